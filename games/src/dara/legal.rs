//! What is legal in a position of Dara: the one authority, as sets of squares.

use super::{
    counted::Counted,
    lines::{self, Axis, Bits, Runs},
};
use crate::{Action, RowDrops, Square, Stage};

/// Where the pairs of squares one above the other begin among the neighbours: after the pairs side by side, of
/// which the last begins on the square before this bit.
const UPWARD: u8 = 28;

/// The steps, each from and to, between the [`neighbours`] of each bit: back – down or to the left – and forth.
static STEPS: [[(u8, u8); 2]; 64] = {
    let mut steps = [[(0, 0); 2]; 64];
    let mut bit = 0;
    while bit < 64 {
        let (first, apart) = if bit < UPWARD { (bit, Axis::Across) } else { (bit - UPWARD, Axis::Upward) };
        let second = first + apart as u8;
        steps[bit as usize] = [(second, first), (first, second)];
        bit += 1;
    }
    steps
};

/// The two squares of each pair of [`neighbours`].
static PAIRS: [Bits; 64] = {
    let mut pairs = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        let (from, to) = STEPS[bit][0];
        pairs[bit] = 1 << from | 1 << to;
        bit += 1;
    }
    pairs
};

/// The steps from one square in some of the four directions.
#[derive(Clone, Copy)]
struct Steps {
    /// They, in the order of their text, and then what is not to be read.
    steps: [Action; 4],
    count: u8,
}

/// The steps from every square for every set of directions, of which left is bit 0, then down, up and right.
static STEPS_FROM: [[Steps; 16]; 64] = {
    const AWAY: [i8; 4] =
        [-(Axis::Across as i8), -(Axis::Upward as i8), Axis::Upward as i8, Axis::Across as i8];
    let none = Steps { steps: [Action::step(Square::A1, Square::A1); 4], count: 0 };
    let mut table = [[none; 16]; 64];
    let mut from = 0_u8;
    while from < 64 {
        let mut case = 0;
        while case < 16 * 4 {
            let (ways, way) = (case / 4, case % 4);
            if ways >> way & 1 == 1 {
                let to = lines::square(from.wrapping_add_signed(AWAY[way]));
                let found = &mut table[from as usize][ways];
                found.steps[found.count as usize] = Action::step(lines::square(from), to);
                found.count += 1;
            }
            case += 1;
        }
        from += 1;
    }
    table
};

/// One legal action, its squares as the indices of their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ply {
    /// A drop on this square.
    Drop(u8),
    /// A step between these [`neighbours`], forth – up or to the right – or back.
    Step { between: u8, forth: bool },
    /// A take from this square.
    Take(u8),
}

impl Ply {
    #[inline]
    pub(super) const fn action(self) -> Action {
        match self {
            Self::Drop(square) => Action::Drop(lines::square(square)),
            Self::Step { between, forth } => {
                let (from, to) = step(between, forth);
                Action::step(lines::square(from), lines::square(to))
            }
            Self::Take(square) => Action::Take(lines::square(square)),
        }
    }
}

/// Every legal action of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Legal {
    pub(super) stage: Stage,
    /// The squares to drop on or to take from; or the [`neighbours`] between which there is a step: one at
    /// most, since it leads from an occupied square to an empty one.
    set: Counted,
    /// Those of the neighbours between which the step is one forth.
    forth: Bits,
}

impl Legal {
    /// Drops on these squares, or takes from them.
    const fn on(stage: Stage, squares: Bits) -> Self {
        Self { stage, set: Counted::new(squares), forth: 0 }
    }

    pub(super) const fn takes(squares: Bits) -> Self {
        Self::on(Stage::Take, squares)
    }

    /// Where a player with `own` stones may drop one.
    pub(super) const fn drops(own: Bits, empty: Bits, row_drops: RowDrops) -> Self {
        let (across, upward) = (Runs::of(own, Axis::Across), Runs::of(own, Axis::Upward));
        let too_long = match row_drops {
            RowDrops::Allowed => across.four() | upward.four(),
            RowDrops::Barred => across.three() | upward.three(),
        };
        Self::on(Stage::Drop, empty & !too_long)
    }

