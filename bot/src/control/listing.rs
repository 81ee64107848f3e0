//! The lists that have pages, as the buttons that turn them are written.

use std::fmt;

use super::{Control, Parts, UnknownControl};

/// A list that has pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    /// What the one who asks has going in the server.
    MyGames,
    /// All games of the server.
    Watch,
}

impl Listing {
    /// Writes the button that turns to a page.
    pub(super) fn write(self, page: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MyGames => write!(f, "games:{page}"),
            Self::Watch => write!(f, "watch:{page}"),
        }
    }

    /// Reads such a button; `None` where its name is another control's.
    pub(super) fn read(name: &str, parts: &mut Parts<'_>) -> Option<Result<Control, UnknownControl>> {
        let mut page = |listing| Ok(Control::Page { page: parts.next()?, listing });
        Some(match name {
            "games" => page(Self::MyGames),
            "watch" => page(Self::Watch),
            _ => return None,
        })
    }
}
