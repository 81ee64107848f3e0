//! Registered commands of the application.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::World;
use super::store::Kind;
use crate::bus::Event;
use crate::refusal::Refusal;
use crate::snowflake::Id;

/// Kinds of commands: written, or in the menu of a user or of a message.
pub(crate) const CHAT_INPUT: u64 = 1;
pub(crate) const ON_USER: u64 = 2;
pub(crate) const ON_MESSAGE: u64 = 3;

/// A registered command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    /// The guild that alone sees it; `None` for a global command.
    pub(crate) guild: Option<Id>,
    pub(crate) name: String,
    /// [`CHAT_INPUT`], [`ON_USER`] or [`ON_MESSAGE`].
    #[serde(rename = "type")]
    pub(crate) kind: u64,
    /// The command as Discord shows it.
    pub(crate) body: Value,
}

impl World {
    /// The commands of one scope: global, or of the guild.
    pub(crate) fn commands_of(&self, guild: Option<Id>) -> impl Iterator<Item = &Command> {
        self.commands.values().filter(move |command| command.guild == guild)
    }

    /// Registers commands and strikes off others, in one go.
    pub(crate) fn change_commands(&mut self, put: Vec<Command>, strike: &[Id]) -> Result<(), Refusal> {
        for id in strike {
            self.store.remove(Kind::Command, *id)?;
            self.commands.remove(id);
        }
        for command in put {
            self.store.put(Kind::Command, command.id, &command)?;
            self.commands.insert(command.id, command);
        }
        self.emit(&Event::Commands);
        Ok(())
    }
}
