//! What is legal in a position of Dara: the one authority, as sets of squares.

use super::{
    counted::Counted,
    lines::{self, Axis, Bits, Runs},
};
use crate::{Action, RowDrops, Square, Stage};

/// Where the pairs of squares one above the other begin among the neighbours: after the pairs side by side, of
/// which the last begins on the square before this bit.
const UPWARD: u8 = 28;

/// The step, from and to, of each bit in each of [`Legal`]'s two sets.
static STEPS: [[(u8, u8); 64]; 2] = {
    let mut steps = [[(0, 0); 64]; 2];
    let mut bit = 0;
    while bit < 64 {
        let (first, apart) = if bit < UPWARD { (bit, Axis::Across) } else { (bit - UPWARD, Axis::Upward) };
        let second = first + apart as u8;
        steps[0][bit as usize] = (second, first);
        steps[1][bit as usize] = (first, second);
        bit += 1;
    }
    steps
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
    /// A step.
    Step { from: u8, to: u8 },
    /// A take from this square.
    Take(u8),
}

impl Ply {
    #[inline]
    pub(super) const fn action(self) -> Action {
        match self {
            Self::Drop(square) => Action::Drop(lines::square(square)),
            Self::Step { from, to } => Action::step(lines::square(from), lines::square(to)),
            Self::Take(square) => Action::Take(lines::square(square)),
        }
    }
}

/// Every legal action of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Legal {
    pub(super) stage: Stage,
    /// The squares to drop on or to take from; or the neighbours between which there is a step, to the first of
    /// them (left or down) in the first set, to the second (up or right) in the second: as [`STEPS`] says.
    sets: [Counted; 2],
}

impl Legal {
    /// Drops on these squares, or takes from them.
    const fn on(stage: Stage, squares: Bits) -> Self {
        Self { stage, sets: [Counted::new(squares), Counted::EMPTY] }
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

    /// Where a player with `own` stones may step; `barred` is a step, from and to, that he may not make.
    #[inline]
    pub(super) fn steps(own: Bits, empty: Bits, barred: Option<(u8, u8)>) -> Self {
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
        let mut sets =
            [left | down << UPWARD, right >> Axis::Across as u8 | (up >> Axis::Upward as u8) << UPWARD];
        if let Some((set, index)) = barred.and_then(|(from, to)| neighbours(from, to)) {
            sets[set] &= !(1 << index);
        }
        Self { stage: Stage::Move, sets: sets.map(Counted::new) }
    }

    /// How many there are.
    #[inline]
    pub(super) const fn count(&self) -> u64 {
        self.sets[0].len() + self.sets[1].len()
    }

    /// The one of that number.
    #[inline]
    pub(super) fn nth(&self, number: u64) -> Option<Ply> {
        if number >= self.count() {
            return None;
        }
        let first = self.sets[0].len();
        let set = usize::from(number >= first);
        let index = self.sets[set].nth(number - first * set as u64);
        Some(match self.stage {
            Stage::Drop => Ply::Drop(index),
            Stage::Take => Ply::Take(index),
            Stage::Move | Stage::Capture => {
                let (from, to) = STEPS[set][usize::from(index & 63)];
                Ply::Step { from, to }
            }
        })
    }

    /// The same action in Dara's own form, or `None` where it is not legal.
    #[inline]
    pub(super) fn accept(&self, action: Action) -> Option<Ply> {
        let on = |square| lines::index(square).filter(|index| self.sets[0].bits >> index & 1 == 1);
        match (self.stage, action) {
            (Stage::Drop, Action::Drop(square)) => on(square).map(Ply::Drop),
            (Stage::Take, Action::Take(square)) => on(square).map(Ply::Take),
            (Stage::Move, Action::Move(path)) => {
                let (from, to) = path.as_step()?;
                let (from, to) = (lines::index(from)?, lines::index(to)?);
                let (set, index) = neighbours(from, to)?;
                (self.sets[set].bits >> index & 1 == 1).then_some(Ply::Step { from, to })
            }
            _ => None,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        let [first, second] = self.sets;
        match self.stage {
            Stage::Drop => list.extend(lines::each(first.bits).map(|square| Ply::Drop(square).action())),
            Stage::Take => list.extend(lines::each(first.bits).map(|square| Ply::Take(square).action())),
            Stage::Move | Stage::Capture => {
                // By their origins, in the order of the squares' text beside them.
                let side_by_side = (1 << UPWARD) - 1;
                let [left, down, up, right] = [
                    (first.bits & side_by_side) << Axis::Across as u8,
                    first.bits >> UPWARD << Axis::Upward as u8,
                    second.bits >> UPWARD,
                    second.bits & side_by_side,
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

/// Which set has the step between two squares, and as which bit; `None` where they are no neighbours.
#[inline]
pub(super) fn neighbours(from: u8, to: u8) -> Option<(usize, u8)> {
    let first = from.min(to);
    let apart = from.abs_diff(to);
    let upward = apart == Axis::Upward as u8;
    (upward || apart == Axis::Across as u8)
        .then_some((usize::from(from < to), if upward { first + UPWARD } else { first }))
}
