//! What is stored, and how it survives: challenges, games, and what is still to be told.
//!
//! A [`Store`] is an SQLite file. Everything that a decision consists of, its changes and its announcements, goes in as
//! one [`Unit`]: together or not at all, and durable before [`Store::commit`] answers. One thread writes; all units that
//! wait are committed together, so that many writers cost one synchronisation of the disk. Reads are inline, on a
//! connection of their own.
//!
//! The store is the last to say no: whatever is decided about a game is refused when the game was changed since it was
//! loaded, a game when its channel has one, an interaction when it was stored before. These are properties of the tables,
//! so that two tasks, or two processes, cannot get around them.
//!
//! This crate knows no Discord and no clock: times come with what is stored.

mod absences;
mod announcements;
mod apply;
mod backlog;
mod barriers;
mod challenges;
mod choices;
mod columns;
mod commit_error;
mod copying;
mod each;
mod forgetting;
mod guild_data;
mod heartbeat;
mod house_rules;
mod in_bulk;
mod inspecting;
mod integrity;
mod interactions;
mod json;
mod known;
mod matches;
mod migrations;
mod moderation_log;
mod noted;
mod open;
mod open_error;
mod owner;
mod practices;
mod snapshot;
mod standings;
mod store;
mod table_changes;
mod tables;
mod timers;
mod unit;
mod upkeep;
mod wiping;
mod writer;

pub use announcements::{AnnouncementId, Answers, Due};
pub use backlog::Backlog;
pub use commit_error::{CommitError, cannot_write};
pub use copying::{BackedUp, Restored, backup, restore};
pub use guild_data::export_guild;
pub use inspecting::{Inspected, inspect};
pub use integrity::Fault;
pub use migrations::latest as latest_schema;
pub use open_error::{OpenError, Problem};
pub use owner::leave_to;
pub use standings::{Leaderboard, Member, Recomputed};
pub use store::{Options, Store, deletions::Deletion};
pub use tables::Silent;
pub use unit::{Seen, Token, Unit};
pub use upkeep::Pruned;
