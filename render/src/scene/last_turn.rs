//! The turn that was just played, square by square.

use games::{Action, Effects, Square, SquareSet};

use crate::{
    scene::items::{Layer, Trail},
    scene::way::{Passed, walk},
};

/// What the last turn left on the board to be shown.
#[derive(Default)]
pub(crate) struct LastTurn {
    from: SquareSet,
    to: SquareSet,
    taken: SquareSet,
    row: SquareSet,
    promoted: SquareSet,
    gained: SquareSet,
    path: Vec<Passed>,
    turned: i8,
}

impl LastTurn {
    /// Of a turn's actions, on a board that is shown turned (-1) or not (1).
    pub(crate) fn of(actions: &[Effects], turned: i8) -> Self {
        let mut turn = Self { turned, ..Self::default() };
        for effects in actions {
            // What was taken back went the way that it had come.
            let (action, back) = effects.undone.map_or((effects.action, false), |undone| (undone, true));
            match action {
                Action::Drop(square) => turn.to.insert(square),
                Action::Move(path) | Action::Jump(path) => {
                    let mut squares = path.squares().to_vec();
                    if back {
                        squares.reverse();
                    }
                    turn.go(&squares, effects.promoted);
                }
                Action::Take(_) | Action::Huff(_) | Action::Force => {}
            }
            turn.taken = turn.taken | effects.taken;
            turn.row = turn.row | effects.row;
            effects.bonus.into_iter().for_each(|square| turn.gained.insert(square));
        }
        turn
    }

    fn go(&mut self, squares: &[Square], promoted: bool) {
        squares.first().into_iter().for_each(|&square| self.from.insert(square));
        if let Some(&last) = squares.last() {
            self.to.insert(last);
            if promoted {
                self.promoted.insert(last);
            }
        }
        let path = walk(squares, self.turned);
        // Of a step to the next square, its two ends say everything.
        if path.len() > 2 {
            self.path.extend(path);
        }
    }

    /// What lies under the pieces of a square.
    pub(crate) fn under(&self, square: Square) -> impl Iterator<Item = Layer> {
        self.rod(square).into_iter().chain(lines(&self.path, Trail::Last, square))
    }

    /// What lies over them.
    pub(crate) fn over(&self, square: Square, occupied: bool) -> impl Iterator<Item = Layer> {
        let (from, taken) =
            if occupied { (Layer::FromAmong, Layer::TakenAmong) } else { (Layer::From, Layer::Taken) };
        let marks = [
            (self.from, from),
            (self.to, Layer::To),
            (self.promoted, Layer::Promoted),
            (self.taken, taken),
            (self.gained, Layer::Gained),
        ];
        let marks = marks.into_iter().filter(move |(set, _)| set.contains(square)).map(|(_, layer)| layer);
        arrows(&self.path, Trail::Last, square).chain(marks)
    }

    /// The rod through a square of the fresh row, towards its neighbours in the row as they are shown.
    fn rod(&self, square: Square) -> Option<Layer> {
        if !self.row.contains(square) {
            return None;
        }
        let joins = |files, ranks| square.offset(files, ranks).is_some_and(|next| self.row.contains(next));
        let turned = self.turned;
        Some(Layer::Rod {
            left: joins(-turned, 0),
            right: joins(turned, 0),
            up: joins(0, turned),
            down: joins(0, -turned),
        })
    }
}

/// The lines of a path through a square.
pub(crate) fn lines(path: &[Passed], trail: Trail, square: Square) -> impl Iterator<Item = Layer> {
    let here = path.iter().filter(move |passed| passed.square == square);
    here.map(move |&Passed { from, to, .. }| Layer::Path { trail, from, to })
}

/// The heads of its arrows, where it leaves a square.
pub(crate) fn arrows(path: &[Passed], trail: Trail, square: Square) -> impl Iterator<Item = Layer> {
    let here = path.iter().filter(move |passed| passed.square == square);
    here.filter_map(move |passed| passed.to.map(|to| Layer::Arrow(trail, to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What an action did, from one of Dara that did nothing more than itself.
    fn effects(action: &str) -> Effects {
        let mut position = "dara:traditional".parse::<games::RuleSet>().unwrap().start();
        let drop = position.play("b3".parse().unwrap()).unwrap();
        Effects { action: action.parse().unwrap(), ..drop }
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// What the turn shows on a square, under and over its pieces.
    fn check(turn: &LastTurn, name: &str, occupied: bool, expect: &str) {
        let layers: Vec<Layer> = turn.under(square(name)).chain(turn.over(square(name), occupied)).collect();
        assert_eq!(format!("{layers:?}"), expect, "{name}");
    }

    #[test]
    fn a_capture_is_drawn_from_square_to_square_and_what_it_captured_is_crossed() {
        let taken = [square("d4"), square("f6")].into_iter().collect();
        let turn = LastTurn::of(&[Effects { taken, promoted: true, ..effects("c3xe5xg7") }], 1);
        check(
            &turn,
            "c3",
            false,
            "[Path { trail: Last, from: None, to: Some(UpRight) }, Arrow(Last, UpRight), From]",
        );
        check(
            &turn,
            "d4",
            false,
            "[Path { trail: Last, from: Some(DownLeft), to: Some(UpRight) }, Arrow(Last, UpRight), Taken]",
        );
        check(&turn, "g7", true, "[Path { trail: Last, from: Some(DownLeft), to: None }, To, Promoted]");
    }

    #[test]
    fn of_a_single_step_the_ends_say_everything() {
        let turn = LastTurn::of(&[effects("b2-c3")], 1);
        check(&turn, "b2", false, "[From]");
        check(&turn, "c3", true, "[To]");
    }

    #[test]
    fn what_is_taken_back_goes_the_way_that_it_came() {
        let undone = Some("c1-e3".parse().unwrap());
        let turn = LastTurn::of(&[Effects { undone, ..effects("force") }], -1);
        check(
            &turn,
            "e3",
            false,
            "[Path { trail: Last, from: None, to: Some(UpRight) }, Arrow(Last, UpRight), From]",
        );
        check(&turn, "c1", true, "[Path { trail: Last, from: Some(DownLeft), to: None }, To]");
    }

    #[test]
    fn beside_marbles_that_stay_the_marks_keep_to_the_edge() {
        let taken = [square("d5")].into_iter().collect();
        let turn = LastTurn::of(&[Effects { taken, bonus: Some(square("d5")), ..effects("d4-d5") }], 1);
        check(&turn, "d4", true, "[FromAmong]");
        check(&turn, "d5", true, "[To, TakenAmong, Gained]");
    }

    #[test]
    fn a_huff_and_the_move_after_it_are_shown_together() {
        let taken = [square("e5")].into_iter().collect();
        let turn = LastTurn::of(&[Effects { taken, ..effects("huff:e5") }, effects("b2-c3")], 1);
        check(&turn, "e5", false, "[Taken]");
        check(&turn, "c3", true, "[To]");
    }
}
