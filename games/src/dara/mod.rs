//! Dara (S000, S001, S004): no run of four may be made, and a new row of three takes a stone.

mod options;
#[cfg(test)]
mod tests;

pub use options::Options;

use crate::{
    Board, Illegal, RowDrops, Side, Square, SquareSet, StraightBack, Takeable, WinCondition, WinReason,
    bits::Bits,
    lookahead::{Ahead, Node},
    rows::{
        self, FEWEST, Rows, Rules,
        grid::FiveFiles,
        lines::{self, Axis, Runs},
    },
};

/// This many captured stones win, where that is the goal (S000).
const TEN: u32 = 10;

/// Five files and six ranks, without special squares.
pub const BOARD: Board = rows::board::<FiveFiles>(SquareSet::EMPTY);

/// A game of Dara without its past.
pub(crate) type Dara = Rows<Options>;

impl Options {
    /// The position of the move phase with these stones, in the numbering of [`View::Rows`], as if all others had been
    /// captured. If `to_act` can't move, the other player acts. `None` if the stones can't stand so.
    ///
    /// [`View::Rows`]: crate::lookahead::View::Rows
    pub fn move_phase(self, stones: [u64; 2], to_act: Side) -> Option<impl Node> {
        Rows::move_phase(self, stones, to_act).map(Ahead::from_state)
    }
}

impl Rules for Options {
    type Grid = FiveFiles;

    const LONG_RUNS: bool = false;

    fn takeable(self) -> Takeable {
        self.take
    }

    fn forbidden_drops(self, own: Bits, _dropped: u8) -> Bits {
        let (across, upward) = (Runs::of(own, Axis::Across), Runs::of(own, Axis::Upward));
        match self.row_drops {
            RowDrops::Allowed => across.four() | upward.four(),
            RowDrops::Forbidden => across.three() | upward.three(),
        }
    }

    fn why_forbidden(self, _own: Bits, square: Square) -> Illegal {
        match self.row_drops {
            RowDrops::Allowed => Illegal::FourInARow(square),
            RowDrops::Forbidden => Illegal::ThreeInARow(square),
        }
    }

    #[inline]
    fn earning(self, _before: Bits, after: Bits, to: u8) -> Bits {
        // The target was empty, so every row through it is new. No other can appear, since there are no runs of four to
        // leave.
        lines::rows_through(after, to)
    }

    #[inline]
    fn back(self) -> StraightBack {
        self.back
    }

    #[inline]
    fn lost(self, left: u32, captured: u32) -> Option<WinReason> {
        // A player who has lost ten has too few left as well, but the ten are the reason given.
        if left >= FEWEST {
            return None;
        }
        Some(if self.win == WinCondition::Ten && captured >= TEN {
            WinReason::Ten
        } else {
            WinReason::Stones
        })
    }
}
