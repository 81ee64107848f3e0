// Makes elements. Everything that a member or the application wrote enters the page through here as text nodes
// and attributes, never as markup, so nothing that is written can become part of the page's own structure.

/**
 * An element with attributes and children.
 * `on` holds listeners by event, `data` the data attributes, `is` plain properties; an attribute that is null or false is left out.
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else if (name === "data") for (const [key, text] of Object.entries(value)) { if (text != null) node.dataset[key] = text; }
    else if (name === "is") Object.assign(node, value);
    else if (value !== null && value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  append(node, children);
  return node;
}

/** Appends text and nodes, however deep the lists they come in; what is null or false is left out. */
export function append(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** Replaces all that a node holds. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

/** The one element of index.html with this id. */
export const byId = (id) => document.getElementById(id);

let numbered = 0;
/** An id that nothing else on the page has, to tie labels and descriptions to their element. */
export const freshId = (prefix) => `${prefix}-${(numbered += 1)}`;

/** A text as one would say it with a number: `count(1, "message")` is "1 message". */
export const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
