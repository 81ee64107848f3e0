//! A game between people, pure: who challenges whom, who sits where, what may happen next, and what is to be told.
//!
//! Everything here is a decision without effects: [`challenge::decide`] and [`table::decide`] take what is stored, an
//! event and the time, and answer with [`Change`]s to store and [`Announcement`]s to make, or with a [`Refusal`] for
//! the player. The shell loads, decides, commits both in one transaction, and only then speaks.
//!
//! This crate knows no Discord, no database, no clock and no sentence: ids are opaque numbers, the time is an
//! argument, and what is said is an enum.

pub mod challenge;
mod decision;
mod id;
mod limits;
mod refusal;
pub mod seating;
pub mod table;

pub use challenge::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Team};
pub use decision::{Announcement, Change};
pub use id::{ChallengeId, ChannelId, GameId, GuildId, MessageId, PlayerId};
pub use limits::Limits;
pub use refusal::Refusal;
pub use seating::{Forfeit, Out, Seating};
pub use table::{Ending, Table};
