//! How an action is chosen square by square, in the panels for turns, premoves and practice.

use games::Square;

/// A step of choosing an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChoiceStep {
    /// Choose the next square, the newest last; with none, start the action again.
    Pick(Vec<Square>),
    /// Show the squares of one rank, counted from 0, that can follow these.
    Rank(Vec<Square>, u8),
    /// Take the action that these squares make, although it could go on.
    Stop(Vec<Square>),
}
