//! The headers of a game file.

use std::fmt;

use games::Seat;

/// A header. The order is that in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Header {
    /// `Game`
    Game,
    /// `Rules`
    Rules,
    /// `Player1` to `Player4`
    Player(Seat),
    /// `Began`
    Began,
    /// `Ended`
    Ended,
    /// `Result`
    Result,
    /// `Ending`
    Ending,
    /// `Clock`
    Clock,
    /// `Rated`
    Rated,
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(seat) => write!(f, "Player{seat}"),
            other => write!(f, "{other:?}"),
        }
    }
}

impl Header {
    /// All headers, in the order in which they are written.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = [Self::Began, Self::Ended, Self::Result, Self::Ending, Self::Clock, Self::Rated];
        [Self::Game, Self::Rules].into_iter().chain(Seat::ALL.map(Self::Player)).chain(others)
    }

    /// The header with this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::all().find(|header| header.to_string() == name)
    }
}
