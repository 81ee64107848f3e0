//! Sets of squares as 30 bits, and their mirror images.
//!
//! A square is bit file × 6 + rank. The rules are the same for a board and its mirror images: nothing in them tells
//! left from right or up from down.

/// How many squares the board has.
pub(super) const SQUARES: u32 = 30;
/// How many files.
const FILES: u32 = 5;
/// How many ranks.
const RANKS: u32 = 6;
/// How many ways there are to mirror a set, the set itself included: bit 0 of a way swaps left and right, bit 1 up
/// and down.
pub(super) const WAYS: u8 = 4;

/// The squares of the lowest rank.
const RANK: u32 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24;
/// The squares of the first file.
const FILE: u32 = 0b11_1111;

/// The set for bits file × 7 + rank, the numbering of `games`.
pub(super) const fn from_view(bits: u64) -> u32 {
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
pub(super) const fn to_view(set: u32) -> u64 {
    let (mut bits, mut file) = (0, 0);
    while file < FILES {
        bits |= ((set >> (RANKS * file) & FILE) as u64) << (7 * file);
        file += 1;
    }
    bits
}

/// The mirror image of a set, in one of [`WAYS`].
pub(super) const fn mirrored(set: u32, way: u8) -> u32 {
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

/// The stones as if the squares of `holes` weren't there, so that the later ones move up.
pub(super) const fn closed_up(set: u32, holes: u32) -> u32 {
    let (mut set, mut holes) = (set, holes);
    while holes != 0 {
        // The highest first, so that the others stay where they are.
        let hole = 1 << holes.ilog2();
        set = set & (hole - 1) | set >> 1 & !(hole - 1);
        holes &= !hole;
    }
    set
}

/// The opposite of [`closed_up`].
pub(super) const fn opened_up(set: u32, holes: u32) -> u32 {
    let (mut set, mut holes) = (set, holes);
    while holes != 0 {
        let hole = holes & holes.wrapping_neg();
        set = set & (hole - 1) | (set & !(hole - 1)) << 1;
        holes &= !hole;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_images_are_those_of_the_board() {
        for way in 0..WAYS {
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
            let (stones, holes) = (set >> 2, set.rotate_left(9) & (set.rotate_left(20) >> 2));
            assert_eq!(from_view(to_view(stones)), stones);
            let beside = stones & !holes;
            let closed = closed_up(beside, holes);
            assert!(closed.leading_zeros() >= 2 + holes.count_ones());
            assert_eq!(opened_up(closed, holes), beside);
        }
    }
}
