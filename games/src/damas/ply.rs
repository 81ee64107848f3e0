//! One legal action of Damas.

use super::{captures::Capture, squares};
use crate::{Action, bits::Bits};

/// One legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DamasPly {
    /// A move that captures nothing.
    Step { from: Bits, to: Bits },
    /// A capture, which may stop short.
    Capture(Capture),
    /// The piece that should have captured is removed.
    Huff(Bits),
    /// The offence is taken back.
    Force,
}

impl DamasPly {
    pub(super) fn action(self) -> Action {
        match self {
            Self::Step { from, to } => Action::step(squares::square(from), squares::square(to)),
            Self::Capture(capture) => Action::Jump(capture.path),
            Self::Huff(piece) => Action::Huff(squares::square(piece)),
            Self::Force => Action::Force,
        }
    }

    /// Where the piece stands that it moves.
    pub(super) const fn origin(self) -> Bits {
        match self {
            Self::Step { from, .. } | Self::Capture(Capture { from, .. }) => from,
            Self::Huff(_) | Self::Force => 0,
        }
    }
}
