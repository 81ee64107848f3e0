//! Which finished games a list shows, as its buttons say it.

use play::{PlayerId, player::ratings::Category};

use crate::button_id::parts::Absent;

/// Whose finished games, and of which category.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryOf {
    /// The player; `None` for the whole server.
    pub player: Option<PlayerId>,
    /// The category; `None` for all.
    pub category: Option<Category>,
}

/// Everyone's finished games.
pub(in crate::button_id) struct Everyone;

impl Absent for Everyone {
    const WORD: &'static str = "everyone";
}

/// Finished games of all categories.
pub(in crate::button_id) struct AllGames;

impl Absent for AllGames {
    const WORD: &'static str = "all";
}
