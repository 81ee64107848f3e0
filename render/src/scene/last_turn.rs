//! What squares show of the turn just played.

use games::{Action, Board, Effects, Square, SquareSet, Surface};

use super::{
    items::{Layer, Trail},
    path::{PathSquare, arrows, path, path_layers, paths},
    strokes::StrokeMap,
};

/// What the last turn left on the board.
#[derive(Default)]
pub(crate) struct LastTurn {
    from: SquareSet,
    to: SquareSet,
    taken: SquareSet,
    promoted: SquareSet,
    gained: SquareSet,
    path: Vec<PathSquare>,
    /// The rods of fresh rows.
    rods: StrokeMap,
}

impl LastTurn {
    /// Collects what a turn's actions left, on a board shown turned (-1) or not (1).
    pub(crate) fn of(actions: &[Effects], board: Board, turned: i8) -> Self {
        let row = actions.iter().fold(SquareSet::EMPTY, |row, effects| row | effects.row);
        let mut turn = Self { rods: rods(row, board, turned), ..Self::default() };
        for effects in actions {
            // A move that was taken back is shown going back.
            let (action, back) = effects.undone.map_or((effects.action, false), |undone| (undone, true));
            match action {
                Action::Drop(square) => turn.to.insert(square),
                Action::Move(squares) | Action::Jump(squares) => {
                    let mut squares = squares.squares().to_vec();
                    if back {
                        squares.reverse();
                    }
                    turn.go(&squares, effects.promoted);
                    let path = path(&squares, board, turned);
                    let is_long = path.len() > 2;
                    // A step to the next square is clear from its two ends.
                    turn.path.extend(path.into_iter().filter(|_| is_long));
                }
                Action::Take(_) | Action::Huff(_) | Action::Force => {}
            }
            turn.taken = turn.taken | effects.taken;
            effects.bonus.into_iter().for_each(|square| turn.gained.insert(square));
        }
        turn
    }

    /// The same for a turn that isn't on the board yet: arrows lead away from the pieces that would move.
    pub(crate) fn not_yet_played(self, actions: &[Effects], turned: i8) -> Self {
        Self { from: SquareSet::EMPTY, rods: StrokeMap::default(), path: paths(actions, turned), ..self }
    }

    fn go(&mut self, squares: &[Square], promoted: bool) {
        squares.first().into_iter().for_each(|&square| self.from.insert(square));
        if let Some(&last) = squares.last() {
            self.to.insert(last);
            if promoted {
                self.promoted.insert(last);
            }
        }
    }

    /// Layers below the pieces of a square.
    pub(crate) fn under(&self, square: Square) -> impl Iterator<Item = Layer> {
        self.rods.get(square).map(Layer::Rod).into_iter().chain(path_layers(&self.path, Trail::Last, square))
    }

    /// Layers above the pieces of a square.
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
}

/// The rods of fresh rows: along the board's lines, or between adjacent squares.
fn rods(row: SquareSet, board: Board, turned: i8) -> StrokeMap {
    match board.surface {
        Surface::Lines(lines) => {
            let whole = lines.iter().filter(|line| line.iter().all(|&point| row.contains(point)));
            StrokeMap::of(whole.map(|&[first, _, last]| [first, last]), turned)
        }
        Surface::Hollows | Surface::Chequered | Surface::Pits => {
            let pairs = row.iter().flat_map(|square| {
                let next = [(1, 0), (0, 1)]
                    .into_iter()
                    .filter_map(move |(files, ranks)| square.offset(files, ranks));
                next.filter(|&next| row.contains(next)).map(move |next| [square, next])
            });
            StrokeMap::of(pairs, turned)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The effects of an action, borrowed from a plain drop in Dara.
    fn effects(action: &str) -> Effects {
        let mut position = "dara:traditional".parse::<games::RuleSet>().unwrap().start();
        let drop = position.play("b3".parse().unwrap()).unwrap();
        Effects { action: action.parse().unwrap(), ..drop }
    }

    fn board() -> Board {
        "dara:traditional".parse::<games::RuleSet>().unwrap().board()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// Compares the layers of a square, below and above its pieces.
    fn check(turn: &LastTurn, name: &str, occupied: bool, expect: &str) {
        let layers: Vec<Layer> = turn.under(square(name)).chain(turn.over(square(name), occupied)).collect();
        assert_eq!(format!("{layers:?}"), expect, "{name}");
    }

    #[test]
    fn a_capture_shows_its_path_and_crosses_out_what_it_captured() {
        let taken = [square("d4"), square("f6")].into_iter().collect();
        let turn = LastTurn::of(&[Effects { taken, promoted: true, ..effects("c3xe5xg7") }], board(), 1);
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
    fn a_single_step_shows_only_its_ends() {
        let turn = LastTurn::of(&[effects("b2-c3")], board(), 1);
        check(&turn, "b2", false, "[From]");
        check(&turn, "c3", true, "[To]");
    }

    #[test]
    fn a_move_taken_back_is_shown_going_back() {
        let undone = Some("c1-e3".parse().unwrap());
        let turn = LastTurn::of(&[Effects { undone, ..effects("force") }], board(), -1);
        check(
            &turn,
            "e3",
            false,
            "[Path { trail: Last, from: None, to: Some(UpRight) }, Arrow(Last, UpRight), From]",
        );
        check(&turn, "c1", true, "[Path { trail: Last, from: Some(DownLeft), to: None }, To]");
    }

    #[test]
    fn marks_keep_to_the_edge_beside_marbles_that_stay() {
        let taken = [square("d5")].into_iter().collect();
        let turn =
            LastTurn::of(&[Effects { taken, bonus: Some(square("d5")), ..effects("d4-d5") }], board(), 1);
        check(&turn, "d4", true, "[FromAmong]");
        check(&turn, "d5", true, "[To, TakenAmong, Gained]");
    }

    #[test]
    fn a_huff_and_the_move_after_it_are_shown_together() {
        let taken = [square("e5")].into_iter().collect();
        let turn = LastTurn::of(&[Effects { taken, ..effects("huff:e5") }, effects("b2-c3")], board(), 1);
        check(&turn, "e5", false, "[Taken]");
        check(&turn, "c3", true, "[To]");
    }
}
