//! The state of the sandbox: one guild, further ones that a test adds with or without the bot, their members, channels and
//! messages, private channels, and one bot application.
//!
//! Small objects are held in memory and written through to the [`store::Store`]; messages and files are only in the store.
//! Nothing here checks a request or notifies anyone: `judge`, `actions` and `events` do.

pub(crate) mod application;
mod authorization;
pub(crate) mod channel;
pub(crate) mod command;
pub(crate) mod files;
pub(crate) mod guild;
pub(crate) mod installation;
pub(crate) mod interaction;
pub(crate) mod message;
pub(crate) mod permissions;
pub(crate) mod seed;
pub(crate) mod shown;
mod state;
pub(crate) mod store;
pub(crate) mod user;

pub(crate) use state::World;
