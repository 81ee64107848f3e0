//! A position as plain data, for players who can't see the picture. It knows no language: texts are made from
//! it elsewhere.

use games::{
    Action, Effects, Outcome, PieceKind, Position, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
};

use crate::scene::{layout::left_out, position_view::DueSquares};

/// Everything that the picture of a position shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The rules, which also name the board.
    pub rules: RuleSet,
    /// Squares cut out of the board. Light squares of a chequered board and places between points don't
    /// count.
    pub left_out: Vec<Square>,
    /// Squares with a meaning of their own.
    pub centres: Vec<Square>,
    /// Number of actions played.
    pub ply: u32,
    /// Each player's pieces, in order of play.
    pub players: Vec<Holdings>,
    /// Squares that hold several pieces, in board order.
    pub stacks: Vec<Stack>,
    /// The actions of the turn just played, in order.
    pub last: Vec<LastAction>,
    /// What comes next.
    pub due: Due,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// The player's seat.
    pub seat: Seat,
    /// The squares of the player's pieces, by kind, in board order. A square with two of them appears twice.
    pub squares: Vec<(PieceKind, Vec<Square>)>,
    /// What is not on the board.
    pub reserve: Reserve,
}

/// A square that holds several pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The square.
    pub square: Square,
    /// How many pieces each player has there, in order of play; players with none are left out.
    pub pieces: Vec<(Seat, u8)>,
}

/// One action of the turn just played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAction {
    /// Who played it.
    pub by: Seat,
    /// What was played.
    pub action: Action,
    /// The squares of the rows that it made, in board order.
    pub row: Vec<Square>,
    /// The squares that it removed a piece from.
    pub taken: Vec<Square>,
    /// Who was then passed over, having no legal action.
    pub skipped: Vec<Seat>,
    /// Whether the move phase began after it.
    pub moves_began: bool,
    /// Whether it turned a man into a Dama.
    pub promoted: bool,
    /// Where it gained a marble.
    pub gained: Option<Square>,
    /// The action that it took back.
    pub undone: Option<Action>,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Someone must act.
    Action {
        /// Whose turn it is.
        by: Seat,
        /// What kind of action is due.
        stage: Stage,
        /// Stones that may be taken, if a take is due.
        takeable: Vec<Square>,
        /// Pieces that may be huffed, if a claim is open.
        offenders: Vec<Square>,
        /// Whether the last move may be taken back, to force a capture.
        force: bool,
        /// Pieces that can make the claimed capture, if one is due.
        capturers: Vec<Square>,
        /// Special squares, if a stone must be dropped on one of them.
        centres: Vec<Square>,
    },
    /// The game has ended by its own rules.
    Over(Outcome),
    /// No one can act.
    Nothing,
}

/// Describes a position. `last` holds the actions of the turn just played, as in [`Marks`](crate::Marks).
pub fn describe(position: &Position, last: &[Effects]) -> Description {
    let rules = position.rules();
    let players = Seat::ALL.into_iter().take(rules.seats()).map(|seat| holdings(position, seat)).collect();
    let due = match (position.outcome(), position.to_act()) {
        (Some(outcome), _) => Due::Over(outcome),
        (None, Some(by)) => {
            let due = DueSquares::of(position);
            Due::Action {
                by,
                stage: position.stage(),
                takeable: squares(due.takeable),
                offenders: squares(due.offenders),
                force: due.force,
                capturers: squares(due.capturers),
                centres: squares(due.centres),
            }
        }
        (None, None) => Due::Nothing,
    };
    let board = rules.board();
    Description {
        rules,
        left_out: squares(left_out(board)),
        centres: squares(board.centres),
        ply: position.ply(),
        players,
        stacks: stacks(position),
        last: last.iter().map(last_action).collect(),
        due,
    }
}

fn stacks(position: &Position) -> Vec<Stack> {
    let mut stacks: Vec<Stack> = Vec::new();
    for (square, piece) in position.pieces() {
        if stacks.last().is_none_or(|stack| stack.square != square) {
            stacks.push(Stack { square, pieces: Vec::new() });
        }
        let Some(Stack { pieces, .. }) = stacks.last_mut() else { continue };
        match pieces.iter_mut().find(|(seat, _)| *seat == piece.seat) {
            Some((_, count)) => *count += 1,
            None => pieces.push((piece.seat, 1)),
        }
    }
    stacks.retain(|stack| stack.pieces.iter().map(|&(_, count)| count).sum::<u8>() > 1);
    for stack in &mut stacks {
        stack.pieces.sort_unstable();
    }
    stacks
}

fn holdings(position: &Position, seat: Seat) -> Holdings {
    let mut by_kind: Vec<(PieceKind, Vec<Square>)> = Vec::new();
    for (square, piece) in position.pieces().filter(|(_, piece)| piece.seat == seat) {
        match by_kind.iter_mut().find(|(kind, _)| *kind == piece.kind) {
            Some((_, squares)) => squares.push(square),
            None => by_kind.push((piece.kind, vec![square])),
        }
    }
    Holdings { seat, squares: by_kind, reserve: position.reserve(seat) }
}

fn last_action(effects: &Effects) -> LastAction {
    LastAction {
        by: effects.by,
        action: effects.action,
        row: squares(effects.row),
        taken: squares(effects.taken),
        skipped: effects.skipped.iter().collect(),
        moves_began: effects.moves_began,
        promoted: effects.promoted,
        gained: effects.bonus,
        undone: effects.undone,
    }
}

fn squares(set: SquareSet) -> Vec<Square> {
    set.iter().collect()
}
