//! How a game between people ends.

use games::{Outcome, Seat, Side};

use crate::{Forfeit, transcript::Termination};

/// How a game between people ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// By its rules.
    Rules(Outcome),
    /// The last player of a side gave it up.
    Forfeit {
        /// His seat.
        seat: Seat,
        /// Why he plays no longer.
        why: Forfeit,
    },
    /// The players agreed on a draw.
    Agreed,
    /// A player ran out of time before his second turn: nobody has won, and it counts for nothing.
    Aborted {
        /// Who.
        seat: Seat,
    },
    /// Moderators have ended it: nobody has won, and it counts for nothing.
    Stopped,
}

impl Ending {
    /// The side that has won, or `None` where none has.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Rules(Outcome::Win { side, .. }) => Some(side),
            Self::Rules(Outcome::Draw(_)) | Self::Agreed | Self::Aborted { .. } | Self::Stopped => None,
            Self::Forfeit { seat, .. } => Some(seat.side().opponent()),
        }
    }

    /// How it ended beside the board, as a file of games says it; `None` where it ended by its rules.
    pub const fn termination(self) -> Option<Termination> {
        match self {
            Self::Rules(_) => None,
            Self::Forfeit { seat, why } => Some(Termination::Lost { side: seat.side(), why }),
            Self::Agreed => Some(Termination::Agreed),
            // A file says that it was broken off, and no more.
            Self::Aborted { .. } | Self::Stopped => Some(Termination::Aborted),
        }
    }
}
