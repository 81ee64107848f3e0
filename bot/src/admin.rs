//! The operator's commands, one file each. They work on the database, beside a bot that runs or without one.
//!
//! On a server, all of them can run beside bots, but for `migrate`. Reading ones see the database as it is at one moment.
//! Changing ones are serializable transactions like those of the bots, which they may come between.

pub(crate) mod backup;
pub(crate) mod backups;
pub(crate) mod check;
pub(crate) mod delete_user;
pub(crate) mod doctor;
pub(crate) mod export_guild;
pub(crate) mod health;
pub(crate) mod migrate;
mod opened;
mod progress;
pub(crate) mod recompute;
pub(crate) mod restore;
mod say;
pub(crate) mod usage;
pub(crate) mod world;
