//! A guess, as it is stored.

use games::Action;

use crate::{GameId, PlayerId};

/// What a watcher thinks is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    /// The game.
    pub game: GameId,
    /// The game's revision when they looked at it.
    pub revision: u32,
    /// The watcher.
    pub player: PlayerId,
    /// What they think is played.
    pub action: Action,
}
