//! The application registers and deletes commands.

use crate::events::Event;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::command::Command;
use crate::world::store::ObjectKind;

impl World {
    /// Registers commands and strikes off others, in one go.
    pub(crate) fn change_commands(&mut self, put: Vec<Command>, strike: &[Id]) -> Result<(), Refusal> {
        for id in strike {
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
