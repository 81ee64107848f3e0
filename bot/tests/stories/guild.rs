//! What belongs to a server: settings, moderators, leaderboards, seasons, the week, roles.

mod house_rules;
mod leaderboards;
mod limits;
mod moderation;
mod roles;
mod season_plans;
mod seasons;
pub(crate) mod settings;
mod suspensions;
mod week;
