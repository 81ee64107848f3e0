//! The boards of the family as bits, with runs and rows found by shifting all stones at once.
//!
//! A square is bit file × 7 + rank, so that bits in order are squares in the order of their text. The bit above each
//! file is not a square: a shift from one file into the next lands on it, so no line continues there.

use crate::{
    Square, SquareSet,
    bits::{Bits, indices},
};

/// How many ranks every board of the family has.
pub(crate) const RANKS: u8 = 6;

/// The square of each bit.
const SQUARES: [Square; 64] = {
    let mut squares = [Square::A1; 64];
    let mut index = 0;
    while index < 64 {
        if let (true, Some(square)) = (index % 7 < RANKS, Square::new(index / 7, index % 7)) {
            squares[index as usize] = square;
        }
        index += 1;
    }
    squares
};

/// Every square of a board with this many files.
pub(crate) const fn every(files: u8) -> Bits {
    let (mut all, mut file) = (0, 0);
    while file < files {
        all |= ((1 << RANKS) - 1) << (7 * file);
        file += 1;
    }
    all
}

/// The bit of `square`, which must be on the board.
pub(crate) const fn bit(square: Square) -> Bits {
    1 << (square.file() * 7 + square.rank())
}

/// The square of the bit at `index`.
pub(crate) const fn square(index: u8) -> Square {
    SQUARES[(index & 63) as usize]
}

/// These squares as the set that all games share.
pub(crate) fn squares(bits: Bits) -> SquareSet {
    indices(bits).map(square).collect()
}

/// The two directions of a line, each with the distance between the bits of its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Axis {
    /// Along a file.
    Upward = 1,
    /// Along a rank.
    Across = 7,
}

/// The squares with at least one, two or three stones in line next to them, on one side.
///
/// These sets and those of [`Runs`] can have bits that aren't squares.
#[derive(Clone, Copy)]
pub(crate) struct Beside {
    pub(crate) one: Bits,
    pub(crate) two: Bits,
    pub(crate) three: Bits,
}

/// What is in line with each square along one axis: below or to the left of it, and above or to the right.
#[derive(Clone, Copy)]
pub(crate) struct Runs {
    pub(crate) before: Beside,
    pub(crate) after: Beside,
}

impl Runs {
    pub(crate) const fn of(stones: Bits, axis: Axis) -> Self {
        let apart = axis as u8;
        // The squares where two and three stones in a line begin.
        let two = stones & stones >> apart;
        let three = two & two >> apart;
        Self {
            before: Beside { one: stones << apart, two: two << (2 * apart), three: three << (3 * apart) },
            after: Beside { one: stones >> apart, two: two >> apart, three: three >> apart },
        }
    }

    /// The squares where one more stone would stand in a run of at least three.
    pub(crate) const fn three(self) -> Bits {
        let Self { before, after } = self;
        before.two | after.two | before.one & after.one
    }

    /// The squares where one more stone would stand in a run of at least four.
    pub(crate) const fn four(self) -> Bits {
        let Self { before, after } = self;
        before.three | after.three | before.two & after.one | before.one & after.two
    }
}

/// Every square that is in a row, which is a run of exactly three.
pub(crate) const fn rows(stones: Bits) -> Bits {
    three(begins(stones, Axis::Across), Axis::Across) | three(begins(stones, Axis::Upward), Axis::Upward)
}

/// Every square of the rows that are in `after` and not in `before`.
pub(crate) fn new_rows(before: Bits, after: Bits) -> Bits {
    let new = |axis| three(begins(after, axis) & !begins(before, axis), axis);
    new(Axis::Across) | new(Axis::Upward)
}

/// Every square that is in a run of three or more.
pub(crate) const fn long_runs(stones: Bits) -> Bits {
    three(threes(stones, Axis::Across), Axis::Across) | three(threes(stones, Axis::Upward), Axis::Upward)
}

