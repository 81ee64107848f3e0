// A modal: a dialog with inputs. It stays open until the application responds, and says so if it does not.

import { el, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { modalInput } from "./modal_inputs.js";
import { store } from "./store.js";

const TEXT = 10;

/** Opens a modal; `submit(modal, inputs, files)` gets the filled inputs and throws on failure. */
export function openModal(modal, submit) {
  const opened = { ...modal, channelId: store.channel };
  const title = freshId("modal-title");
  const failure = el("p", { class: "failure", role: "alert" });
  const send = el("button", { type: "submit", class: "button button-1" }, "Submit");
  const fields = [];
  // An action row has its inputs in `components`, a label its one input in `component`.
  const parts = (modal.components ?? []).map((part) => {
    if (part.type === TEXT) return el("div", { class: "text-display" }, markdown(part.content));
    return (part.components ?? [part.component]).map((input) => {
      const one = field(input, part);
      fields.push(one);
      return one.element;
    });
  });
  const form = el(
    "form",
    { class: "modal-form" },
    el("h2", { id: title }, modal.title),
    parts,
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
    const missing = fields.find((one) => one.problem());
    if (missing) {
      failure.textContent = missing.problem();
      missing.focus();
      return;
    }
    send.disabled = true;
    const files = [];
    try {
      await submit(opened, fields.map((one) => one.filled(files)), files);
      dialog.close();
    } catch (error) {
      failure.textContent = `${error.message}. Your text is still here: try again or cancel.`;
      send.disabled = false;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
}

// An input with its label and description.
function field(spec, part) {
  const id = freshId("field");
  const name = spec.label ?? part.label ?? "";
  const about = part.description && el("p", { id: `${id}-about`, class: "field-about" }, part.description);
  const input = modalInput(spec, { id, name, about: about ? `${id}-about` : null });
  const isRequired = spec.required !== false && !input.isOptional;
  const label = el(input.isGroup ? "span" : "label", { ...(input.isGroup ? { id: `${id}-label` } : { for: id }), class: "field-label" }, name, isRequired && el("span", { class: "required", title: "Required" }, " *"));
  return { ...input, element: el("div", { class: "field", data: { field: spec.custom_id } }, label, about, input.element) };
}
