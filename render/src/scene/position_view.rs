//! What a picture shows of a position.

use games::{Action, Board, Piece, Position, Reserve, Seat, Square, SquareSet, Stage};

/// What a picture shows of a position: all of it, in the form in which it is shown.
pub(crate) struct PositionView {
    pub(crate) board: Board,
    /// Who plays, each with what lies beside the board, in order of play.
    pub(crate) players: Vec<(Seat, Reserve)>,
    pub(crate) to_act: Option<Seat>,
    /// Every piece, those on one square together.
    pub(crate) pieces: Vec<(Square, Piece)>,
    pub(crate) due: DueSquares,
}

/// The squares on which something special is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DueSquares {
    /// With stones that may be taken.
    pub(crate) takeable: SquareSet,
    /// With pieces that may be huffed.
    pub(crate) offenders: SquareSet,
    /// Whether the move that offended may be taken back.
    pub(crate) force: bool,
    /// With pieces that can make the claimed capture.
    pub(crate) capturers: SquareSet,
    /// The special squares, where a stone must be dropped on one of them.
    pub(crate) centres: SquareSet,
}

impl PositionView {
    pub(crate) fn of(position: &Position) -> Self {
        let rules = position.rules();
        let seats = Seat::ALL.into_iter().take(rules.seats());
        Self {
            board: rules.board(),
            players: seats.map(|seat| (seat, position.reserve(seat))).collect(),
            to_act: position.to_act(),
            pieces: position.pieces().collect(),
            due: DueSquares::of(position),
        }
    }

    /// The same where nobody acts any more.
    pub(crate) fn when_over(self) -> Self {
        Self { to_act: None, due: DueSquares::default(), ..self }
    }
}

impl DueSquares {
    /// Of a position; nothing is due when the game is over.
    pub(crate) fn of(position: &Position) -> Self {
        let board = position.rules().board();
        let special = match position.stage() {
            Stage::Take | Stage::Capture => true,
            Stage::Drop => !board.centres.is_empty(),
            // Only in Damas there can be a claim, and elsewhere the list can be long.
            Stage::Move => board.is_chequered(),
        };
        if position.to_act().is_none() || !special {
            return Self::default();
        }
        let actions = position.legal_actions();
        let those = |pick: fn(Action) -> Option<Square>| actions.iter().copied().filter_map(pick).collect();
        let drops: SquareSet =
            those(|action| if let Action::Drop(square) = action { Some(square) } else { None });
        let bound = !drops.is_empty() && drops.iter().all(|square| board.centres.contains(square));
        let capturers =
            those(
                |action| if let Action::Jump(path) = action { path.squares().first().copied() } else { None },
            );
        Self {
            takeable: those(|action| if let Action::Take(square) = action { Some(square) } else { None }),
            offenders: those(|action| if let Action::Huff(square) = action { Some(square) } else { None }),
            force: actions.contains(&Action::Force),
            capturers: if position.stage() == Stage::Capture { capturers } else { SquareSet::EMPTY },
            centres: if bound { drops } else { SquareSet::EMPTY },
        }
    }
}
