//! The kinds of action that can be due.

use std::fmt;

/// The kind of action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The player drops a stone.
    Drop,
    /// The player moves a piece.
    Move,
    /// A new row earned a take, which ends the turn.
    Take,
    /// The opponent has claimed a capture that was not made, and it must be made now (S002).
    Capture,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Drop => "drop",
            Self::Move => "move",
            Self::Take => "take",
            Self::Capture => "capture",
        })
    }
}
