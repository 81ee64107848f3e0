//! What an ended game does to its players' entries.
//!
//! Both the transaction that ends a game and the recomputation of a history call [`settle`], so they can't
//! disagree.

use games::{Game, Side};
use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{Category, Entry, Form, Lineup, Pool, Rating, lineup::Seats, rate_duel, rate_teams};
use crate::{GameId, PlayerId};

/// How many games a day are rated between the same two sets of players in a server and category. A match counts as one
/// game, so that it is rated to its end.
pub const MAX_RATED_A_DAY: usize = 6;

/// How a game ended, as far as ratings are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A side won.
    Won(Side),
    /// It was drawn.
    Drawn,
    /// It was aborted, or ended by moderators.
    Aborted,
}

/// A game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The game that was played.
    pub game: Game,
    /// The players.
    pub lineup: Lineup,
    /// How it ended.
    pub end: Outcome,
    /// Whether the players agreed that it counts.
    pub rated: bool,
    /// When it ended.
    pub at: Timestamp,
    /// The first game of its match, if it belongs to one.
    pub match_of: Option<GameId>,
}

impl Ended {
    /// The category it is rated in.
    pub const fn category(&self) -> Category {
        Category::new(self.game, self.lineup.form())
    }
}

/// Why an ended game isn't rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unrated {
    /// The players agreed on it.
    #[error("the players agreed that the game is not rated")]
    Agreed,
    /// The game was aborted.
    #[error("the game was aborted")]
    Aborted,
    /// The same players have already played as many rated games today as count.
    #[error("{MAX_RATED_A_DAY} games of these players were rated today")]
    OftenToday,
}

/// A player's entry before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settled {
    /// The player.
    pub player: PlayerId,
    /// The rating before, with the weeks without play counted in; that of the start if they had none.
    pub before: Rating,
    /// The entry after.
    pub after: Entry,
}

/// The day in UTC on which a game ended, by which games of the same players are counted.
pub fn utc_day(at: Timestamp) -> Date {
    TimeZone::UTC.to_datetime(at).date()
}

/// The entries of a game's players afterwards, in order of play.
///
/// `pool` holds the entries of its server and category, at least those of its players. `today` is how many
/// games and other matches of the same [`Pairing`](super::Pairing) on the same [`utc_day`] were rated there before.
///
/// # Errors
/// Why the game isn't rated. No entry changes then.
pub fn settle(ended: &Ended, pool: &Pool, today: usize) -> Result<Vec<Settled>, Unrated> {
    let winner = match ended.end {
        _ if !ended.rated => return Err(Unrated::Agreed),
        Outcome::Aborted => return Err(Unrated::Aborted),
        _ if today >= MAX_RATED_A_DAY => return Err(Unrated::OftenToday),
        Outcome::Won(side) => Some(side),
        Outcome::Drawn => None,
    };
    Ok(match ended.lineup.0 {
        Seats::Duel(players) => settled(ended, players, pool, |before| rate_duel(before, winner)),
        Seats::Teams(players) => settled(ended, players, pool, |before| rate_teams(before, winner)),
    })
}

fn settled<const SEATS: usize>(
    ended: &Ended,
    players: [PlayerId; SEATS],
    pool: &Pool,
    rate: impl FnOnce([Rating; SEATS]) -> [Rating; SEATS],
) -> Vec<Settled> {
    let form: Form = ended.lineup.form();
    let entries = players.map(|player| pool.get(&player));
    let before = entries.map(|known| known.map_or(form.start(), |entry| entry.at(form, ended.at)));
    let after = entries.into_iter().zip(rate(before)).map(|(known, rating)| {
        let games = known.map_or(0, |entry| entry.games).saturating_add(1);
        Entry { rating, games, since: ended.at }
    });
    let settled = players.into_iter().zip(before).zip(after);
    settled.map(|((player, before), after)| Settled { player, before, after }).collect()
}
