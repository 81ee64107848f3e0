//! Stories: the real bot on a Discord in memory, from what a member does to what everybody sees.
//!
//! Each story begins with [`story::Story::begin`] and ends with [`story::Story::end`], which judges all that the bot
//! sent: by the sandbox, by twilight's model of Discord's API, and by checks of our own.
#![expect(clippy::expect_used, clippy::panic, reason = "a story that cannot go on says why")]

mod at_once;
mod buttons;
mod challenges;
mod completion;
mod damala;
mod damas;
mod damas_claims;
mod departures;
mod endings;
mod every_game;
mod faults;
mod games_list;
mod judge;
mod limits;
mod log;
mod old_buttons;
mod panel_games;
mod places;
mod player;
mod records;
mod refusals;
mod refusals_by_rule;
mod restarts;
mod stops;
mod story;
mod team_challenges;
mod teams;
mod texts;
mod whole_games;
