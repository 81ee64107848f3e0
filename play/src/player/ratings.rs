//! Ratings: how well someone plays a game in a server, as far as their games show. Pure functions of the
//! games and seasons, so that ratings can be recomputed from the history, bit for bit.
//!
//! | what | how |
//! | --- | --- |
//! | games for two | Glicko-2 (`skillratings`), each game a rating period of its own: 1500, deviation 350, volatility 0.06, tau 0.5 |
//! | games for four | Weng-Lin (`skillratings`), on the scale of Glicko-2: see [`Form::start`] |
//! | time without play | each whole week widens the deviation like an empty rating period in Glicko-2, up to that of the start: [`Entry::at`] |
//! | which games count | those that were not aborted, not agreed to be unrated, and at most six a day between the same players in each game, where a match counts as one: [`settle`] |
//! | order of leaderboards | [`Rating::rank`]: the rating minus twice the deviation |
//! | end of a season | [`close_season`]: halfway to the mean, and provisional again |
//!
//! The transaction that ends a game and the recomputation of a whole history ([`Ledger`]) call the same
//! functions, [`settle`] and [`close_season`], so they agree in every bit. Events count in the order in which
//! they were stored, never by their times, since a clock can be set back.
//!
//! **Decided:** players are rated with the side they sat down on, even if they gave up and their partner
//! played on.
//!
//! **Stored form:** three `f64`, which SQLite's `REAL` keeps bit for bit; text, or a column of another type,
//! would not. Within one build the arithmetic is exactly reproducible. Another build or machine may compute
//! exponentials differently in the last digit, and recomputed ratings then all differ by that.

mod category;
mod entry;
mod ledger;
mod lineup;
mod rate;
mod rating;
mod season;
mod settle;

pub use self::{
    category::{BadCategory, Category, Form},
    entry::{Entry, Pool},
    ledger::{Event, Ledger},
    lineup::{Lineup, Pairing},
    rate::{rate_duel, rate_teams},
    rating::{BadRating, Rating},
    season::{close_season, mean, pulled},
    settle::{Ended, MAX_RATED_A_DAY, Outcome, Settled, Unrated, settle, utc_day},
};

#[cfg(test)]
mod tests;
