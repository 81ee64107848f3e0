//! What belongs to a server: its settings, moderators, house rules, leaderboards and seasons.

pub mod earned_roles;
pub(crate) mod house_rules;
pub(crate) mod limits;
pub mod moderation;
pub mod season_plan;
pub(crate) mod server_settings;
pub mod standings;
pub mod suspensions_and_blocks;
pub mod week;
