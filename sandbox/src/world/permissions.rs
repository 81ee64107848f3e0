//! Discord's permission bits, and how roles and overwrites combine in a channel.

use bitflags::bitflags;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::snowflake::Id;

bitflags! {
    /// A set of permissions; a decimal string in JSON.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct Permissions: u64 {
        /// Everything, regardless of overwrites.
        const ADMINISTRATOR = 1 << 3;
        /// Create, edit and delete channels.
        const MANAGE_CHANNELS = 1 << 4;
        /// Edit the guild.
        const MANAGE_GUILD = 1 << 5;
        /// Add reactions.
        const ADD_REACTIONS = 1 << 6;
        /// See a channel.
        const VIEW_CHANNEL = 1 << 10;
        /// Post in a channel.
        const SEND_MESSAGES = 1 << 11;
        /// Delete the messages of others.
        const MANAGE_MESSAGES = 1 << 13;
        /// Show embeds.
        const EMBED_LINKS = 1 << 14;
        /// Attach files.
        const ATTACH_FILES = 1 << 15;
        /// Read earlier messages.
        const READ_MESSAGE_HISTORY = 1 << 16;
        /// Ping `@everyone` and every role.
        const MENTION_EVERYONE = 1 << 17;
        /// Use emojis from other guilds.
        const USE_EXTERNAL_EMOJIS = 1 << 18;
        /// Join a voice channel, and post in its chat.
        const CONNECT = 1 << 20;
        /// Give and take roles below the highest of one's own.
        const MANAGE_ROLES = 1 << 28;
        /// Use commands.
        const USE_APPLICATION_COMMANDS = 1 << 31;
        /// Archive, lock and delete other members' threads.
        const MANAGE_THREADS = 1 << 34;
        /// Create public threads.
        const CREATE_PUBLIC_THREADS = 1 << 35;
        /// Create private threads.
        const CREATE_PRIVATE_THREADS = 1 << 36;
        /// Post in threads.
        const SEND_MESSAGES_IN_THREADS = 1 << 38;
        /// Let an app that a user installed for themselves answer in public.
        const USE_EXTERNAL_APPS = 1 << 50;
        /// Every permission bit, whether or not it has a name here.
        const ALL = (1 << 53) - 1;
    }
}

impl Permissions {
    /// No permissions.
    pub const NONE: Self = Self::empty();

    /// What members may do in a channel of a new guild or in a direct message channel.
    const IN_ANY_CHANNEL: Self = Self::VIEW_CHANNEL
        .union(Self::SEND_MESSAGES)
        .union(Self::EMBED_LINKS)
        .union(Self::ATTACH_FILES)
        .union(Self::READ_MESSAGE_HISTORY)
        .union(Self::ADD_REACTIONS)
        .union(Self::USE_EXTERNAL_EMOJIS)
        .union(Self::USE_APPLICATION_COMMANDS);
    /// What both sides may do in a direct message channel.
    pub(crate) const IN_DIRECT_MESSAGES: Self = Self::IN_ANY_CHANNEL.union(Self::MENTION_EVERYONE);
    /// The permissions of `@everyone` in a new guild.
    pub(crate) const OF_EVERYONE: Self = Self::IN_ANY_CHANNEL
        .union(Self::CONNECT)
        .union(Self::CREATE_PUBLIC_THREADS)
        .union(Self::CREATE_PRIVATE_THREADS)
        .union(Self::SEND_MESSAGES_IN_THREADS)
        .union(Self::USE_EXTERNAL_APPS);
    /// What Discord says that an app may do in a private channel without it.
    pub(crate) const IN_PRIVATE_CHANNELS: Self =
        Self::EMBED_LINKS.union(Self::ATTACH_FILES).union(Self::MENTION_EVERYONE);
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.bits())
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self::from_bits_retain).map_err(serde::de::Error::custom)
    }
}

/// What a channel allows or denies one role or member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    /// The role or the member.
    pub(crate) id: Id,
    /// 0 for a role, 1 for a member.
    #[serde(rename = "type")]
    pub(crate) kind: u8,
    /// Allowed permissions.
    pub(crate) allow: Permissions,
    /// Denied permissions.
    pub(crate) deny: Permissions,
}

/// Combines permissions by Discord's rule: those of all roles, then the overwrites for `@everyone`, for roles and for the
/// member. An administrator may do everything; a member who cannot see the channel may do nothing there.
pub(crate) fn in_channel(
    base: Permissions,
    overwrites: &[Overwrite],
    everyone: Id,
    roles: &[Id],
    member: Id,
) -> Permissions {
    if base.contains(Permissions::ADMINISTRATOR) {
        return Permissions::ALL;
    }
    let apply = |may: Permissions, chosen: &dyn Fn(&Overwrite) -> bool| {
        let chosen = || overwrites.iter().filter(|overwrite| chosen(overwrite));
        let deny: Permissions = chosen().map(|overwrite| overwrite.deny).collect();
        may.difference(deny) | chosen().map(|overwrite| overwrite.allow).collect()
    };
    let may = apply(base, &|overwrite| overwrite.kind == 0 && overwrite.id == everyone);
    let may = apply(may, &|overwrite| {
        overwrite.kind == 0 && overwrite.id != everyone && roles.contains(&overwrite.id)
    });
    let may = apply(may, &|overwrite| overwrite.kind == 1 && overwrite.id == member);
    if may.contains(Permissions::VIEW_CHANNEL) { may } else { Permissions::NONE }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERYONE: Id = Id::new(1);
    const ROLE: Id = Id::new(2);
    const MEMBER: Id = Id::new(3);

    fn overwrite(id: Id, kind: u8, allow: Permissions, deny: Permissions) -> Overwrite {
        Overwrite { id, kind, allow, deny }
    }

    #[test]
    fn a_members_overwrite_beats_a_roles_which_beats_everyones() {
        let base = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        let post = Permissions::SEND_MESSAGES;
        let none = Permissions::NONE;
        let may = |overwrites: &[Overwrite]| in_channel(base, overwrites, EVERYONE, &[ROLE], MEMBER);
        assert_eq!(may(&[]), base);
        assert!(!may(&[overwrite(EVERYONE, 0, none, post)]).contains(post));
        let role = [overwrite(ROLE, 0, post, none), overwrite(EVERYONE, 0, none, post)];
        assert!(may(&role).contains(post));
        let member = [
            overwrite(MEMBER, 1, none, post),
            overwrite(ROLE, 0, post, none),
            overwrite(EVERYONE, 0, none, post),
        ];
        assert!(!may(&member).contains(post));
    }

    #[test]
    fn hidden_channels_allow_nothing_except_to_administrators() {
        let hidden = [overwrite(EVERYONE, 0, Permissions::NONE, Permissions::VIEW_CHANNEL)];
        let base = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        assert_eq!(in_channel(base, &hidden, EVERYONE, &[], MEMBER), Permissions::NONE);
        assert_eq!(in_channel(Permissions::ADMINISTRATOR, &hidden, EVERYONE, &[], MEMBER), Permissions::ALL);
    }
}
