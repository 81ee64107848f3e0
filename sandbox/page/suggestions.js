// The panel above the text box with commands, options, choices or members. The input it belongs to keeps the focus and refers to
// the active row.

import { byId, el, fill } from "./dom.js";

let serving = null;
let rows = [];
let active = -1;
let pick = () => {};

/** The active item in this input's panel, or null. */
export const activeItem = (input) => (serving === input && active >= 0 ? rows[active].item : null);

/**
 * Shows items for `input`: `groups` of {title, items}, with items of {label, hint, description, picture, …} below a `note`.
 * `first` makes the first item active; `onPick(item)` is called when one is picked.
 */
export function suggest(input, { note, groups = [], first = true, onPick }) {
  if (serving !== input) hide();
  serving = input;
  pick = onPick;
  rows = [];
  const panel = byId("suggestions");
  const drawn = groups.filter((group) => group.items.length > 0).map((group) => {
    const title = group.title && el("div", { class: "suggestion-title", role: "presentation" }, group.picture, group.title);
    return el("div", { role: "group", "aria-label": group.title ?? null }, title, group.items.map(row));
  });
  fill(byId("suggestion-note"), note);
  byId("suggestion-note").hidden = !note;
  fill(byId("suggestion-list"), drawn);
  byId("suggestion-list").hidden = rows.length === 0;
  panel.hidden = rows.length === 0 && !note;
  showExpanded(rows.length > 0);
  activate(first && rows.length > 0 ? 0 : -1);
}

// A multi-line text area cannot be a combobox with an expanded state, but can still refer to its list and active row.
function showExpanded(expanded) {
  if (serving.getAttribute("role") === "combobox") serving.setAttribute("aria-expanded", String(expanded));
}

function row(item) {
  const at = rows.length;
  const element = el(
    "div",
    {
      id: `suggestion-${at}`,
      class: "suggestion",
      role: "option",
      "aria-selected": "false",
      data: { suggestion: item.label },
      // The input must keep the focus.
      on: { mousedown: (event) => event.preventDefault(), mousemove: () => active !== at && activate(at), click: () => pick(item) },
    },
    item.picture,
    el(
      "span",
      { class: "suggestion-text" },
      el("span", { class: "suggestion-label" }, item.label, item.hint && el("span", { class: "suggestion-hints" }, item.hint.map((hint) => el("span", {}, hint)))),
      item.description && el("span", { class: "suggestion-description" }, item.description),
    ),
  );
  rows.push({ item, element });
  return element;
}

function activate(at) {
  rows[active]?.element.setAttribute("aria-selected", "false");
  active = at;
  const element = rows[active]?.element;
  element?.setAttribute("aria-selected", "true");
  element?.scrollIntoView({ block: "nearest" });
  if (element) serving.setAttribute("aria-activedescendant", element.id);
  else serving?.removeAttribute("aria-activedescendant");
}

/** Hides the panel; given an input, only if the panel belongs to it. */
export function hide(input = serving) {
  if (!serving || serving !== input) return;
  showExpanded(false);
  serving.removeAttribute("aria-activedescendant");
  serving = null;
  rows = [];
  active = -1;
  byId("suggestions").hidden = true;
}

/** Handles a key for this input's panel: arrows move, Tab picks. Returns whether the key was used. */
export function takeKey(input, event) {
  if (serving !== input || rows.length === 0) return false;
  if (event.key === "ArrowDown") activate((active + 1) % rows.length);
  else if (event.key === "ArrowUp") activate(active <= 0 ? rows.length - 1 : active - 1);
  else if (event.key === "Tab" && !event.shiftKey && active >= 0) pick(rows[active].item);
  else return false;
  event.preventDefault();
  return true;
}

/** Picks the active item of this input's panel; returns whether there was one. */
export function pickActive(input) {
  const item = activeItem(input);
  if (item) pick(item);
  return item !== null;
}

/** The attributes that a single-line input needs to have a panel. */
export const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggestion-list",
  autocomplete: "off",
  spellcheck: "false",
};
