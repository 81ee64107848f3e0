//! A position in full as data, for those who do not see the picture: texts in any language are made from it.

use games::{
    Action, Effects, Outcome, PieceKind, Position, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
};

use crate::scene::{layout::left_out, position_view::DueSquares};

/// Everything that a picture of a position shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The rules, and with them the board.
    pub rules: RuleSet,
    /// The squares that the board's outline leaves out. The light squares of a chequered board are none of them.
    pub left_out: Vec<Square>,
    /// The squares with a meaning of their own.
    pub centres: Vec<Square>,
    /// How many actions were played.
    pub ply: u32,
    /// Each player's pieces, in order of play.
    pub players: Vec<Holdings>,
    /// The squares on which several pieces lie, in the board's order.
    pub stacks: Vec<Stack>,
    /// The actions of the turn that was just played, in order.
    pub last: Vec<LastAction>,
    /// What comes next.
    pub due: Due,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// Who.
    pub seat: Seat,
    /// The squares with pieces of the player, by kind, each in the board's order; a square stands twice where two lie on it.
    pub squares: Vec<(PieceKind, Vec<Square>)>,
    /// What is not on the board.
    pub reserve: Reserve,
}

/// A square on which several pieces lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Where.
    pub square: Square,
    /// How many each player has there, in order of play; nobody who has none.
    pub pieces: Vec<(Seat, u8)>,
}

/// One action of the turn that was just played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastAction {
    /// Who played it.
    pub by: Seat,
    /// The action.
    pub action: Action,
    /// The squares of the rows that it made, in the board's order.
    pub row: Vec<Square>,
    /// The squares from which it removed a piece.
    pub taken: Vec<Square>,
    /// Who was passed over after it, having no legal action.
    pub skipped: Vec<Seat>,
    /// Whether the move phase began after it.
    pub moves_began: bool,
    /// Whether the man that moved became a Dama.
    pub promoted: bool,
    /// Where a marble was gained.
    pub gained: Option<Square>,
    /// The action that it took back.
    pub undone: Option<Action>,
}

/// What comes next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// A player acts.
    Action {
        /// Who.
        by: Seat,
        /// What is to be done.
        stage: Stage,
        /// The stones that may be taken, where a take is due.
        takeable: Vec<Square>,
        /// The pieces that may be huffed, where a claim is open.
        offenders: Vec<Square>,
        /// Whether the last move may be taken back, so that its player must capture.
        force: bool,
        /// The pieces that can make the claimed capture, where one is due.
        capturers: Vec<Square>,
        /// The special squares, where a stone must be dropped on one of them.
        centres: Vec<Square>,
    },
    /// Nothing: the game has ended by its own rules.
    Over(Outcome),
    /// Nothing: nobody is to act.
    Nothing,
}

/// The position in full; `last` holds the actions of the turn that was just played, as in [`Marks`](crate::Marks).
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
