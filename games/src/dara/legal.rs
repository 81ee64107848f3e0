//! What is legal in a position of Dara: the one authority, as sets of squares.

use super::{
    counted::Counted,
    lines::{self, After, Bits, Direction, Runs},
};
use crate::{Action, RowDrops, Stage};

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
    /// The squares to drop on or to take from, or those to step from: to the left and down in the two halves
    /// of the first set, up and to the right in those of the second.
    squares: [Counted; 2],
}

impl Legal {
    /// Drops on these squares, or takes from them.
    const fn on(stage: Stage, squares: Bits) -> Self {
        Self { stage, squares: [Counted::new(squares as u64), Counted::EMPTY] }
    }

    pub(super) const fn takes(squares: Bits) -> Self {
        Self::on(Stage::Take, squares)
    }

    /// Where a player with `own` stones may drop one.
    pub(super) fn drops(own: Bits, empty: Bits, row_drops: RowDrops) -> Self {
        let [left, down, up, right] = Direction::ALL.map(|direction| After::stones(own, direction));
        let (across, upward) = (Runs::between(right, left), Runs::between(up, down));
        let too_long = match row_drops {
            RowDrops::Allowed => across.four | upward.four,
            RowDrops::Barred => across.three | upward.three,
        };
        Self::on(Stage::Drop, empty & !too_long)
    }

    /// Where a player with `own` stones may step; `barred` is a step, from and to, that he may not make.
    pub(super) fn steps(own: Bits, empty: Bits, barred: Option<(u8, u8)>) -> Self {
        let [left, down, up, right] = Direction::ALL.map(|direction| After::stones(own, direction));
        let (across, upward) = (Runs::between(right, left), Runs::between(up, down));
        // A stone that steps along a line leaves the run behind it, and joins the one before it, which it
        // comes upon from the other side: three stones there are too many. The line across its way it enters
        // as a drop would.
        let mut origins = [
            own & Direction::Right.shift(empty & !(upward.four | right.three)),
            own & Direction::Up.shift(empty & !(across.four | up.three)),
            own & Direction::Down.shift(empty & !(across.four | down.three)),
            own & Direction::Left.shift(empty & !(upward.four | left.three)),
        ];
        if let Some((from, to)) = barred {
            for (direction, origins) in Direction::ALL.into_iter().zip(&mut origins) {
                if direction.shift(1 << from) == 1 << to {
                    *origins &= !(1 << from);
                }
            }
        }
        let [left, down, up, right] = origins.map(u64::from);
        Self {
            stage: Stage::Move,
            squares: [Counted::new(left | down << 32), Counted::new(up | right << 32)],
        }
    }

    /// How many there are.
    pub(super) const fn count(&self) -> u64 {
        self.squares[0].len() + self.squares[1].len()
    }

    /// The one of that number.
    #[inline]
    pub(super) fn nth(&self, number: u64) -> Option<Ply> {
        if number >= self.count() {
            return None;
        }
        let first = self.squares[0].len();
        let set = usize::from(number >= first);
        let index = self.squares[set].nth(number - first * set as u64);
        let (half, square) = (index / 32, index % 32);
        Some(match self.stage {
            Stage::Drop => Ply::Drop(square),
            Stage::Take => Ply::Take(square),
            Stage::Move => Ply::Step {
                from: square,
                to: Direction::ALL[(2 * set + usize::from(half)) & 3].beside(square),
            },
        })
    }

    /// The origins of steps, by [`Direction::ALL`].
    #[expect(clippy::cast_possible_truncation, reason = "a half is what is wanted")]
    const fn origins(&self) -> [Bits; 4] {
        let [first, second] = self.squares;
        [first.bits as u32, (first.bits >> 32) as u32, second.bits as u32, (second.bits >> 32) as u32]
    }

    /// The same action in Dara's own form, or `None` where it is not legal.
    pub(super) fn accept(&self, action: Action) -> Option<Ply> {
        let on = |square| lines::index(square).filter(|index| self.squares[0].bits >> index & 1 == 1);
        match (self.stage, action) {
            (Stage::Drop, Action::Drop(square)) => on(square).map(Ply::Drop),
            (Stage::Take, Action::Take(square)) => on(square).map(Ply::Take),
            (Stage::Move, Action::Move(path)) => {
                let (from, to) = path.as_step()?;
                let (from, to) = (lines::index(from)?, lines::index(to)?);
                let mut ways = Direction::ALL.iter().zip(self.origins());
                let legal =
                    ways.any(|(way, origins)| origins >> from & 1 == 1 && way.shift(1 << from) == 1 << to);
                legal.then_some(Ply::Step { from, to })
            }
            _ => None,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        let [left, down, up, right] = self.origins();
        match self.stage {
            Stage::Drop => list.extend(lines::each(left).map(|square| Ply::Drop(square).action())),
            Stage::Take => list.extend(lines::each(left).map(|square| Ply::Take(square).action())),
            Stage::Move => {
                for from in lines::each(left | down | up | right) {
                    for (direction, origins) in Direction::ALL.into_iter().zip([left, down, up, right]) {
                        if origins >> from & 1 == 1 {
                            list.push(Ply::Step { from, to: direction.beside(from) }.action());
                        }
                    }
                }
            }
        }
    }
}
