//! The lists that have pages, as the buttons that turn them are written.

use play::{ratings::Category, standings::Period};

/// A list that has pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// What the one who asks has going in the server.
    MyGames,
    /// All games of the server.
    Watch,
    /// Who plays best in the server.
    Leaderboard(Board),
    /// Whom the one who asks has blocked.
    Blocked,
    /// Who is barred in the server, for its moderators.
    Banned,
}

/// A leaderboard of the server in which it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Of what.
    pub category: Category,
    /// Of when. A year or month is named, so that an old button leads to what its message showed.
    pub period: Period,
}
