//! What checking a member's use of a command, component or modal yields.

use serde_json::Value;

use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::command::Target;
use crate::world::interaction::InteractionKind;

/// What an interaction is about, once it has been looked at.
pub(super) struct Prepared {
    pub(super) kind: InteractionKind,
    pub(super) data: Value,
    /// The message whose component was used, or led to the modal.
    pub(super) message: Option<Id>,
    pub(super) command: Option<String>,
    /// In whose menu the command was chosen.
    pub(super) target: Option<Target>,
    pub(super) option_type: u64,
}

/// A refusal of something that Discord's own client would not let a member do.
pub(super) fn not_offered(message: &'static str) -> Refusal {
    Refusal::new(400, 50035, message)
}
