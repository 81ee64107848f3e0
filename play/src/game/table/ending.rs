//! How a game between people ends.

use games::{Outcome, Seat, Side};

use crate::{ForfeitReason, game::transcript::Termination};

/// How a game between people ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By its rules.
    Rules(Outcome),
    /// The last player of a side gave up.
    Forfeit {
        /// Their seat.
        seat: Seat,
        /// Why they gave up.
        why: ForfeitReason,
    },
    /// The players agreed on a draw.
    Agreed,
    /// A player ran out of time before finishing their second turn. No one has won, and the game doesn't
    /// count.
    Aborted {
        /// Their seat.
        seat: Seat,
    },
    /// It was called off. No one has won, and the game doesn't count.
    CalledOff {
        /// The seat that was given up before its first turn; `None` if all players agreed.
        by: Option<Seat>,
    },
    /// Moderators ended it. No one has won, and the game doesn't count.
    Stopped,
    /// Against the computer, no one played for as long as the terms say, and it was called off. No one has won, and the game
    /// doesn't count.
    Idle,
    /// A player was withdrawn from the competition it belonged to. No one has won, and the game doesn't count.
    Withdrawn {
        /// Their seat.
        seat: Seat,
    },
    /// The time of its competition was over, and the position decided.
    Adjudicated {
        /// Who was certain to win; `None` is a draw.
        winner: Option<Side>,
    },
}

impl Ending {
    /// What it means in a competition. **Decided:** those who don't begin a game there, or give it up early, have lost it.
    #[must_use]
    pub const fn in_competition(self) -> Self {
        match self {
            Self::Aborted { seat } => Self::Forfeit { seat, why: ForfeitReason::OutOfTime },
            Self::CalledOff { by: Some(seat) } => Self::Forfeit { seat, why: ForfeitReason::Resigned },
            Self::Rules(_)
            | Self::Forfeit { .. }
            | Self::Agreed
            | Self::CalledOff { by: None }
            | Self::Stopped
            | Self::Idle
            | Self::Withdrawn { .. }
            | Self::Adjudicated { .. } => self,
        }
    }

    /// Whether no one has won and the game doesn't count.
    pub const fn is_void(self) -> bool {
        matches!(
            self,
            Self::Aborted { .. }
                | Self::CalledOff { .. }
                | Self::Stopped
                | Self::Idle
                | Self::Withdrawn { .. }
        )
    }

    /// The seat that ran out of time, if that ended it.
    pub const fn ran_out(self) -> Option<Seat> {
        match self {
            Self::Aborted { seat } | Self::Forfeit { seat, why: ForfeitReason::OutOfTime } => Some(seat),
            Self::Forfeit { why: ForfeitReason::Resigned | ForfeitReason::Left, .. }
            | Self::Rules(_)
            | Self::Agreed
            | Self::CalledOff { .. }
            | Self::Stopped
            | Self::Idle
            | Self::Withdrawn { .. }
            | Self::Adjudicated { .. } => None,
        }
    }

    /// The side that won, if any.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { side, .. }) => Some(side),
            Self::Rules(Outcome::Draw(_))
            | Self::Agreed
            | Self::Aborted { .. }
            | Self::CalledOff { .. }
            | Self::Stopped
            | Self::Idle
            | Self::Withdrawn { .. } => None,
            Self::Forfeit { seat, .. } => Some(seat.side().opponent()),
            Self::Adjudicated { winner } => winner,
        }
    }

    /// How it ended, as written in a game file; `None` if it ended by its rules.
    pub const fn termination(self) -> Option<Termination> {
        match self {
            Self::Rules(_) => None,
            Self::Forfeit { seat, why } => Some(Termination::Lost { side: seat.side(), why }),
            Self::Agreed => Some(Termination::Agreed),
            // A game file doesn't distinguish these.
            Self::Aborted { .. }
            | Self::CalledOff { .. }
            | Self::Stopped
            | Self::Idle
            | Self::Withdrawn { .. } => Some(Termination::Aborted),
            Self::Adjudicated { winner } => Some(Termination::Adjudicated { winner }),
        }
    }
}
