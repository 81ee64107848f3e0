// Status lines: the connection is lost, the application is offline, someone is typing.

import { byId, fill, el } from "./dom.js";
import { icon } from "./icons.js";
import { memberOf, nameOf, on, store } from "./store.js";

const TYPING_MILLISECONDS = 10_000;

// Timers by user id, which remove the note that the user is typing.
const typing = new Map();

/** Keeps the status lines up to date. */
export function showStatus() {
  on("connection", drawConnection);
  on("members", drawApplication);
  on("open", () => {
    for (const id of [...typing.keys()]) stopTyping(id);
  });
  on("typing", ({ channel_id: channel, user_id: user }) => {
    if (channel !== store.channel || user === store.me.id) return;
    clearTimeout(typing.get(user));
    typing.set(user, setTimeout(() => stopTyping(user), TYPING_MILLISECONDS));
    drawTyping();
  });
  on("message", ({ message }) => stopTyping(message.author.id));
  drawApplication();
}

function drawConnection() {
  byId("connection").hidden = store.connected;
  fill(byId("connection"), store.connected ? null : [el("span", { class: "spinner", "aria-hidden": "true" }), "Connection lost. Reconnecting…"]);
}

function drawApplication() {
  const away = store.application && !store.application.online;
  const name = store.application?.name ?? "The application";
  byId("application-state").hidden = !away;
  fill(byId("application-state"), away ? [icon("warning"), `${name} is not connected. Commands and buttons are not answered until it is.`] : null);
}

function stopTyping(user) {
  clearTimeout(typing.get(user));
  if (typing.delete(user)) drawTyping();
}

function drawTyping() {
  const names = [...typing.keys()].map((id) => memberOf(id)).filter(Boolean).map((member) => nameOf(member.user));
  const dots = el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));
  fill(byId("typing"), names.length > 0 ? [dots, el("strong", {}, names.join(", ")), names.length > 1 ? " are typing…" : " is typing…"] : null);
}
