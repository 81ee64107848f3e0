//! What an action did, beyond itself: what a message and a picture tell of it.

use crate::{Action, Seat, SeatSet, Square, SquareSet};

/// What one action did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that a message tells")]
pub struct Effects {
    /// Who played it.
    pub by: Seat,
    /// The action itself.
    pub action: Action,
    /// The squares of the rows that it newly made; empty where a new row would earn nothing.
    pub row: SquareSet,
    /// The squares from which it removed a piece.
    pub taken: SquareSet,
    /// Whether the same player must now take.
    pub take_due: bool,
    /// Whether the player's turn is over: not with a row that earned a take, nor with a huff.
    pub ends_turn: bool,
    /// Whether the move phase begins after it.
    pub moves_began: bool,
    /// The seats that were passed over right after it, having no legal action; empty where nobody has one,
    /// which ends the game.
    pub skipped: SeatSet,
    /// How many stones it put out of the game because they can never be dropped, by the index of their seat.
    pub set_aside: [u8; 4],
    /// Whether the man that moved became a Dama.
    pub promoted: bool,
    /// The pieces that should have captured, where they stand now: unless the game is over, the opponent may
    /// claim one as his next action. One who is still to play must not be told.
    pub offenders: SquareSet,
    /// The move that a `force` took back.
    pub undone: Option<Action>,
    /// The square where a marble was gained.
    pub bonus: Option<Square>,
}

impl Effects {
    /// Those of an action that does nothing more than itself.
    pub(crate) const fn of(by: Seat, action: Action) -> Self {
        Self {
            by,
            action,
            row: SquareSet::EMPTY,
            taken: SquareSet::EMPTY,
            take_due: false,
            ends_turn: false,
            moves_began: false,
            skipped: SeatSet::EMPTY,
            set_aside: [0; 4],
            promoted: false,
            offenders: SquareSet::EMPTY,
            undone: None,
            bonus: None,
        }
    }
}
