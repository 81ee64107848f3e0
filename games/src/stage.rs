//! What kind of action is due.

use std::fmt;

/// What kind of action is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A stone is to be dropped.
    Drop,
    /// A piece is to be moved.
    Move,
    /// A new row earned a take, which is to be made before the turn ends.
    Take,
    /// The opponent has claimed the capture that was not made: it is to be made now (S002).
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
