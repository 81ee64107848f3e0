//! The use cases, one file each, from a request that was read to a reply.
//!
//! A use case reads the store, lets `play` decide, stores the decision, and returns what to show. It knows nothing of
//! commands, buttons or jobs.

pub(crate) mod challenge;
pub(crate) mod competition;
pub(crate) mod game;
pub(crate) mod guild;
pub(crate) mod help;
pub(crate) mod learning;
pub(crate) mod lists;
pub(crate) mod message_ids;
pub(crate) mod names;
pub(crate) mod notice;
pub(crate) mod player;
pub(crate) mod reply;
pub(crate) mod share;
pub(crate) mod visit;

#[cfg(test)]
mod tests;
