//! Buttons of a game: what is chosen in a panel, premoves and replays.

pub(super) mod choosing;
pub(super) mod guessing;
pub mod premoves;
pub(super) mod replay;
pub mod vote;
