// Context menus of members and messages, opened by right click, long touch, Shift+F10 or a button. The application's commands
// are under "Apps". Only one menu is open at a time.

import { avatar } from "./avatar.js";
import { menuCommands } from "./commands.js";
import { mentionInText } from "./composer.js";
import { el } from "./dom.js";
import { icon } from "./icons.js";
import { sendMenuCommand } from "./interactions.js";
import { nameOf } from "./store.js";
import { botUser } from "./where.js";

const ON_USER = 2;
const ON_MESSAGE = 3;
const EDGE = 8;

let open = null;

const userItems = (user) => [
  action("at", "Mention", () => mentionInText(user)),
  !user.system && apps(ON_USER, user.id),
  action("copy", "Copy user ID", () => copy(user.id)),
];

const userLabel = (user) => `Actions for ${nameOf(user)}`;

/** Gives an element a user's context menu. */
export const withUserMenu = (node, user) => withMenu(node, userLabel(user), () => userItems(user));

/** A user's name as a button that opens their menu. */
export function userButton(user) {
  const attributes = { type: "button", class: "author-button", tabindex: "-1", "aria-haspopup": "menu", "aria-label": userLabel(user) };
  return opensMenu(el("button", attributes, nameOf(user)), userLabel(user), () => userItems(user));
}

/** Gives an element a message's context menu, and returns the button that opens it. */
export function withMessageMenu(node, message) {
  const items = () => [
    message.content && action("copy", "Copy text", () => copy(message.content)),
    apps(ON_MESSAGE, message.id),
    action("copy", "Copy message ID", () => copy(message.id)),
  ];
  withMenu(node, "Actions for the message", items);
  const button = el(
    "button",
    { type: "button", class: "message-actions", "aria-label": "More", title: "More", "aria-haspopup": "menu" },
    icon("dots"),
  );
  return opensMenu(button, "Actions for the message", items);
}

function opensMenu(button, label, items) {
  button.addEventListener("click", () => {
    const { left, bottom } = button.getBoundingClientRect();
    show({ items: items(), label, x: left, y: bottom + 4, opener: button });
  });
  return button;
}

function withMenu(node, label, items) {
  node.addEventListener("contextmenu", (event) => {
    // Links and selected text keep the browser's own menu.
    if (event.target.closest("a, input, textarea") || String(getSelection())) return;
    event.preventDefault();
    event.stopPropagation();
    // Opened by keyboard, it has no position and goes beside the focused element.
    const byKeyboard = event.clientX <= 0 && event.clientY <= 0;
    const { left, bottom } = event.target.getBoundingClientRect();
    const [x, y] = byKeyboard ? [left, bottom] : [event.clientX, event.clientY];
    show({ items: items(), label, x, y, opener: document.activeElement });
  });
  return node;
}

const copy = (text) => navigator.clipboard?.writeText(text).catch(() => {});

const item = (attributes, ...children) =>
  el("button", { type: "button", role: "menuitem", tabindex: "-1", class: "menu-item", ...attributes }, ...children);

const action = (name, label, act) =>
  item({ on: { click: () => (close(), act()) }, data: { menu: label } }, el("span", { class: "menu-label" }, label), icon(name));

// The application's commands, in a submenu of one item.
function apps(kind, target) {
  const commands = menuCommands(kind);
  if (commands.length === 0) return null;
  const bot = botUser();
  const choose = (entry) => {
    close();
    sendMenuCommand(entry.command, target);
  };
  const list = el(
    "div",
    { class: "menu submenu", role: "menu", "aria-label": "Apps", hidden: true },
    commands.map((entry) =>
      item({ on: { click: () => choose(entry) }, data: { menu: entry.command.name } }, bot && avatar(bot, "small"), el("span", { class: "menu-label" }, entry.name)),
    ),
  );
  const head = item({ "aria-haspopup": "menu", "aria-expanded": "false", data: { menu: "Apps" } }, el("span", { class: "menu-label" }, "Apps"), icon("right"));
  const unfold = (unfolded) => {
    list.hidden = !unfolded;
    head.setAttribute("aria-expanded", String(unfolded));
    // On a narrow screen the submenu expands inside the menu.
    place();
    if (unfolded) keepWithin(list);
  };
  const whole = el("div", { class: "menu-with-more" }, head, list);
  head.addEventListener("click", () => (unfold(true), itemsOf(list)[0].focus()));
  whole.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && unfold(true));
  whole.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && unfold(false));
  whole.addEventListener("keydown", (event) => {
    const inside = list.contains(event.target);
    if (event.key === "ArrowRight" && !inside) {
      unfold(true);
      itemsOf(list)[0].focus();
    } else if (event.key === "ArrowLeft" && inside) {
      unfold(false);
      head.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return whole;
}

// Places a submenu beside the menu, on whichever side there is room, and above the bottom edge.
function keepWithin(list) {
  list.classList.remove("leftwards");
  list.style.marginBlockStart = "";
  if (list.getBoundingClientRect().right > innerWidth - EDGE) list.classList.add("leftwards");
  const below = list.getBoundingClientRect().bottom - (innerHeight - EDGE);
  if (below > 0) list.style.marginBlockStart = `${-below}px`;
}

function show({ items, label, x, y, opener }) {
  close();
  const menu = el("div", { id: "context-menu", class: "menu context-menu", role: "menu", "aria-label": label, tabindex: "-1" }, items);
  menu.addEventListener("keydown", key);
  menu.addEventListener("contextmenu", (event) => event.preventDefault());
  document.body.append(menu);
  open = { menu, opener, x, y };
  place();
  menu.focus({ preventScroll: true });
  addEventListener("pointerdown", outside, true);
  addEventListener("resize", close);
  byScroll(true);
}

// Places a menu where it was requested, but within the screen.
function place() {
  const { menu, x, y } = open;
  // Measured at the edge, it would be as narrow as the space there.
  menu.style.left = "0";
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`;
  menu.style.top = `${Math.max(EDGE, Math.min(y, innerHeight - height - EDGE))}px`;
}

function close() {
  if (!open) return;
  const { menu, opener } = open;
  const hadFocus = menu.contains(document.activeElement);
  open = null;
  menu.remove();
  removeEventListener("pointerdown", outside, true);
  removeEventListener("resize", close);
  byScroll(false);
  if (hadFocus) opener?.focus?.({ preventScroll: true });
}

const outside = (event) => !open?.menu.contains(event.target) && close();

// Closes the menu if the content under it is scrolled, but not if a new message scrolls the list.
function byScroll(listen) {
  for (const kind of ["wheel", "touchmove"]) {
    if (listen) addEventListener(kind, outside, { capture: true, passive: true });
    else removeEventListener(kind, outside, { capture: true });
  }
}

const itemsOf = (menu) => [...menu.querySelectorAll("[role=menuitem]")].filter((one) => one.closest("[role=menu]") === menu);

function key(event) {
  const list = event.target.closest("[role=menu]");
  const all = itemsOf(list);
  const at = all.indexOf(event.target);
  const to = {
    ArrowDown: () => all[(at + 1) % all.length].focus(),
    ArrowUp: () => all[at <= 0 ? all.length - 1 : at - 1].focus(),
    Home: () => all[0].focus(),
    End: () => all.at(-1).focus(),
    Escape: close,
    Tab: close,
  }[event.key];
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to();
}
