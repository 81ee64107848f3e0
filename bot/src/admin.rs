//! The operator's commands, one file each. They work on the database, beside a bot that runs or without one.

pub(crate) mod backup;
pub(crate) mod check;
pub(crate) mod delete_user;
pub(crate) mod export_guild;
pub(crate) mod health;
mod progress;
pub(crate) mod recompute;
pub(crate) mod restore;
