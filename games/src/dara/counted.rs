//! A set of up to 64 bits that knows how many there are, and which is the n-th: without branches, and without
//! the instructions for it that a portable build may not use.

/// Every byte 1.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every byte.
const HIGHS: u64 = 0x80 * ONES;

/// The indices of the set bits of every byte, in order.
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

/// A set of bits with the number of those in its lowest byte, in its two lowest bytes, and so on, a byte each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) bits: u64,
    up_to: u64,
}

impl Counted {
    pub(super) const fn new(bits: u64) -> Self {
        let pairs = bits - ((bits >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Self { bits, up_to: bytes.wrapping_mul(ONES) }
    }

    /// How many bits are set.
    pub(super) const fn len(self) -> u64 {
        self.up_to >> 56
    }

    /// The index of the set bit of that number, the lowest being 0; `number` must be below [`Counted::len`].
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an index below 64, and bytes")]
    pub(super) fn nth(self, number: u64) -> u8 {
        let byte = 8 * bytes_up_to(self.up_to, number);
        let number = number.wrapping_sub((self.up_to << 8) >> byte & 0xFF);
        byte as u8 + NTH_IN_BYTE[usize::from((self.bits >> byte) as u8)][number as usize & 7]
    }
}

/// How many bytes of `ascending`, of which none exceeds 127, are not greater than `number`; 7 at most.
const fn bytes_up_to(ascending: u64, number: u64) -> u64 {
    let not_greater = (number.wrapping_mul(ONES) | HIGHS).wrapping_sub(ascending) & HIGHS;
    (not_greater >> 7).wrapping_mul(ONES) >> 56 & 7
}

#[cfg(test)]
mod tests {
    use super::Counted;

    #[test]
    fn every_bit_is_found_by_its_number() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_u64;
        for round in 0..2_000 {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            // From few bits to many, and none, and all.
            let some =
                [bits, bits & bits.rotate_left(9), bits | bits.rotate_left(9), 0, u64::MAX, 1 << (bits % 64)]
                    [round % 6];
            let set = Counted::new(some);
            let found: Vec<u8> = (0..set.len()).map(|number| set.nth(number)).collect();
            let expected: Vec<u8> = (0..64).filter(|index| some >> index & 1 == 1).collect();
            assert_eq!(found, expected, "{some:#x}");
        }
    }
}
