//! The geometry of a board: what a picture and an input panel need to know about it.

mod symmetry;

pub use symmetry::Symmetry;

use crate::{Square, SquareSet};

/// A board: its size, how its squares are joined, and which of them are special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many files, from `a`.
    pub files: u8,
    /// How many ranks, from `1`.
    pub ranks: u8,
    /// Squares that can't hold a piece (Damala's corners, the light squares of Damas).
    pub blocked: SquareSet,
    /// Squares with a meaning of their own (Dala's four, Damala's bonus centre).
    pub centres: SquareSet,
    /// What the squares look like, and which of them are neighbours.
    pub surface: Surface,
}

/// What the squares of a board look like, which also says where a piece can step to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Surface {
    /// One round hollow a square, for a single stone. Neighbours lie side by side.
    Hollows,
    /// Alternating light and dark squares, `a1` dark. Neighbours touch at a corner.
    Chequered,
    /// One square pit each, wide enough for three marbles; blocked squares are cut out of the board. Neighbours lie
    /// side by side.
    Pits,
    /// Points joined by lines. Neighbours follow each other on a line.
    Lines(&'static [Line]),
}

/// Three points in a straight line, in order.
pub type Line = [Square; 3];

impl Board {
    /// Every square that can hold a piece, rank by rank from the bottom, each from the left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).filter_map(move |file| Square::new(file, rank)))
            .filter(move |&square| !self.blocked.contains(square))
    }

    /// Whether `square` lies within the board's files and ranks, blocked or not.
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }

    /// Whether `square` can hold a piece.
    pub const fn is_usable(self, square: Square) -> bool {
        self.contains(square) && !self.blocked.contains(square)
    }

    /// Whether light and dark squares alternate.
    pub const fn is_chequered(self) -> bool {
        matches!(self.surface, Surface::Chequered)
    }

    /// The lines that join its points; none on a board of squares.
    pub const fn lines(self) -> &'static [Line] {
        match self.surface {
            Surface::Lines(lines) => lines,
            Surface::Hollows | Surface::Chequered | Surface::Pits => &[],
        }
    }

    /// Whether two squares that can hold a piece are one step apart.
    pub fn are_neighbours(self, one: Square, other: Square) -> bool {
        let apart = (one.file().abs_diff(other.file()), one.rank().abs_diff(other.rank()));
        let joined = match self.surface {
            Surface::Hollows | Surface::Pits => matches!(apart, (0, 1) | (1, 0)),
            Surface::Chequered => apart == (1, 1),
            Surface::Lines(lines) => {
                let mut pairs = lines.iter().flat_map(|line| line.windows(2));
                pairs.any(|pair| pair == [one, other] || pair == [other, one])
            }
        };
        joined && self.is_usable(one) && self.is_usable(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `a1-b2-c2`.
    const BENT: &[Line] = &[[Square::A1, Square::new(1, 1).unwrap(), Square::new(2, 1).unwrap()]];

    fn at(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn board(surface: Surface) -> Board {
        Board { files: 3, ranks: 2, blocked: SquareSet::of(&[at("c1")]), centres: SquareSet::EMPTY, surface }
    }

    fn neighbours(board: Board, of: &str) -> String {
        let found = board.squares().filter(|&square| board.are_neighbours(at(of), square));
        found.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn blocked_squares_are_on_the_board_but_hold_no_piece() {
        let board = board(Surface::Hollows);
        let names: Vec<String> = board.squares().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "a2", "b2", "c2"]);
        assert!(board.contains(at("c1")) && !board.is_usable(at("c1")));
        assert!(!board.contains(at("d1")) && !board.contains(at("a3")));
    }

    #[test]
    fn the_surface_says_which_squares_are_neighbours() {
        assert_eq!(neighbours(board(Surface::Hollows), "b1"), "a1 b2");
        assert_eq!(neighbours(board(Surface::Pits), "c2"), "b2");
        assert_eq!(neighbours(board(Surface::Chequered), "b1"), "a2 c2");
        assert_eq!(neighbours(board(Surface::Hollows), "c1"), "", "it is blocked");
        let lines = board(Surface::Lines(BENT));
        assert_eq!(neighbours(lines, "b2"), "a1 c2");
        assert_eq!(neighbours(lines, "a1"), "b2", "and not c2, which lies further along");
        assert_eq!(lines.lines().len(), 1);
    }
}
