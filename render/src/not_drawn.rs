//! The error of drawings that don't come from tiles.

use std::fmt;

/// A plot or podium could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDrawn(String);

impl NotDrawn {
    pub(crate) fn because(why: impl fmt::Display) -> Self {
        Self(why.to_string())
    }
}

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a picture could not be drawn: {}", self.0)
    }
}

impl std::error::Error for NotDrawn {}
