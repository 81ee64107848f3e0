//! Standings: results, ratings, leaderboards and seasons.
//!
//! They follow from the finished games, in the order in which they ended, and from the seasons closed in
//! between. They are written in the transaction that ends a game, or in a few after one that closes a season, and
//! can be recomputed bit for bit.
//!
//! - A player's best rating is the highest result that was not provisional. An index finds it; it is stored
//!   nowhere else.
//! - Triggers keep the counts of players at each rank, by which places are counted. Where very many places change at once, triggers are
//!   off and all steps are recounted ([`crate::sql::in_bulk`]).
//! - Players who opted out or left are on no step.

mod comparing;
mod derived;
mod finishing;
mod history;
mod leaderboard;
mod members;
mod pulls;
mod rank_counts;
mod rated;
mod rating_ends;
mod recomputing;
mod results;
mod rewriting;
pub(crate) mod seasons;

#[cfg(test)]
pub(crate) use self::members::find as member;
pub(crate) use self::{comparing::compare, finishing::finish};
pub use self::{leaderboard::Leaderboard, members::Member, recomputing::Recomputed};
