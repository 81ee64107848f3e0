// Emoji of buttons and options: those of Unicode as they are, those uploaded to some server by their name.

import { el } from "./dom.js";

/** The element for an emoji object; the control that holds it carries the words. */
export const emojiOf = (emoji) =>
  emoji && el("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
