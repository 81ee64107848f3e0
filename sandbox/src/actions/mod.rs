//! What the bot and the members do, one file each: check that it is allowed, change the world, emit the event.

pub(crate) mod commands;
pub(crate) mod elsewhere;
pub(crate) mod mentions;
pub(crate) mod post;
pub(crate) mod say;
pub(crate) mod thread;
