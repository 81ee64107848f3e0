//! The result of checking what a member did, before it becomes an interaction.

use serde_json::Value;

use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::command::Target;
use crate::world::installation::Owners;
use crate::world::interaction::InteractionKind;

/// A checked command, component or modal.
pub(super) struct Prepared {
    pub(super) kind: InteractionKind,
    pub(super) data: Value,
    /// The installations that authorize it.
    pub(super) owners: Owners,
    /// The message whose component was used, or whose component opened the modal.
    pub(super) message: Option<Id>,
    pub(super) command: Option<String>,
    /// What a context menu command was used on.
    pub(super) target: Option<Target>,
    /// Type of the autocompleted option.
    pub(super) option_type: u64,
}

impl Prepared {
    pub(super) fn new(kind: InteractionKind, data: Value, owners: Owners) -> Self {
        Self { kind, data, owners, message: None, command: None, target: None, option_type: 0 }
    }
}

/// Refuses something that Discord's own clients would not let a member do.
pub(super) fn not_offered(message: &'static str) -> Refusal {
    Refusal::new(400, 50035, message)
}
