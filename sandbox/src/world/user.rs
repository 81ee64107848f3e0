//! Users and members of the guild.

use serde::{Deserialize, Serialize};

use crate::snowflake::Id;

/// A user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    /// The unique name, lower case.
    pub(crate) name: String,
    /// The name that clients show.
    pub(crate) display_name: Option<String>,
    pub(crate) bot: bool,
    pub(crate) system: bool,
}

/// A user in the guild.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Member {
    pub(crate) user: User,
    pub(crate) nick: Option<String>,
    pub(crate) roles: Vec<Id>,
    /// Milliseconds since 1970.
    pub(crate) joined_at: i64,
    /// The language of the member's client.
    pub(crate) locale: String,
    /// Whether the member accepts direct messages from the bot.
    pub(crate) takes_direct_messages: bool,
    /// Whether they have installed the app for themselves.
    #[serde(default)]
    pub(crate) has_installed: bool,
    /// A hint for the page: whether the member takes part or only watches.
    pub(crate) plays: bool,
}

impl Member {
    /// A new member, who plays and has no roles.
    pub(crate) fn new(id: Id, name: &str, joined_at: i64) -> Self {
        Self {
            user: User { id, name: name.to_owned(), display_name: None, bot: false, system: false },
            nick: None,
            roles: Vec::new(),
            joined_at,
            locale: "en-US".to_owned(),
            takes_direct_messages: true,
            has_installed: false,
            plays: true,
        }
    }
}
