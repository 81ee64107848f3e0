//! What belongs to a member: preferences, absences, blocks, messages, ratings, data.

mod away;
mod blocks;
pub(crate) mod departures;
mod digests;
mod direct_messages;
mod languages;
mod preferences;
pub(crate) mod privacy;
mod profiles;
mod rated;
pub(crate) mod themes;
mod turned;
mod versus;
