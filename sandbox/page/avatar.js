// Round pictures of users, drawn here since nobody has uploaded any: the first letter on a colour of the member's own.

import { el } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const COLOURS = 6;

/** A user's picture; it is decoration, since the name always stands beside it. */
export function avatar(user, size = "normal") {
  const face = user.system ? icon("spark") : user.bot ? icon("bot") : [...nameOf(user)][0]?.toUpperCase();
  const place = Math.max(0, store.members.findIndex((member) => member.user.id === user.id));
  const colour = user.system ? "system" : user.bot ? "bot" : place % COLOURS;
  return el("span", { class: `avatar avatar-${size} avatar-${colour}`, "aria-hidden": "true" }, face);
}

/** The tag behind the name of an application, or of the sandbox itself. */
export function tagOf(user) {
  if (user.system) return el("span", { class: "tag" }, "SYSTEM");
  return user.bot ? el("span", { class: "tag" }, "APP") : null;
}
