// What can be chosen where the open channel is: its members, roles and channels, each as {value, label, description, picture}.

import { avatar } from "./avatar.js";
import { channelIcon, channelName } from "./channel_name.js";
import { icon } from "./icons.js";
import { nameOf } from "./store.js";
import { channelsHere, membersToChoose, rolesHere } from "./where.js";

/** The members. */
export const memberChoices = () =>
  membersToChoose().map(({ user }) => ({ value: user.id, label: nameOf(user), description: user.username, picture: avatar(user, "small") }));

/** The roles, which include `@everyone`. */
export const roleChoices = () => rolesHere().map((role) => ({ value: role.id, label: role.name, picture: icon("role") }));

/** The channels, of all types or of these. */
export const channelChoices = (types) =>
  channelsHere()
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: channelName(channel), picture: channelIcon(channel) }));
