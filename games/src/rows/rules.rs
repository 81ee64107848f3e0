//! What the games of the family differ in.

use super::{grid::Grid, lines};
use crate::{DrawReason, Illegal, Square, StraightBack, Takeable, WinReason, bits::Bits, state::GameOptions};

/// A player with fewer stones left has lost (S001 §5, S004).
pub(crate) const FEWEST: u32 = 3;

/// A game of the family, with a value for each of its options.
pub(crate) trait Rules: GameOptions {
    /// Its board.
    type Grid: Grid;

    /// Whether a step may make a run of four or more.
    const LONG_RUNS: bool;

    /// Which enemy stones a row may take.
    fn takeable(self) -> Takeable;

    /// Where a player with `own` stones may not drop one, and bits that are no squares; `dropped` stones of both
    /// players were dropped so far.
    fn barred_drops(self, own: Bits, dropped: u8) -> Bits;

    /// Why he may not drop one on `square`, one of these.
    fn why_barred(self, own: Bits, square: Square) -> Illegal;

    /// The squares of the rows that earn a take after a player's stones have changed, the one at `to` having
    /// come there.
    fn earning(self, before: Bits, after: Bits, to: u8) -> Bits;

    /// Whether a drop earns takes as a step does.
    #[inline]
    fn drops_earn(self) -> bool {
        false
    }

    /// Whether a stone may go straight back.
    #[inline]
    fn back(self) -> StraightBack {
        StraightBack::Allowed
    }

    /// Why a player with so many stones left, and so many captured, has lost.
    #[inline]
    fn lost(self, left: u32, _captured: u32) -> Option<WinReason> {
        (left < FEWEST).then_some(WinReason::Stones)
    }

    /// Why the game is drawn when the players have so many stones left.
    #[inline]
    fn drawn(self, _left: [u32; 2]) -> Option<DrawReason> {
        None
    }

    /// The squares that stand in a row.
    fn rows(self, stones: Bits) -> Bits {
        lines::rows(stones)
    }
}
