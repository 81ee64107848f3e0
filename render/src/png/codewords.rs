//! The Huffman code that all pictures share, so that what was compressed earlier fits into any of them.
//!
//! It's a code of [DEFLATE](https://www.rfc-editor.org/rfc/rfc1951) with a single distance: only zeros are
//! copied, from the byte before. Other themes don't need other codewords; their pictures would only be
//! slightly larger.

use std::iter;

/// All bytes, the end, and copies of 3 to 258 bytes.
const SYMBOLS: usize = 286;
/// The end of the block.
const END_SYMBOL: usize = 256;
/// The first symbol for copies, and the one for 258 bytes.
const FIRST_COPY: usize = 257;
const LAST_COPY: usize = 285;
/// The fewest and the most bytes that one symbol copies.
pub(crate) const MIN_COPY: usize = 3;
pub(crate) const MAX_COPY: usize = 258;
/// Bits in the longest codeword.
const MAX_LENGTH: u8 = 12;

/// Bits in the codeword of each symbol. Chosen by the package-merge algorithm, over all pictures of the
/// gallery in all themes with equal weight, and with every symbol at least once.
#[rustfmt::skip]
const LENGTHS: [u8; SYMBOLS] = [
    2, 3, 4, 6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 9, 8, 9, 8, 9, 8, 10, 10, 10, 9, 9, 10, 9, 11, 9, 11, 8, 9, 10,
    11, 11, 11, 12, 11, 10, 12, 12, 12, 12, 11, 12, 11, 11, 10, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 10, 12, 11, 12, 11, 12, 11, 12, 12, 12, 12, 11, 11, 12, 11, 11,
    10, 11, 9, 8, 10, 10, 10, 10, 10, 10, 9, 9, 9, 10, 9, 9, 9, 9, 8, 9, 8, 8, 8, 8, 7, 7, 7, 7, 7, 6, 5, 3,
    12, 12, 12, 8, 9, 8, 9, 8, 10, 8, 8, 9, 8, 8, 7, 8, 8, 7, 8, 8, 8, 7, 7, 7, 8, 8, 8, 8, 9, 5,
];

/// Some bits, the first one lowest.
#[derive(Clone, Copy, Default)]
pub(crate) struct Codeword {
    pub(crate) bits: u32,
    /// How many bits there are.
    pub(crate) length: u8,
}

/// Codewords by symbol.
const SYMBOL: [Codeword; SYMBOLS] = codewords();
/// Codewords by byte.
pub(crate) const BYTE: [Codeword; 256] = bytes();
/// Codewords by the number of zeros that follow another zero, from [`MIN_COPY`] to [`MAX_COPY`].
pub(crate) const MORE_ZEROS: [Codeword; MAX_COPY + 1] = more_zeros();
/// The codeword that ends the block.
pub(crate) const END: Codeword = SYMBOL[END_SYMBOL];

/// Canonical Huffman codes: those of one length count up, and longer ones follow shorter ones.
const fn codewords() -> [Codeword; SYMBOLS] {
    let mut codewords = [Codeword { bits: 0, length: 0 }; SYMBOLS];
    let (mut length, mut next) = (1, 0_u32);
    while length <= MAX_LENGTH {
        let mut symbol = 0;
        while symbol < SYMBOLS {
            if LENGTHS[symbol] == length {
                codewords[symbol] = Codeword { bits: mirrored(next, length), length };
                next += 1;
            }
            symbol += 1;
        }
        next <<= 1;
        length += 1;
    }
    assert!(next == 2 << MAX_LENGTH, "every sequence of bits begins with one codeword");
    codewords
}

/// Codewords are written from their highest bit on.
const fn mirrored(codeword: u32, length: u8) -> u32 {
    codeword.reverse_bits() >> (u32::BITS - length as u32)
}

const fn bytes() -> [Codeword; 256] {
    let mut bytes = [Codeword { bits: 0, length: 0 }; 256];
    let mut byte = 0;
    while byte < bytes.len() {
        bytes[byte] = SYMBOL[byte];
        byte += 1;
    }
    bytes
}

const fn more_zeros() -> [Codeword; MAX_COPY + 1] {
    let mut copies = [Codeword { bits: 0, length: 0 }; MAX_COPY + 1];
    let (mut symbol, mut count, mut more) = (FIRST_COPY, MIN_COPY, 0_u8);
    while symbol < LAST_COPY {
        // From the ninth on, each symbol stands for several lengths, told apart by extra bits: one more bit
        // for every four symbols.
        let place = symbol - FIRST_COPY;
        if place >= 8 && place.is_multiple_of(4) {
            more += 1;
        }
        let Codeword { bits, length } = SYMBOL[symbol];
        let mut behind = 0;
        while behind < 1 << more && count < MAX_COPY {
            // The only distance takes one bit, a zero.
            copies[count] = Codeword { bits: bits | behind << length, length: length + more + 1 };
            behind += 1;
            count += 1;
        }
        symbol += 1;
    }
    let Codeword { bits, length } = SYMBOL[LAST_COPY];
    copies[MAX_COPY] = Codeword { bits, length: length + 1 };
    copies
}

/// The header of the block, which defines the code.
pub(crate) fn header() -> impl Iterator<Item = Codeword> {
    let number = |bits: u32, length: u8| Codeword { bits, length };
    // The last block, with dynamic codes: 286 symbols, 1 distance, 19 code lengths.
    let beginning = [number(1, 1), number(2, 2), number(29, 5), number(0, 5), number(15, 4)];
    // In the order of the specification, from "repeat" to 15. All take 4 bits, except three that don't occur.
    let unused = [14, 16, 18];
    let lengths = (0..19).map(move |place| number(if unused.contains(&place) { 0 } else { 4 }, 3));
    beginning.into_iter().chain(lengths).chain(encoded_lengths())
}

/// The lengths of all codewords, run-length encoded, then that of the only distance.
fn encoded_lengths() -> impl Iterator<Item = Codeword> {
    let codeword = |symbol: u8| Codeword { bits: mirrored(symbol.into(), 4), length: 4 };
    // "Repeat the previous length" sorts after the lengths 0 to 12.
    let again = codeword(13);
    let alike = LENGTHS.chunk_by(|one, next| one == next).filter_map(|alike| alike.split_first());
    let each = alike.flat_map(move |(&length, more)| {
        // A repeat covers three to six; fewer are written one by one.
        let more =
            more.chunks(6).flat_map(move |times| match u32::try_from(times.len()).unwrap_or_default() {
                1 => [codeword(length), Codeword::default()],
                2 => [codeword(length); 2],
                times => [again, Codeword { bits: times - 3, length: 2 }],
            });
        iter::once(codeword(length)).chain(more)
    });
    each.chain([codeword(1)])
}
