//! Dara's board as bits: runs and rows of stones by shifting them all at once.
//!
//! A square is bit file × 7 + rank, so that bits in order are squares in the order of their text. The bit above
//! each file belongs to no square: a shift from one file into the next falls on it, and no line runs on there.

use std::num::NonZeroU64;

use crate::{Square, SquareSet};

/// A set of squares of the board.
pub(super) type Bits = u64;

pub(super) const FILES: u8 = 5;
pub(super) const RANKS: u8 = 6;
/// Every square.
pub(super) const ALL: Bits = {
    let file = (1 << RANKS) - 1;
    file | file << 7 | file << 14 | file << 21 | file << 28
};

/// The square of each bit.
const SQUARES: [Square; 64] = {
    let mut squares = [Square::A1; 64];
    let mut index = 0;
    while index < 64 {
        if let (true, Some(square)) = (ALL >> index & 1 == 1, Square::new(index / 7, index % 7)) {
            squares[index as usize] = square;
        }
        index += 1;
    }
    squares
};

/// The index of `square`'s bit, or `None` where the board does not have it.
pub(super) const fn index(square: Square) -> Option<u8> {
    if square.file() < FILES && square.rank() < RANKS {
        Some(square.file() * 7 + square.rank())
    } else {
        None
    }
}

/// The square of the bit at `index`.
pub(super) const fn square(index: u8) -> Square {
    SQUARES[(index & 63) as usize]
}

/// The indices of the bits one by one, in the order of their squares' text.
pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = NonZeroU64::new(bits)?.trailing_zeros();
        bits &= bits - 1;
        u8::try_from(index).ok()
    })
}

/// The same squares in the common form.
pub(super) fn squares(bits: Bits) -> SquareSet {
    each(bits).map(square).collect()
}

/// The two ways that a line can run, each by how far its squares lie apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    /// Along a file.
    Upward = 1,
    /// Along a rank.
    Across = 7,
}

/// The squares beside which at least one, two or three stones stand in a line, to one side of them.
///
/// These and [`Runs`] can have bits that are no squares.
#[derive(Clone, Copy)]
pub(super) struct Beside {
    pub(super) one: Bits,
    pub(super) two: Bits,
    pub(super) three: Bits,
}

/// What stands in line with each square along one axis: below or to the left of it, and above or to the right.
#[derive(Clone, Copy)]
pub(super) struct Runs {
    pub(super) before: Beside,
    pub(super) after: Beside,
}

impl Runs {
    pub(super) const fn of(stones: Bits, axis: Axis) -> Self {
        let apart = axis as u8;
        // The squares that two and three stones in a line begin on.
        let two = stones & stones >> apart;
        let three = two & two >> apart;
        Self {
            before: Beside { one: stones << apart, two: two << (2 * apart), three: three << (3 * apart) },
            after: Beside { one: stones >> apart, two: two >> apart, three: three >> apart },
        }
    }

    /// The squares where one more stone would stand in a run of at least three.
    pub(super) const fn three(self) -> Bits {
        let Self { before, after } = self;
        before.two | after.two | before.one & after.one
    }

    /// The squares where one more stone would stand in a run of at least four.
    pub(super) const fn four(self) -> Bits {
        let Self { before, after } = self;
        before.three | after.three | before.two & after.one | before.one & after.two
    }
}

/// Every square that stands in a row: in a run of exactly three.
pub(super) const fn rows(stones: Bits) -> Bits {
    three(begins(stones, Axis::Across), Axis::Across) | three(begins(stones, Axis::Upward), Axis::Upward)
}

/// For every square, where a row through it can begin that runs across, and one that runs upward.
static BEGINNINGS: [[Bits; 2]; 64] = {
    let mut beginnings = [[0; 2]; 64];
    let mut index = 0;
    while index < 64 {
        let square = 1 << index;
        beginnings[index] = [back_from(square, Axis::Across), back_from(square, Axis::Upward)];
        index += 1;
    }
    beginnings
};

/// The squares of the rows that the stone at `index` stands in.
#[inline]
pub(super) const fn rows_through(stones: Bits, index: u8) -> Bits {
    let [across, upward] = BEGINNINGS[(index & 63) as usize];
    // Mostly there is none: the shorter test comes first.
    if threes(stones, Axis::Across) & across | threes(stones, Axis::Upward) & upward == 0 {
        return 0;
    }
    three(begins(stones, Axis::Across) & across, Axis::Across)
        | three(begins(stones, Axis::Upward) & upward, Axis::Upward)
}

/// The squares that three stones in a line begin on.
const fn threes(stones: Bits, axis: Axis) -> Bits {
    let apart = axis as u8;
    stones & stones >> apart & stones >> (2 * apart)
}

/// The squares that a run of exactly three begins on.
const fn begins(stones: Bits, axis: Axis) -> Bits {
    let (apart, threes) = (axis as u8, threes(stones, axis));
    // In a longer run there are several, side by side.
    threes & !(threes << apart | threes >> apart)
}

/// Each of these squares and the two after it.
const fn three(begins: Bits, axis: Axis) -> Bits {
    let apart = axis as u8;
    begins | begins << apart | begins << (2 * apart)
}

/// Each of these squares and the two before it.
const fn back_from(squares: Bits, axis: Axis) -> Bits {
    let apart = axis as u8;
    squares | squares >> apart | squares >> (2 * apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_stands_in_the_rows_that_are_drawn_through_it() {
        // Every set of stones on the squares of one file and one rank, which is all that a square's rows
        // depend on.
        let centre = 2 * 7 + 3;
        let crosses = |at: &u8| ALL >> at & 1 == 1 && (at / 7 == centre / 7 || at % 7 == centre % 7);
        let cross = (0..64).filter(crosses).collect::<Vec<u8>>();
        for filling in 0..1_u64 << cross.len() {
            let stones = cross.iter().enumerate().fold(0, |all, (n, at)| all | (filling >> n & 1) << at);
            let [left, down, up, right] = [-7_i8, -1, 1, 7].map(|way| {
                std::iter::successors(Some(centre), |&at| {
                    at.checked_add_signed(way).filter(|at| stones >> at & 1 == 1)
                })
                .count()
                    - 1
            });
            let in_row = stones >> centre & 1 == 1 && (left + right == 2 || down + up == 2);
            assert_eq!(rows_through(stones, centre) >> centre & 1 == 1, in_row, "{stones:#b}");
            assert_eq!(rows_through(stones, centre) & !rows(stones), 0, "{stones:#b}");
        }
    }
}
