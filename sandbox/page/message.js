// A message: author, time, text, files, embeds and components, and notices for this member only.

import { dismissMessage } from "./api.js";
import { attachments } from "./attachments.js";
import { avatar, tagOf } from "./avatar.js";
import { channelIcon } from "./channel_name.js";
import { components } from "./components.js";
import { userButton, withMessageMenu, withUserMenu } from "./context_menu.js";
import { el } from "./dom.js";
import { embeds } from "./embeds.js";
import { icon } from "./icons.js";
import { markdown, plainText } from "./markdown.js";
import { dropMessage, nameOf, pingsMe, store } from "./store.js";
import { hourOf, isSameDay, sentTime, whenSent } from "./timestamp.js";

const EPHEMERAL = 64;
const LOADING = 128;
// Its components say where each of its files is shown.
const COMPONENTS_V2 = 1 << 15;
const THREAD_CREATED = 18;
const THREAD_STARTER = 21;
const WRITTEN = 1;
const GROUP_MILLISECONDS = 7 * 60 * 1000;

const has = (message, flag) => Boolean((message.flags ?? 0) & flag);
const isPrivate = (message) => has(message, EPHEMERAL) || Boolean(message.local);

// What a message responds to: a command or another message.
const answersTo = (message) => message.interaction?.name ?? message.referenced_message;

/** Whether a message continues the one before it, without repeating the author. */
export function continues(message, before) {
  if (!before || answersTo(message) || message.type === THREAD_CREATED || before.type === THREAD_CREATED) return false;
  const [now, then] = [new Date(message.timestamp), new Date(before.timestamp)];
  return (
    message.author.id === before.author.id &&
    isPrivate(message) === isPrivate(before) &&
    isSameDay(now, then) &&
    now - then < GROUP_MILLISECONDS
  );
}

/** The list item of a message; `previous` is the one it replaces. */
export function messageItem(message, { continued, previous }) {
  const classes = ["message"];
  if (continued) classes.push("continued");
  if (pingsMe(message)) classes.push("pings-me");
  if (isPrivate(message)) classes.push("private");
  if (message.type === THREAD_CREATED) classes.push("notice");
  const article = el("article", {}, message.type === THREAD_CREATED ? threadNotice(message) : body(message, continued, previous));
  // Ephemeral messages have no context menu.
  if (message.type !== THREAD_CREATED && !isPrivate(message)) article.append(withMessageMenu(article, message));
  return el("li", { class: classes.join(" "), data: { message: message.id, author: message.author.username } }, article);
}

function body(message, continued, previous) {
  const sent = new Date(message.timestamp);
  return [
    contextLine(message),
    continued ? el("span", { class: "message-hour" }, sentTime(sent, hourOf(sent))) : withUserMenu(avatar(message.author), message.author),
    el(
      "div",
      { class: "message-body" },
      el(
        "header",
        { class: continued ? "unseen" : null },
        withUserMenu(el("h3", { class: "author" }, userButton(message.author)), message.author),
        tagOf(message.author),
        sentTime(sent, whenSent(sent)),
      ),
      content(message),
      !has(message, COMPONENTS_V2) && attachments(message, previous),
      embeds(message),
      components(message),
      message.thread && threadCard(message.thread),
      el("p", { class: "message-failure", role: "status" }),
      isPrivate(message) && message.local !== "waiting" && privacyLine(message),
    ),
  ];
}

function content(message) {
  if (message.local === "waiting") return waiting("Sending command");
  if (message.local === "failed") return el("p", { class: "failure", role: "alert" }, icon("warning"), message.content);
  if (has(message, LOADING)) return waiting(`${nameOf(message.author)} is thinking`);
  const source = message.type === THREAD_STARTER ? message.referenced_message?.content : message.content;
  const edited = message.edited_timestamp && el("span", { class: "edited", title: whenSent(new Date(message.edited_timestamp)) }, "(edited)");
  if (!source) return null;
  return el("div", { class: "message-content" }, markdown(source), edited);
}

const waiting = (what) => el("p", { class: "thinking" }, what, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), el("span", { class: "unseen" }, "…"));

function contextLine(message) {
  if (message.interaction?.name) {
    const { user, name } = message.interaction;
    const inMenu = (message.interaction_metadata?.command_type ?? WRITTEN) !== WRITTEN;
    return el(
      "p",
      { class: "context-line" },
      avatar(user, "tiny"),
      el("span", { class: "context-name" }, nameOf(user)),
      " used ",
      el("span", { class: "command-name" }, inMenu ? [icon("apps"), name] : `/${name}`),
    );
  }
  const replied = message.type !== THREAD_STARTER && message.referenced_message;
  if (!replied) return null;
  const text = plainText(replied.content ?? "").slice(0, 140) || (replied.attachments?.length ? "a picture" : "a message");
  const show = () => document.querySelector(`[data-message="${CSS.escape(replied.id)}"]`)?.scrollIntoView({ block: "center", behavior: "smooth" });
  return el(
    "p",
    { class: "context-line" },
    avatar(replied.author, "tiny"),
    el("span", { class: "context-name" }, nameOf(replied.author)),
    " ",
    el("button", { type: "button", class: "context-text", on: { click: show } }, text),
  );
}

function privacyLine(message) {
  const dismiss = async () => {
    if (!message.local) await dismissMessage(message.id).catch(() => {});
    dropMessage(message.channel_id, message.id);
  };
  return el(
    "p",
    { class: "privacy-line" },
    icon("eye"),
    "Only you can see this · ",
    el("button", { type: "button", class: "text-button", data: { dismiss: "" }, on: { click: dismiss } }, "Dismiss message"),
  );
}

function threadNotice(message) {
  const thread = store.channels.get(message.message_reference?.channel_id);
  const sent = new Date(message.timestamp);
  return [
    el("span", { class: "notice-icon" }, icon("thread")),
    el(
      "p",
      {},
      el("strong", {}, nameOf(message.author)),
      " started a thread: ",
      thread ? el("a", { href: `#${thread.id}` }, thread.name) : el("strong", {}, message.content),
      " ",
      sentTime(sent, whenSent(sent)),
    ),
  ];
}

const threadCard = (thread) =>
  el("a", { class: "thread-card", href: `#${thread.id}` }, channelIcon(thread), el("strong", {}, thread.name), el("span", {}, "See thread ›"));
