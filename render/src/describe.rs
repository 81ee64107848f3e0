//! A position in full as data, for those who do not see the picture: texts in any language are made from it.

use games::{
    Action, Effects, Outcome, PieceKind, Position, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
};

use crate::compose::takeable;

/// Everything that a picture of a position shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The rules, and with them the board.
    pub rules: RuleSet,
    /// How many actions were played.
    pub ply: u32,
    /// Each player's pieces, in order of play.
    pub players: Vec<Holdings>,
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
            Due::Action { by, stage: position.stage(), takeable: squares(takeable(position)) }
        }
        (None, None) => Due::Nothing,
    };
    Description { rules, ply: position.ply(), players, last: last.iter().map(last_action).collect(), due }
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
    }
}

fn squares(set: SquareSet) -> Vec<Square> {
    set.iter().collect()
}
