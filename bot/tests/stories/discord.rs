//! Where Discord lets the bot be, and what it refuses: permissions, channels, direct messages, several connections.

mod activities;
pub(crate) mod anywhere;
mod by_mail;
mod eyes;
mod floods;
mod hidden_channels;
mod homes;
mod lost_channels;
mod owed;
mod permissions;
mod refused;
mod servers;
mod shards;
mod unreached;
