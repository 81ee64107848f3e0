//! What is legal in a position: the one authority, as sets of squares.

use super::{
    counted::{Counted as _, Word},
    grid::Grid,
    lines::{self, Axis, Runs},
};
use crate::{Action, Square, Stage, bits::Bits, bits::indices};

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

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A stone is to be dropped.
    Drop,
    /// A stone is to step.
    Step,
    /// A row earned a take.
    Take,
}

impl Due {
    /// In the common form.
    pub(super) const fn stage(self) -> Stage {
        match self {
            Self::Drop => Stage::Drop,
            Self::Step => Stage::Move,
            Self::Take => Stage::Take,
        }
    }
}

/// One legal action, its squares as the indices of their bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowsPly {
    /// A drop on this square.
    Drop(u8),
    /// A step between these neighbours, as [`Grid::STEPS`] has it.
    Step {
        /// The bit of the pair.
        between: u8,
        /// Up or to the right.
        forth: bool,
    },
    /// A take from this square.
    Take(u8),
}

impl RowsPly {
    #[inline]
    pub(super) fn action<G: Grid>(self) -> Action {
        match self {
            Self::Drop(square) => Action::Drop(lines::square(square)),
            Self::Step { between, forth } => {
                let (from, to) = G::step(between, forth);
                Action::step(lines::square(from), lines::square(to))
            }
            Self::Take(square) => Action::Take(lines::square(square)),
        }
    }
}

/// Every legal action of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Legal<G: Grid> {
    pub(super) due: Due,
    /// The squares to drop on or to take from; or the neighbours between which there is a step: never more than
    /// one, from the one of them that is occupied to the other.
    set: <G::Pairs as Word>::Counted,
    /// Of these neighbours, those where the step is up or to the right.
    forth: G::Pairs,
}

impl<G: Grid> Legal<G> {
    fn new(due: Due, set: G::Pairs, forth: G::Pairs) -> Self {
        Self { due, set: <G::Pairs as Word>::Counted::new(set), forth }
    }

    /// Takes from these squares.
    pub(super) fn takes(squares: Bits) -> Self {
        Self::new(Due::Take, squares.into(), 0.into())
    }

    /// Drops on these squares.
    pub(super) fn drops(squares: Bits) -> Self {
        Self::new(Due::Drop, squares.into(), 0.into())
    }

    /// Where a player with `own` stones may step; `barred` are neighbours between which he may not.
    #[inline]
    pub(super) fn steps(own: Bits, empty: Bits, barred: G::Pairs, long_runs: bool) -> Self {
        let (across, upward) = (Runs::of(own, Axis::Across), Runs::of(own, Axis::Upward));
        // The targets, which are the first of the neighbours on the way left and down, and the second on the
        // way up and right.
        let [left, down, up, right] = if long_runs {
            [across.after.one, upward.after.one, upward.before.one, across.before.one].map(|one| empty & one)
        } else {
            // A stone that steps along a line leaves the run behind it, and joins the one before it: three
            // stones there are too many. The line across its way it enters as a drop would.
            let (sideways, lengthways) = (empty & !upward.four(), empty & !across.four());
            [
                sideways & across.after.one & !across.before.three,
                lengthways & upward.after.one & !upward.before.three,
                lengthways & upward.before.one & !upward.after.three,
                sideways & across.before.one & !across.after.three,
            ]
        };
        let pairs = |across: Bits, upward: Bits| G::Pairs::from(across) | G::Pairs::from(upward) << G::UPWARD;
        let back = pairs(left, down);
        let forth = pairs(right >> Axis::Across as u8, up >> Axis::Upward as u8);
        Self::new(Due::Step, (back | forth) & !barred, forth)
    }

    /// How many there are.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        self.set.len()
    }

    /// The one of that number.
    #[inline]
    pub(super) fn nth(&self, number: u64) -> Option<RowsPly> {
        if number >= self.count() {
            return None;
        }
        let index = self.set.nth(number);
        Some(match self.due {
            Due::Drop => RowsPly::Drop(index),
            Due::Take => RowsPly::Take(index),
            Due::Step => RowsPly::Step { between: index, forth: self.forth.has(index) },
        })
    }

    /// The same action in the family's own form, or `None` where it is not legal.
    #[inline]
    pub(super) fn accept(&self, action: Action) -> Option<RowsPly> {
        let on = |square| G::index(square).filter(|&index| self.set.bits().has(index));
        match (self.due, action) {
            (Due::Drop, Action::Drop(square)) => on(square).map(RowsPly::Drop),
            (Due::Take, Action::Take(square)) => on(square).map(RowsPly::Take),
            (Due::Step, Action::Move(path)) => {
                let (from, to) = path.as_step()?;
                let (from, to) = (G::index(from)?, G::index(to)?);
                let (between, forth) = (G::neighbours(from, to)?, from < to);
                (self.set.bits().has(between) && self.forth.has(between) == forth)
                    .then_some(RowsPly::Step { between, forth })
            }
            _ => None,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        let bits = self.set.bits();
        let squares = indices(bits.low());
        match self.due {
            Due::Drop => list.extend(squares.map(|square| Action::Drop(lines::square(square)))),
            Due::Take => list.extend(squares.map(|square| Action::Take(lines::square(square)))),
            Due::Step => {
                // By their origins, in the order of the squares' text beside them.
                let side_by_side = (1 << G::UPWARD) - 1;
                let (back, forth) = (bits & !self.forth, bits & self.forth);
                let [left, down, up, right] = [
                    (back.low() & side_by_side) << Axis::Across as u8,
                    (back >> G::UPWARD).low() << Axis::Upward as u8,
                    (forth >> G::UPWARD).low(),
                    forth.low() & side_by_side,
                ];
                // Four are written, and those kept that are legal: that costs less than a branch for each,
                // which nobody could foretell.
                for from in indices(left | down | up | right) {
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
