// Unread messages, kept in the browser by member and channel, so that switching to another member shows what they have not read.

import { fetchMessages } from "./api.js";
import { isNewer } from "./snowflake.js";
import { messagesOf, on, pingsMe, putHistory, store } from "./store.js";

const key = () => `read:${store.me.id}`;

function marks() {
  try {
    return JSON.parse(localStorage.getItem(key())) ?? {};
  } catch {
    return {};
  }
}

/** The id of the last read message of a channel, or "0". */
export const lastRead = (channelId) => marks()[channelId] ?? "0";

/** Whether a channel has unread messages, and how many of them ping this member. */
export function unreadIn(channel) {
  const read = lastRead(channel.id);
  const unread = Boolean(channel.last_message_id) && isNewer(channel.last_message_id, read);
  const pings = unread ? messagesOf(channel.id).filter((message) => isNewer(message.id, read) && pingsMe(message)).length : 0;
  return { unread, pings };
}

/** Marks the known messages of a channel as read; returns whether anything changed. */
export function markRead(channelId) {
  const last = messagesOf(channelId).findLast((message) => !message.local)?.id;
  const read = marks();
  if (!last || !isNewer(last, read[channelId] ?? "0")) return false;
  localStorage.setItem(key(), JSON.stringify({ ...read, [channelId]: last }));
  return true;
}

/** Fetches unread messages of other channels to count their pings. */
export async function fetchUnread() {
  const waiting = [...store.channels.values()].filter(
    (channel) => channel.id !== store.channel && !store.messages.has(channel.id) && unreadIn(channel).unread,
  );
  await Promise.allSettled(waiting.map(async (channel) => putHistory(channel.id, await fetchMessages(channel.id))));
}

/** Marks the open channel as read while it is visible; calls `changed` when marks move. */
export function keepRead(changed) {
  const read = () => {
    if (document.visibilityState === "visible" && store.channel && markRead(store.channel)) changed();
  };
  on("messages", (channelId) => channelId === store.channel && read());
  document.addEventListener("visibilitychange", read);
}
