//! Finished games that are listed, as the buttons that turn to others are written.

use play::{PlayerId, ratings::Category};

use super::parts::Absent;

/// Whose finished games are listed, and of what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryOf {
    /// Whose; everybody's in the server if `None`.
    pub player: Option<PlayerId>,
    /// Of what; of all games if `None`.
    pub category: Option<Category>,
}

/// Finished games of everyone.
pub(super) struct Everyone;

impl Absent for Everyone {
    const WORD: &'static str = "everyone";
}

/// Finished games of every kind.
pub(super) struct AllGames;

impl Absent for AllGames {
    const WORD: &'static str = "all";
}
