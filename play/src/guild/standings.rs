//! Results, careers and leaderboards, as a store returns them and players see them.
//!
//! These are plain values: how they follow from the games is in [`crate::player::ratings`].

mod period;

use games::{Seat, Side};
use jiff::Timestamp;

pub use self::period::{BadPeriod, Period};
use crate::{
    GameId, Level, PlayerId,
    player::ratings::{Category, Entry, Outcome, Rating},
};

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The place, from 1.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
    /// The name they last used in the server, if it is known.
    pub name: Option<String>,
    /// Their rating after their last rated game in the period, or after a season that closed later in it.
    pub rating: Rating,
    /// Their rated games in the period.
    pub games: u32,
}

/// One player's standing in a leaderboard's period, whether or not the board lists them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Own {
    /// The place, from 1; `None` for a player with too few games, who is unlisted, or who has left.
    pub place: Option<usize>,
    /// Their rating after their last rated game in the period, or after a season that closed later in it.
    pub rating: Rating,
    /// Their rated games in the period.
    pub games: u32,
}

/// A closed season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// The number in its server, from 1.
    pub number: u32,
    /// When it was closed.
    pub closed: Timestamp,
    /// The moderator who closed it, or had it end by itself.
    pub by: PlayerId,
    /// Whether it ended by itself.
    pub planned: bool,
}

/// What a game was for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// Their side won.
    Won,
    /// Neither side won.
    Drawn,
    /// The other side won.
    Lost,
    /// The game ended too early to count.
    Aborted,
}

impl GameResult {
    /// The result for `side`.
    pub fn of(end: Outcome, side: Side) -> Self {
        match end {
            Outcome::Won(winner) if winner == side => Self::Won,
            Outcome::Won(_) => Self::Lost,
            Outcome::Drawn => Self::Drawn,
            Outcome::Aborted => Self::Aborted,
        }
    }
}

/// A finished game in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The game.
    pub game: GameId,
    /// The result for the player whose list it is; `None` in a server's list.
    pub result: Option<GameResult>,
}

/// A player's results in one category and seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultCounts {
    /// The category.
    pub category: Category,
    /// The seat.
    pub seat: Seat,
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Games aborted.
    pub aborted: u32,
}

/// A member's finished games for two against one level of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgainstComputer {
    /// The category.
    pub category: Category,
    /// The level.
    pub level: Level,
    /// Games won.
    pub won: u32,
    /// Games won without a hint.
    pub unaided: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// A player's record in one category of a server.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Career {
    /// The category.
    pub category: Category,
    /// When their last game ended.
    pub last: Timestamp,
    /// Their current winning streak, in games.
    pub running: u32,
    /// Their longest winning streak, in games.
    pub longest: u32,
    /// Their rating, once they have one.
    pub entry: Option<Entry>,
    /// Their highest rating that was not provisional, and when they first reached it.
    pub best: Option<(f64, Timestamp)>,
}

/// What a game did to the rating of one of its players.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedResult {
    /// Their seat.
    pub seat: Seat,
    /// Their rating before the game.
    pub before: f64,
    /// Their rating after the game.
    pub after: f64,
    /// The rating deviation after the game.
    pub deviation: f64,
}
