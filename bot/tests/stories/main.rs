//! Stories: the real bot on an in-memory Discord, from what a member does to what everyone sees.
//!
//! Each story starts with [`story::Story::begin`] and ends with [`story::Story::end`], which judges everything the
//! bot sent: by the sandbox, by twilight's model of Discord's API, and by checks of our own.
#![expect(clippy::expect_used, clippy::panic, reason = "a story that cannot go on says why")]

mod buttons;
mod challenge;
mod commands;
mod competition;
mod discord;
mod game;
mod guild;
mod judge;
mod learning;
mod log;
mod members;
mod player;
mod process;
mod records;
mod story;
mod texts;
#[path = "../program/typed.rs"]
mod typed;
#[path = "../program/wait.rs"]
mod wait;
