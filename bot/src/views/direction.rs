//! Where a step goes.

use games::Square;

use crate::texts::{Words, say};

/// Where a step goes, seen by the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// To a higher rank.
    Up,
    /// To a lower rank.
    Down,
    /// Towards file `a`.
    Left,
    /// Away from file `a`.
    Right,
}

impl Direction {
    /// All four.
    pub(crate) const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Its word.
    pub(crate) fn say(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "direction-up"),
            Self::Down => say!(words, "direction-down"),
            Self::Left => say!(words, "direction-left"),
            Self::Right => say!(words, "direction-right"),
        }
    }

    /// The word that a command takes for it, in every language.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// The direction that somebody typed: in his language, or as a command takes it in every one.
    pub(crate) fn read(words: &Words, typed: &str) -> Option<Self> {
        let typed = typed.trim().to_lowercase();
        let named =
            |direction: &Self| direction.name() == typed || direction.say(words).to_lowercase() == typed;
        Self::ALL.into_iter().find(named)
    }

    /// Its arrow.
    pub(crate) const fn arrow(self) -> &'static str {
        match self {
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Left => "←",
            Self::Right => "→",
        }
    }

    /// The square beside `square` in this direction.
    pub(crate) fn from(self, square: Square) -> Option<Square> {
        match self {
            Self::Up => square.offset(0, 1),
            Self::Down => square.offset(0, -1),
            Self::Left => square.offset(-1, 0),
            Self::Right => square.offset(1, 0),
        }
    }
}

/// The direction of a step between neighbours.
pub(crate) fn direction(from: Square, to: Square) -> Option<Direction> {
    Direction::ALL.into_iter().find(|direction| direction.from(from) == Some(to))
}
