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

/// Adds a number to a hash.
#[inline]
pub(crate) const fn mix(hash: u64, number: u64) -> u64 {
    // The addition tells the two apart, so that swapping them gives another hash.
    let mixed = (hash.rotate_left(23).wrapping_add(0xA076_1D64_78BD_642F) ^ number)
        .wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ mixed >> 29
}
