//! The wire: reading interactions, sending answers and messages, telling errors apart, the gateway, and the
//! endpoint that replaces it.
//!
//! Nothing here knows the games or what is stored.

pub(crate) mod answer;
pub(crate) mod channel_access;
pub(crate) mod command_mentions;
pub(crate) mod component;
pub(crate) mod downloads;
pub(crate) mod endpoint;
pub(crate) mod fatal;
pub(crate) mod gateway;
pub(crate) mod id;
pub(crate) mod interaction;
pub(crate) mod limits;
pub(crate) mod pace;
pub(crate) mod permissions;
pub(crate) mod redact;
pub(crate) mod registration;
pub(crate) mod requests;
mod retrying;
pub(crate) mod roles;
pub(crate) mod serenity_gaps;
pub(crate) mod skew;
pub(crate) mod supervisor;
pub(crate) mod survey;
pub(crate) mod token_bucket;
pub(crate) mod verdict;
pub(crate) mod wire;
