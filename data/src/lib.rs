//! The store: challenges, games and what follows from them, in an SQLite file or on a
//! PostgreSQL server.
//!
//! A decision is committed as one [`Unit`], with its changes and announcements: all of it or nothing, and
//! durable before [`Store::commit`] returns. One thread writes, and commits everything that waits together, so
//! that many writers cost one sync of the disk. Reads run inline on a connection of their own.
//!
//! The store has the last word. It refuses a change to a game that has changed since it was loaded, a second
//! game in a channel, and an interaction it has seen. These are properties of the tables, so neither two tasks
//! nor two processes can get around them.
//!
//! Ids of games, challenges and announcements are never reused. A row that cannot be read is logged and left
//! out of lists; it never stops the others.
//!
//! This crate doesn't know Discord, and decides nothing by the clock: times are arguments.

mod absences;
mod analyses;
mod announcements;
mod apply;
mod backlog;
mod challenges;
mod columns;
mod commit_error;
mod competitions;
mod connect_error;
mod copying;
mod daily_puzzles;
mod database;
mod deadline;
mod deletions;
mod ending_columns;
mod forgetting;
mod guild_data;
mod heartbeat;
mod house_rules;
mod imported_files;
mod inspecting;
mod integrity;
mod interactions;
mod json;
mod known;
mod lease;
mod lessons;
mod mailed_boards;
mod matches;
mod migrations;
mod moderation_log;
mod offer_messages;
mod open;
mod open_error;
mod owner;
mod pages;
mod practices;
mod progress;
mod replays;
mod replies;
mod reports;
mod restrictions;
mod seeks;
mod server;
mod settings;
mod snapshot;
mod sql;
mod standings;
mod store;
mod stored_puzzles;
mod table_changes;
mod tables;
mod timers;
mod transfer;
mod unit;
mod upkeep;
mod visits;
mod wiping;
mod writer;

pub use analyses::{AnalysisReader, StoredAnalysis, TakenAnalysis};
pub use announcements::{AnnouncementId, Answers, Due};
pub use backlog::Backlog;
pub use commit_error::{CommitError, Unanswered, cannot_write, may_be_stored};
pub use connect_error::{ConnectError, ServerProblem};
pub use copying::{BackedUp, Restored, backup, backup_with, restore};
pub use daily_puzzles::{DailyResult, DailySolver};
pub use database::Database;
pub use deadline::{deadline, in_time, lift_deadline, until};
pub use deletions::Deletion;
pub use guild_data::{export_guild, export_guild_of_server};
pub use imported_files::LARGEST_IMPORT;
pub use inspecting::{Inspected, inspect, inspect_server, inspect_with};
pub use integrity::Fault;
pub use lease::{Epoch, Lease, Worker, WorkerId};
pub use migrations::latest as latest_schema;
pub use offer_messages::OfferId;
pub use open_error::{OpenError, Problem};
pub use owner::leave_to;
pub use progress::{Progress, Stage};
pub use reports::{Ban, Report};
pub use server::{BadDatabaseUrl, DatabaseUrl};
pub use standings::{Leaderboard, Member, Recomputed};
pub use store::{Options, Store};
pub use stored_puzzles::{Answered, FoundIn, PuzzlesWanted, SearchedGame, StoredPuzzle};
pub use tables::Silent;
pub use transfer::{TransferError, Transferred, transfer};
pub use unit::{Seen, Token, Unit};
pub use upkeep::Pruned;
pub use visits::Visit;
