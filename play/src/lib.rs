//! A game between people, as pure decisions: who challenges, who sits where, what may happen next, and
//! what to announce.
//!
//! [`challenge::update`] and [`game::table::decide_event`] take what is stored, an event and the time, and return
//! [`Change`]s to store and [`Announcement`]s to make, or a [`Refusal`] for the player. The caller loads,
//! decides, commits both in one transaction, and only then posts to Discord.
//!
//! Every state has a way out. The heads of [`challenge`], [`game::seating`], [`game::table`], [`game::matches`],
//! [`player::away`] and [`competition`] list, state by state, what ends it; `play/tests/lifecycle/` checks this over random
//! events and times.
//!
//! This crate knows no Discord, no database, no clock and no text: ids are opaque numbers, the time is an
//! argument, and what to say is an enum.

mod announcement;
mod calendar;
pub mod challenge;
mod change;
pub mod competition;
pub mod game;
pub mod guild;
mod home;
mod id;
pub mod learning;
pub mod paging;
pub mod player;
pub mod ranking;
mod refusal;
mod seat;
mod timer;

pub use announcement::{About, Announcement, AtTable, Begun, Remembered};
pub use calendar::{BadDay, BadHour, BadZone, Day, Hour, Schedule, Zone};
pub use challenge::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Team};
pub use change::Change;
pub use competition::{Competition, CompetitionChange, CompetitionNews};
pub use game::{
    boards::Boards,
    news::{Actor, Answered, BoardCause, DirectTopic, News, OfferAnswer, OfferOutcome},
    seating::{ForfeitReason, GivenUp, Seating},
    table::{Ending, Table},
    terms::{IDLE_DAYS, LEAST_IDLE_DAYS, Terms},
    time_control::TimeControl,
};
pub use guild::{
    house_rules::{BadName, DefaultRules, HouseRules, RulesName},
    limits::Limits,
    server_settings::{ServerSettings, Threads},
    suspensions_and_blocks::{Block, KeptAway, Restrictions},
};
pub use home::{Home, mail_channel};
pub use id::{
    BadId, ChallengeId, ChannelId, CompetitionId, GameId, GuildId, HouseRulesId, MessageId, PlayerId,
    PuzzleId, RoleId, VoteGameId,
};
pub use learning::daily::{Daily, DailySettings};
pub use player::{
    away::Absence,
    language::Language,
    preferences::{BoardSide, Notice, Preferences},
    report::ReportReason,
    theme::Theme,
};
pub use refusal::Refusal;
pub use seat::{BadLevel, Level, Player};
pub use timer::Timer;
