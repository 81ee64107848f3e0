//! Which game of a match a game is. Tables hold it, and know nothing else of matches.

use crate::GameId;

/// A game's place in a match, fixed when the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch {
    /// The match, identified by its first game.
    pub first: GameId,
    /// The number of the game in the match, from 1.
    pub number: u32,
    /// The points before this game: first those of its first side.
    pub score: [u32; 2],
}
