//! The two variants of Morris: pieces, lines, and the draws of Morabaraba. No option changes them.

use super::points::{self, LINES, Net, WITHOUT_DIAGONALS};
use crate::Board;

/// What the presets differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Nine pieces each, on sixteen lines.
    Nine,
    /// Twelve pieces each, on twenty lines, with two draws of its own, and no way straight back from mill to mill.
    Morabaraba,
}

static NINE: Net = Net::new(WITHOUT_DIAGONALS);
static MORABARABA: Net = Net::new(&LINES);

impl Variant {
    /// How many pieces each player starts with.
    pub(super) const fn pieces(self) -> u8 {
        match self {
            Self::Nine => 9,
            Self::Morabaraba => 12,
        }
    }

    pub(super) const fn board(self) -> Board {
        points::board(match self {
            Self::Nine => WITHOUT_DIAGONALS,
            Self::Morabaraba => &LINES,
        })
    }

    pub(super) const fn net(self) -> &'static Net {
        match self {
            Self::Nine => &NINE,
            Self::Morabaraba => &MORABARABA,
        }
    }

    /// Whether a piece that left a mill and closed another may not go straight back with its owner's next move if that
    /// would close a mill: the federation's rule.
    pub(super) const fn bars_return(self) -> bool {
        match self {
            Self::Nine => false,
            Self::Morabaraba => true,
        }
    }

    /// After how many moves without a take the game is drawn, once a player has three pieces and both hands are
    /// empty. **Decided:** ten of each player.
    pub(super) const fn endgame(self) -> Option<u8> {
        match self {
            Self::Nine => None,
            Self::Morabaraba => Some(20),
        }
    }
}
