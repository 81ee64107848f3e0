//! The use cases, one file each, from a request that was read to a reply.
//!
//! A use case reads the store, lets `play` decide, stores the decision, and returns what to show. It knows nothing of
//! commands, buttons or jobs.

pub(crate) mod accept;
pub(crate) mod act;
pub(crate) mod analysis;
pub(crate) mod away;
pub(crate) mod begin;
pub(crate) mod blocks;
pub(crate) mod challenge;
pub(crate) mod challenge_message;
pub(crate) mod commit;
pub(crate) mod competition;
pub(crate) mod computer;
pub(crate) mod daily;
pub(crate) mod daily_settings;
pub(crate) mod deletion;
pub(crate) mod export;
pub(crate) mod fair_play;
pub(crate) mod game_of_message;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod history;
pub(crate) mod house_rules;
pub(crate) mod import;
pub(crate) mod leaderboard;
pub(crate) mod lesson;
pub(crate) mod lists;
pub(crate) mod lookup;
pub(crate) mod lost_channel;
pub(crate) mod mail;
pub(crate) mod membership;
pub(crate) mod message_ids;
pub(crate) mod moderation;
pub(crate) mod move_game;
pub(crate) mod names;
pub(crate) mod next_game;
pub(crate) mod notice;
pub(crate) mod offer;
pub(crate) mod panel;
pub(crate) mod practice;
pub(crate) mod preferences;
pub(crate) mod premove_panel;
pub(crate) mod premoves;
pub(crate) mod presence;
pub(crate) mod privacy;
pub(crate) mod profile;
pub(crate) mod puzzle;
pub(crate) mod puzzle_search;
pub(crate) mod ratings;
pub(crate) mod redrawn;
pub(crate) mod rematch;
pub(crate) mod replay;
pub(crate) mod reply;
pub(crate) mod rules;
pub(crate) mod season;
pub(crate) mod seek;
pub(crate) mod settings;
pub(crate) mod strangers;
pub(crate) mod terms;
pub(crate) mod turn;
pub(crate) mod versus;
pub(crate) mod visit;
pub(crate) mod withdraw;
pub(crate) mod world;

#[cfg(test)]
mod tests;
