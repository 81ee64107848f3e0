//! The board of Damas as bits: the dark squares of 8 × 8, and the four directions along a diagonal.
//!
//! A square is bit file × 8 + rank, so that bits in order are squares in the order of their text. A shift over an edge
//! of the board lands on a light square, which is masked out.

use crate::{Board, Side, Square, SquareSet, Surface, bits::Bits};

/// Every square that can hold a piece. **Decided:** `a1` is dark (S002 doesn't say).
const DARK: Bits = 0xAA55_AA55_AA55_AA55;
/// The lowest rank, light squares included.
const RANK_1: Bits = 0x0101_0101_0101_0101;

/// Eight files and eight ranks. The light squares hold no piece (S002: "siempre en diagonal").
pub const BOARD: Board =
    Board { files: 8, ranks: 8, blocked: light(), centres: SquareSet::EMPTY, surface: Surface::Chequered };

const fn light() -> SquareSet {
    let mut squares = 0;
    let mut bit = 0;
    while bit < 64 {
        if let (0, Some(square)) = (DARK >> bit & 1, Square::new(bit / 8, bit % 8)) {
            squares |= 1 << square.index();
        }
        bit += 1;
    }
    SquareSet(squares)
}

/// The camps: the dark squares of the three ranks nearest to each side.
pub(super) const CAMPS: [Bits; 2] = [DARK & (RANK_1 * 0b111), DARK & ((RANK_1 * 0b111) << 5)];

/// One of the four directions along a diagonal, in the order of the text of the squares that they lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    LeftDown,
    LeftUp,
    RightDown,
    RightUp,
}

impl Way {
    pub(super) const ALL: [Self; 4] = [Self::LeftDown, Self::LeftUp, Self::RightDown, Self::RightUp];

    /// The squares next to these in this direction.
    pub(super) const fn from(self, squares: Bits) -> Bits {
        let next = match self {
            Self::LeftDown => squares >> 9,
            Self::LeftUp => squares >> 7,
            Self::RightDown => squares << 7,
            Self::RightUp => squares << 9,
        };
        next & DARK
    }

    /// Whether it leads towards the opponent's edge.
    pub(super) const fn is_forward(self, side: Side) -> bool {
        matches!(self, Self::LeftUp | Self::RightUp) == matches!(side, Side::First)
    }

    /// The squares of `empty` in an unbroken line from `from`.
    pub(super) const fn line(self, from: Bits, empty: Bits) -> Bits {
        let mut line = 0;
        let mut next = self.from(from) & empty;
        while next != 0 {
            line |= next;
            next = self.from(next) & empty;
        }
        line
    }

    /// The direction from one square to another on the same diagonal.
    pub(super) fn between(from: Bits, to: Bits) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.line(from, DARK) & to != 0)
    }
}

/// The squares where a man of this side becomes a Dama.
pub(super) const fn last_rank(side: Side) -> Bits {
    match side {
        Side::First => DARK & (RANK_1 << 7),
        Side::Second => DARK & RANK_1,
    }
}

/// The dark squares without `taken`.
pub(super) const fn all_but(taken: Bits) -> Bits {
    DARK & !taken
}

/// The squares one by one, in the order of their text, each as a set.
pub(super) fn each(mut rest: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The bit of a square; 0 if the board doesn't have it or it is light.
pub(super) const fn bit(square: Square) -> Bits {
    if BOARD.contains(square) { DARK & 1 << (square.file() * 8 + square.rank()) } else { 0 }
}

/// The first square of a set. The set should not be empty.
pub(super) fn square(bits: Bits) -> Square {
    // At most 64, which is still a square of the largest board.
    let index = u8::try_from(bits.trailing_zeros()).unwrap_or_default();
    Square::new(index / 8, index % 8).unwrap_or(Square::A1)
}

/// These squares as the set that all games share.
pub(super) fn set(bits: Bits) -> SquareSet {
    each(bits).map(square).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Bits {
        bit(text.parse().unwrap())
    }

    #[test]
    fn dark_squares_are_bits_and_light_ones_are_not() {
        for file in 0..16 {
            for rank in 0..8 {
                let here = Square::new(file, rank).unwrap();
                let dark = file < 8 && (file + rank) % 2 == 0;
                assert_eq!(bit(here) != 0, dark, "{here}");
                assert!(!dark || square(bit(here)) == here);
                assert_eq!(BOARD.blocked.contains(here), file < 8 && !dark, "{here}");
            }
        }
        assert_eq!(BOARD.squares().count(), 32);
    }

    #[test]
    fn a_direction_leads_to_the_next_square_and_not_over_an_edge() {
        for here in BOARD.squares() {
            for (way, files, ranks) in
                [(Way::LeftDown, -1, -1), (Way::LeftUp, -1, 1), (Way::RightDown, 1, -1), (Way::RightUp, 1, 1)]
            {
                let next = here.offset(files, ranks).filter(|&next| BOARD.contains(next));
                assert_eq!(way.from(bit(here)), next.map_or(0, bit), "{here} {way:?}");
            }
        }
    }

    #[test]
    fn a_line_ends_at_the_first_piece() {
        let line = Way::RightUp.line(at("a1"), all_but(at("d4")));
        assert_eq!(line, at("b2") | at("c3"));
        assert_eq!(Way::between(at("a1"), at("h8")), Some(Way::RightUp));
        assert_eq!(Way::between(at("a1"), at("c1")), None);
    }
}
