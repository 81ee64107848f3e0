//! Where the others end, seen from one player.

use crate::table::results::Results;

/// Which end of the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Toward {
    Best,
    Worst,
}

/// Where someone ends, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Above,
    /// Level, or not decided yet.
    Undecided,
    Below,
}

/// Where a player will end against someone who has finished at `level`.
pub(super) fn side(results: &Results, player: usize, level: u32) -> Side {
    let points = results.points(player);
    if points > level {
        Side::Above
    } else if points.saturating_add(results.left(player).saturating_mul(2)) < level {
        Side::Below
    } else {
        Side::Undecided
    }
}
