//! The one vocabulary of actions that all games share.
//!
//! An action is one token of a record (`b3`, `b3-b4`, `c3xe5xg7`, `xd4`, `huff:c3`, `force`) and also a sequence of
//! squares, so one input panel serves every game.

use std::{
    fmt::{self, Write},
    str::FromStr,
};

use crate::{BadSquare, Square};

/// The most squares on a path: a Damas capture jumps over at most twelve pieces.
pub const MAX_PATH: usize = 13;

/// Two to thirteen squares, in the order in which a piece visits them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    len: u8,
    squares: [Square; MAX_PATH],
}

/// One action by one player. A turn can have two: a move and the take that it earned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Drops a stone from the hand on a square: `b3`.
    Drop(Square),
    /// Moves without jumping: `b3-b4`. In Damala, the origin and then each square where a marble is dropped:
    /// `d3-d4-e4`.
    Move(Path),
    /// Captures by jumping, with the squares landed on: `c3xe5xg7`.
    Jump(Path),
    /// Takes a stone, the reward for a row: `xd4`.
    Take(Square),
    /// Removes a piece that should have captured: `huff:c3`.
    Huff(Square),
    /// Takes the opponent's move back and makes them capture: `force`.
    Force,
}

impl Path {
    /// A path along `squares`, or `None` unless there are two to [`MAX_PATH`] of them.
    pub fn new(squares: &[Square]) -> Option<Self> {
        let &[from, to, ..] = squares else { return None };
        let mut path = Self::step(from, to);
        path.squares.get_mut(..squares.len())?.copy_from_slice(squares);
        path.len = u8::try_from(squares.len()).ok()?;
        Some(path)
    }

    /// The path of two squares.
    pub const fn step(from: Square, to: Square) -> Self {
        // Unused squares are the same in every path, so that equal paths have equal bytes.
        let mut squares = [Square::A1; MAX_PATH];
        squares[0] = from;
        squares[1] = to;
        Self { len: 2, squares }
    }

    /// Its origin and target, if it has only these two squares.
    pub(crate) const fn as_step(self) -> Option<(Square, Square)> {
        if self.len == 2 { Some((self.squares[0], self.squares[1])) } else { None }
    }

    /// This path with `square` added, or `None` if it is full.
    pub(crate) fn then(mut self, square: Square) -> Option<Self> {
        *self.squares.get_mut(usize::from(self.len))? = square;
        self.len += 1;
        Some(self)
    }

    /// This path with each square replaced.
    pub(crate) fn map(mut self, replaced: impl Fn(Square) -> Square) -> Self {
        for square in self.squares.iter_mut().take(usize::from(self.len)) {
            *square = replaced(*square);
        }
        self
    }

    /// Its squares in order.
    pub fn squares(&self) -> &[Square] {
        self.squares.get(..usize::from(self.len)).unwrap_or(&self.squares)
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.squares()).finish()
    }
}

impl Action {
    /// Moves a stone by one step.
    pub const fn step(from: Square, to: Square) -> Self {
        Self::Move(Path::step(from, to))
    }

    /// The squares that make it up, in order; none for [`Action::Force`].
    pub fn squares(&self) -> &[Square] {
        match self {
            Self::Drop(square) | Self::Take(square) | Self::Huff(square) => std::slice::from_ref(square),
            Self::Move(path) | Self::Jump(path) => path.squares(),
            Self::Force => &[],
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, path: &Path, joint: char| {
            path.squares().iter().enumerate().try_for_each(|(index, square)| {
                if index > 0 {
                    f.write_char(joint)?;
                }
                write!(f, "{square}")
            })
        };
        match self {
            Self::Drop(square) => write!(f, "{square}"),
            Self::Move(path) => joined(f, path, '-'),
            Self::Jump(path) => joined(f, path, 'x'),
            Self::Take(square) => write!(f, "x{square}"),
            Self::Huff(square) => write!(f, "huff:{square}"),
            Self::Force => f.write_str("force"),
        }
    }
}

/// The text is not the token of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an action, such as b3, b3-b4 or xd4")]
pub struct BadAction;

impl From<BadSquare> for BadAction {
    fn from(_: BadSquare) -> Self {
        Self
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        if text == "force" {
            Ok(Self::Force)
        } else if let Some(square) = text.strip_prefix("huff:") {
            Ok(Self::Huff(square.parse()?))
        } else if let Some(square) = text.strip_prefix('x') {
            Ok(Self::Take(square.parse()?))
        } else if text.contains('-') {
            Ok(Self::Move(path(text, '-')?))
        } else if text.contains('x') {
            Ok(Self::Jump(path(text, 'x')?))
        } else {
            Ok(Self::Drop(text.parse()?))
        }
    }
}

/// The path written as squares with `joint` between them.
fn path(text: &str, joint: char) -> Result<Path, BadAction> {
    let mut squares = [Square::A1; MAX_PATH];
    let mut len = 0;
    for square in text.split(joint) {
        *squares.get_mut(len).ok_or(BadAction)? = square.parse()?;
        len += 1;
    }
    squares.get(..len).and_then(Path::new).ok_or(BadAction)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_token_reads_and_writes() {
        let longest = vec!["a1"; MAX_PATH];
        for token in [
            "b3",
            "b3-b4",
            "d3-d4-e4",
            "c3xe5xg7",
            "xd4",
            "huff:c3",
            "force",
            &longest.join("-"),
            &longest.join("x"),
        ] {
            let action: Action = token.parse().unwrap();
            assert_eq!(action.to_string(), token);
        }
    }

    #[test]
    fn malformed_tokens_are_refused() {
        let too_long = vec!["a1"; MAX_PATH + 1].join("-");
        for text in [
            "",
            " ",
            "b",
            "b0",
            "b9",
            "q1",
            "B3",
            "b33",
            "b3-",
            "-b3",
            "b3--b4",
            "b3-b4xb5",
            "b3xb4-b5",
            "x",
            "xx",
            "xb3xb4",
            "huff:",
            "huff",
            "huff:b3-b4",
            "Force",
            "force ",
            "é1",
            "b3 b4",
            &too_long,
        ] {
            assert_eq!(text.parse::<Action>(), Err(BadAction), "{text:?}");
        }
    }

    #[test]
    fn an_action_lists_its_squares_in_order() {
        let squares = |token: &str| {
            token.parse::<Action>().unwrap().squares().iter().map(Square::to_string).collect::<Vec<_>>()
        };
        assert_eq!(squares("b3"), ["b3"]);
        assert_eq!(squares("xd4"), ["d4"]);
        assert_eq!(squares("c3xe5xg7"), ["c3", "e5", "g7"]);
        assert!(squares("force").is_empty());
    }
}
