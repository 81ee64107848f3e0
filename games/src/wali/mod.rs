//! Wali (S004): Dara with long runs, where no stone is dropped next to another of its owner's.

mod options;
#[cfg(test)]
mod tests;

pub use options::Options;

use crate::{
    BesideDrops, Board, DrawReason, EarningRun, Illegal, RowDrops, Square, Takeable, WinCondition, WinReason,
    bits::Bits,
    dara,
    rows::{
        FEWEST, Rows, Rules,
        grid::FiveFiles,
        lines::{self, Axis, Runs},
    },
};

/// The board of Dara.
pub const BOARD: Board = dara::BOARD;

/// A game of Wali without its past.
pub(crate) type Wali = Rows<Options>;

impl Options {
    /// The squares next to a player's stones, if that forbids a drop, and bits that aren't squares.
    const fn beside(self, own: Bits) -> Bits {
        match self.beside_drops {
            BesideDrops::Allowed => 0,
            BesideDrops::Forbidden => lines::around(own),
        }
    }
}

impl Rules for Options {
    type Grid = FiveFiles;

    const LONG_RUNS: bool = true;

    fn takeable(self) -> Takeable {
        self.take
    }

    fn forbidden_drops(self, own: Bits, _dropped: u8) -> Bits {
        let rows = match self.row_drops {
            RowDrops::Allowed => 0,
            RowDrops::Forbidden => Runs::of(own, Axis::Across).three() | Runs::of(own, Axis::Upward).three(),
        };
        self.beside(own) | rows
    }

    fn why_forbidden(self, own: Bits, square: Square) -> Illegal {
        if self.beside(own) & lines::bit(square) == 0 {
            Illegal::ThreeInARow(square)
        } else {
            Illegal::BesideOwn(square)
        }
    }

    fn earning(self, _before: Bits, after: Bits, to: u8) -> Bits {
        match self.rows {
            EarningRun::Three => lines::rows_through(after, to),
            EarningRun::More => lines::long_runs_through(after, to),
        }
    }

    fn lost(self, left: u32, _captured: u32) -> Option<WinReason> {
        let fewest = match self.win {
            WinCondition::Few | WinCondition::Ten => FEWEST,
            WinCondition::All => 1,
        };
        (left < fewest).then_some(WinReason::Stones)
    }

    fn drawn(self, left: [u32; 2]) -> Option<DrawReason> {
        // **Decided:** without three stones no one can make a row.
        (self.win == WinCondition::All && left.iter().all(|&left| left < FEWEST))
            .then_some(DrawReason::Reduced)
    }

    fn rows(self, stones: Bits) -> Bits {
        match self.rows {
            EarningRun::Three => lines::rows(stones),
            EarningRun::More => lines::long_runs(stones),
        }
    }
}
