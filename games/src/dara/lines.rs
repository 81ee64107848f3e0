//! Dara's board as bits: runs and rows of stones by shifting them all at once.
//!
//! A square is bit file × 6 + rank, so that bits in order are squares in the order of their text.

use crate::{Square, SquareSet};

/// A set of squares of the board.
pub(super) type Bits = u32;

pub(super) const FILES: u8 = 5;
pub(super) const RANKS: u8 = 6;
/// Every square.
pub(super) const ALL: Bits = (1 << (FILES * RANKS)) - 1;
const RANK_1: Bits = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24;
const RANK_6: Bits = RANK_1 << 5;

/// The square of each bit; two more bits than the board has, so that no bit of a `u32` lies outside.
const SQUARES: [Square; 32] = {
    let mut squares = [Square::A1; 32];
    let mut bit = 0;
    while bit < FILES * RANKS {
        if let Some(square) = Square::new(bit / RANKS, bit % RANKS) {
            squares[bit as usize] = square;
        }
        bit += 1;
    }
    squares
};

/// The index of `square`'s bit, or `None` where the board does not have it.
pub(super) const fn index(square: Square) -> Option<u8> {
    if square.file() < FILES && square.rank() < RANKS {
        Some(square.file() * RANKS + square.rank())
    } else {
        None
    }
}

/// The square of the bit at `index`.
pub(super) const fn square(index: u8) -> Square {
    SQUARES[(index & 31) as usize]
}

/// The indices of the bits one by one, in the order of their squares' text.
pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = u8::try_from(bits.trailing_zeros()).ok().filter(|&index| index < 32);
        bits &= bits.wrapping_sub(1);
        index
    })
}

/// The same squares in the common form.
pub(super) fn squares(bits: Bits) -> SquareSet {
    each(bits).map(square).collect()
}

/// An orthogonal direction; their order is the order of the squares' text beside one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Left,
    Down,
    Up,
    Right,
}

impl Direction {
    pub(super) const ALL: [Self; 4] = [Self::Left, Self::Down, Self::Up, Self::Right];

    /// All squares one step on; those that would leave the board are lost.
    pub(super) const fn shift(self, bits: Bits) -> Bits {
        match self {
            Self::Left => bits >> RANKS,
            Self::Down => (bits & !RANK_1) >> 1,
            Self::Up => (bits & !RANK_6) << 1,
            Self::Right => (bits << RANKS) & ALL,
        }
    }

    /// The index beside `index`, which must not lie on the edge that this way leads over.
    pub(super) const fn beside(self, index: u8) -> u8 {
        const AWAY: [i8; 4] = [-6, -1, 1, 6];
        index.wrapping_add_signed(AWAY[self as usize])
    }

    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Down => Self::Up,
            Self::Up => Self::Down,
            Self::Right => Self::Left,
        }
    }
}

/// The squares before which at least one, two or three stones stand in a line, the way that `direction` goes.
#[derive(Clone, Copy)]
pub(super) struct After {
    pub(super) one: Bits,
    pub(super) two: Bits,
    pub(super) three: Bits,
}

impl After {
    pub(super) const fn stones(stones: Bits, direction: Direction) -> Self {
        let one = direction.shift(stones);
        let two = direction.shift(stones & one);
        Self { one, two, three: direction.shift(stones & two) }
    }
}

/// The squares where one more stone would stand in a run of at least three, or at least four, along one axis.
#[derive(Clone, Copy)]
pub(super) struct Runs {
    pub(super) three: Bits,
    pub(super) four: Bits,
}

impl Runs {
    pub(super) const fn between(ahead: After, behind: After) -> Self {
        Self {
            three: ahead.two | behind.two | ahead.one & behind.one,
            four: ahead.three | behind.three | ahead.two & behind.one | ahead.one & behind.two,
        }
    }
}

/// The rows of one side: runs of exactly three, each by the square that it begins on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rows {
    /// Rows along a rank, by their leftmost square.
    across: Bits,
    /// Rows along a file, by their lowest square.
    upward: Bits,
}

impl Rows {
    pub(super) const fn of(stones: Bits) -> Self {
        Self { across: begins(stones, Direction::Right), upward: begins(stones, Direction::Up) }
    }

    /// Every square that stands in one of them.
    pub(super) const fn squares(self) -> Bits {
        three(self.across, Direction::Right) | three(self.upward, Direction::Up)
    }
}

/// The squares that a run of exactly three begins on, the way that `direction` goes.
const fn begins(stones: Bits, direction: Direction) -> Bits {
    let next = direction.opposite();
    let two = stones & next.shift(stones);
    let three = two & next.shift(next.shift(stones));
    three & !direction.shift(stones) & !next.shift(next.shift(next.shift(stones)))
}

/// Each of these squares and the two after it.
const fn three(begins: Bits, direction: Direction) -> Bits {
    let second = direction.shift(begins);
    begins | second | direction.shift(second)
}

/// The rows of a line of six squares: the bits of runs of exactly three, for every way that the line can be
/// filled. A line of five is one whose last square is empty.
const THREES: [u8; 64] = {
    let mut rows = [0; 64];
    let mut line = 0;
    while line < 64 {
        let mut from = 0;
        while from + 3 <= RANKS {
            // The run with the square before it and the one after it, all one place up.
            if (line << 1) >> from & 0b11111 == 0b01110 {
                rows[line] |= 0b111 << from;
            }
            from += 1;
        }
        line += 1;
    }
    rows
};

/// The squares of the rows that the stone at `index` stands in.
pub(super) const fn rows_through(stones: Bits, index: u8) -> Bits {
    let (file, rank) = (index / RANKS, index % RANKS);
    let up = THREES[(stones >> (file * RANKS) & 63) as usize] as Bits;
    // The product moves the bits of the five files, which lie six places apart, side by side from bit 24 on.
    let line = ((stones >> rank & RANK_1) as u64).wrapping_mul(1 << 24 | 1 << 19 | 1 << 14 | 1 << 9 | 1 << 4)
        >> 24
        & 31;
    let across = THREES[line as usize] as Bits;
    let mut rows = 0;
    if up >> rank & 1 == 1 {
        rows |= up << (file * RANKS);
    }
    if across >> file & 1 == 1 {
        // Back to six places apart: five copies, of each of which one bit is kept.
        rows |= ((across * (1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20)) & RANK_1) << rank;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_stands_in_the_rows_that_are_drawn_through_it() {
        // Every set of stones on the squares of one file and one rank, which is all that a square's rows
        // depend on.
        let cross = (0..30).filter(|index| index / RANKS == 2 || index % RANKS == 3).collect::<Vec<u8>>();
        for filling in 0..1_u32 << cross.len() {
            let stones = cross.iter().enumerate().fold(0, |all, (n, at)| all | (filling >> n & 1) << at);
            let centre = 2 * RANKS + 3;
            let [left, down, up, right] = Direction::ALL.map(|way| {
                std::iter::successors(Some(1 << centre), |&at| {
                    Some(way.shift(at)).filter(|at| at & stones != 0)
                })
                .count()
                    - 1
            });
            let in_row = stones >> centre & 1 == 1 && (left + right == 2 || down + up == 2);
            assert_eq!(rows_through(stones, centre) >> centre & 1 == 1, in_row, "{stones:#b}");
            assert_eq!(rows_through(stones, centre) & !Rows::of(stones).squares(), 0, "{stones:#b}");
        }
    }
}
