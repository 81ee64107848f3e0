//! What players see and press: texts in four languages, button ids, views, typed input and refusals.
//!
//! A view is data: words, pictures, buttons. This crate does no I/O; it doesn't know Discord's client or the
//! database.

pub mod button_id;
pub mod failure;
pub mod look;
pub mod permissions;
pub mod replay_turn;
pub mod server_settings;
pub mod subject;
pub mod texts;
pub mod typed;
pub mod views;
