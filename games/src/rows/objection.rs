//! Why an action that is not legal is not.

use super::{Due, Grid as _, Rows, Rules, counted::Word as _};
use crate::{Action, Illegal, Square, Stage};

impl<R: Rules> Rows<R> {
    /// Why `action`, which is not legal, is not.
    pub(super) fn objection(&self, action: Action) -> Illegal {
        match action {
            Action::Drop(square) => self.drop_objection(square),
            Action::Move(path) => self.move_objection(path.squares()),
            Action::Take(square) => self.take_objection(square),
            Action::Jump(_) | Action::Huff(_) | Action::Force => Illegal::NoSuchAction,
        }
    }

    fn drop_objection(&self, square: Square) -> Illegal {
        match (self.legal.due, R::Grid::index(square)) {
            (Due::Take, _) => Illegal::MustTakeFirst,
            (Due::Step, _) => Illegal::WrongStage { due: Stage::Move },
            (Due::Drop, None) => Illegal::OffBoard(square),
            (Due::Drop, Some(index)) if self.empty >> index & 1 == 0 => Illegal::Occupied(square),
            (Due::Drop, Some(_)) => self.rules.why_barred(self.own(), square),
        }
    }

    fn move_objection(&self, squares: &[Square]) -> Illegal {
        let &[from, to] = squares else { return Illegal::NoSuchAction };
        match self.legal.due {
            Due::Take => return Illegal::MustTakeFirst,
            Due::Drop => return Illegal::WrongStage { due: Stage::Drop },
            Due::Step => {}
        }
        let Some(origin) = R::Grid::index(from) else { return Illegal::OffBoard(from) };
        let Some(target) = R::Grid::index(to) else { return Illegal::OffBoard(to) };
        let between = R::Grid::neighbours(origin, target);
        if self.empty >> origin & 1 != 0 {
            Illegal::Empty(from)
        } else if self.enemy() >> origin & 1 != 0 {
            Illegal::NotYourStone(from)
        } else if between.is_none() {
            Illegal::NotAdjacent { from, to }
        } else if self.empty >> target & 1 == 0 {
            Illegal::Occupied(to)
        } else if between.is_some_and(|between| self.barred[self.actor.index()].has(between)) {
            Illegal::StraightBack { from, to }
        } else {
            // Nothing else bars a step, and that only where long runs are barred.
            Illegal::FourInARow(to)
        }
    }

    fn take_objection(&self, square: Square) -> Illegal {
        match (self.legal.due, R::Grid::index(square)) {
            (Due::Drop | Due::Step, _) => Illegal::NothingToTake,
            (Due::Take, None) => Illegal::OffBoard(square),
            (Due::Take, Some(index)) if self.empty >> index & 1 != 0 => Illegal::Empty(square),
            (Due::Take, Some(index)) if self.own() >> index & 1 != 0 => Illegal::OwnStone(square),
            (Due::Take, Some(_)) => Illegal::StandsInARow(square),
        }
    }
}
