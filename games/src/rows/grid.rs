//! The boards of the family: how many files, and which squares are neighbours.

use std::fmt::Debug;

use super::{
    counted::Word,
    lines::{self, Axis},
};
use crate::{Square, bits::Bits};

/// A board of the family.
///
/// A pair of neighbours is a bit: first those side by side, each by its left square, then those one above the
/// other, each by its lower square.
pub(crate) trait Grid: Copy + Eq + Debug + 'static {
    /// How many files it has.
    const FILES: u8;

    /// Bits for all pairs of neighbours.
    type Pairs: Word;

    /// Every square.
    const ALL: Bits = lines::every(Self::FILES);

    /// Where the pairs of squares one above the other begin: the last pair of squares side by side begins on the
    /// square before this bit.
    const UPWARD: u8 = (Self::FILES - 1) * Axis::Across as u8;

    /// The step, from and to, between each two neighbours: down or to the left, and up or to the right.
    const STEPS: &[[(u8, u8); 2]; 128] = &steps(Self::UPWARD);

    /// The two squares of each pair of neighbours.
    const PAIRS: &[Bits; 128] = &pairs(Self::UPWARD);

    /// The index of `square`'s bit, or `None` where the board does not have it.
    #[inline]
    fn index(square: Square) -> Option<u8> {
        let on_board = square.file() < Self::FILES && square.rank() < lines::RANKS;
        on_board.then(|| square.file() * 7 + square.rank())
    }

    /// Two neighbours as the index of their bit; `None` where the squares are no neighbours.
    #[inline]
    fn neighbours(from: u8, to: u8) -> Option<u8> {
        let first = from.min(to);
        let apart = from.abs_diff(to);
        let upward = apart == Axis::Upward as u8;
        (upward || apart == Axis::Across as u8).then_some(if upward { first + Self::UPWARD } else { first })
    }

    /// The step between two neighbours, from and to.
    #[inline]
    fn step(between: u8, forth: bool) -> (u8, u8) {
        Self::STEPS[usize::from(between & 127)][usize::from(forth)]
    }

    /// The two squares of a pair of neighbours.
    #[inline]
    fn pair(between: u8) -> Bits {
        Self::PAIRS[usize::from(between & 127)]
    }
}

/// Five files and six ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FiveFiles;

impl Grid for FiveFiles {
    const FILES: u8 = 5;
    type Pairs = u64;
}

/// Six files and six ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SixFiles;

impl Grid for SixFiles {
    const FILES: u8 = 6;
    type Pairs = u128;
}

/// [`Grid::STEPS`].
const fn steps(upward: u8) -> [[(u8, u8); 2]; 128] {
    let mut steps = [[(0, 0); 2]; 128];
    let mut bit = 0;
    while bit < 128 {
        let (first, apart) = if bit < upward { (bit, Axis::Across) } else { (bit - upward, Axis::Upward) };
        let second = first + apart as u8;
        steps[bit as usize] = [(second, first), (first, second)];
        bit += 1;
    }
    steps
}

/// [`Grid::PAIRS`].
const fn pairs(upward: u8) -> [Bits; 128] {
    let steps = steps(upward);
    let mut pairs = [0; 128];
    let mut bit = 0;
    while bit < 128 {
        let (from, to) = steps[bit][0];
        pairs[bit] = 1 << (from & 63) | 1 << (to & 63);
        bit += 1;
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::indices;

    fn check<G: Grid>() {
        let squares: Vec<u8> = indices(G::ALL).collect();
        for (&from, &to) in squares.iter().flat_map(|from| squares.iter().map(move |to| (from, to))) {
            let (a, b) = (lines::square(from), lines::square(to));
            assert_eq!(G::index(a), Some(from));
            let beside = a.file().abs_diff(b.file()) + a.rank().abs_diff(b.rank()) == 1;
            let between = G::neighbours(from, to);
            assert_eq!(between.is_some(), beside, "{a} and {b}");
            if let Some(between) = between {
                assert_eq!(G::step(between, from < to), (from, to));
                assert_eq!(G::pair(between), lines::bit(a) | lines::bit(b));
                assert!(usize::from(between) < 8 * size_of::<G::Pairs>());
            }
        }
        assert_eq!(squares.len(), usize::from(G::FILES) * 6);
    }

    #[test]
    fn neighbours_lie_side_by_side_or_one_above_the_other() {
        check::<FiveFiles>();
        check::<SixFiles>();
    }
}
