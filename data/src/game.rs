//! A game that is played, and its record.

pub(crate) mod boards;
pub(crate) mod ending_columns;
pub(crate) mod guesses;
pub(crate) mod imported_files;
pub(crate) mod mailed_boards;
pub(crate) mod matches;
pub(crate) mod offer_messages;
pub(crate) mod replays;
pub(crate) mod table_changes;
pub(crate) mod tables;
pub(crate) mod vote_games;
