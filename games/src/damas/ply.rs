//! A legal action in the form that Damas uses.

use super::{captures::Capture, squares};
use crate::{Action, bits::Bits};

/// One legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DamasPly {
    /// A move without a capture.
    Step { from: Bits, to: Bits },
    /// A capture, which may stop short.
    Capture(Capture),
    /// Removes a piece that should have captured.
    Huff(Bits),
    /// Takes the offence back.
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

    /// The square of the piece that it moves; empty if it moves none.
    pub(super) const fn origin(self) -> Bits {
        match self {
            Self::Step { from, .. } | Self::Capture(Capture { from, .. }) => from,
            Self::Huff(_) | Self::Force => 0,
        }
    }
}
