//! The guild and its roles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::permissions::Permissions;
use super::user::Member;
use crate::snowflake::Id;

/// The permissions of `@everyone` in a new guild.
pub(crate) const EVERYONE_MAY: Permissions = Permissions::from_bits(
    Permissions::VIEW_CHANNEL.bits()
        | Permissions::SEND_MESSAGES.bits()
        | Permissions::EMBED_LINKS.bits()
        | Permissions::ATTACH_FILES.bits()
        | Permissions::READ_MESSAGE_HISTORY.bits()
        | Permissions::ADD_REACTIONS.bits()
        | Permissions::USE_EXTERNAL_EMOJIS.bits()
        | Permissions::CONNECT.bits()
        | Permissions::USE_APPLICATION_COMMANDS.bits()
        | Permissions::CREATE_PUBLIC_THREADS.bits()
        | Permissions::CREATE_PRIVATE_THREADS.bits()
        | Permissions::SEND_MESSAGES_IN_THREADS.bits(),
);

/// A guild.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) owner: Id,
    pub(crate) roles: Vec<Role>,
    /// Preferred language.
    pub(crate) locale: String,
}

/// A role; the one with the guild's id is `@everyone`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Role {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) permissions: Permissions,
    pub(crate) position: u16,
    /// The bot that this managed role belongs to.
    pub(crate) bot: Option<Id>,
    pub(crate) mentionable: bool,
}

/// A guild besides the main one.
#[derive(Debug)]
pub(crate) struct OtherGuild {
    pub(crate) guild: Guild,
    /// Its members, including the bot, with their nicks in this guild.
    pub(crate) members: BTreeMap<Id, Member>,
}

impl Guild {
    /// What a member may do before a channel's overwrites.
    pub(crate) fn base_permissions(&self, member: &Member) -> Permissions {
        if member.user.id == self.owner {
            return Permissions::ALL;
        }
        self.roles
            .iter()
            .filter(|role| role.id == self.id || member.roles.contains(&role.id))
            .fold(Permissions::NONE, |sum, role| sum | role.permissions)
    }

    /// The role of this id.
    pub(crate) fn role(&self, id: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }
}
