// Emoji of buttons and options: Unicode ones as they are, custom ones by name.

import { el } from "./dom.js";

/** The element for an emoji; the control around it has the accessible name. */
export const emojiOf = (emoji) =>
  emoji && el("span", { class: "emoji", "aria-hidden": "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
