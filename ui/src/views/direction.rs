//! Where a step goes.

use std::cmp::Ordering;

use games::{Board, Square};

use crate::texts::{Texts, Words, say};

/// Where a step goes, seen by the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
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
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Its word.
    pub fn say(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "direction-up"),
            Self::Down => say!(words, "direction-down"),
            Self::Left => say!(words, "direction-left"),
            Self::Right => say!(words, "direction-right"),
        }
    }

    /// The word that one types for it.
    pub fn typed(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "typed-up"),
            Self::Down => say!(words, "typed-down"),
            Self::Left => say!(words, "typed-left"),
            Self::Right => say!(words, "typed-right"),
        }
    }

    /// The direction that somebody typed, in any language: what he has read can be in his own or in the server's.
    pub fn read(texts: &Texts, typed: &str) -> Option<Self> {
        let typed = typed.trim().to_lowercase();
        let named = |direction: &Self| texts.all().any(|words| direction.typed(words) == typed);
        Self::ALL.into_iter().find(named)
    }

    /// Its arrow.
    pub const fn arrow(self) -> &'static str {
        match self {
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Left => "←",
            Self::Right => "→",
        }
    }

    /// The same, seen from the other side of the board.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Where a step from `square` in this direction leads: on a board of lines, to the next point along one.
    pub fn step(self, board: Board, square: Square) -> Option<Square> {
        if board.lines().is_empty() {
            return match self {
                Self::Up => square.offset(0, 1),
                Self::Down => square.offset(0, -1),
                Self::Left => square.offset(-1, 0),
                Self::Right => square.offset(1, 0),
            };
        }
        board.squares().find(|&to| board.are_neighbours(square, to) && direction(square, to) == Some(self))
    }
}

/// The direction from one square to another on the same file or rank.
pub fn direction(from: Square, to: Square) -> Option<Direction> {
    match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
        (Ordering::Equal, Ordering::Greater) => Some(Direction::Up),
        (Ordering::Equal, Ordering::Less) => Some(Direction::Down),
        (Ordering::Less, Ordering::Equal) => Some(Direction::Left),
        (Ordering::Greater, Ordering::Equal) => Some(Direction::Right),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_words_of_its_own_to_type() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            for direction in Direction::ALL {
                assert_eq!(Direction::read(&texts, &direction.typed(words)), Some(direction));
            }
        }
        assert_eq!(Direction::read(&texts, " UP "), Some(Direction::Up));
        assert_eq!(Direction::read(&texts, "b4"), None);
    }
}
