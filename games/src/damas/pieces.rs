//! Where the men and the Damas of both sides are.

use super::squares::{self, CAMPS};
use crate::{Side, bits::Bits};

/// The pieces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pieces {
    /// Indexed by side.
    sides: [Bits; 2],
    /// The Damas of both sides.
    damas: Bits,
}

impl Pieces {
    /// Twelve men a side on the dark squares of the three nearest ranks (S002).
    pub(super) const START: Self = Self { sides: CAMPS, damas: 0 };

    #[cfg(test)]
    pub(super) const fn new(sides: [Bits; 2], damas: Bits) -> Self {
        Self { sides, damas }
    }

    pub(super) const fn of(self, side: Side) -> Bits {
        self.sides[side.index()]
    }

    pub(super) const fn damas(self, side: Side) -> Bits {
        self.of(side) & self.damas
    }

    pub(super) const fn men(self, side: Side) -> Bits {
        self.of(side) & !self.damas
    }

    /// How many pieces a side has.
    pub(super) const fn count(self, side: Side) -> u32 {
        self.of(side).count_ones()
    }

    pub(super) const fn empty(self) -> Bits {
        squares::all_but(self.sides[0] | self.sides[1])
    }

    /// Takes pieces off the board.
    pub(super) const fn remove(&mut self, pieces: Bits) {
        self.sides[0] &= !pieces;
        self.sides[1] &= !pieces;
        self.damas &= !pieces;
    }

    /// Moves the piece of `side` between two squares. Returns whether it became a Dama.
    pub(super) const fn carry(&mut self, side: Side, from: Bits, to: Bits) -> bool {
        let dama = self.damas & from != 0;
        let promoted = !dama && to & squares::last_rank(side) != 0;
        self.remove(from);
        self.sides[side.index()] |= to;
        if dama || promoted {
            self.damas |= to;
        }
        promoted
    }

    /// A number that is equal for equal pieces, and mostly differs for others.
    pub(super) const fn digest(self) -> u64 {
        self.sides[0] ^ self.sides[1].rotate_left(7) ^ self.damas.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// Whether one man is left against one man, or one Dama against one Dama.
    pub(super) const fn one_against_its_like(self) -> bool {
        let [first, second] = self.sides;
        first.is_power_of_two() && second.is_power_of_two() && matches!(self.damas.count_ones(), 0 | 2)
    }

    /// Whether two Damas are left against one.
    pub(super) const fn two_damas_against_one(self) -> bool {
        let [first, second] = self.sides;
        let all = first | second;
        self.damas == all && all.count_ones() == 3 && first != 0 && second != 0
    }
}
