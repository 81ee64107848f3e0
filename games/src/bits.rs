//! Sets of squares as bits, for the boards whose rules are computed on whole sets at once.

use std::num::NonZeroU64;

/// A set of squares of one board. Each board numbers its bits in the order of the squares' text.
pub(crate) type Bits = u64;

/// The indices of the set bits, lowest first.
pub(crate) fn indices(mut bits: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = NonZeroU64::new(bits)?.trailing_zeros();
        bits &= bits - 1;
        u8::try_from(index).ok()
    })
}
