//! Commands that the application has registered.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::snowflake::Id;

/// Types of command: typed, or in the context menu of a user or of a message.
pub(crate) const CHAT_INPUT: u64 = 1;
pub(crate) const ON_USER: u64 = 2;
pub(crate) const ON_MESSAGE: u64 = 3;

/// A registered command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    /// The only guild that has it; `None` for a global command.
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    /// [`CHAT_INPUT`], [`ON_USER`] or [`ON_MESSAGE`].
    #[serde(rename = "type")]
    pub(crate) kind: u64,
    /// The command object as Discord returns it.
    pub(crate) body: Value,
}

/// What a context menu command was used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Target {
    User(Id),
    Message(Id),
}
