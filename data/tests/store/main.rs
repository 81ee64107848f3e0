//! The store as the bot uses it, on real files.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

mod announcements;
mod away;
mod challenges;
mod computer;
mod copies;
mod crash;
mod heartbeat;
mod house_rules;
mod languages;
mod lists;
mod matches;
mod model;
mod opening;
mod practices;
mod progress;
mod repairs;
mod restrictions;
mod standings;
mod support;
mod timers;
mod turns;
mod writing_back;
