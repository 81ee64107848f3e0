//! The lists that have pages, as the buttons that turn them are written.

use std::fmt;

use play::{ratings::Category, standings::Period};

use super::{ButtonId, Parts, UnknownControl};

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
    Barred,
}

/// A leaderboard of the server in which it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Of what.
    pub category: Category,
    /// Of when. A year or month is named, so that an old button leads to what its message showed.
    pub period: Period,
}

impl Listing {
    /// Writes the button that turns to a page.
    pub(super) fn write(self, page: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyGames => write!(f, "games:{page}"),
            Self::Watch => write!(f, "watch:{page}"),
            Self::Blocked => write!(f, "blocked:{page}"),
            Self::Barred => write!(f, "barred:{page}"),
            Self::Leaderboard(board) => write!(f, "leaderboard:{page}:{board}"),
        }
    }

    /// Reads such a button; `None` where its name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<ButtonId, UnknownControl>> {
        let mut page = |listing| Ok(ButtonId::Page { page: parts.next()?, listing });
        Some(match name {
            "games" => page(Self::MyGames),
            "watch" => page(Self::Watch),
            "blocked" => page(Self::Blocked),
            "barred" => page(Self::Barred),
            "leaderboard" => Board::read(parts)
                .map(|(board, page)| ButtonId::Page { page, listing: Self::Leaderboard(board) }),
            "post-leaderboard" => {
                Board::read(parts).map(|(board, page)| ButtonId::PostLeaderboard { board, page })
            }
            _ => return None,
        })
    }
}

impl Board {
    /// Reads a page and its leaderboard, whose category comes last: it can have a colon.
    fn read(parts: &mut Parts<'_>) -> Result<(Self, u32), UnknownControl> {
        let (page, period) = (parts.next()?, parts.next()?);
        Ok((Self { period, category: parts.rest()? }, page))
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.period, self.category)
    }
}
