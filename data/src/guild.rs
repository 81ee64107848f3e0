//! What belongs to a server: its settings, moderators, house rules, leaderboards and seasons.

pub(crate) mod earned_roles;
pub(crate) mod house_rules;
mod languages;
pub(crate) mod moderation_log;
pub(crate) mod season_plans;
pub(crate) mod settings;
pub(crate) mod standings;
pub(crate) mod weeks;
