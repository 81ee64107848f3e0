//! What the games of the family differ in.

use super::{grid::Grid, lines};
use crate::{DrawReason, Illegal, Square, StraightBack, Takeable, WinReason, bits::Bits, state::GameOptions};

/// A player with fewer stones left has lost (S001 §5, S004).
pub(crate) const FEWEST: u32 = 3;

/// The options of a game of the family, and what the game differs in.
pub(crate) trait Rules: GameOptions {
    /// The game's board.
    type Grid: Grid;

    /// Whether a step may make a run of four or more.
    const LONG_RUNS: bool;

    /// Which of the opponent's stones a row may take.
    fn takeable(self) -> Takeable;

    /// Where a player with `own` stones may not drop, if both players have dropped `dropped` stones so far. Bits that
    /// aren't squares may be set too.
    fn forbidden_drops(self, own: Bits, dropped: u8) -> Bits;

    /// Why the player may not drop on `square`, which is one of the forbidden squares.
    fn why_forbidden(self, own: Bits, square: Square) -> Illegal;

    /// The squares of the rows that earn a take, now that a player's stones have changed from `before` to `after` and
    /// one has come to `to`.
    fn earning(self, before: Bits, after: Bits, to: u8) -> Bits;

    /// Whether a drop can earn a take.
    #[inline]
    fn drops_earn(self) -> bool {
        false
    }

    /// Whether a stone may go straight back.
    #[inline]
    fn back(self) -> StraightBack {
        StraightBack::Allowed
    }

    /// Why a player with `left` stones left, and `captured` captured, has lost; `None` if they haven't.
    #[inline]
    fn lost(self, left: u32, _captured: u32) -> Option<WinReason> {
        (left < FEWEST).then_some(WinReason::Stones)
    }

    /// Why the game is drawn when the players have this many stones left.
    #[inline]
    fn drawn(self, _left: [u32; 2]) -> Option<DrawReason> {
        None
    }

    /// The squares that are in a row.
    fn rows(self, stones: Bits) -> Bits {
        lines::rows(stones)
    }
}
