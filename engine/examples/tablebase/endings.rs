//! The positions of each game that a tablebase has.

use games::{Side, dara, lookahead::Node};

use crate::{board, mill::Mill};

/// What is different in each game.
pub(crate) trait Endings: Sync {
    /// The board.
    type Board: board::Symmetric;

    /// How many stones the side to move has, and the other.
    const SIZES: &'static [[u32; 2]];
    /// How many turns a plain search can look ahead in a moment.
    const AHEAD: u8;

    /// The position with these stones, the first side to move unless it's skipped; `None` if the rules don't allow it.
    fn place(&self, stones: [u64; 2]) -> Option<impl Node>;
}

impl Endings for dara::Options {
    type Board = board::Dara;

    const SIZES: &'static [[u32; 2]] = &[[3, 3], [4, 3], [3, 4]];
    const AHEAD: u8 = 6;

    fn place(&self, stones: [u64; 2]) -> Option<impl Node> {
        self.move_phase(stones, Side::First)
    }
}

/// Morris with flying.
pub(crate) struct Flying;

impl Endings for Flying {
    type Board = board::Morris;

    const SIZES: &'static [[u32; 2]] = &[[3, 3], [4, 3], [3, 4], [5, 3], [3, 5], [6, 3], [3, 6]];
    const AHEAD: u8 = 3;

    fn place(&self, stones: [u64; 2]) -> Option<impl Node> {
        Some(Mill::new(stones, Side::First))
    }
}