/// The squares of the runs of three or more through the stone at `index`.
pub(crate) fn long_runs_through(stones: Bits, index: u8) -> Bits {
    let run = |axis| {
        let apart = axis as u8;
        // A run reaches at most five squares beyond the stone.
        let run = (0..RANKS).fold(1 << index, |run: Bits, _| run | (run << apart | run >> apart) & stones);
        if run.count_ones() >= 3 { run } else { 0 }
    };
    run(Axis::Across) | run(Axis::Upward)
}

/// Every square next to one of these, and bits that aren't squares.
pub(crate) const fn around(stones: Bits) -> Bits {
    let (across, upward) = (Axis::Across as u8, Axis::Upward as u8);
    stones << across | stones >> across | stones << upward | stones >> upward
}

/// For every square, where a row through it can begin: one across, and one upward.
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

/// The squares of the rows through the stone at `index`.
#[inline]
pub(crate) const fn rows_through(stones: Bits, index: u8) -> Bits {
    let [across, upward] = BEGINNINGS[(index & 63) as usize];
    // Mostly there is none, so the cheaper test comes first.
    if threes(stones, Axis::Across) & across | threes(stones, Axis::Upward) & upward == 0 {
        return 0;
    }
    three(begins(stones, Axis::Across) & across, Axis::Across)
        | three(begins(stones, Axis::Upward) & upward, Axis::Upward)
}

/// The squares where three stones in a line begin.
const fn threes(stones: Bits, axis: Axis) -> Bits {
    let apart = axis as u8;
    stones & stones >> apart & stones >> (2 * apart)
}

/// The squares where a run of exactly three begins.
const fn begins(stones: Bits, axis: Axis) -> Bits {
    let (apart, threes) = (axis as u8, threes(stones, axis));
    // A longer run has several beginnings side by side.
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

    const ALL: Bits = every(6);

    /// How many stones are in line with the one at `index`: to the left, down, up and to the right.
    fn in_line(stones: Bits, index: u8) -> [usize; 4] {
        [-7_i8, -1, 1, 7].map(|way| {
            let next = |at: &u8| at.checked_add_signed(way).filter(|at| stones >> at & 1 == 1);
            std::iter::successors(Some(index), next).count() - 1
        })
    }

    /// Calls `see` with every set of stones on one file and one rank, the square where they cross, and the length of
    /// its two runs. Nothing else affects that square's runs.
    fn crosses(mut see: impl FnMut(Bits, u8, [usize; 2])) {
        let centre = 2 * 7 + 3;
        let crosses = |at: &u8| ALL >> at & 1 == 1 && (at / 7 == centre / 7 || at % 7 == centre % 7);
        let cross = (0..64).filter(crosses).collect::<Vec<u8>>();
        for filling in 0..1_u64 << cross.len() {
            let stones = cross.iter().enumerate().fold(0, |all, (n, at)| all | (filling >> n & 1) << at);
            if stones >> centre & 1 == 1 {
                let [left, down, up, right] = in_line(stones, centre);
                see(stones, centre, [left + 1 + right, down + 1 + up]);
            }
        }
    }

    #[test]
    fn the_rows_through_a_stone_are_those_it_is_in() {
        crosses(|stones, at, runs| {
            let row = rows_through(stones, at);
            assert_eq!(row >> at & 1 == 1, runs.contains(&3), "{stones:#b}");
            assert_eq!(row & !rows(stones), 0, "{stones:#b}");
            assert_eq!(row & new_rows(stones & !(1 << at), stones), row, "{stones:#b}");
        });
    }

    #[test]
    fn a_long_run_is_found_from_end_to_end() {
        crosses(|stones, at, runs| {
            let long: usize = runs.iter().filter(|&&len| len >= 3).map(|len| len - 1).sum();
            let run = long_runs_through(stones, at);
            assert_eq!(run.count_ones() as usize, if long == 0 { 0 } else { long + 1 }, "{stones:#b}");
            assert_eq!(run & !long_runs(stones), 0, "{stones:#b}");
            assert_eq!(long_runs(stones) >> at & 1 == 1, long > 0, "{stones:#b}");
        });
    }
}
