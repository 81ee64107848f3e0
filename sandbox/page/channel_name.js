// Names of channels and the icons before them: `#` for a channel, a bubble for a thread, `@` for direct messages.

import { icon } from "./icons.js";
import { nameOf, store } from "./store.js";

const DIRECT = 1;
const THREADS = [10, 11, 12];

/** Whether a channel is a direct message channel. */
export const isDirect = (channel) => channel.type === DIRECT;

/** Whether a channel is a thread. */
export const isThread = (channel) => THREADS.includes(channel.type);

/** The name of a channel; direct messages are named after the other user. */
export function channelName(channel) {
  if (!isDirect(channel)) return channel.name;
  const other = channel.recipients?.find((user) => user.id !== store.me.id) ?? channel.recipients?.[0];
  return other ? nameOf(other) : "Direct messages";
}

/** The icon for a channel's type. */
export const channelIcon = (channel) => icon(isDirect(channel) ? "at" : isThread(channel) ? "thread" : "hash");
