//! Why an action is illegal: each variant is one thing that a player can be told.

use crate::{Action, Seat, Square, Stage};

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
    /// A piece moves along a line to the next point (Morris).
    #[error("no line leads straight from {from} to {to}")]
    NotJoined {
        /// Where the piece stands.
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
    /// A stone may not be dropped beside one of its owner's (Wali).
    #[error("{0} lies beside a stone of yours")]
    BesideOwn(Square),
    /// The first drops of the game go on the central squares (Dala).
    #[error("the first drops go on the central squares, and {0} is none of them")]
    NotCentral(Square),
    /// A piece moves and captures along a diagonal.
    #[error("{from} and {to} do not lie on one diagonal")]
    NotDiagonal {
        /// Where the piece stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// A man goes forward only.
    #[error("a man may not go back from {from} to {to}")]
    Backward {
        /// Where the man stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// A man goes to the next square, and jumps to the one after it.
    #[error("a man does not reach {to} from {from}")]
    TooFar {
        /// Where the man stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// What moves without capturing passes over nothing; a capture passes over one enemy alone.
    #[error("the piece on {0} is in the way")]
    InTheWay(Square),
    /// A jump passes over an enemy.
    #[error("there is no enemy to jump over between {from} and {to}")]
    NothingToJump {
        /// Where the jump begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// No piece is jumped twice in one capture.
    #[error("the piece on {0} was jumped already")]
    JumpedTwice(Square),
    /// A man that reaches the last rank becomes a Dama, and its turn ends there.
    #[error("the man becomes a Dama on {0}, and its turn ends there")]
    EndsAsDama(Square),
    /// When a Dama can capture, a man may not.
    #[error("the Dama on {0} can capture, so that a man may not")]
    DamaCaptures(Square),
    /// The opponent has claimed a capture: nothing else is legal.
    #[error("a capture was claimed, and must be made")]
    MustCapture,
    /// A claimed capture must be complete: it could go on from there.
    #[error("the capture goes on from {0}")]
    CaptureGoesOn(Square),
    /// The capture that was stopped short must begin with the squares that were played.
    #[error("the capture must begin with the squares that were played")]
    OtherCapture,
    /// The opponent did not offend with his last action.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// The piece is none of those that should have captured.
    #[error("the piece on {0} did not have to capture")]
    NotAnOffender(Square),
    /// A piece may not move more than twice in a row over the same two squares.
    #[error("the piece has gone between {from} and {to} twice already")]
    BackAndForth {
        /// Where the piece stands.
        from: Square,
        /// Where it should have gone.
        to: Square,
    },
    /// Nobody can use the square.
    #[error("{0} is blocked")]
    Blocked(Square),
    /// The square takes no further marble of the player's.
    #[error("{0} is full")]
    Full(Square),
    /// A path holds its origin and one square for each marble.
    #[error("{marbles} marbles are to be dropped on as many squares")]
    WrongLength {
        /// How many marbles lie on the origin.
        marbles: u8,
    },
    /// All squares of a path differ.
    #[error("the path comes to {0} twice")]
    Revisited(Square),
}

impl Illegal {
    /// What is wrong with `action`, whatever its squares, in a game of drops, steps and takes where `due` is due.
    pub(crate) const fn at_stage(due: Stage, action: Action) -> Option<Self> {
        match (due, action) {
            (_, Action::Jump(_) | Action::Huff(_) | Action::Force) => Some(Self::NoSuchAction),
            (_, Action::Move(path)) if path.as_step().is_none() => Some(Self::NoSuchAction),
            (Stage::Drop, Action::Drop(_))
            | (Stage::Move, Action::Move(_))
            | (Stage::Take, Action::Take(_)) => None,
            (Stage::Take, _) => Some(Self::MustTakeFirst),
            (_, Action::Take(_)) => Some(Self::NothingToTake),
            _ => Some(Self::WrongStage { due }),
        }
    }
}
