//! A step of a solution.

use games::Action;

/// A turn that the solver has to find, and the reply to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The solver's turn, a move with its take.
    pub turn: Vec<Action>,
    /// What the opponent plays then, until the solver acts again: usually one turn, none if the opponent is skipped or
    /// this is the last step.
    pub reply: Vec<Action>,
}

impl Step {
    /// The turn's actions, then those of the reply.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> {
        self.turn.iter().chain(&self.reply).copied()
    }
}
