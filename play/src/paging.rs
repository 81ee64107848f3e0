//! Pages of long lists, newest first.
//!
//! A page is named by the entry at its edge, not by how many come before it: it stays where it was when new
//! entries arrive, and the last page of a long list is found as fast as the first.

use crate::{
    GameId,
    guild::{moderation::LogEntry, standings::Finished},
};

/// Which part of a list of finished games to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stretch {
    /// The latest to end.
    Newest,
    /// Those that ended before this game.
    Before(GameId),
    /// Those that ended after this game; the newest if they don't fill a page.
    After(GameId),
}

/// A page of finished games, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The games.
    pub games: Vec<Finished>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}

/// Which part of a moderation log to show. Entries are numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogStretch {
    /// The newest entries.
    Newest,
    /// Those before this one.
    Before(u64),
    /// Those after this one; the newest if they don't fill a page.
    After(u64),
}

/// A page of a moderation log, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogPage {
    /// The entries, with their numbers.
    pub entries: Vec<(u64, LogEntry)>,
    /// Whether there are newer ones.
    pub newer: bool,
    /// Whether there are older ones.
    pub older: bool,
}
