// What a channel is called and the icon that stands before its name: `#` for a channel, a bubble for a thread, `@` for direct messages.

import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const DIRECT = 1;
const THREADS = [10, 11, 12];

/** Whether a channel is direct messages with one other. */
export const isDirect = (channel) => channel.type === DIRECT;

/** Whether a channel is a thread. */
export const isThread = (channel) => THREADS.includes(channel.type);

/** The name of a channel; direct messages are called after the other one. */
export function channelName(channel) {
  if (!isDirect(channel)) return channel.name;
  const other = channel.recipients?.find((user) => user.id !== store.me.id) ?? channel.recipients?.[0];
  return other ? nameOf(other) : "Direct messages";
}

/** The icon of a channel's kind. */
export const channelIcon = (channel) => icon(isDirect(channel) ? "at" : isThread(channel) ? "thread" : "hash");
