// A modal: a dialog with text inputs. It stays open until the application responds, and says so if it does not.

import { el, freshId } from "./dom.js";
import { store } from "./store.js";

const PARAGRAPH = 2;

/** Opens a modal; `submit(modal, values by custom_id)` gets the values and throws on failure. */
export function openModal(modal, submit) {
  const opened = { ...modal, channelId: store.channel };
  const title = freshId("modal-title");
  const failure = el("p", { class: "failure", role: "alert" });
  const send = el("button", { type: "submit", class: "button button-1" }, "Submit");
  // An action row has its inputs in `components`, a label its one input in `component`.
  const fields = (modal.components ?? []).flatMap((row) => (row.components ?? [row.component ?? row]).map((input) => field(input, row)));
  const form = el(
    "form",
    { class: "modal-form" },
    el("h2", { id: title }, modal.title),
    fields.map((one) => one.element),
    failure,
    el(
      "div",
      { class: "dialog-buttons" },
      el("button", { type: "button", class: "button button-2", on: { click: () => dialog.close() } }, "Cancel"),
      send,
    ),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title, data: { modal: modal.custom_id } }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failure.textContent = "";
    send.disabled = true;
    try {
      await submit(opened, new Map(fields.map((one) => [one.id, one.input.value])));
      dialog.close();
    } catch (error) {
      failure.textContent = `${error.message}. Your text is still here: try again or cancel.`;
      send.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.input.focus();
}

function field(spec, row) {
  const id = freshId("field");
  const required = spec.required !== false;
  const input = el(spec.style === PARAGRAPH ? "textarea" : "input", {
    id,
    name: spec.custom_id,
    placeholder: spec.placeholder,
    required,
    minlength: spec.min_length,
    maxlength: spec.max_length ?? 4000,
    rows: spec.style === PARAGRAPH ? 5 : null,
    autocomplete: "off",
    is: { value: spec.value ?? "" },
  });
  const label = el("label", { for: id }, spec.label ?? row.label ?? "", required && el("span", { class: "required", title: "Required" }, " *"));
  return { id: spec.custom_id, input, element: el("div", { class: "field" }, label, input) };
}
