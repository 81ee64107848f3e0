//! The order in which actions are tried: the most promising first, found one by one, since most aren't reached.

/// An action of a position, and how promising it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ordered {
    /// The higher, the earlier.
    pub(crate) key: i32,
    /// Its number in the order of the position's actions.
    pub(crate) number: u16,
    /// Whether it makes a row, takes or captures.
    pub(crate) forcing: bool,
}

/// Brings the most promising from `at` on to `at`. Of equals, the one with the lower number comes first.
pub(crate) fn next(ordered: &mut [Ordered], at: usize) -> Option<Ordered> {
    let rest = ordered.get(at..)?;
    let (best, _) =
        rest.iter().enumerate().max_by_key(|(_, one)| (one.key, std::cmp::Reverse(one.number)))?;
    ordered.swap(at, at + best);
    ordered.get(at).copied()
}
