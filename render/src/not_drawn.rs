//! The error of drawings that don't come from tiles.

/// A picture that isn't a board could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a picture could not be drawn: {0}")]
pub struct NotDrawn(String);

impl NotDrawn {
    pub(crate) fn because(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }
}
