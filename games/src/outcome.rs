//! How a game ended, by its own rules.

use crate::Side;

/// How a game ended by its own rules; resignation, time and agreement are no part of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        side: Side,
        /// What decided it.
        why: WinReason,
    },
    /// Nobody has.
    Draw(DrawReason),
}

/// What decided a won game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser has too few stones left.
    Stones,
    /// The winner has captured ten (S000).
    Ten,
    /// All enemy pieces are taken (S002).
    Taken,
    /// The player to move has no legal action where that loses.
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

/// What made a game a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Nobody has a legal action.
    Blocked,
    /// The same position for the third time.
    Repetition,
    /// Too many turns without progress.
    Bound,
    /// Too little is left to win with.
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
