//! The application registers and deletes commands.

use crate::events::Event;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::command::Command;
use crate::world::store::ObjectKind;

impl World {
    /// Registers some commands and deletes others, as one event.
    pub(crate) fn change_commands(&mut self, put: Vec<Command>, delete: &[Id]) -> Result<(), Refusal> {
        for id in delete {
            self.store.remove(ObjectKind::Command, *id)?;
            self.commands.remove(id);
        }
        for command in put {
            self.store.put(ObjectKind::Command, command.id, &command)?;
            self.commands.insert(command.id, command);
        }
        self.emit(&Event::Commands);
        Ok(())
    }
}
