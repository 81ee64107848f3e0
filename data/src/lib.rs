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

mod apply;
mod challenge;
mod columns;
mod commit_error;
mod competition;
mod connect_error;
mod copying;
mod database;
mod deadline;
mod delivery;
mod file;
mod game;
mod glancing;
mod guild;
mod heartbeat;
mod inspecting;
mod integrity;
mod json;
mod known;
mod learning;
mod lease;
mod migrations;
mod open_error;
mod pages;
mod player;
mod privacy;
mod progress;
mod server;
mod snapshot;
mod sql;
mod store;
mod transfer;
mod unit;
mod upkeep;

pub use self::{
    delivery::{
        announcements::{AnnouncementId, Answers, Due},
        backlog::Backlog,
    },
    file::{Options, owner::leave_to},
    game::{
        boards::PostedBoard, imported_files::LARGEST_IMPORT, offer_messages::OfferId, tables::Silent,
        vote_games::Tally,
    },
    guild::{
        standings::{Leaderboard, Member, Recomputed},
        weeks::{EndedRow, WeekTold},
    },
    learning::{
        analyses::{AnalysisReader, StoredAnalysis, TakenAnalysis},
        daily_puzzles::{DailyResult, DailySolver},
        stored_puzzles::{Answered, FoundIn, PuzzlesWanted, SearchedGame, StoredPuzzle},
    },
    player::{
        reports::{Exclusion, Report},
        visits::Visit,
    },
    privacy::{
        deletions::Deletion,
        guild_data::{export_guild, export_guild_of_server},
    },
};
pub use commit_error::{CommitError, Unanswered, cannot_write, may_be_stored};
pub use connect_error::{ConnectError, ServerProblem};
pub use copying::{BackedUp, Restored, backup, backup_with, create_private, restore};
pub use database::Database;
pub use deadline::{deadline, in_time, lift_deadline, until};
pub use glancing::{Glance, glance};
pub use heartbeat::PutBack;
pub use inspecting::{Inspected, inspect, inspect_server, inspect_with};
pub use integrity::Fault;
pub use lease::{Lease, Worker, WorkerId};
pub use migrations::latest as latest_schema;
pub use open_error::{OpenError, Problem};
pub use progress::{Progress, Stage};
pub use server::{BadDatabaseUrl, DatabaseUrl};
pub use store::{Store, fence::Epoch};
pub use transfer::{TransferError, Transferred, transfer};
pub use unit::{Seen, Token, Unit};
pub use upkeep::Pruned;
