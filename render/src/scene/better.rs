//! What squares show of a turn that would have been better than the one played, on the board before both.

use games::{Action, Effects, Square, SquareSet};

use super::{
    items::{Layer, Trail},
    path::{PathSquare, arrows, path_layers, paths},
};

/// A better turn on the board.
#[derive(Default)]
pub(crate) struct Better {
    /// Where its pieces arrive, and where those come from to which no arrow can point.
    ringed: SquareSet,
    taken: SquareSet,
    path: Vec<PathSquare>,
}

impl Better {
    /// Collects what a turn's actions would do, on a board shown turned (-1) or not (1).
    pub(crate) fn of(actions: &[Effects], turned: i8) -> Self {
        let mut turn = Self { path: paths(actions, turned), ..Self::default() };
        for effects in actions {
            turn.taken = turn.taken | effects.taken;
            let (from, to) = match effects.action {
                Action::Drop(square) => (None, Some(square)),
                Action::Move(squares) | Action::Jump(squares) => {
                    (squares.squares().first().copied(), squares.squares().last().copied())
                }
                Action::Take(_) | Action::Huff(_) | Action::Force => (None, None),
            };
            let has_arrow = |from: &Square| turn.path.iter().any(|passed| passed.square == *from);
            from.into_iter()
                .filter(|from| !has_arrow(from))
                .chain(to)
                .for_each(|end| turn.ringed.insert(end));
        }
        turn
    }

    /// Layers below the pieces of a square.
    pub(crate) fn under(&self, square: Square) -> impl Iterator<Item = Layer> {
        path_layers(&self.path, Trail::Chosen, square)
    }

    /// Layers above the pieces of a square.
    pub(crate) fn over(&self, square: Square) -> impl Iterator<Item = Layer> {
        let marks = [(self.taken, Layer::OfferedStone), (self.ringed, Layer::Chosen)];
        let marks = marks.into_iter().filter(move |(set, _)| set.contains(square)).map(|(_, layer)| layer);
        marks.chain(arrows(&self.path, Trail::Chosen, square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The layers of a square under and over its pieces, in a game after this turn of it.
    fn check(record: &str, turn: &str, square: &str, expect: &str) {
        let record: games::Record = record.parse().unwrap();
        let mut position = record.replay().unwrap();
        let play = |action: &str| position.play(action.parse().unwrap()).unwrap();
        let turn: Vec<Effects> = turn.split(' ').map(play).collect();
        let (better, square) = (Better::of(&turn, 1), square.parse().unwrap());
        let layers: Vec<Layer> = better.under(square).chain(better.over(square)).collect();
        assert_eq!(format!("{layers:?}"), expect, "{square}");
    }

    #[test]
    fn an_arrow_leads_to_the_ring_around_where_a_piece_would_arrive() {
        let check = |square, expect: &str| check("damas:ruibal c3-d4 f6-e5", "d4xf6", square, expect);
        check("d4", "[Path { trail: Chosen, from: None, to: Some(UpRight) }, Arrow(Chosen, UpRight)]");
        check("f6", "[Path { trail: Chosen, from: Some(DownLeft), to: None }, Chosen]");
        check(
            "e5",
            "[Path { trail: Chosen, from: Some(DownLeft), to: Some(UpRight) }, OfferedStone, Arrow(Chosen, UpRight)]",
        );
        check("c3", "[]");
    }

    #[test]
    fn a_drop_and_what_it_takes_are_marked() {
        let check = |square, expect: &str| check("morris:nine a1 d6 d1 b4", "g1 xd6", square, expect);
        check("g1", "[Chosen]");
        check("d6", "[OfferedStone]");
        check("d1", "[]");
    }

    #[test]
    fn steps_along_lines_have_an_arrow_and_flights_have_two_rings() {
        let moved = |action: &str| {
            let mut position: games::Position = "morris:nine".parse().unwrap();
            let drop = position.play("a1".parse().unwrap()).unwrap();
            Better::of(&[Effects { action: action.parse().unwrap(), ..drop }], 1)
        };
        let (step, flight) = (moved("a1-d1"), moved("a1-e4"));
        let squares = |set: SquareSet| set.iter().map(|square| square.to_string()).collect::<Vec<_>>();
        assert_eq!((squares(step.ringed), step.path.len()), (vec!["d1".to_owned()], 4));
        assert_eq!(squares(flight.ringed), ["a1", "e4"]);
        assert!(flight.path.is_empty());
    }
}
