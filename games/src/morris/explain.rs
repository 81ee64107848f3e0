//! Why an action of Morris is not legal.

use super::{Morris, Return, points};
use crate::{Action, Illegal, Square, bits::Bits, state::State as _};

impl Morris {
    /// Why an illegal action is illegal.
    pub(super) fn explain(&self, action: Action) -> Illegal {
        Illegal::at_stage(self.stage(), action).unwrap_or_else(|| match *action.squares() {
            [from, to] => self.explain_move(from, to),
            [point] if matches!(action, Action::Take(_)) => self.explain_take(point),
            // A drop fails only if the point isn't empty.
            [point] => bit(point).map_or_else(|why| why, |_| Illegal::Occupied(point)),
            _ => Illegal::NoSuchAction,
        })
    }

    fn explain_move(&self, from: Square, to: Square) -> Illegal {
        match (bit(from), bit(to)) {
            (Err(why), _) | (_, Err(why)) => why,
            (Ok(origin), _) if self.empty() & origin != 0 => Illegal::Empty(from),
            (Ok(origin), _) if self.enemy() & origin != 0 => Illegal::NotYourStone(from),
            (_, Ok(target)) if self.empty() & target == 0 => Illegal::Occupied(to),
            _ if self.is_forbidden_return(from, to) => Illegal::BackToMill { from, to },
            _ => Illegal::NotJoined { from, to },
        }
    }

    /// Whether only the ban on going straight back from mill to mill forbids this move.
    fn is_forbidden_return(&self, from: Square, to: Square) -> bool {
        let back = points::index(from).zip(points::index(to)).map(|(from, to)| Return { from, to });
        back.is_some_and(|back| self.no_return[self.actor.index()] == Some(back) && self.closes_mill(back))
    }

    fn explain_take(&self, point: Square) -> Illegal {
        match bit(point) {
            Err(why) => why,
            Ok(bit) if self.empty() & bit != 0 => Illegal::Empty(point),
            Ok(bit) if self.own() & bit != 0 => Illegal::OwnStone(point),
            Ok(_) => Illegal::StandsInARow(point),
        }
    }
}

/// The bit of a point, if the board has it.
fn bit(square: Square) -> Result<Bits, Illegal> {
    points::index(square).map(|index| 1 << index).ok_or(Illegal::OffBoard(square))
}
