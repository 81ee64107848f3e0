//! How a game ended by its own rules.

use crate::Side;

/// How a game ended by its own rules. Resignation, time and agreement are not part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        side: Side,
        /// What decided it.
        why: WinReason,
    },
    /// Neither has won.
    Draw(DrawReason),
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser has too few stones left.
    Stones,
    /// The winner has captured ten (S000).
    Ten,
    /// All pieces of the loser are gone (S002).
    Taken,
    /// The loser had to move and had no legal action, in a game where that loses.
    Blocked,
}

impl WinReason {
    /// In one word: `stones`, `ten`, `taken`, `blocked`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Ten => "ten",
            Self::Taken => "taken",
            Self::Blocked => "blocked",
        }
    }
}

/// Why a game is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// No one has a legal action.
    Blocked,
    /// A position has arisen for the third time.
    Repetition,
    /// Too many turns without progress.
    Bound,
    /// Neither player has enough left to win with.
    Reduced,
}

impl DrawReason {
    /// In one word: `blocked`, `repetition`, `bound`, `reduced`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blocked => "blocked",
            Self::Repetition => "repetition",
            Self::Bound => "bound",
            Self::Reduced => "reduced",
        }
    }
}
