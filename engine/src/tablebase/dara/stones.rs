//! The stones of a position, and the distance to which a turn leads.

use games::{
    Outcome, Side,
    lookahead::{Node, View},
};

use super::squares;
use crate::tablebase::turns::before;

/// The stones of the side to move, and those of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    pub(super) mover: u32,
    pub(super) other: u32,
}

impl Stones {
    /// The stones of a position on the board of Dara; `None` for other boards, or before all stones are dropped.
    #[inline]
    pub(super) fn of<N: Node>(node: &N) -> Option<Self> {
        let View::Rows { stones, hands: [0, 0], files: 5 } = node.view() else { return None };
        let side = node.to_act().side();
        let [mover, other] = [side, side.opponent()].map(|side| squares::from_view(stones[side.index()]));
        Some(Self { mover, other })
    }

    /// How many the side to move has, and how many the other.
    #[inline]
    pub(super) const fn counts(self) -> [u32; 2] {
        [self.mover.count_ones(), self.other.count_ones()]
    }
}

/// The distance after a turn of `mover`, if `look_up` knows it.
#[inline]
pub(super) fn after_turn<N: Node>(child: &N, mover: Side, look_up: impl FnOnce(Stones) -> u8) -> u8 {
    match child.outcome() {
        Some(Outcome::Win { side, .. }) if side == mover => 1,
        // No turn of Dara loses at once.
        Some(_) => 0,
        None => {
            let distance = Stones::of(child).map_or(0, look_up);
            before(distance, child.to_act().side() == mover)
        }
    }
}
