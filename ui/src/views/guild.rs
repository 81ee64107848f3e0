//! What belongs to a server: its settings, moderators, house rules, leaderboards and seasons.

pub mod guessers;
pub mod house_rules;
pub mod leaderboard;
pub mod moderation;
pub mod season;
pub mod settings;
pub mod suspensions;
#[cfg(test)]
mod tests;
pub mod vote;
pub mod week;
