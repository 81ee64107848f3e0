//! Deletes and exports what is stored of players and servers.

pub(crate) mod deletions;
pub(crate) mod forgetting;
pub(crate) mod guild_data;
