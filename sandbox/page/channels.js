// The list on the left: the server's channels with their threads, then direct messages. Each is a link, so it opens with a
// click, with Enter, or in another tab.

import { openDirectMessages } from "./api.js";
import { avatar } from "./avatar.js";
import { channelIcon, channelName, isDirect, isThread } from "./channel_name.js";
import { byId, count, el, fill } from "./dom.js";
import { nameOf, on, putChannel, store } from "./store.js";
import { unreadIn } from "./unread.js";

/** Draws the list now and whenever it changes. */
export function showChannels() {
  for (const kind of ["channels", "members", "messages", "open"]) on(kind, draw);
  draw();
}

/** Redraws the list. */
export function draw() {
  if (!store.guild) return;
  byId("guild-name").textContent = store.guild.name;
  const held = document.activeElement?.closest?.("#channels a")?.getAttribute("href");
  const channels = [...store.channels.values()];
  const texts = channels.filter((channel) => !isDirect(channel) && !isThread(channel));
  const directs = channels.filter(isDirect);
  const bot = store.members.find((member) => member.user.bot)?.user;
  const botIsMissing = bot && !directs.some((channel) => channel.recipients?.some((user) => user.id === bot.id));
  fill(
    byId("channels"),
    section("Text channels", texts.map((channel) => entry(channel, channels.filter((thread) => isOpenThread(thread, channel))))),
    section("Direct messages", [...directs.map((channel) => entry(channel, [])), botIsMissing && el("li", {}, greet(bot))]),
  );
  if (held) byId("channels").querySelector(`a[href="${CSS.escape(held)}"]`)?.focus();
  showPingsInTitle(channels);
}

const isOpenThread = (thread, channel) =>
  isThread(thread) && thread.parent_id === channel.id && (!thread.thread_metadata?.archived || thread.id === store.channel);

const section = (title, entries) => [el("h2", {}, title), el("ul", {}, entries)];

function entry(channel, threads) {
  const { unread, pings } = unreadIn(channel);
  const open = channel.id === store.channel;
  const name = channelName(channel);
  const link = el(
    "a",
    {
      href: `#${channel.id}`,
      class: unread && !open ? "channel unread" : "channel",
      "aria-current": open ? "page" : null,
      data: { channel: channel.id, name },
    },
    isDirect(channel) ? avatar(channel.recipients?.[0] ?? store.me, "small") : channelIcon(channel),
    el("span", { class: "channel-name" }, name),
    unread && !open && el("span", { class: "unseen" }, pings > 0 ? "" : ", unread"),
    pings > 0 && !open && el("span", { class: "badge" }, String(pings), el("span", { class: "unseen" }, pings === 1 ? " mention" : " mentions")),
  );
  return el("li", {}, link, threads.length > 0 && el("ul", { class: "threads" }, threads.map((thread) => entry(thread, []))));
}

// A link to direct messages that do not exist yet.
function greet(bot) {
  const open = async () => {
    const channel = await openDirectMessages(bot.id);
    putChannel(channel);
    location.hash = channel.id;
  };
  return el("button", { type: "button", class: "channel", on: { click: open } }, avatar(bot, "small"), el("span", { class: "channel-name" }, nameOf(bot)));
}

function showPingsInTitle(channels) {
  const pings = channels.reduce((sum, channel) => sum + unreadIn(channel).pings, 0);
  const open = store.channels.get(store.channel);
  const place = open ? `${isDirect(open) ? "@" : "#"}${channelName(open)} · ` : "";
  document.title = `${pings > 0 ? `(${pings}) ` : ""}${place}${nameOf(store.me)} · ${store.guild.name}`;
  byId("menu-badge").hidden = pings === 0;
  byId("menu-badge").textContent = pings > 0 ? String(pings) : "";
  byId("menu-button").setAttribute("aria-label", pings > 0 ? `Channels, ${count(pings, "mention")}` : "Channels");
}
