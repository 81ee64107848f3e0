// Creates elements. Everything that a member or the application wrote enters the page here, as text nodes and attributes and
// never as markup, so it cannot become part of the page's structure.

/**
 * An element with attributes and children.
 * `on` contains listeners by event, `data` data attributes, `is` properties; attributes that are null or false are left out.
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

/** Appends text and nodes from nested lists; null and false are left out. */
export function append(node, children) {
  for (const child of [children].flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}

/** Replaces all children of a node. */
export function fill(node, ...children) {
  node.replaceChildren();
  return append(node, children);
}

/** The element of index.html with this id. */
export const byId = (id) => document.getElementById(id);

let numbered = 0;
/** A unique element id, to link labels and descriptions to their element. */
export const freshId = (prefix) => `${prefix}-${(numbered += 1)}`;

/** A number with its noun: `count(1, "message")` is "1 message". */
export const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
