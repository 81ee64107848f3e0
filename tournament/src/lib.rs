//! Competitions, as pure decisions: who plays each other, who moves first, and who is where in the table.
//!
//! | competition | pairing | result |
//! | --- | --- | --- |
//! | league | [`round_robin`], within the [`divisions`] | [`mod@table`] |
//! | Swiss tournament | [`swiss`] | [`mod@table`] |
//! | knock-out | [`knock_out`] | the winner of the final |
//! | ladder | challenges | [`ladder`] |
//!
//! Every function is a plain calculation from what has happened so far: a caller that stores the players and the results of
//! the games can recompute everything else at any time.
//!
//! This crate knows no Discord, no database, no clock, no chance and no text. A player is any small type that can be compared,
//! such as an id. What comes from outside is checked once, by the constructors, and refused as [`BadInput`].

#![forbid(unsafe_code)]

pub mod divisions;
pub mod knock_out;
pub mod ladder;
mod pairing;
mod roster;
mod round_robin;
mod score;
pub mod swiss;
pub mod table;

pub use pairing::{Entrant, Pairing};
pub use roster::BadInput;
pub use round_robin::{Cycles, round_robin};
pub use score::{GameResult, Points};
