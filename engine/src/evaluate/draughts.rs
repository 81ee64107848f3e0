//! Damas: patterns of men, and the squares of Damas. All for the first side.

use std::sync::LazyLock;

use games::Side;

use crate::{
    bits::count,
    patterns::{self, Shared},
    score::Score,
    weights::Sharing,
};

const RANK: u64 = 0x0101_0101_0101_0101;
/// Patterns of eight squares.
const PATTERNS: usize = 6_561;
/// Windows of four files and four ranks: at three files and three ranks.
const WINDOWS: usize = 9;
/// Numbers of men and Damas of a side.
const MEN: usize = 13;
const DAMAS: usize = 5;
/// The dark squares.
const SQUARES: usize = 32;
/// Whose turn it is, by how many pieces are left.
const TURNS: usize = 4;

/// Which weight each entry has: windows of men, men, Damas, squares of Damas, turns.
///
/// Turned by half a turn and with colours swapped, a position is worth the opposite.
pub(super) static SHARING: LazyLock<Sharing> = LazyLock::new(|| {
    // Each window and its opposite share the weights; the middle one is its own opposite.
    let mut windows: Vec<Shared> = Vec::with_capacity(WINDOWS * PATTERNS);
    let mut weights = 0;
    for window in 0..WINDOWS {
        for pattern in 0..PATTERNS {
            let opposite = (WINDOWS - 1 - window) * PATTERNS + turned(pattern);
            let at = windows.len();
            windows.push(match opposite.cmp(&at) {
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Less => windows[opposite].map(|(weight, swapped)| (weight, !swapped)),
                std::cmp::Ordering::Greater => {
                    weights += 1;
                    Some((weights - 1, false))
                }
            });
        }
    }
    Sharing::default()
        .table(&(windows, weights))
        .material(MEN, 30)
        .material(DAMAS, 60)
        .counts(SQUARES)
        .counts(TURNS)
});

/// A pattern after half a turn, with colours swapped.
fn turned(pattern: usize) -> usize {
    let digits = (0..8).map(|place| pattern / 3_usize.pow(place) % 3);
    digits.fold(0, |number, digit| 3 * number + if digit == 0 { 0 } else { 3 - digit })
}

const MATERIAL: usize = WINDOWS * PATTERNS;
const DAMAS_FROM: usize = MATERIAL + MEN * MEN;
const PLACES: usize = DAMAS_FROM + DAMAS * DAMAS;
const TURNS_FROM: usize = PLACES + SQUARES;

/// The worth by the first version, with weights chosen by hand.
pub(super) fn by_hand(men: [u64; 2], damas: [u64; 2]) -> Score {
    let of = |side: usize| 100 * count(men[side]) + 300 * count(damas[side]);
    of(0) - of(1) + 2 * (advanced(men[0], true) - advanced(men[1], false))
}

/// How many ranks the men have advanced, together.
fn advanced(men: u64, is_first: bool) -> Score {
    (0..8).map(|rank| count(men & RANK << rank) * if is_first { rank } else { 7 - rank }).sum()
}

/// The dark squares of four files and four ranks, as eight bits: file by file from the left, each from below.
#[inline]
fn window(men: u64, file: u8, rank: u8) -> u64 {
    let seen = men >> (8 * file + rank);
    // In an even place, the first square of the first file is dark, in the second file the second, and so on.
    let of = |file: u8, low: u8| (seen >> (8 * file + low) & 1) | (seen >> (8 * file + low + 2) & 1) << 1;
    of(0, 0) | of(1, 1) << 2 | of(2, 0) << 4 | of(3, 1) << 6
}

/// Calls `see` with every entry that the position has, and how often.
#[inline]
pub(super) fn each(men: [u64; 2], damas: [u64; 2], to_act: Side, mut see: impl FnMut(usize, Score)) {
    for at in 0..9_u8 {
        let (file, rank) = (2 * (at / 3), 2 * (at % 3));
        let [first, second] = men.map(|men| window(men, file, rank));
        see(usize::from(at) * PATTERNS + patterns::number(first, second), 1);
    }
    let number = |bits: u64, most: usize| usize::try_from(count(bits)).unwrap_or_default().min(most - 1);
    see(MATERIAL + MEN * number(men[0], MEN) + number(men[1], MEN), 1);
    see(DAMAS_FROM + DAMAS * number(damas[0], DAMAS) + number(damas[1], DAMAS), 1);
    for (side, damas) in damas.into_iter().enumerate() {
        let mut rest = damas;
        while rest != 0 {
            let square = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            // As the first side sees it.
            if side == 0 {
                see(PLACES + square / 2, 1);
            } else {
                see(PLACES + (63 - square) / 2, -1);
            }
        }
    }
    let all = number(men[0] | men[1] | damas[0] | damas[1], 25);
    see(TURNS_FROM + (all / 7).min(TURNS - 1), if to_act == Side::First { 1 } else { -1 });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turned_and_with_colours_swapped_the_worth_is_the_opposite() {
        let bytes: Vec<u8> = (0..SHARING.weights())
            .flat_map(|at| i16::try_from(at * 41 % 211).unwrap().to_le_bytes())
            .collect();
        let weights = crate::weights::Weights::read(&bytes, &SHARING).unwrap();
        let worth = |men, damas, to_act| {
            let mut worth = 0;
            each(men, damas, to_act, |entry, times| worth += times * weights.of(entry));
            worth
        };
        let bit = |text: &str| {
            let square: games::Square = text.parse().unwrap();
            1_u64 << (8 * square.file() + square.rank())
        };
        let men = [bit("c3") | bit("d4") | bit("a1"), bit("f6") | bit("h8") | bit("c5")];
        let damas = [bit("g3"), bit("b8")];
        let turn = |[first, second]: [u64; 2]| [second.reverse_bits(), first.reverse_bits()];
        let one = worth(men, damas, Side::First);
        assert_eq!(worth(turn(men), turn(damas), Side::Second), -one);
        assert_ne!(one, 0);
    }

    #[test]
    fn a_window_has_its_dark_squares() {
        let dark = 0xAA55_AA55_AA55_AA55_u64;
        for at in 0..9 {
            assert_eq!(window(dark, 2 * (at / 3), 2 * (at % 3)), 0xFF);
            assert_eq!(window(!dark, 2 * (at / 3), 2 * (at % 3)), 0);
        }
    }
}
