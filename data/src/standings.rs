//! Standings: results, ratings, leaderboards and seasons.
//!
//! They follow from the finished games, in the order in which they ended, and from the seasons closed in
//! between. They are written in the transaction that ends a game, or in a few after one that closes a season, and
//! can be recomputed bit for bit.
//!
//! - A player's best rating is the highest result that was not provisional. An index finds it; it is stored
//!   nowhere else.
//! - Triggers keep the counts of players at each rank, by which places are counted. Where very many places change at once, triggers are
//!   off and all steps are recounted ([`crate::in_bulk`]).
//! - Players who opted out or left are on no step.

mod comparing;
mod derived;
mod finishing;
pub(crate) mod history;
mod leaderboard;
pub(crate) mod members;
pub(crate) mod pulls;
mod rank_counts;
mod rated;
pub(crate) mod recomputing;
pub(crate) mod results;
pub(crate) mod seasons;

pub(crate) use self::{comparing::compare, finishing::finish};
pub use self::{leaderboard::Leaderboard, members::Member, recomputing::Recomputed};
#[cfg(test)]
pub(crate) use self::{
    members::find as member,
    seasons::{running as season, standings as season_standings},
};
