//! Discord's permission bits, and how roles and overwrites combine in a channel.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::snowflake::Id;

/// A set of permissions; a decimal string in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Permissions(u64);

impl Permissions {
    /// No permissions.
    pub const NONE: Self = Self(0);
    /// Everything, regardless of overwrites.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Create, edit and delete channels.
    pub const MANAGE_CHANNELS: Self = Self(1 << 4);
    /// Edit the guild.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// Add reactions.
    pub const ADD_REACTIONS: Self = Self(1 << 6);
    /// See a channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Post in a channel.
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Delete the messages of others.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Show embeds.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Attach files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Read earlier messages.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Ping `@everyone` and every role.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// Use emojis from other guilds.
    pub const USE_EXTERNAL_EMOJIS: Self = Self(1 << 18);
    /// Join a voice channel, and post in its chat.
    pub const CONNECT: Self = Self(1 << 20);
    /// Use commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Archive, lock and delete other members' threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// Create public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// Create private threads.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// Post in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    /// Every permission bit.
    pub const ALL: Self = Self((1 << 53) - 1);

    /// Makes a set from its bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set includes all of `other`.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Permissions {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Permissions {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Permissions({:#x})", self.0)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Permissions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Self).map_err(serde::de::Error::custom)
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
        let chosen: Vec<_> = overwrites.iter().filter(|overwrite| chosen(overwrite)).collect();
        let deny = chosen.iter().fold(Permissions::NONE, |sum, overwrite| sum | overwrite.deny);
        let allow = chosen.iter().fold(Permissions::NONE, |sum, overwrite| sum | overwrite.allow);
        (may & !deny) | allow
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
