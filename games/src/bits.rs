//! Sets of squares as bits.

use std::num::NonZeroU64;

/// A set of squares of one board. Each board has its own numbering of bits, in the order of the squares' text.
pub(crate) type Bits = u64;

/// The indices of the set bits, lowest first.
pub(crate) fn indices(mut bits: Bits) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = NonZeroU64::new(bits)?.trailing_zeros();
        bits &= bits - 1;
        u8::try_from(index).ok()
    })
}
