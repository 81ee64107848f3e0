//! The gateway: the WebSocket over which the bot is told what happens.

pub(crate) mod intents;
pub(crate) mod session;
mod socket;

pub(crate) use socket::connect;
