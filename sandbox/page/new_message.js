// A dialog to choose who to write to: one member for direct messages, several for a group. The bot is in neither.

import { openDirectMessages } from "./api.js";
import { avatar } from "./avatar.js";
import { el, freshId } from "./dom.js";
import { nameOf, putChannel, store } from "./store.js";

// With oneself, ten people fit into a group.
const MOST = 9;

/** Opens the dialog. */
export function writeToSomeone() {
  const title = freshId("new-message");
  const bot = store.application?.name ?? "The bot";
  const people = store.members.map((member) => member.user).filter((user) => !user.bot && user.id !== store.me.id);
  const boxes = people.map((user) => el("input", { type: "checkbox", name: user.username, value: user.id }));
  const failure = el("p", { class: "failure", role: "alert" });
  const send = el("button", { type: "submit", class: "button button-1" });
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const update = () => {
    const count = chosen().length;
    send.textContent = count > 1 ? "Create group" : "Write";
    send.disabled = count === 0 || count > MOST;
  };
  const form = el(
    "form",
    { class: "modal-form", on: { change: update } },
    el("h2", { id: title }, "New message"),
    el("p", { class: "muted" }, `Choose one member, or several for a group. ${bot} isn't part of either: its commands are there for those who added it to their apps.`),
    el(
      "ul",
      { class: "people" },
      people.map((user, at) => el("li", {}, el("label", { class: "person" }, avatar(user, "list"), el("span", { class: "user-name" }, nameOf(user)), boxes[at]))),
    ),
    failure,
    el("div", { class: "dialog-buttons" }, el("button", { type: "button", class: "button button-2", on: { click: () => dialog.close() } }, "Cancel"), send),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": title, data: { modal: "new-message" } }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const channel = await openDirectMessages(...chosen());
      putChannel(channel);
      dialog.close();
      location.hash = channel.id;
    } catch (error) {
      failure.textContent = `${error.message}.`;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  update();
  document.body.append(dialog);
  dialog.showModal();
}
