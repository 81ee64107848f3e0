//! The places that a player can still reach.

/// A place that is still possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// This place can be reached, and none beyond it.
    Exact(usize),
    /// No place beyond this one can be reached, perhaps not even this one.
    Bound(usize),
}

impl Reach {
    /// The place, from 1.
    pub const fn place(self) -> usize {
        match self {
            Self::Exact(place) | Self::Bound(place) => place,
        }
    }

    /// Whether this place itself can be reached.
    pub const fn is_exact(self) -> bool {
        match self {
            Self::Exact(_) => true,
            Self::Bound(_) => false,
        }
    }
}

/// The places that a player can still reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) struct Range {
    pub(in crate::table) best: Reach,
    pub(in crate::table) worst: Reach,
    /// The worst place if everyone who shares it counts as being before them. A bound if `worst` is.
    pub(in crate::table) lowest: usize,
}

/// A place, and the last of those who share it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) struct Ended {
    pub(in crate::table) place: usize,
    pub(in crate::table) lowest: usize,
}
