//! A game that is played, and its record.

pub(crate) mod boards;
pub mod fair_play;
pub mod guessing;
pub(crate) mod in_match;
pub mod matches;
pub(crate) mod news;
pub mod rest;
pub mod seating;
pub mod table;
pub(crate) mod terms;
pub mod time_control;
pub mod transcript;
pub mod vote;
