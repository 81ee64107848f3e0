//! How a position ends.

/// How a position ends if neither side errs, for the side to move. Turns of both sides are counted, the last one and
/// skipped ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// Won by the last of this many turns.
    Won(u8),
    /// Neither side can force a win.
    Drawn,
    /// Lost by the last of this many turns.
    Lost(u8),
}

impl Solved {
    pub(crate) const fn from_distance(distance: u8) -> Self {
        match distance {
            0 => Self::Drawn,
            win if win % 2 == 1 => Self::Won(win),
            loss => Self::Lost(loss),
        }
    }
}
