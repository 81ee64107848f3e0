// Names of channels and the icons before them: `#` for a channel, a bubble for a thread, `@` for direct messages, people for a
// group.

import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const DIRECT = 1;
const GROUP = 3;
const THREADS = [10, 11, 12];

/** Whether a channel is outside servers: a direct message channel or a group. */
export const isDirect = (channel) => channel.type === DIRECT || isGroup(channel);

/** Whether a channel is a group. */
export const isGroup = (channel) => channel.type === GROUP;

/** Whether a channel is a thread. */
export const isThread = (channel) => THREADS.includes(channel.type);

/** The name of a channel; direct messages and groups are named after the other users. */
export function channelName(channel) {
  if (!isDirect(channel)) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== store.me.id);
  return others.map(nameOf).join(", ") || "Direct messages";
}

/** The name with the sign before it that Discord's clients show. */
export function signedName(channel) {
  const sign = isGroup(channel) || isThread(channel) ? "" : isDirect(channel) ? "@" : "#";
  return `${sign}${channelName(channel)}`;
}

/** The icon for a channel's type. */
export const channelIcon = (channel) => icon(isGroup(channel) ? "people" : isDirect(channel) ? "at" : isThread(channel) ? "thread" : "hash");
