//! The lists with pages.

use play::{guild::standings::Period, player::ratings::Category};

/// A list with pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// The user's own running games and challenges.
    MyGames,
    /// All running games of the server.
    Watch,
    /// A leaderboard.
    Leaderboard(LeaderboardOf),
    /// The players that the user has blocked.
    Blocked,
    /// The server's suspended members, for moderators.
    Suspended,
}

/// The leaderboard of the reader's server, or of the world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeaderboardOf {
    /// The category.
    pub category: Category,
    /// The period. Years and months are named, so an old button leads to what its message showed.
    pub period: Period,
    /// Whether it is the world's.
    pub world: bool,
}
