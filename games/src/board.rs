//! The geometry of a board: what a picture and an input panel need to know of it.

use crate::{Square, SquareSet};

/// A board: its size, and the squares on it that are special.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many files, from `a`.
    pub files: u8,
    /// How many ranks, from `1`.
    pub ranks: u8,
    /// Squares that nobody can use (Damala's corners, the light squares of Damas).
    pub blocked: SquareSet,
    /// Squares with a meaning of their own (Dala's four, Damala's bonus centre).
    pub centres: SquareSet,
    /// Whether its squares are light and dark by turns, `a1` dark.
    pub chequered: bool,
}

impl Board {
    /// Every square that can hold a piece, rank by rank from the bottom, each from the left.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.files).filter_map(move |file| Square::new(file, rank)))
            .filter(move |&square| !self.blocked.contains(square))
    }

    /// Whether the board has `square`, blocked or not.
    pub const fn contains(self, square: Square) -> bool {
        square.file() < self.files && square.rank() < self.ranks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocked_squares_hold_no_piece_and_are_on_the_board() {
        let corner: Square = "c1".parse().unwrap();
        let blocked = SquareSet::from_iter([corner]);
        let board = Board { files: 3, ranks: 2, blocked, centres: SquareSet::EMPTY, chequered: false };
        let names: Vec<String> = board.squares().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "b1", "a2", "b2", "c2"]);
        assert!(board.contains(corner));
        assert!(!board.contains("d1".parse().unwrap()) && !board.contains("a3".parse().unwrap()));
    }
}
