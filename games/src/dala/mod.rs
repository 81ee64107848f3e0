//! Dala (S004): Dara on 6 × 6 with long runs, where rows take from the first drops on.

mod options;
#[cfg(test)]
mod tests;

pub use options::Options;

use crate::{
    Board, DropTakes, FirstDrops, Illegal, Square, SquareSet, Takeable,
    bits::Bits,
    rows::{self, Rows, Rules, grid::SixFiles, lines},
};

/// How many drops go on the central squares.
const FIRST_DROPS: u8 = 4;

/// c3, c4, d3 and d4.
#[expect(clippy::unwrap_used, reason = "the compiler evaluates it")]
const CENTRE: [Square; 4] = [
    Square::new(2, 2).unwrap(),
    Square::new(2, 3).unwrap(),
    Square::new(3, 2).unwrap(),
    Square::new(3, 3).unwrap(),
];

/// Every square but the central ones.
const AROUND_CENTRE: Bits =
    !(lines::bit(CENTRE[0]) | lines::bit(CENTRE[1]) | lines::bit(CENTRE[2]) | lines::bit(CENTRE[3]));

/// Six files and six ranks, with four central squares.
pub const BOARD: Board = rows::board::<SixFiles>(SquareSet::of(&CENTRE));

/// A game of Dala without its past.
pub(crate) type Dala = Rows<Options>;

impl Rules for Options {
    type Grid = SixFiles;

    const LONG_RUNS: bool = true;

    fn takeable(self) -> Takeable {
        self.take
    }

    fn forbidden_drops(self, _own: Bits, dropped: u8) -> Bits {
        if self.first_drops == FirstDrops::Centre && dropped < FIRST_DROPS { AROUND_CENTRE } else { 0 }
    }

    fn why_forbidden(self, _own: Bits, square: Square) -> Illegal {
        Illegal::NotCentral(square)
    }

    fn earning(self, before: Bits, after: Bits, _to: u8) -> Bits {
        // What is left of a longer run when a stone leaves it is a new row too.
        lines::new_rows(before, after)
    }

    fn drops_earn(self) -> bool {
        self.drop_takes == DropTakes::Earned
    }
}
