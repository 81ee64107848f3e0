//! Why an action is not legal in a game of the family.

use super::{Grid as _, Rows, Rules, counted::Word as _};
use crate::{Action, Illegal, Square};

impl<R: Rules> Rows<R> {
    /// Why an illegal action is illegal.
    pub(super) fn explain(&self, action: Action) -> Illegal {
        Illegal::at_stage(self.legal.due, action).unwrap_or_else(|| match *action.squares() {
            [from, to] => self.explain_step(from, to),
            [square] if matches!(action, Action::Take(_)) => self.explain_take(square),
            [square] => self.explain_drop(square),
            _ => Illegal::NoSuchAction,
        })
    }

    fn explain_drop(&self, square: Square) -> Illegal {
        match R::Grid::index(square) {
            None => Illegal::OffBoard(square),
            Some(index) if self.empty >> index & 1 == 0 => Illegal::Occupied(square),
            Some(_) => self.rules.why_forbidden(self.own(), square),
        }
    }

    fn explain_step(&self, from: Square, to: Square) -> Illegal {
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
        } else if between.is_some_and(|between| self.forbidden[self.actor.index()].has(between)) {
            Illegal::StraightBack { from, to }
        } else {
            // Nothing else forbids a step, and this only where there are no long runs.
            Illegal::FourInARow(to)
        }
    }

    fn explain_take(&self, square: Square) -> Illegal {
        match R::Grid::index(square) {
            None => Illegal::OffBoard(square),
            Some(index) if self.empty >> index & 1 != 0 => Illegal::Empty(square),
            Some(index) if self.own() >> index & 1 != 0 => Illegal::OwnStone(square),
            Some(_) => Illegal::StandsInARow(square),
        }
    }
}
