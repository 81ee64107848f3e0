// The panel above the text box: commands, options, choices, members. It follows the input that it serves, which keeps
// the focus, and tells it which row is the active one.

import { byId, el, fill } from "./dom.js";

let serving = null;
let rows = [];
let active = -1;
let pick = () => {};

/** The item that is active in the panel of this input, or null. */
export const activeItem = (input) => (serving === input && active >= 0 ? rows[active].item : null);

/**
 * Shows items for `input`: `groups` of {title, items}, an item being {label, hint, description, picture, …}. `note` stands above them.
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

// A text area of several lines is no combobox and cannot be expanded; its active row and its list are known all the same.
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

/** Hides the panel; with an input only if it is that input's. */
export function hide(input = serving) {
  if (!serving || serving !== input) return;
  showExpanded(false);
  serving.removeAttribute("aria-activedescendant");
  serving = null;
  rows = [];
  active = -1;
  byId("suggestions").hidden = true;
}

/** Lets the panel of this input have a key: the arrows move, Tab picks. Returns whether the key was used. */
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

/** What an input of one line needs so that it can be served. */
export const COMBOBOX = {
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-controls": "suggestion-list",
  autocomplete: "off",
  spellcheck: "false",
};
