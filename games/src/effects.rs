//! What an action did besides itself, for messages and pictures to show.

use crate::{Action, Seat, SeatSet, Square, SquareSet};

/// What one action did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate fact that a message may mention")]
pub struct Effects {
    /// The player who played it.
    pub by: Seat,
    /// The action itself.
    pub action: Action,
    /// The squares of the rows that it made; empty if a new row would earn nothing.
    pub row: SquareSet,
    /// The squares from which it removed a piece.
    pub taken: SquareSet,
    /// Whether the same player must take next.
    pub take_due: bool,
    /// Whether the player's turn is over. It isn't after a huff, or while a take is due.
    pub ends_turn: bool,
    /// Whether the move phase starts after it.
    pub moves_began: bool,
    /// The seats that were skipped right after it for lack of a legal action; empty if no one has one, which ends the
    /// game.
    pub skipped: SeatSet,
    /// How many stones it put out of the game because they can never be dropped, by seat index.
    pub set_aside: [u8; 4],
    /// Whether the man that moved became a Dama.
    pub promoted: bool,
    /// The pieces that should have captured, where they are now. Unless the game is over, the opponent may claim one
    /// with their next action, so the player must not see them before that.
    pub offenders: SquareSet,
    /// The move that a `force` took back.
    pub undone: Option<Action>,
    /// The square where a marble was gained.
    pub bonus: Option<Square>,
}

impl Effects {
    /// The effects of an action that does nothing but itself.
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
