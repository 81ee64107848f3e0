//! Commands that the application has registered.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::installation::{Context, Installation};
use crate::snowflake::Id;

/// Types of command: typed, or in the context menu of a user or of a message.
pub(crate) const CHAT_INPUT: u64 = 1;
pub(crate) const ON_USER: u64 = 2;
pub(crate) const ON_MESSAGE: u64 = 3;
/// The command that launches an activity.
pub(crate) const ENTRY_POINT: u64 = 4;

/// A registered command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    /// The only guild that has it; `None` for a global command.
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    /// [`CHAT_INPUT`], [`ON_USER`], [`ON_MESSAGE`] or [`ENTRY_POINT`].
    #[serde(rename = "type")]
    pub(crate) kind: u64,
    /// The command object as Discord returns it.
    pub(crate) body: Value,
}

impl Command {
    /// Whether it can be used by such an installation: by a guild's, unless the bot said otherwise.
    pub(crate) fn is_for(&self, installation: Installation) -> bool {
        match numbers(&self.body["integration_types"]) {
            Some(mut types) => types.any(|one| one == installation as u64),
            None => installation == Installation::Guild,
        }
    }

    /// Whether it is shown in such a place: if the bot didn't say, wherever its installations reach. A guild's own command is
    /// shown only there.
    pub(crate) fn is_shown_in(&self, context: Context) -> bool {
        if self.guild.is_some() {
            return context == Context::Guild;
        }
        if let Some(mut contexts) = numbers(&self.body["contexts"]) {
            return contexts.any(|one| one == context as u64);
        }
        match context {
            Context::Guild => true,
            Context::BotDirect => self.body["dm_permission"] != false,
            Context::Private => self.body["dm_permission"] != false && self.is_for(Installation::User),
        }
    }
}

/// The numbers of a list, if there is one.
fn numbers(list: &Value) -> Option<impl Iterator<Item = u64>> {
    list.as_array().map(|list| list.iter().filter_map(Value::as_u64))
}

/// What a context menu command was used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Target {
    User(Id),
    Message(Id),
}
