//! The guild and its roles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::permissions::Permissions;
use super::user::Member;
use crate::snowflake::Id;

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
    /// Its members, with their nicks in this guild; the bot is one of them if it was added.
    pub(crate) members: BTreeMap<Id, Member>,
}

impl Role {
    /// A role with the permissions of `@everyone`.
    pub(crate) fn new(id: Id, name: &str, position: u16, bot: Option<Id>) -> Self {
        let (name, permissions) = (name.to_owned(), Permissions::OF_EVERYONE);
        Self { id, name, permissions, position, bot, mentionable: false }
    }
}

impl Guild {
    /// What a member may do before a channel's overwrites.
    pub(crate) fn base_permissions(&self, member: &Member) -> Permissions {
        if member.user.id == self.owner {
            return Permissions::ALL;
        }
        let has = |role: &&Role| role.id == self.id || member.roles.contains(&role.id);
        self.roles.iter().filter(has).map(|role| role.permissions).collect()
    }

    /// The role of this id.
    pub(crate) fn role(&self, id: Id) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }

    /// The role with this name, the first of several.
    pub(crate) fn role_named(&self, name: &str) -> Option<&Role> {
        self.roles.iter().find(|role| role.name == name)
    }

    /// The position above all roles.
    pub(crate) fn top_position(&self) -> u16 {
        self.roles.iter().map(|role| role.position).max().map_or(0, |highest| highest.saturating_add(1))
    }
}
