//! Matches: several games between the same players (S004), of which each begins by itself when the one before is over.
//!
//! A win is a point, a shut-out two: the loser has captured nothing. Draws give none. **Decided:** a game that is given up
//! or lost on time before anything could be captured is no shut-out. The first move goes around: who was second is first
//! in the next game, and of four the partners stay partners.
//!
//! | state | what ends it |
//! | --- | --- |
//! | a game of it is running | the end of that game: see [`crate::table`] |
//! | a game has ended, nobody has reached the goal | the next game begins at once, with the same decision |
//! | a side has reached the goal; both games of two are over | final: who has more points has won |
//! | a game was aborted, or ended by moderators | final |
//! | a game has ended in which a player left the server, or gave the match up | final |
//!
//! **Decided:** who is not there does not play on. A side of which somebody gives the match up or leaves the server has
//! lost it when the game is over, unless the goal is reached by then; his partner in a game of four still finishes that
//! game. So has a side that does not begin a game of a match which has begun; where the first game is aborted, nobody has
//! won. Where moderators end a game, the match ends with it, at the points that there are, and nobody has won it: it is not
//! theirs to say who would have.

mod course;
mod goal;

use games::Side;
use jiff::Timestamp;

pub use self::{
    course::{Verdict, first_of_next, go_on, goes_on, points, score, verdict},
    goal::{BadGoal, Goal},
};
use crate::{GameId, GuildId};

/// Which game of a match a game is. It stays the same while the game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch {
    /// The match, by the number of its first game.
    pub first: GameId,
    /// Which game of it this is, from 1.
    pub number: u32,
    /// The points before this game, of the side that is first in it and of the other.
    pub score: [u32; 2],
}

/// A match that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EndedMatch {
    /// The match, by the number of its first game.
    pub first: GameId,
    /// Its last game.
    pub last: GameId,
    /// In which server.
    pub guild: GuildId,
    /// When it was over.
    pub goal: Goal,
    /// The points, of the side that was first in the last game and of the other.
    pub score: [u32; 2],
    /// The side of the last game that has won, if one has.
    pub winner: Option<Side>,
    /// When.
    pub at: Timestamp,
}

#[cfg(test)]
mod tests;
