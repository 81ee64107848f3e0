//! Deletes and exports what is stored of players and servers. It knows the tables of all subjects.

pub(crate) mod deletions;
pub(crate) mod forgetting;
pub(crate) mod guild_data;
mod guilds;
mod personal_data;
