//! Sets of bits with rank and select: how many bits are set, and where the n-th one is. Up to 64 bits it needs no
//! branches, and none of the CPU instructions that a portable build can't count on.

use std::{
    fmt::Debug,
    ops::{BitAnd, BitOr, Not, Shl, Shr},
};

/// Every byte 1.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGHS: u64 = 0x80 * ONES;

/// The indices of the set bits of every byte, lowest first.
static NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut index, mut number) = (0, 0);
        while index < 8 {
            if byte >> index & 1 == 1 {
                table[byte][number] = index;
                number += 1;
            }
            index += 1;
        }
        byte += 1;
    }
    table
};

/// A word with a bit for each pair of neighbours on a board.
pub(crate) trait Word:
    Copy
    + Eq
    + Debug
    + From<u64>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u8, Output = Self>
    + Shr<u8, Output = Self>
{
    /// The counted form of these bits.
    type Counted: Counted<Bits = Self>;

    /// The lowest 64 bits.
    fn low(self) -> u64;

    /// All bits as one number; few words share one.
    fn folded(self) -> u64;

    /// Whether the bit at `index` is set.
    #[inline]
    fn has(self, index: u8) -> bool {
        (self >> index).low() & 1 == 1
    }
}

/// A set of bits that knows how many are set, and where the n-th one is.
pub(crate) trait Counted: Copy + Eq + Debug {
    /// The bits themselves.
    type Bits: Word;

    fn new(bits: Self::Bits) -> Self;
    fn bits(self) -> Self::Bits;
    /// How many bits are set.
    fn len(self) -> u64;
    /// The index of the set bit with this number, counted from 0; `number` must be below [`Counted::len`].
    fn nth(self, number: u64) -> u8;
}

impl Word for u64 {
    type Counted = Counted64;

    #[inline]
    fn low(self) -> u64 {
        self
    }

    #[inline]
    fn folded(self) -> u64 {
        self
    }
}

impl Word for u128 {
    type Counted = Counted128;

    #[expect(clippy::cast_possible_truncation, reason = "the lowest bits are asked for")]
    fn low(self) -> u64 {
        self as u64
    }

    fn folded(self) -> u64 {
        self.low() ^ (self >> 64_u8).low().rotate_left(32)
    }
}

/// Byte n of `up_to` is the number of bits that are set in bytes 0 to n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted64 {
    bits: u64,
    up_to: u64,
}

impl Counted for Counted64 {
    type Bits = u64;

    #[inline]
    fn new(bits: u64) -> Self {
        let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Self { bits, up_to: bytes.wrapping_mul(ONES) }
    }

    #[inline]
    fn bits(self) -> u64 {
        self.bits
    }

    #[inline]
    fn len(self) -> u64 {
        self.up_to >> 56
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index below 64, and bytes")]
    fn nth(self, number: u64) -> u8 {
        let byte = 8 * bytes_up_to(self.up_to, number);
        let number = number.wrapping_sub((self.up_to << 8) >> byte & 0xFF);
        byte as u8 + NTH_IN_BYTE[usize::from((self.bits >> byte) as u8)][number as usize & 7]
    }
}

/// Two halves of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counted128 {
    low: Counted64,
    high: Counted64,
}

impl Counted for Counted128 {
    type Bits = u128;

    fn new(bits: u128) -> Self {
        Self { low: Counted64::new(bits.low()), high: Counted64::new((bits >> 64).low()) }
    }

    fn bits(self) -> u128 {
        u128::from(self.low.bits) | u128::from(self.high.bits) << 64
    }

    fn len(self) -> u64 {
        self.low.len() + self.high.len()
    }

    fn nth(self, number: u64) -> u8 {
        match number.checked_sub(self.low.len()) {
            None => self.low.nth(number),
            Some(number) => 64 + self.high.nth(number),
        }
    }
}

/// How many bytes of `ascending` are at most `number`, up to 7. No byte may exceed 127.
const fn bytes_up_to(ascending: u64, number: u64) -> u64 {
    let not_greater = (number.wrapping_mul(ONES) | HIGHS).wrapping_sub(ascending) & HIGHS;
    (not_greater >> 7).wrapping_mul(ONES) >> 56 & 7
}

#[cfg(test)]
mod tests {
    use super::{Counted, Counted64, Counted128, Word};

    /// Random sets with few and with many bits, the empty set, and the full one.
    fn sets() -> impl Iterator<Item = u64> {
        let mut bits = 0x9E37_79B9_7F4A_7C15_u64;
        (0..2_000).map(move |round| {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            let (few, many) = (bits & bits.rotate_left(9), bits | bits.rotate_left(9));
            [bits, few, many, 0, u64::MAX, 1 << (bits % 64)][round % 6]
        })
    }

    fn check<C: Counted>(bits: C::Bits) {
        let set = C::new(bits);
        let found: Vec<u8> = (0..set.len()).map(|number| set.nth(number)).collect();
        let expected: Vec<u8> =
            (0..u8::try_from(8 * size_of::<C::Bits>()).unwrap()).filter(|&index| bits.has(index)).collect();
        assert_eq!(found, expected, "{bits:?}");
        assert_eq!(set.bits(), bits);
    }

    #[test]
    fn every_bit_is_found_by_its_number() {
        sets().for_each(check::<Counted64>);
        sets().zip(sets().skip(1)).for_each(|(high, low)| {
            check::<Counted128>(u128::from(high) << 64 | u128::from(low));
        });
    }
}
