// The state of this tab: its member, the servers, channels, commands and messages. Views listen for changes and read from here;
// only this file changes the state.

import { isNewer } from "./snowflake.js";

/** The state. `messages` maps a channel to its messages, oldest first; `channel` is the id of the open one. */
export const store = {
  me: null,
  locale: "en-US",
  guild: null,
  otherGuilds: [],
  installed: false,
  application: null,
  members: [],
  channels: new Map(),
  commands: [],
  messages: new Map(),
  channel: null,
  connected: true,
};

const changes = new EventTarget();

/** Calls `listener(detail)` on each change of a kind: channels, members, commands, messages, message, open, connection, typing. */
export function on(kind, listener) {
  changes.addEventListener(kind, (event) => listener(event.detail));
}

function tell(kind, detail) {
  changes.dispatchEvent(new CustomEvent(kind, { detail }));
}

/** Replaces the state with one from the server. */
export function takeState(state) {
  store.me = state.me;
  store.locale = state.locale ?? "en-US";
  store.guild = state.guild;
  store.otherGuilds = state.other_guilds;
  store.installed = state.installed;
  store.application = state.application;
  store.members = state.members;
  store.commands = state.commands;
  store.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
  for (const kind of ["members", "channels", "commands"]) tell(kind);
}

/** Sets the language that commands are shown in. */
export function setLocale(locale) {
  store.locale = locale;
  tell("commands");
}

/** Sets whether this tab's member has the application among their own. */
export function setInstalled(installed) {
  if (store.installed === installed) return;
  store.installed = installed;
  for (const kind of ["members", "commands"]) tell(kind);
}

/** Opens a channel. */
export function openChannel(id) {
  store.channel = id;
  tell("open", id);
}

/** Sets whether the socket is connected. */
export function setConnected(connected) {
  if (store.connected === connected) return;
  store.connected = connected;
  tell("connection");
}

/** Adds a page of a channel's history; known ephemeral and local messages stay. */
export function putHistory(channelId, messages) {
  const known = new Map((store.messages.get(channelId) ?? []).map((message) => [message.id, message]));
  for (const message of messages) known.set(message.id, message);
  store.messages.set(channelId, [...known.values()].sort((a, b) => (isNewer(a.id, b.id) ? 1 : -1)));
  tell("messages", channelId);
}

/** Drops all messages: after a lost connection they may be out of date. */
export function forgetMessages() {
  store.messages.clear();
}

/** Adds a message, or replaces the one with its id. `live` means it has just been sent. */
export function putMessage(message, live = false) {
  const list = store.messages.get(message.channel_id) ?? [];
  const at = list.findIndex((known) => known.id === message.id);
  if (at >= 0 && JSON.stringify(list[at]) === JSON.stringify(message)) return;
  const fresh = at < 0;
  const next = fresh ? [...list, message].sort((a, b) => (isNewer(a.id, b.id) ? 1 : -1)) : list.with(at, message);
  store.messages.set(message.channel_id, next);
  const channel = store.channels.get(message.channel_id);
  if (channel && fresh && !message.local && (!channel.last_message_id || isNewer(message.id, channel.last_message_id))) {
    channel.last_message_id = message.id;
  }
  tell("messages", message.channel_id);
  if (live) tell("message", { message, fresh });
}

/** Removes a message. */
export function dropMessage(channelId, id) {
  const list = store.messages.get(channelId);
  if (!list) return;
  store.messages.set(channelId, list.filter((message) => message.id !== id));
  tell("messages", channelId);
}

/** Adds or updates a channel or thread. */
export function putChannel(channel) {
  store.channels.set(channel.id, { ...store.channels.get(channel.id), ...channel });
  tell("channels");
}

const guilds = () => [store.guild, ...store.otherGuilds];

function changeRoles(guildId, how) {
  const guild = guilds().find(({ id }) => id === guildId);
  if (guild) guild.roles = how(guild.roles);
}

/** Applies an event from the socket. */
export function takeEvent(name, data) {
  switch (name) {
    case "MESSAGE_CREATE":
      return putMessage(data, true);
    case "MESSAGE_UPDATE":
      // A message that was never fetched arrives in its current form, with its page of history.
      return messagesOf(data.channel_id).some((message) => message.id === data.id) ? putMessage(data, true) : undefined;
    case "MESSAGE_DELETE":
      return dropMessage(data.channel_id, data.id);
    case "CHANNEL_CREATE":
    case "CHANNEL_UPDATE":
    case "THREAD_CREATE":
    case "THREAD_UPDATE":
      return putChannel(data);
    case "CHANNEL_DELETE":
    case "THREAD_DELETE":
      store.channels.delete(data.id);
      return tell("channels");
    case "GUILD_ROLE_CREATE":
      return changeRoles(data.guild_id, (roles) => [...roles, data.role]);
    case "GUILD_ROLE_DELETE":
      return changeRoles(data.guild_id, (roles) => roles.filter((role) => role.id !== data.role_id));
    case "COMMANDS_UPDATE":
      store.commands = data.commands;
      return tell("commands");
    case "APPLICATION_UPDATE":
      store.application = { ...store.application, ...data };
      return tell("members");
    case "INSTALLATION_UPDATE":
      return setInstalled(data.installed);
    case "TYPING_START":
      return tell("typing", data);
    default:
      return undefined;
  }
}

/** The member with this user id, if there is one. */
export const memberOf = (userId) => store.members.find((member) => member.user.id === userId);

/** The role of this id in any server, if there is one. */
export const roleOf = (id) => guilds().flatMap((guild) => guild.roles).find((role) => role.id === id);

/** The display name of a user. */
export const nameOf = (user) => memberOf(user.id)?.nick ?? user.global_name ?? user.username;

/** The known messages of a channel, oldest first. */
export const messagesOf = (channelId) => store.messages.get(channelId) ?? [];

/** Whether a message pings this tab's member, themselves or by a role. */
export function pingsMe(message) {
  if (message.author.id === store.me.id) return false;
  const myRoles = memberOf(store.me.id)?.roles ?? [];
  const isMentioned = message.mentions?.some((user) => user.id === store.me.id) || message.mention_roles?.some((id) => myRoles.includes(id));
  return message.mention_everyone || isMentioned || false;
}
