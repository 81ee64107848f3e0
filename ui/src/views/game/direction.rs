//! The four directions of a step.

use std::cmp::Ordering;

use games::{Board, Square};

use crate::texts::{Texts, Words, say};

/// A direction, as the first player sees it.
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

    /// Its name.
    pub fn say(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "direction-up"),
            Self::Down => say!(words, "direction-down"),
            Self::Left => say!(words, "direction-left"),
            Self::Right => say!(words, "direction-right"),
        }
    }

    /// The word to type for it.
    pub fn typed(self, words: &Words) -> String {
        match self {
            Self::Up => say!(words, "typed-up"),
            Self::Down => say!(words, "typed-down"),
            Self::Left => say!(words, "typed-left"),
            Self::Right => say!(words, "typed-right"),
        }
    }

    /// Parses a direction in any language, since players may read their own or the server's.
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

    /// The same direction seen from the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The square one step away; on a board of lines, the next point along a line.
    pub fn step(self, board: Board, square: Square) -> Option<Square> {
        if board.lines().is_empty() {
            return match self {
                Self::Up => square.offset(0, 1),
                Self::Down => square.offset(0, -1),
                Self::Left => square.offset(-1, 0),
                Self::Right => square.offset(1, 0),
            };
        }
        board.squares().find(|&to| direction(board, square, to) == Some(self))
    }
}

/// The direction of a step; `None` for diagonal steps and flights.
pub fn direction(board: Board, from: Square, to: Square) -> Option<Direction> {
    if board.are_neighbours(from, to) { along(from, to) } else { None }
}

/// The direction between two squares of the same file or rank.
fn along(from: Square, to: Square) -> Option<Direction> {
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

    fn check(rules: &str, from: &str, steps: [Option<&str>; 4]) {
        let (board, from) = (rules.parse::<games::RuleSet>().unwrap().board(), from.parse().unwrap());
        let to = Direction::ALL.map(|way| way.step(board, from).map(|to| to.to_string()));
        assert_eq!(to, steps.map(|to| to.map(str::to_owned)), "{rules} {from}");
        for (way, to) in Direction::ALL.into_iter().zip(to) {
            assert!(to.is_none_or(|to| direction(board, from, to.parse().unwrap()) == Some(way)));
        }
    }

    #[test]
    fn a_step_leads_to_the_next_square_or_along_a_line() {
        check("dara:traditional", "b3", [Some("b4"), Some("b2"), Some("a3"), Some("c3")]);
        check("morris:nine", "d6", [Some("d7"), Some("d5"), Some("b6"), Some("f6")]);
        check("morris:nine", "a1", [Some("a4"), None, None, Some("d1")]);
        check("morris:nine", "d5", [Some("d6"), None, Some("c5"), Some("e5")]);
    }

    #[test]
    fn a_flight_and_a_diagonal_have_no_direction() {
        let board = |rules: &str| rules.parse::<games::RuleSet>().unwrap().board();
        let direction = |rules, from: &str, to: &str| {
            super::direction(board(rules), from.parse().unwrap(), to.parse().unwrap())
        };
        assert_eq!(direction("morris:nine", "d1", "d7"), None);
        assert_eq!(direction("morris:nine", "d3", "d5"), None, "no line crosses the middle");
        assert_eq!(direction("morris:morabaraba", "a7", "b6"), None);
        assert_eq!(direction("damas:ruibal", "c3", "d4"), None);
        assert_eq!(direction("morris:nine", "d6", "b6"), Some(Direction::Left));
    }
}
