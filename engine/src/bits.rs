//! Counting pieces.

use crate::score::Score;

/// How many bits are set.
#[inline]
pub(crate) fn count(bits: u64) -> Score {
    // At most 64.
    bits.count_ones().cast_signed()
}
