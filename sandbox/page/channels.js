// The list on the left: the server's channels with their threads, then direct messages and groups, then servers without the bot.
// Each is a link, so it opens with a click, with Enter, or in another tab.

import { openDirectMessages } from "./api.js";
import { avatar, groupAvatar } from "./avatar.js";
import { channelIcon, channelName, isDirect, isGroup, isThread, signedName } from "./channel_name.js";
import { byId, count, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { writeToSomeone } from "./new_message.js";
import { nameOf, on, putChannel, store } from "./store.js";
import { unreadIn } from "./unread.js";
import { botIsIn, botUser, guildOf } from "./where.js";

/** Draws the list now and whenever it changes. */
export function showChannels() {
  for (const kind of ["channels", "members", "messages", "open"]) on(kind, draw);
  draw();
}

/** Redraws the list. */
export function draw() {
  if (!store.guild) return;
  byId("guild-name").textContent = store.guild.name;
  const focused = document.activeElement?.closest?.("#channels a, #channels #new-message");
  const held = focused && (focused.id ? `#${focused.id}` : `a[href="${CSS.escape(focused.getAttribute("href"))}"]`);
  const channels = [...store.channels.values()];
  // The bot comes first.
  const directs = channels.filter(isDirect).sort((a, b) => Number(botIsIn(b)) - Number(botIsIn(a)));
  const bot = botUser();
  const botIsMissing = bot && !directs.some((channel) => channel.recipients?.some((user) => user.id === bot.id));
  fill(
    byId("channels"),
    section(heading("Text channels"), textsOf(store.guild, channels)),
    section(
      el("div", { class: "section-head" }, heading("Direct messages"), newMessage()),
      [botIsMissing && el("li", {}, greet(bot)), ...directs.map((channel) => entry(channel, []))],
    ),
    store.otherGuilds.map((guild) => section(guildHeading(guild), textsOf(guild, channels))),
  );
  if (held) byId("channels").querySelector(held)?.focus();
  showPingsInTitle(channels);
}

const isOpenThread = (thread, channel) =>
  isThread(thread) && thread.parent_id === channel.id && (!thread.thread_metadata?.archived || thread.id === store.channel);

// The entries of a server's channels, with their threads.
const textsOf = (guild, channels) =>
  channels
    .filter((channel) => channel.guild_id === guild.id && !isThread(channel))
    .map((channel) => entry(channel, channels.filter((thread) => isOpenThread(thread, channel))));

const section = (head, entries) => [head, el("ul", {}, entries)];

const heading = (title) => el("h2", {}, title);

function guildHeading(guild) {
  const without = `without ${store.application?.name ?? "the bot"}`;
  return el("h2", { class: "other-guild" }, el("span", { class: "channel-name" }, guild.name), !guild.has_bot && el("span", { class: "without" }, without));
}

const newMessage = () =>
  el(
    "button",
    { type: "button", id: "new-message", class: "icon-button small", "aria-label": "New message", title: "New message", on: { click: writeToSomeone } },
    icon("plus"),
  );

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
    isGroup(channel) ? groupAvatar() : isDirect(channel) ? avatar(channel.recipients?.[0] ?? store.me, "small") : channelIcon(channel),
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
  const place = open ? `${signedName(open)} · ` : "";
  document.title = `${pings > 0 ? `(${pings}) ` : ""}${place}${nameOf(store.me)} · ${guildOf(open).name}`;
  byId("menu-badge").hidden = pings === 0;
  byId("menu-badge").textContent = pings > 0 ? String(pings) : "";
  byId("menu-button").setAttribute("aria-label", pings > 0 ? `Channels, ${count(pings, "mention")}` : "Channels");
}
