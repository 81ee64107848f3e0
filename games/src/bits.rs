//! Sets of squares as bits.

use std::num::NonZeroU64;

/// The indices of the set bits, lowest first.
pub(crate) fn indices(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let index = NonZeroU64::new(bits)?.trailing_zeros();
        bits &= bits - 1;
        u8::try_from(index).ok()
    })
}
