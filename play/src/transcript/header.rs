//! The headers of a game file.

use std::{fmt, str::FromStr};

use games::Seat;

use super::{Flaw, quoted};

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
}

impl FromStr for Header {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        Self::all().find(|header| header.to_string() == text).ok_or(Flaw::UnknownHeader)
    }
}

/// Reads a line `[Name "text"]`.
pub(super) fn parse(line: &str) -> Result<(Header, String), Flaw> {
    let inside = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let (name, text) = inside.and_then(|inside| inside.split_once(' ')).ok_or(Flaw::NotAHeader)?;
    let text = quoted::parse(text.trim()).ok_or(Flaw::NotAHeader)?;
    Ok((name.parse()?, text))
}
