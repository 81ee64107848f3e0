// Avatars, which are drawn since no one can upload any: the user's initial on a colour of their own.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const COLOURS = 6;

/** A user's avatar; hidden from screen readers, as the name is always beside it. */
export function avatar(user, size = "normal") {
  const face = user.system ? icon("spark") : user.bot ? icon("bot") : [...nameOf(user)][0]?.toUpperCase();
  const place = Math.max(0, store.members.findIndex((member) => member.user.id === user.id));
  const colour = user.system ? "system" : user.bot ? "bot" : place % COLOURS;
  return el("span", { class: `avatar avatar-${size} avatar-${colour}`, "aria-hidden": "true" }, face);
}

/** The sign of a group, as large as a small avatar. */
export const groupAvatar = () => el("span", { class: "avatar avatar-small avatar-group", "aria-hidden": "true" }, icon("people"));

/** The tag after the name of an application or of the sandbox itself. */
export function tagOf(user) {
  if (user.system) return el("span", { class: "tag" }, "SYSTEM");
  return user.bot ? el("span", { class: "tag" }, "APP") : null;
}
