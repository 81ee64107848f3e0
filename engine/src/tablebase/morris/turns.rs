//! The turns of Morris with flying once all pieces are dropped, on bits alone.

use std::ops::ControlFlow;

use super::Pieces;
use crate::rings::{ALL, Net};

/// The lines: only boards without diagonals have tables.
const NET: Net = Net::GRID;

/// The points of a set, each as a set of its own.
#[inline]
pub(super) fn each(set: u32) -> impl Iterator<Item = u32> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let point = rest & rest.wrapping_neg();
        rest ^= point;
        (point != 0).then_some(point)
    })
}

impl Pieces {
    const fn empty(self) -> u32 {
        ALL & !(self.mover | self.other)
    }

    /// Where a piece of a set can go, or where it can have come from.
    #[inline]
    const fn targets(self, set: u32, from: u32) -> u32 {
        self.empty() & if set.count_ones() == 3 { ALL } else { NET.beside(from) }
    }

    /// Whether the side to move can't.
    #[inline]
    pub(super) const fn is_blocked(self) -> bool {
        self.mover.count_ones() > 3 && self.empty() & NET.beside(self.mover) == 0
    }

    /// Whether the side to move wins by closing a mill.
    #[inline]
    pub(super) fn wins_at_once(self) -> bool {
        self.other.count_ones() == 3 && self.can_take()
    }

    /// Whether the side to move can close a mill.
    #[inline]
    pub(super) fn can_take(self) -> bool {
        each(self.mover).any(|from| self.targets(self.mover, from) & NET.closing(self.mover ^ from) != 0)
    }

    /// Calls `see` with the pieces after every turn, for the side that is then to move, until it says to stop.
    #[inline]
    pub(super) fn each_turn(self, mut see: impl FnMut(Self) -> ControlFlow<()>) -> ControlFlow<()> {
        let free = match self.other & !NET.mills(self.other) {
            0 => self.other,
            free => free,
        };
        for from in each(self.mover) {
            let rest = self.mover ^ from;
            let (targets, closing) = (self.targets(self.mover, from), NET.closing(rest));
            for to in each(targets & closing) {
                for taken in each(free) {
                    see(Self { mover: self.other ^ taken, other: rest | to })?;
                }
            }
            for to in each(targets & !closing) {
                see(Self { mover: self.other, other: rest | to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `see` with all pieces from which a turn without a mill leads here, for the side that made it.
    #[inline]
    pub(super) fn each_before(self, mut see: impl FnMut(Self)) {
        for to in each(self.other) {
            let rest = self.other ^ to;
            if NET.closing(rest) & to != 0 {
                continue;
            }
            for from in each(self.targets(self.other, to)) {
                see(Self { mover: rest | from, other: self.mover });
            }
        }
    }
}
