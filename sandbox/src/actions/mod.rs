//! What the bot and the members do, one file each: check that it is allowed, change the world, emit the event.

pub(crate) mod commands;
pub(crate) mod installation;
pub(crate) mod mentions;
pub(crate) mod post;
pub(crate) mod thread;
