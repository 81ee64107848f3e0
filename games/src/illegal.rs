//! Why an action is illegal: each variant is one thing that a player can be told.

use crate::{Seat, Square, Stage};

/// Why an action is illegal. The text is for operators; players are told in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// Nobody can play any more.
    #[error("the game is over")]
    GameOver,
    /// Another player is to act.
    #[error("it is the turn of player {to_act}")]
    NotYourTurn {
        /// Who is.
        to_act: Seat,
    },
    /// The game has no such action: a huff, a jump, a longer path.
    #[error("the game has no such action")]
    NoSuchAction,
    /// What is due is something else: a drop in the move phase, or a move in the drop phase.
    #[error("a {due} is due")]
    WrongStage {
        /// What is due.
        due: Stage,
    },
    /// A row was made: its take comes before anything else.
    #[error("a take is due first")]
    MustTakeFirst,
    /// No row was made in this turn.
    #[error("there is nothing to take: no new row was made in this turn")]
    NothingToTake,
    /// The board has no such square.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// A stone stands there.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// There is nothing to move or to take.
    #[error("{0} is empty")]
    Empty(Square),
    /// The stone there belongs to the enemy.
    #[error("the stone on {0} is not yours")]
    NotYourStone(Square),
    /// The stone there is the player's own: only the enemy's can be taken.
    #[error("the stone on {0} is your own")]
    OwnStone(Square),
    /// A step goes to a square beside the stone, not diagonally.
    #[error("{from} and {to} do not lie side by side")]
    NotAdjacent {
        /// Where the stone stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// It would make a run of four or more there.
    #[error("a stone on {0} would make four or more in a row")]
    FourInARow(Square),
    /// It would make a run of three or more there, where that may not be dropped.
    #[error("a stone dropped on {0} would make three or more in a row")]
    ThreeInARow(Square),
    /// It would return to the square that it left on its owner's previous turn.
    #[error("the stone on {from} came from {to} and may not go straight back")]
    StraightBack {
        /// Where the stone stands.
        from: Square,
        /// Where it came from.
        to: Square,
    },
    /// The stone stands in a row, which protects it.
    #[error("the stone on {0} stands in a row")]
    StandsInARow(Square),
}
