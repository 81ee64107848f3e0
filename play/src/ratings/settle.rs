//! What an ended game means for those who played it.

use games::{Game, Side};
use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{Category, Entry, Form, Lineup, Pool, Rating, lineup::Seats, rate_duel, rate_teams};
use crate::PlayerId;

/// So many games of the same two sets of players are rated a day in a server, all categories together.
pub const RATED_A_DAY: usize = 6;

/// How a game ended, as far as ratings are concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A side has won, by whatever.
    Won(Side),
    /// Nobody has.
    Drawn,
    /// It was broken off before it was one.
    Aborted,
}

/// A game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Which game was played.
    pub game: Game,
    /// By whom.
    pub lineup: Lineup,
    /// How it ended.
    pub end: End,
    /// Whether the players had agreed that it counts.
    pub rated: bool,
    /// When it ended.
    pub at: Timestamp,
}

impl Ended {
    /// What it is rated as.
    pub const fn category(&self) -> Category {
        Category::new(self.game, self.lineup.form())
    }
}

/// Why an ended game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Unrated {
    /// The players had agreed so.
    #[error("the players agreed that the game is not rated")]
    Agreed,
    /// It was aborted.
    #[error("the game was aborted")]
    Aborted,
    /// The same players have played as many rated games against each other today as count.
    #[error("{RATED_A_DAY} games of these players were rated today")]
    OftenToday,
}

/// What a game has made of one player's entry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settled {
    /// Whose.
    pub player: PlayerId,
    /// His rating before it, the weeks without play counted in; that of the start where he had none.
    pub before: Rating,
    /// Where he stands after it.
    pub after: Entry,
}

/// The day of a game, by which those of the same players are counted: the day in UTC on which it ended.
pub fn utc_day(at: Timestamp) -> Date {
    TimeZone::UTC.to_datetime(at).date()
}

/// Where the players of `ended` stand after it, in order of play. `pool` holds the entries of its server and category, at
/// least those of its players who have one; `today` says how many games of the same [`Pairing`](super::Pairing) and the
/// same [`utc_day`] were rated in the server before.
///
/// # Errors
/// Nobody's entry changes, for this reason.
pub fn settle(ended: &Ended, pool: &Pool, today: usize) -> Result<Vec<Settled>, Unrated> {
    let winner = match ended.end {
        _ if !ended.rated => return Err(Unrated::Agreed),
        End::Aborted => return Err(Unrated::Aborted),
        _ if today >= RATED_A_DAY => return Err(Unrated::OftenToday),
        End::Won(side) => Some(side),
        End::Drawn => None,
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
