//! A game between people, as pure decisions: who challenges, who sits where, what may happen next, and
//! what to announce.
//!
//! [`challenge::decide`] and [`table::decide`] take what is stored, an event and the time, and return
//! [`Change`]s to store and [`Announcement`]s to make, or a [`Refusal`] for the player. The caller loads,
//! decides, commits both in one transaction, and only then posts to Discord.
//!
//! Every state has a way out. The heads of [`challenge`], [`seating`], [`table`], [`mod@matches`], [`away`] and
//! [`competition`] list, state by state, what ends it; `play/tests/lifecycle/` checks this over random events and
//! times.
//!
//! This crate knows no Discord, no database, no clock and no text: ids are opaque numbers, the time is an
//! argument, and what to say is an enum.

pub mod analysis_queue;
mod announcement;
pub mod away;
pub mod challenge;
mod change;
pub mod competition;
pub mod daily;
pub mod fair_play;
mod home;
mod house_rules;
mod id;
mod in_match;
mod language;
mod limits;
pub mod matches;
pub mod moderation;
pub mod paging;
mod player;
pub mod practice;
pub mod preferences;
pub mod puzzle;
pub mod ratings;
mod refusal;
pub mod seating;
pub mod seek;
mod server_settings;
pub mod standings;
pub mod suspensions_and_blocks;
pub mod table;
mod terms;
mod theme;
pub mod time_control;
mod timer;
pub mod transcript;

pub use announcement::{
    Actor, Announcement, Answered, Begun, BoardCause, DirectTopic, News, OfferAnswer, OfferOutcome,
};
pub use away::Absence;
pub use challenge::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Team};
pub use change::Change;
pub use competition::{Competition, CompetitionChange, CompetitionNews};
pub use daily::{Daily, DailySettings, Day};
pub use home::Home;
pub use house_rules::{BadName, DefaultRules, HouseRules, RulesName};
pub use id::{
    BadId, ChallengeId, ChannelId, CompetitionId, GameId, GuildId, HouseRulesId, MessageId, PlayerId,
    PuzzleId, RoleId,
};
pub use language::Language;
pub use limits::Limits;
pub use player::{BadLevel, Level, Player};
pub use practice::Practice;
pub use preferences::{BoardSide, Notice, Preferences};
pub use refusal::Refusal;
pub use seating::{ForfeitReason, GivenUp, Seating};
pub use server_settings::{ServerSettings, Threads};
pub use suspensions_and_blocks::{Block, KeptAway, Restrictions};
pub use table::{Ending, Table};
pub use terms::{IDLE_DAYS, LEAST_IDLE_DAYS, Terms};
pub use theme::Theme;
pub use time_control::TimeControl;
pub use timer::Timer;
