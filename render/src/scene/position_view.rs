//! What a picture shows of a position.

use games::{Action, Board, Piece, Position, Reserve, Seat, Square, SquareSet, Stage};

/// Everything that a picture shows of a position.
pub(crate) struct PositionView {
    pub(crate) board: Board,
    /// The players with their reserves, in order of play.
    pub(crate) players: Vec<(Seat, Reserve)>,
    pub(crate) to_act: Option<Seat>,
    /// All pieces; those on one square are together.
    pub(crate) pieces: Vec<(Square, Piece)>,
    pub(crate) due: DueSquares,
}

/// Squares that must be marked because something special is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DueSquares {
    /// Stones that may be taken.
    pub(crate) takeable: SquareSet,
    /// Pieces that may be huffed.
    pub(crate) offenders: SquareSet,
    /// Whether the offending move may be taken back.
    pub(crate) force: bool,
    /// Pieces that can make the claimed capture.
    pub(crate) capturers: SquareSet,
    /// Special squares, if a stone must be dropped on one of them.
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

    /// The view once the game is over: no one is to act, and nothing is due.
    pub(crate) fn when_over(self) -> Self {
        Self { to_act: None, due: DueSquares::default(), ..self }
    }
}

impl DueSquares {
    /// What is due in a position; nothing if the game is over.
    pub(crate) fn of(position: &Position) -> Self {
        let board = position.rules().board();
        let special = match position.stage() {
            Stage::Take | Stage::Capture => true,
            Stage::Drop => !board.centres.is_empty(),
            // Only Damas has claims. Elsewhere the list of actions can be long, so it isn't made.
            Stage::Move => board.is_chequered(),
        };
        if position.to_act().is_none() || !special {
            return Self::default();
        }
        let mut due = Self::default();
        for action in position.legal_actions() {
            match action {
                Action::Take(square) => due.takeable.insert(square),
                Action::Huff(square) => due.offenders.insert(square),
                Action::Force => due.force = true,
                Action::Drop(square) => due.centres.insert(square),
                Action::Jump(path) if position.stage() == Stage::Capture => {
                    path.squares().first().into_iter().for_each(|&square| due.capturers.insert(square));
                }
                Action::Move(_) | Action::Jump(_) => {}
            }
        }
        if due.centres.iter().any(|square| !board.centres.contains(square)) {
            due.centres = SquareSet::EMPTY;
        }
        due
    }
}
