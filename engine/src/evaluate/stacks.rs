//! Damala: marbles by side, and what lies on each square and on each two squares side by side. All for the first side.

use std::sync::LazyLock;

use games::Side;

use crate::{patterns::Shared, score::Score, weights::Sharing};

/// The marbles of a side in a stack: two bits for each seat.
const SIDES: [u8; 2] = [0b0011_0011, 0b1100_1100];
/// What a square can hold: up to three marbles of each side, three together.
const STATES: usize = 16;
/// Numbers of marbles of a side; a team has two times twenty.
const MARBLES: usize = 41;
/// Squares in a line of [`games::SquareSet`]: a square's index is rank × 16 + file.
const FILES: usize = 16;

/// Which weight each entry has: pairs of squares side by side, squares, numbers of marbles, the turn.
///
/// Mirrored, a pair is worth the same; with colours swapped, the opposite.
pub(super) static SHARING: LazyLock<Sharing> = LazyLock::new(|| {
    let swapped = |state: usize| state / 4 + state % 4 * 4;
    let pair = |one: usize, other: usize| STATES * one.min(other) + one.max(other);
    let mut pairs: Vec<Shared> = vec![None; STATES * STATES];
    let mut weights = 0;
    for one in 0..STATES {
        for other in one..STATES {
            let (here, there) = (pair(one, other), pair(swapped(one), swapped(other)));
            if here < there {
                (pairs[here], pairs[there]) = (Some((weights, false)), Some((weights, true)));
                weights += 1;
            }
        }
    }
    let mut squares: Vec<Shared> = vec![None; STATES];
    let mut alone = 0;
    for state in 0..STATES {
        if state < swapped(state) {
            (squares[state], squares[swapped(state)]) = (Some((alone, false)), Some((alone, true)));
            alone += 1;
        }
    }
    Sharing::default().table(&(pairs, weights)).table(&(squares, alone)).material(MARBLES, 40).counts(1)
});

const SQUARES: usize = STATES * STATES;
const MATERIAL: usize = SQUARES + STATES;
const TURN: usize = MATERIAL + MARBLES * MARBLES;

fn of_side(counts: [u32; 4], side: usize) -> u32 {
    counts[side] + counts[side + 2]
}

/// The worth by the first version, with weights chosen by hand.
pub(super) fn by_hand(counts: [u32; 4]) -> Score {
    100 * (of_side(counts, 0).cast_signed() - of_side(counts, 1).cast_signed())
}

/// How many marbles of both sides are in a stack: of the first, and four times of the second.
#[inline]
fn state(stack: u8) -> usize {
    let of = |side: usize| {
        let own = stack & SIDES[side];
        usize::from(((own | own >> 2) & 3) + ((own >> 4 | own >> 6) & 3)).min(3)
    };
    of(0) + 4 * of(1)
}

/// Calls `see` with every entry that the position has, and how often.
#[inline]
pub(super) fn each(marbles: &[u8; 128], counts: [u32; 4], to_act: Side, mut see: impl FnMut(usize, Score)) {
    // With an empty line below the first one, and one above the last.
    let mut states = [0; 128 + 2 * FILES];
    let mut occupied = 0_u128;
    for (word, stacks) in marbles.as_chunks::<8>().0.iter().enumerate() {
        if *stacks == [0; 8] {
            continue;
        }
        for (at, &stack) in (8 * word..).zip(stacks).filter(|(_, stack)| **stack != 0) {
            states[FILES + at] = state(stack);
            occupied |= 1 << at;
        }
    }
    while occupied != 0 {
        let at = occupied.trailing_zeros() as usize;
        occupied &= occupied - 1;
        let own = states[FILES + at];
        see(SQUARES + own, 1);
        // A pair of which one is empty says how free a stack is; blocked squares count as empty.
        let mut pair = |other: usize| see(STATES * own.min(other) + own.max(other), 1);
        if at % FILES != FILES - 1 {
            pair(states[FILES + at + 1]);
        }
        pair(states[2 * FILES + at]);
        // A stack to the left or below counts the pair itself.
        if !at.is_multiple_of(FILES) && states[FILES + at - 1] == 0 {
            pair(0);
        }
        if at >= FILES && states[at] == 0 {
            pair(0);
        }
    }
    let number = |side: usize| (of_side(counts, side) as usize).min(MARBLES - 1);
    see(MATERIAL + MARBLES * number(0) + number(1), 1);
    see(TURN, if to_act == Side::First { 1 } else { -1 });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_colours_swapped_the_worth_is_the_opposite() {
        let bytes: Vec<u8> = (0..SHARING.weights())
            .flat_map(|at| i16::try_from(at * 29 % 101).unwrap().to_le_bytes())
            .collect();
        let weights = crate::weights::Weights::read(&bytes, &SHARING).unwrap();
        let worth = |marbles: &[u8; 128], counts, to_act| {
            let mut worth = 0;
            each(marbles, counts, to_act, |entry, times| worth += times * weights.of(entry));
            worth
        };
        let (mut marbles, mut swapped) = ([0; 128], [0; 128]);
        for (at, stack) in
            [(0, 0b0000_0001), (1, 0b0000_0110), (17, 0b0000_1001), (40, 0b0000_1100), (41, 0b11)]
        {
            marbles[at] = stack;
            swapped[at] = stack << 2 & 0b1100 | stack >> 2;
        }
        let one = worth(&marbles, [7, 5, 0, 0], Side::First);
        assert_eq!(worth(&swapped, [5, 7, 0, 0], Side::Second), -one);
        assert_ne!(one, 0);
    }

    #[test]
    fn marbles_of_partners_count_together() {
        assert_eq!(state(0b0000_0001), 1);
        assert_eq!(state(0b0001_0001), 2);
        assert_eq!(state(0b0100_0110), 2 + 4 * 2);
        assert_eq!(state(0b0000_1100), 12);
    }
}
