//! What belongs to a server: its settings, moderators, house rules, leaderboards and seasons.

pub(crate) mod daily_settings;
pub(crate) mod house_rules;
pub(crate) mod leaderboard;
pub(crate) mod membership;
pub(crate) mod moderation;
pub(crate) mod move_game;
pub(crate) mod preview;
pub(crate) mod season;
pub(crate) mod season_plan;
pub(crate) mod settings;
pub(crate) mod suspended;
mod vote_settings;
pub(crate) mod week;
mod week_settings;
pub(crate) mod welcome;
mod when;
