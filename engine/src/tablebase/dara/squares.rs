//! Sets of squares as 30 bits, and their mirror images.
//!
//! A square is bit file × 6 + rank. The rules are the same for a board and its mirror images: nothing in them tells
//! left from right or up from down.

use crate::tablebase::ranking::Symmetric;

/// How many files.
const FILES: u32 = 5;
/// How many ranks.
const RANKS: u32 = 6;
/// The board of Dara: bit 0 of a way swaps left and right, bit 1 up and down.
#[derive(Clone, Copy, Debug)]
pub(in crate::tablebase) struct Squares;

impl Symmetric for Squares {
    const SQUARES: u32 = FILES * RANKS;
    const WAYS: u8 = 4;

    #[inline]
    fn image(set: u32, way: u8) -> u32 {
        mirrored(set, way)
    }

    fn inverse(way: u8) -> u8 {
        way
    }
}

/// The squares of the lowest rank.
const RANK: u32 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24;
/// The squares of the first file.
const FILE: u32 = 0b11_1111;

/// The set for bits file × 7 + rank, the numbering of `games`.
pub(in crate::tablebase) const fn from_view(bits: u64) -> u32 {
    let (mut set, mut file) = (0, 0);
    while file < FILES {
        // The mask leaves six bits.
        #[expect(clippy::cast_possible_truncation, reason = "six bits")]
        let ranks = (bits >> (7 * file)) as u32 & FILE;
        set |= ranks << (RANKS * file);
        file += 1;
    }
    set
}

/// The bits file × 7 + rank of a set.
pub(in crate::tablebase) const fn to_view(set: u32) -> u64 {
    let (mut bits, mut file) = (0, 0);
    while file < FILES {
        bits |= ((set >> (RANKS * file) & FILE) as u64) << (7 * file);
        file += 1;
    }
    bits
}

/// The mirror image of a set.
const fn mirrored(set: u32, way: u8) -> u32 {
    let mut set = set;
    if way & 1 != 0 {
        set = (set & FILE) << 24
            | (set & FILE << 6) << 12
            | set & FILE << 12
            | (set & FILE << 18) >> 12
            | (set & FILE << 24) >> 24;
    }
    if way & 2 != 0 {
        set = (set & RANK) << 5
            | (set & RANK << 1) << 3
            | (set & RANK << 2) << 1
            | (set & RANK << 3) >> 1
            | (set & RANK << 4) >> 3
            | (set & RANK << 5) >> 5;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_images_are_those_of_the_board() {
        for way in 0..Squares::WAYS {
            for (file, rank) in (0..FILES).flat_map(|file| (0..RANKS).map(move |rank| (file, rank))) {
                let other_file = if way & 1 == 0 { file } else { FILES - 1 - file };
                let other_rank = if way & 2 == 0 { rank } else { RANKS - 1 - rank };
                let bit = |file, rank| 1_u32 << (RANKS * file + rank);
                assert_eq!(mirrored(bit(file, rank), way), bit(other_file, other_rank));
            }
        }
    }

    #[test]
    fn sets_come_back_as_they_were() {
        let mut set = 1_u32;
        for _ in 0..1_000 {
            set = set.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let stones = set >> 2;
            assert_eq!(from_view(to_view(stones)), stones);
        }
    }
}
