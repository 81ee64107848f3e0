//! The three forms of Damala: boards, camps, and how many play. No option changes them.
//!
//! **Reconstruction:** the leaflet's diagrams are lost. It has 7 × 7 squares, four of them blocked, and 19 marbles each
//! (S003); three full ranks without two corners are 5 + 7 + 7.

use crate::{Board, MAX_FILES, Seat, Square, SquareSet, Surface};

/// The files and ranks of one board.
const SIDE: u8 = 7;

/// Its middle file and rank, from 0.
const MIDDLE: u8 = SIDE / 2;

/// What the presets differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Two players on one board, 19 marbles each (S003).
    Standard,
    /// Two players on one board. **Decided:** 12 marbles each, on the two nearest ranks; S003 only names it.
    Rapid,
    /// Two teams of two on two boards side by side, 16 marbles each (S003).
    Teams,
}

impl Form {
    pub(crate) const fn seats(self) -> usize {
        match self {
            Self::Standard | Self::Rapid => 2,
            Self::Teams => 4,
        }
    }

    /// How many marbles each player starts with.
    pub(crate) const fn marbles(self) -> u8 {
        match self {
            Self::Standard => 19,
            Self::Rapid => 12,
            Self::Teams => 16,
        }
    }

    /// The board, with blocked corners and a bonus centre; in teams each of the two boards has its own (S003).
    pub(crate) const fn board(self) -> Board {
        let (one, two) = (corners(0), corners(0) | corners(SIDE));
        let (files, blocked, centres) = match self {
            Self::Standard | Self::Rapid => (SIDE, one, centre(0)),
            Self::Teams => (2 * SIDE, two, centre(0) | centre(SIDE)),
        };
        let (blocked, centres) = (SquareSet(blocked), SquareSet(centres));
        Board { files, ranks: SIDE, blocked, centres, surface: Surface::Pits }
    }

    /// The squares where `seat` starts with a marble each.
    pub(super) fn camp(self, seat: Seat) -> impl Iterator<Item = Square> {
        self.board().squares().filter(move |&square| self.is_in_camp(seat, square))
    }

    /// **Decided:** in teams, seats 1 and 3 have the near and the far camp of the first board, and seats 2 and 4 those
    /// of the second, all without the board's middle file.
    const fn is_in_camp(self, seat: Seat, square: Square) -> bool {
        let (on_its_board, is_near) = match self {
            Self::Standard | Self::Rapid => (true, seat.index() == 0),
            Self::Teams => {
                let board = (square.file() / SIDE) as usize;
                (board == seat.side().index() && square.file() % SIDE != MIDDLE, seat.index() < 2)
            }
        };
        let depth = if matches!(self, Self::Rapid) { 2 } else { 3 };
        let rank = if is_near { square.rank() } else { SIDE - 1 - square.rank() };
        on_its_board && rank < depth
    }
}

/// The corners of the board that begins at file `left`.
const fn corners(left: u8) -> u128 {
    let ends = 1 << left | 1 << (left + SIDE - 1);
    ends | ends << (MAX_FILES * (SIDE - 1))
}

/// The centre of the board that begins at file `left`.
const fn centre(left: u8) -> u128 {
    1 << (MAX_FILES * MIDDLE + left + MIDDLE)
}
