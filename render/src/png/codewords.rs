//! The codewords of compressed pictures, which are the same in all of them: what was compressed beforehand fits into any.
//!
//! They are those of [DEFLATE](https://www.rfc-editor.org/rfc/rfc1951), with one distance only: whatever is copied, is copied from
//! the byte before, and is zeros. A theme of other colours needs no other codewords: its pictures would be a little larger.

use std::iter;

/// Bytes as they are, the end, and copies of 3 to 258 bytes.
const SYMBOLS: usize = 286;
/// The end of everything.
const END_SYMBOL: usize = 256;
/// The first of the copies, and the one of 258 bytes.
const FIRST_COPY: usize = 257;
const LAST_COPY: usize = 285;
/// The fewest and the most bytes that are copied at once.
pub(crate) const MIN_COPY: usize = 3;
pub(crate) const MAX_COPY: usize = 258;
/// The longest codeword, in bits.
const MAX_LENGTH: u8 = 12;

/// How many bits the codeword of each symbol has: as many as take fewest altogether, by the package-merge algorithm, over the gallery's
/// pictures of all games in all themes, each of which counted as much as any other, with every symbol at least once.
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

/// Some bits, the first of them in the lowest place: of one symbol, or of what follows one.
#[derive(Clone, Copy, Default)]
pub(crate) struct Codeword {
    pub(crate) bits: u32,
    /// How many they are.
    pub(crate) length: u8,
}

/// The codeword of every symbol.
const SYMBOL: [Codeword; SYMBOLS] = codewords();
/// The codeword of every byte.
pub(crate) const BYTE: [Codeword; 256] = bytes();
/// The codeword of so many zeros that follow another zero, from [`MIN_COPY`] to [`MAX_COPY`].
pub(crate) const MORE_ZEROS: [Codeword; MAX_COPY + 1] = more_zeros();
/// The codeword of the end.
pub(crate) const END: Codeword = SYMBOL[END_SYMBOL];

/// Codewords of one length follow each other as numbers do, and longer ones follow shorter ones.
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

/// A codeword is written from its highest bit on.
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
        // From the ninth on, a symbol stands for several numbers, told apart by bits behind it: one more for every four.
        let place = symbol - FIRST_COPY;
        if place >= 8 && place.is_multiple_of(4) {
            more += 1;
        }
        let Codeword { bits, length } = SYMBOL[symbol];
        let mut behind = 0;
        while behind < 1 << more && count < MAX_COPY {
            // The distance is one bit, which is zero.
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

/// How the code is told at the beginning of a file that uses it, bits by bits.
pub(crate) fn header() -> impl Iterator<Item = Codeword> {
    let number = |bits: u32, length: u8| Codeword { bits, length };
    // The only block, with a code of its own: 286 symbols, 1 distance, 19 lengths of the codewords of the lengths.
    let beginning = [number(1, 1), number(2, 2), number(29, 5), number(0, 5), number(15, 4)];
    // In the order in which they are told, from "once more" to 15: all of 4 bits but for three that do not occur.
    let unused = [14, 16, 18];
    let lengths = (0..19).map(move |place| number(if unused.contains(&place) { 0 } else { 4 }, 3));
    beginning.into_iter().chain(lengths).chain(encoded_lengths())
}

/// The lengths of all codewords, and that of the only distance: each once, and then how many times more it follows.
fn encoded_lengths() -> impl Iterator<Item = Codeword> {
    let codeword = |symbol: u8| Codeword { bits: mirrored(symbol.into(), 4), length: 4 };
    // "Once more" comes behind the lengths of 0 to 12.
    let again = codeword(13);
    let alike = LENGTHS.chunk_by(|one, next| one == next).filter_map(|alike| alike.split_first());
    let each = alike.flat_map(move |(&length, more)| {
        // Three to six times at once, and fewer one by one.
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
