//! Matches: several games between the same players (S004). When one ends, the next begins by itself.
//!
//! A win scores a point, a shut-out two: the loser has captured nothing. A draw scores nothing. **Decided:**
//! a game that is resigned or lost on time before anything could be captured isn't a shut-out. The first move
//! rotates: the second player of a game is first in the next, and partners stay together.
//!
//! | state | what ends it |
//! | --- | --- |
//! | a game is running | the end of that game: see [`crate::game::table`] |
//! | a game has ended, and no side has reached the goal | the next game begins at once, in the same decision |
//! | a side has reached the goal, or both games of a pair are over | final: the side with more points has won |
//! | a game was aborted, called off, or ended by moderators | final |
//! | a game has ended in which a player left the server or resigned the match | final |
//!
//! **Decided:** no one is made to play on against a missing player. A side loses the match if one of its
//! players left the server or resigned the match, unless the goal is reached when that game ends; in a game
//! for four the partner still finishes the game. A side also loses if it doesn't begin a game of a running
//! match; if the first game is aborted, no side has won. If moderators end a game, the match ends at the
//! current score and without a winner, which isn't theirs to choose.

mod goal;
mod progress;

use games::Side;
use jiff::Timestamp;

pub use self::{
    goal::{BadGoal, Goal},
    progress::{Verdict, first_of_next, go_on, goes_on, points, score, verdict},
};
pub use crate::game::in_match::InMatch;
use crate::{GameId, Home};

/// A match that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndedMatch {
    /// The match, identified by its first game.
    pub first: GameId,
    /// Its last game.
    pub last: GameId,
    /// The server.
    pub home: Home,
    /// What the match was played to.
    pub goal: Goal,
    /// The points: first those of the last game's first side.
    pub score: [u32; 2],
    /// The side of the last game that won the match, if any.
    pub winner: Option<Side>,
    /// When it ended.
    pub at: Timestamp,
}

#[cfg(test)]
mod tests;