    /// Where a player with `own` stones may step; `barred` are [`neighbours`] between which he may not.
    #[inline]
    pub(super) const fn steps(own: Bits, empty: Bits, barred: Bits) -> Self {
        let (across, upward) = (Runs::of(own, Axis::Across), Runs::of(own, Axis::Upward));
        // A stone that steps along a line leaves the run behind it, and joins the one before it: three stones
        // there are too many. The line across its way it enters as a drop would.
        let (sideways, lengthways) = (empty & !upward.four(), empty & !across.four());
        // The targets, which are the first of the neighbours on the way left and down, and the second on the
        // way up and right.
        let left = sideways & across.after.one & !across.before.three;
        let right = sideways & across.before.one & !across.after.three;
        let down = lengthways & upward.after.one & !upward.before.three;
        let up = lengthways & upward.before.one & !upward.after.three;
        let back = left | down << UPWARD;
        let forth = right >> Axis::Across as u8 | (up >> Axis::Upward as u8) << UPWARD;
        Self { stage: Stage::Move, set: Counted::new((back | forth) & !barred), forth }
    }

    /// How many there are.
    #[inline]
    pub(super) const fn count(&self) -> u64 {
        self.set.len()
    }

    /// The one of that number.
    #[inline]
    pub(super) fn nth(&self, number: u64) -> Option<Ply> {
        if number >= self.count() {
            return None;
        }
        let index = self.set.nth(number);
        Some(match self.stage {
            Stage::Drop => Ply::Drop(index),
            Stage::Take => Ply::Take(index),
            Stage::Move | Stage::Capture => Ply::Step { between: index, forth: self.forth >> index & 1 == 1 },
        })
    }

    /// The same action in Dara's own form, or `None` where it is not legal.
    #[inline]
    pub(super) fn accept(&self, action: Action) -> Option<Ply> {
        let on = |square| lines::index(square).filter(|index| self.set.bits >> index & 1 == 1);
        match (self.stage, action) {
            (Stage::Drop, Action::Drop(square)) => on(square).map(Ply::Drop),
            (Stage::Take, Action::Take(square)) => on(square).map(Ply::Take),
            (Stage::Move, Action::Move(path)) => {
                let (from, to) = path.as_step()?;
                let (from, to) = (lines::index(from)?, lines::index(to)?);
                let (between, forth) = (neighbours(from, to)?, from < to);
                (self.set.bits >> between & 1 == 1 && (self.forth >> between & 1 == 1) == forth)
                    .then_some(Ply::Step { between, forth })
            }
            _ => None,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        let bits = self.set.bits;
        match self.stage {
            Stage::Drop => list.extend(lines::each(bits).map(|square| Ply::Drop(square).action())),
            Stage::Take => list.extend(lines::each(bits).map(|square| Ply::Take(square).action())),
            Stage::Move | Stage::Capture => {
                // By their origins, in the order of the squares' text beside them.
                let side_by_side = (1 << UPWARD) - 1;
                let (back, forth) = (bits & !self.forth, bits & self.forth);
                let [left, down, up, right] = [
                    (back & side_by_side) << Axis::Across as u8,
                    back >> UPWARD << Axis::Upward as u8,
                    forth >> UPWARD,
                    forth & side_by_side,
                ];
                // Four are written, and those kept that are legal: that costs less than a branch for each,
                // which nobody could foretell.
                for from in lines::each(left | down | up | right) {
                    let way = |origins: Bits, bit: u8| ((origins >> from & 1) as usize) << bit;
                    let ways = way(left, 0) | way(down, 1) | way(up, 2) | way(right, 3);
                    let found = &STEPS_FROM[usize::from(from & 63)][ways];
                    let len = list.len() + usize::from(found.count);
                    list.extend_from_slice(&found.steps);
                    list.truncate(len);
                }
            }
        }
    }
}

/// The step, from and to, between these [`neighbours`].
pub(super) const fn step(between: u8, forth: bool) -> (u8, u8) {
    STEPS[(between & 63) as usize][forth as usize]
}

/// The two squares of these [`neighbours`].
pub(super) const fn pair(between: u8) -> Bits {
    PAIRS[(between & 63) as usize]
}

/// The bit of two squares side by side or one above the other, or `None` where they are no neighbours.
#[inline]
pub(super) fn neighbours(one: u8, other: u8) -> Option<u8> {
    let first = one.min(other);
    let apart = one.abs_diff(other);
    let upward = apart == Axis::Upward as u8;
    (upward || apart == Axis::Across as u8).then_some(if upward { first + UPWARD } else { first })
}
