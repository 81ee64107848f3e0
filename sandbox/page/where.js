// Where the open channel is: in a server, in direct messages with the bot, or in a channel without it; who is there, and which
// commands Discord would show there.

import { isDirect } from "./channel_name.js";
import { store } from "./store.js";

/** Where a command is used, by Discord's numbers. */
export const IN_GUILD = 0;
const WITH_BOT = 1;
const PRIVATE = 2;

// What an app is installed for, by Discord's numbers.
const FOR_GUILDS = 0;
const FOR_USERS = 1;

/** The open channel. */
export const here = () => store.channels.get(store.channel);

/** The bot's user. */
export const botUser = () => store.members.find((member) => member.user.bot)?.user;

/** The server of a channel; the first one for direct messages. */
export const guildOf = (channel) => store.otherGuilds.find((guild) => guild.id === channel?.guild_id) ?? store.guild;

/** Where a command would be used in this channel. */
export function contextOf(channel) {
  if (!channel || !isDirect(channel)) return IN_GUILD;
  return channel.recipients?.some((user) => user.bot) ? WITH_BOT : PRIVATE;
}

/** Whether the bot is in this channel or its server. */
export const botIsIn = (channel) => ({ [IN_GUILD]: guildOf(channel).has_bot, [WITH_BOT]: true, [PRIVATE]: false })[contextOf(channel)];

/** The members who see the open channel. */
export function membersHere() {
  const channel = here();
  if (!channel || !isDirect(channel)) return store.members.filter(({ user }) => guildOf(channel).members.includes(user.id));
  const people = [store.me, ...(channel.recipients ?? [])].map((user) => user.id);
  return store.members.filter(({ user }) => people.includes(user.id));
}

/** The members who can be chosen in the open channel; with the bot alone, everyone. */
export const membersToChoose = () => (contextOf(here()) === WITH_BOT ? store.members : membersHere());

/** The roles of the open channel's server, from the highest to `@everyone`; outside servers there are none. */
export function rolesHere() {
  if (contextOf(here()) !== IN_GUILD) return [];
  return guildOf(here()).roles.toSorted((a, b) => b.position - a.position);
}

/** The channels of the open channel's server. */
export function channelsHere() {
  const guild = guildOf(here());
  return [...store.channels.values()].filter((channel) => channel.guild_id === guild.id);
}

/** Whether Discord would show a command in this channel to someone who may use it. */
export function isShownIn(command, channel) {
  const [context, types] = [contextOf(channel), command.integration_types ?? [FOR_GUILDS]];
  const byGuild = types.includes(FOR_GUILDS) && botIsIn(channel);
  if (command.guild_id) return byGuild && command.guild_id === channel?.guild_id;
  if (!byGuild && !(types.includes(FOR_USERS) && store.installed)) return false;
  if (command.contexts) return command.contexts.includes(context);
  return context === IN_GUILD || (command.dm_permission !== false && (context !== PRIVATE || types.includes(FOR_USERS)));
}

/** Whether the member would have more commands here with the app among their own. */
export const wantsApp = () => !store.installed && !botIsIn(here());
