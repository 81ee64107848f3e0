//! Stories: the real bot on a Discord in memory, from what a member does to what everybody sees.
//!
//! Each story begins with [`story::Story::begin`] and ends with [`story::Story::end`], which judges all that the bot
//! sent: by the sandbox, by twilight's model of Discord's API, and by checks of our own.
#![expect(clippy::expect_used, clippy::panic, reason = "a story that cannot go on says why")]

mod ahead;
mod at_once;
mod away;
mod begin;
mod boards_as_text;
mod buttons;
mod challenges;
mod clocks;
mod completion;
mod confirms;
mod damala;
mod damas;
mod damas_claims;
mod departures;
mod digests;
mod direct_messages;
mod endings;
mod every_game;
mod exports;
mod faults;
mod games_list;
mod histories;
mod imports;
mod judge;
mod languages;
mod leaderboards;
mod limits;
mod log;
mod lost_channels;
mod matches;
mod menus;
mod more;
mod offers;
mod old_buttons;
mod outage;
mod panel_games;
mod pauses;
mod permissions;
mod places;
mod player;
mod preferences;
mod profiles;
mod rated;
mod records;
mod refusals;
mod refusals_by_rule;
mod rematches;
mod replays;
mod restarts;
mod seasons;
mod settings;
mod stops;
mod story;
mod takebacks;
mod team_challenges;
mod teams;
mod terms;
mod texts;
mod versus;
mod whole_games;
