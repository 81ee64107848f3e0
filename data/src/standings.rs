//! Where players stand, and what they have played.
//!
//! All of it follows from the games that have ended, in the order in which they did, and from the seasons that were closed in
//! between: it is written in the transaction that ends a game, and can be computed anew.

mod comparing;
mod derived;
mod finishing;
pub(crate) mod history;
mod ladders;
mod leaderboard;
pub(crate) mod members;
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
