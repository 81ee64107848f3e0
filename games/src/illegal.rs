//! Why an action is illegal: each variant is one message to a player.

use crate::{Action, Seat, Square, Stage};

/// Why an action is illegal. The text is for operators; players read it in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// No one can play after the end.
    #[error("the game is over")]
    GameOver,
    /// Another player acts next.
    #[error("it is the turn of player {to_act}")]
    NotYourTurn {
        /// That player.
        to_act: Seat,
    },
    /// The game has no such action: a huff, a jump, or a longer path.
    #[error("the game has no such action")]
    NoSuchAction,
    /// Another kind of action is due: a move in the move phase, or a drop in the drop phase.
    #[error("a {due} is due")]
    WrongStage {
        /// The kind of action that is due.
        due: Stage,
    },
    /// A row was made, and its take comes before anything else.
    #[error("a take is due first")]
    MustTakeFirst,
    /// No row was made in this turn.
    #[error("there is nothing to take: no new row was made in this turn")]
    NothingToTake,
    /// The board has no such square.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// A piece is already there.
    #[error("{0} is occupied")]
    Occupied(Square),
    /// There is nothing to move or to take.
    #[error("{0} is empty")]
    Empty(Square),
    /// The stone there is the opponent's.
    #[error("the stone on {0} is not yours")]
    NotYourStone(Square),
    /// The stone there is the player's own, and only the opponent's can be taken.
    #[error("the stone on {0} is your own")]
    OwnStone(Square),
    /// A stone steps along a rank or a file, not diagonally.
    #[error("{from} and {to} are not side by side")]
    NotAdjacent {
        /// Where the stone is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A piece moves along a line to the next point (Morris).
    #[error("no line leads straight from {from} to {to}")]
    NotJoined {
        /// Where the piece is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The stone would make a run of four or more there.
    #[error("a stone on {0} would make four or more in a row")]
    FourInARow(Square),
    /// The stone would make a run of three or more there, which may not be dropped.
    #[error("a stone dropped on {0} would make three or more in a row")]
    ThreeInARow(Square),
    /// The stone would return to the square that it left on its owner's previous turn.
    #[error("the stone on {from} came from {to} and may not go straight back")]
    StraightBack {
        /// Where the stone is.
        from: Square,
        /// Where it came from.
        to: Square,
    },
    /// The piece would go straight back from one mill to another.
    #[error("the piece on {from} left a mill on {to} and may not go straight back")]
    BackToMill {
        /// Where the piece is.
        from: Square,
        /// Where it came from.
        to: Square,
    },
    /// The stone is in a row, which protects it.
    #[error("the stone on {0} is in a row")]
    StandsInARow(Square),
    /// A stone may not be dropped next to one of its owner's (Wali).
    #[error("{0} is next to a stone of yours")]
    BesideOwn(Square),
    /// The first drops of the game go on the central squares (Dala).
    #[error("the first drops go on the central squares, and {0} is not one of them")]
    NotCentral(Square),
    /// A piece moves and captures along a diagonal.
    #[error("{from} and {to} are not on one diagonal")]
    NotDiagonal {
        /// Where the piece is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A man goes forward only.
    #[error("a man may not go back from {from} to {to}")]
    Backward {
        /// Where the man is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A man goes to the next square, and jumps to the one after it.
    #[error("a man does not reach {to} from {from}")]
    TooFar {
        /// Where the man is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A move passes over no piece, and a jump over only one enemy.
    #[error("the piece on {0} is in the way")]
    InTheWay(Square),
    /// A jump must pass over an enemy.
    #[error("there is no enemy to jump over between {from} and {to}")]
    NothingToJump {
        /// Where the jump begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },
    /// No piece may be jumped twice in one capture.
    #[error("the piece on {0} was jumped already")]
    JumpedTwice(Square),
    /// A man that reaches the last rank becomes a Dama, and its turn ends there.
    #[error("the man becomes a Dama on {0}, and its turn ends there")]
    EndsAsDama(Square),
    /// When a Dama can capture, a man may not.
    #[error("the Dama on {0} can capture, so a man may not")]
    DamaCaptures(Square),
    /// The opponent has claimed a capture, and nothing else is legal.
    #[error("a capture was claimed and must be made")]
    MustCapture,
    /// A claimed capture must be complete, and this one could go on from there.
    #[error("the capture goes on from {0}")]
    CaptureGoesOn(Square),
    /// The claimed capture must begin with the squares of the one that stopped short.
    #[error("the capture must begin with the squares that were played")]
    OtherCapture,
    /// The opponent's last action was not an offence.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// The piece is not one of those that should have captured.
    #[error("the piece on {0} did not have to capture")]
    NotAnOffender(Square),
    /// A piece may not move more than twice in a row over the same two squares.
    #[error("the piece has gone between {from} and {to} twice already")]
    BackAndForth {
        /// Where the piece is.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// No one can use the square.
    #[error("{0} is blocked")]
    Blocked(Square),
    /// The square can't take another marble of the player's.
    #[error("{0} is full")]
    Full(Square),
    /// A path has its origin and one square for each marble.
    #[error("{marbles} marbles must be dropped on {marbles} squares")]
    WrongLength {
        /// How many marbles are on the origin.
        marbles: u8,
    },
    /// All squares of a path must differ.
    #[error("the path comes to {0} twice")]
    Revisited(Square),
}

impl Illegal {
    /// What is wrong with `action` on any square, in a game of drops, steps and takes.
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
