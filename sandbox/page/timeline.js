// The messages of the open channel, oldest first: grouped, divided by days, with a line before new ones. It stays at the end if
// it is there, keeps its position otherwise, and fetches older messages when scrolled up.

import { fetchMessages } from "./api.js";
import { channelIcon, channelName, isDirect, isGroup, isThread } from "./channel_name.js";
import { byId, el } from "./dom.js";
import { continues, messageItem } from "./message.js";
import { isNewer } from "./snowflake.js";
import { messagesOf, on, putHistory, store } from "./store.js";
import { dayName, isSameDay } from "./timestamp.js";
import { lastRead } from "./unread.js";

const NEAR_END = 120;
const PAGE = 50;

// The rendered messages by id: the item and what it was made from.
let drawn = new Map();
const complete = new Set();
let fetchingOlder = false;
let atEnd = true;
let lastTop = 0;
// The newest message that was read when the channel was opened.
let readBefore = "0";

const view = () => byId("timeline");
const list = () => byId("messages");

/** Shows the open channel's messages, now and whenever they change. */
export function showTimeline() {
  on("open", reopen);
  on("messages", (channelId) => channelId === store.channel && draw());
  // Messages contain names, mentions and the online state.
  on("members", redraw);
  on("channels", redrawTop);
  view().addEventListener("scroll", scrolled, { passive: true });
  byId("to-end").addEventListener("click", () => toEnd("smooth"));
  new ResizeObserver(() => atEnd && toEnd()).observe(list());
  new ResizeObserver(() => atEnd && toEnd()).observe(view());
}

/** Fetches the open channel's newest messages. */
export async function fetchNewest() {
  const channel = store.channel;
  const messages = await fetchMessages(channel);
  if (messages.length < PAGE) complete.add(channel);
  putHistory(channel, messages);
}

async function reopen(channel) {
  readBefore = lastRead(channel);
  atEnd = true;
  list().setAttribute("aria-label", `Messages in ${channelName(store.channels.get(channel))}`);
  redraw();
  await fetchNewest();
}

function redraw() {
  drawn = new Map();
  list().replaceChildren();
  if (store.channel) draw();
}

function redrawTop() {
  if (store.channels.has(store.channel)) list().querySelector(".beginning")?.replaceWith(beginning());
}

function scrolled() {
  const { scrollTop, scrollHeight, clientHeight } = view();
  // Only scrolling up leaves the end: content growing below does not.
  if (scrollHeight - scrollTop - clientHeight < NEAR_END) atEnd = true;
  else if (scrollTop < lastTop) atEnd = false;
  lastTop = scrollTop;
  if (atEnd) byId("to-end").hidden = true;
  if (scrollTop < 200) fetchOlder();
}

function toEnd(behavior = "instant") {
  view().scrollTo({ top: view().scrollHeight, behavior });
  byId("to-end").hidden = true;
}

async function fetchOlder() {
  const channel = store.channel;
  const oldest = messagesOf(channel)[0];
  if (fetchingOlder || complete.has(channel) || !oldest || oldest.local) return;
  fetchingOlder = true;
  try {
    const older = await fetchMessages(channel, oldest.id);
    if (older.length < PAGE) complete.add(channel);
    const fromBottom = view().scrollHeight - view().scrollTop;
    putHistory(channel, older);
    view().scrollTop = view().scrollHeight - fromBottom;
  } finally {
    fetchingOlder = false;
  }
}

// Updates the list from the store; unchanged items stay as they are.
function draw() {
  const held = heldFocus();
  const messages = messagesOf(store.channel);
  const next = new Map();
  const wanted = [];
  if (complete.has(store.channel)) wanted.push(list().querySelector(".beginning") ?? beginning());
  messages.forEach((message, at) => {
    const before = messages[at - 1];
    if (!before || !isSameDay(new Date(before.timestamp), new Date(message.timestamp))) wanted.push(dayDivider(message));
    if (isFirstUnread(message, before)) wanted.push(el("li", { class: "divider new" }, el("span", {}, "New")));
    const continued = continues(message, before) && wanted.at(-1)?.classList.contains("message");
    const known = drawn.get(message.id);
    const entry =
      known && known.message === message && known.continued === continued
        ? known
        : { message, continued, item: messageItem(message, { continued, previous: known?.item }) };
    next.set(message.id, entry);
    wanted.push(entry.item);
  });
  const grew = messages.length > 0 && messages.at(-1).id !== [...drawn.keys()].at(-1);
  drawn = next;
  arrange(wanted);
  restoreFocus(held);
  if (atEnd) toEnd();
  else if (grew) byId("to-end").hidden = false;
}

const isFirstUnread = (message, before) =>
  readBefore !== "0" && before && !message.local && message.author.id !== store.me.id &&
  isNewer(message.id, readBefore) && !isNewer(before.id, readBefore);

// Sorts the items, moving only those out of place: a moved item would lose the focus.
function arrange(wanted) {
  const keep = new Set(wanted);
  for (const item of [...list().children]) if (!keep.has(item)) item.remove();
  wanted.forEach((item, at) => {
    const there = list().children[at];
    if (there !== item) list().insertBefore(item, there ?? null);
  });
}

const dayDivider = (message) => el("li", { class: "divider" }, el("span", {}, dayName(new Date(message.timestamp))));

function beginning() {
  const channel = store.channels.get(store.channel);
  const name = channelName(channel);
  const what = isGroup(channel) ? `the group with ${name}` : isDirect(channel) ? `your direct messages with ${name}` : isThread(channel) ? `the thread ${name}` : `the channel #${name}`;
  return el(
    "li",
    { class: "beginning" },
    el("span", { class: "beginning-icon" }, channelIcon(channel)),
    el("h2", {}, isDirect(channel) || isThread(channel) ? name : `Welcome to #${name}`),
    el("p", {}, `This is the beginning of ${what}.`),
  );
}

// The focused control within a message, so that the one in its place can be focused after a redraw.
function heldFocus() {
  const control = document.activeElement;
  const item = control?.closest?.("#messages .message");
  if (!item) return null;
  const controls = focusable(item);
  return { message: item.dataset.message, customId: control.dataset.customId, place: controls.indexOf(control) };
}

// The author's name and the menu, which every message has, never count as its place.
const focusable = (item) => [...item.querySelectorAll("button:not(:disabled, [aria-haspopup=menu]), a[href], [tabindex='0']")];

function restoreFocus(held) {
  if (!held || document.activeElement?.closest?.("#messages")) return;
  const item = drawn.get(held.message)?.item;
  if (!item) {
    // The message is gone (dismissed, or its panel closed), so the focus moves to the text box.
    byId("timeline").focus({ preventScroll: true });
    return;
  }
  const same = held.customId && item.querySelector(`[data-custom-id="${CSS.escape(held.customId)}"]:not(:disabled)`);
  const controls = focusable(item);
  (same ?? controls[Math.min(held.place, controls.length - 1)])?.focus({ preventScroll: true });
}
