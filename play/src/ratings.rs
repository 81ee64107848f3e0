//! Ratings: how well somebody plays a game in a server, as far as his games tell. Pure, and nothing but the games, so that
//! they can be computed again from the history, bit by bit the same.
//!
//! | what | how |
//! | --- | --- |
//! | games of two | Glicko-2 (`skillratings`), each game a rating period of its own: 1500, deviation 350, volatility 0.06, tau 0.5 |
//! | games of four | Weng-Lin (`skillratings`), on the scale of Glicko-2: see [`Form::start`] |
//! | time without play | each whole week widens the deviation as a rating period without a game does in Glicko-2, never beyond that of the start: [`Entry::at`] |
//! | which games count | those that end otherwise than aborted, were not agreed to be unrated, and are at most the sixth of the same players a day: [`settle`] |
//! | who is listed first | [`Rating::rank`]: the rating less twice the deviation |
//! | the end of a season | [`close_season`]: half-way to the mean, and provisional again |
//!
//! One who incrementally stores what [`settle`] and [`close_season`] say, and one who goes through the history again by
//! [`Ledger`], have the same ratings: the order of events is that in which they were stored, never that of their times,
//! since a clock can be set back.
//!
//! **Decided:** a player is rated with the side that he sat down on, also where he gave up and his partner played on.
//!
//! **Stored form:** three `f64`, which SQLite's `REAL` holds exactly, bit by bit; text, or a column of another type, would
//! not. Arithmetic is the same to the last digit in one build of the program; another build or machine may compute
//! exponentials otherwise in the last digit, which then holds for all ratings that are computed anew.

mod category;
mod entry;
mod ledger;
mod lineup;
mod rate;
mod rating;
mod season;
mod settle;

pub use category::{BadCategory, Category, Form};
pub use entry::{Entry, Pool};
pub use ledger::{Event, Ledger};
pub use lineup::{Lineup, Pairing};
pub use rate::{rate_duel, rate_teams};
pub use rating::{BadRating, Rating};
pub use season::close_season;
pub use settle::{End, Ended, RATED_A_DAY, Settled, Unrated, settle, utc_day};

#[cfg(test)]
mod tests;
