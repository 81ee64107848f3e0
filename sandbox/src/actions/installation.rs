//! Users install the app for themselves, or remove it.

use crate::events::Event;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;

impl World {
    /// Says whether a user has installed the app.
    pub(crate) fn set_installed(&mut self, user: Id, installed: bool) -> Result<(), Refusal> {
        self.change_person(user, |person| person.has_installed = installed)?;
        self.emit(&Event::Installation(user));
        Ok(())
    }
}
