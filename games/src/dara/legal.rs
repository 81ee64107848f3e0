//! What is legal in a position of Dara: the one authority, as sets of squares.

use super::lines::{self, After, Bits, Direction, Runs};
use crate::{Action, RowDrops, Stage};

/// Every legal action of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Legal {
    /// Drops on these squares.
    Drops(Bits),
    /// Steps from these squares, by [`Direction::ALL`].
    Steps([Bits; 4]),
    /// Takes from these squares.
    Takes(Bits),
}

impl Legal {
    /// Where a player with `own` stones may drop one.
    pub(super) fn drops(own: Bits, empty: Bits, row_drops: RowDrops) -> Self {
        let [left, down, up, right] = Direction::ALL.map(|direction| After::stones(own, direction));
        let (across, upward) = (Runs::between(right, left), Runs::between(up, down));
        let too_long = match row_drops {
            RowDrops::Allowed => across.four | upward.four,
            RowDrops::Barred => across.three | upward.three,
        };
        Self::Drops(empty & !too_long)
    }

    /// Where a player with `own` stones may step; `barred` is a step from a square to another that he may not make.
    pub(super) fn steps(own: Bits, empty: Bits, barred: Option<(Bits, Bits)>) -> Self {
        let [left, down, up, right] = Direction::ALL.map(|direction| After::stones(own, direction));
        let (across, upward) = (Runs::between(right, left), Runs::between(up, down));
        // A stone that steps along a line leaves the run behind it, and joins the one before it, which it comes upon from the other
        // side: three stones there are too many. The line across its way it enters as a drop would.
        let open = |direction: Direction| match direction {
            Direction::Left => !(upward.four | right.three),
            Direction::Down => !(across.four | up.three),
            Direction::Up => !(across.four | down.three),
            Direction::Right => !(upward.four | left.three),
        };
        Self::Steps(Direction::ALL.map(|direction| {
            let origins = own & direction.opposite().shift(empty & open(direction));
            match barred {
                Some((from, to)) if direction.shift(from) == to => origins & !from,
                _ => origins,
            }
        }))
    }

    pub(super) const fn stage(&self) -> Stage {
        match self {
            Self::Drops(_) => Stage::Drop,
            Self::Steps(_) => Stage::Move,
            Self::Takes(_) => Stage::Take,
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        match self {
            Self::Drops(squares) | Self::Takes(squares) => *squares == 0,
            Self::Steps([left, down, up, right]) => *left | *down | *up | *right == 0,
        }
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        match (self, action) {
            (Self::Drops(squares), Action::Drop(square)) | (Self::Takes(squares), Action::Take(square)) => {
                lines::bit(square).is_some_and(|bit| squares & bit != 0)
            }
            (Self::Steps(origins), Action::Move(path)) => {
                let &[from, to] = path.squares() else { return false };
                let (Some(from), Some(to)) = (lines::bit(from), lines::bit(to)) else { return false };
                Direction::ALL
                    .iter()
                    .zip(origins)
                    .any(|(way, origins)| origins & from != 0 && way.shift(from) == to)
            }
            _ => false,
        }
    }

    /// Appends them in the order of their text.
    pub(super) fn list(&self, list: &mut Vec<Action>) {
        match self {
            Self::Drops(squares) => {
                list.extend(lines::each(*squares).map(|bit| Action::Drop(lines::lowest(bit))));
            }
            Self::Takes(squares) => {
                list.extend(lines::each(*squares).map(|bit| Action::Take(lines::lowest(bit))));
            }
            Self::Steps(origins) => {
                let [left, down, up, right] = origins;
                for from in lines::each(left | down | up | right) {
                    for (direction, origins) in Direction::ALL.iter().zip(origins) {
                        if origins & from != 0 {
                            list.push(Action::step(
                                lines::lowest(from),
                                lines::lowest(direction.shift(from)),
                            ));
                        }
                    }
                }
            }
        }
    }
}
