//! The legal actions of a position, as sets of squares.

use super::{
    counted::{Counted as _, Word},
    grid::Grid,
    lines::{self, Axis, Runs},
};
use crate::{Action, Square, Stage, bits::Bits, bits::indices};

/// The steps from one square in some of the four directions.
#[derive(Clone, Copy)]
struct Steps {
    /// The first `count` are steps, in the order of their text; the others are unused.
    steps: [Action; 4],
    count: u8,
}

/// The steps from every square for every set of directions: bit 0 is left, then down, up and right.
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

/// One legal action, with its squares as bit indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowsPly {
    /// A drop on this square.
    Drop(u8),
    /// A step between two neighbours, as in [`Grid::STEPS`].
    Step {
        /// The bit of the pair.
        between: u8,
        /// Whether the step is up or to the right.
        ascending: bool,
    },
    /// A take from this square.
    Take(u8),
}

impl RowsPly {
    #[inline]
    pub(super) fn action<G: Grid>(self) -> Action {
        match self {
            Self::Drop(square) => Action::Drop(lines::square(square)),
            Self::Step { between, ascending } => {
                let (from, to) = G::step(between, ascending);
                Action::step(lines::square(from), lines::square(to))
            }
            Self::Take(square) => Action::Take(lines::square(square)),
        }
    }
}

/// Every legal action of the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Legal<G: Grid> {
    pub(super) due: Stage,
    /// The squares to drop on or to take from, or the pairs of neighbours with a legal step between them. A pair has at
    /// most one: from its occupied square to the empty one.
    set: <G::Pairs as Word>::Counted,
    /// The pairs whose step is up or to the right.
    ascending: G::Pairs,
}

impl<G: Grid> Legal<G> {
    fn new(due: Stage, set: G::Pairs, ascending: G::Pairs) -> Self {
        Self { due, set: <G::Pairs as Word>::Counted::new(set), ascending }
    }

    /// The takes from these squares.
    pub(super) fn takes(squares: Bits) -> Self {
        Self::new(Stage::Take, squares.into(), 0.into())
    }

    /// The drops on these squares.
    pub(super) fn drops(squares: Bits) -> Self {
        Self::new(Stage::Drop, squares.into(), 0.into())
    }

    /// The steps of a player with `own` stones, except between the `forbidden` neighbours.
    #[inline]
    pub(super) fn steps(own: Bits, empty: Bits, forbidden: G::Pairs, long_runs: bool) -> Self {
        let (across, upward) = (Runs::of(own, Axis::Across), Runs::of(own, Axis::Upward));
        // The targets. A step left or down goes to the first square of its pair, a step up or right to the second.
        let [left, down, up, right] = if long_runs {
            [across.after.one, upward.after.one, upward.before.one, across.before.one].map(|one| empty & one)
        } else {
            // A stone that steps along a line leaves the run behind it and joins the one ahead, so three stones ahead
            // are too many. It enters the line across its way as a drop would.
            let (sideways, lengthways) = (empty & !upward.four(), empty & !across.four());
            [
                sideways & across.after.one & !across.before.three,
                lengthways & upward.after.one & !upward.before.three,
                lengthways & upward.before.one & !upward.after.three,
                sideways & across.before.one & !across.after.three,
            ]
        };
        let pairs = |across: Bits, upward: Bits| G::Pairs::from(across) | G::Pairs::from(upward) << G::UPWARD;
        let descending = pairs(left, down);
        let ascending = pairs(right >> Axis::Across as u8, up >> Axis::Upward as u8);
        Self::new(Stage::Move, (descending | ascending) & !forbidden, ascending)
    }

    /// How many there are.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        self.set.len()
    }

    /// The legal action with this number.
    #[inline]
    pub(super) fn nth(&self, number: u64) -> Option<RowsPly> {
        if number >= self.count() {
            return None;
        }
        let index = self.set.nth(number);
        Some(match self.due {
            Stage::Drop => RowsPly::Drop(index),
            Stage::Take => RowsPly::Take(index),
            Stage::Move | Stage::Capture => {
                RowsPly::Step { between: index, ascending: self.ascending.has(index) }
            }
        })
    }

    /// Converts a legal action; `None` if it isn't legal.
    #[inline]
    pub(super) fn accept(&self, action: Action) -> Option<RowsPly> {
        let on = |square| G::index(square).filter(|&index| self.set.bits().has(index));
        match (self.due, action) {
            (Stage::Drop, Action::Drop(square)) => on(square).map(RowsPly::Drop),
            (Stage::Take, Action::Take(square)) => on(square).map(RowsPly::Take),
            (Stage::Move, Action::Move(path)) => {
                let (from, to) = path.as_step()?;
                let (from, to) = (G::index(from)?, G::index(to)?);
                let (between, ascending) = (G::neighbours(from, to)?, from < to);
                (self.set.bits().has(between) && self.ascending.has(between) == ascending)
                    .then_some(RowsPly::Step { between, ascending })
            }
            _ => None,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        let bits = self.set.bits();
        let squares = indices(bits.low());
        match self.due {
            Stage::Drop => list.extend(squares.map(|square| Action::Drop(lines::square(square)))),
            Stage::Take => list.extend(squares.map(|square| Action::Take(lines::square(square)))),
            Stage::Move | Stage::Capture => {
                // Sorted by origin, and for each origin by target, as the text is.
                let side_by_side = (1 << G::UPWARD) - 1;
                let (descending, ascending) = (bits & !self.ascending, bits & self.ascending);
                let [left, down, up, right] = [
                    (descending.low() & side_by_side) << Axis::Across as u8,
                    (descending >> G::UPWARD).low() << Axis::Upward as u8,
                    (ascending >> G::UPWARD).low(),
                    ascending.low() & side_by_side,
                ];
                // Copying four steps and dropping the excess is cheaper than a branch for each, which can't be
                // predicted.
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
