//! The boards of the family: how many files they have, and which squares are neighbours.

use std::fmt::Debug;

use super::{
    counted::Word,
    lines::{self, Axis},
};
use crate::{Square, bits::Bits};

/// A board of the family.
///
/// A pair of neighbours is one bit. The pairs side by side come first, each at its left square; the pairs above each
/// other follow, each at its lower square.
pub(crate) trait Grid: Copy + Eq + Debug + 'static {
    /// The number of files.
    const FILES: u8;

    /// A word with a bit for each pair of neighbours.
    type Pairs: Word;

    /// Every square.
    const ALL: Bits = lines::every(Self::FILES);

    /// The bit where the pairs above each other begin. The last pair side by side begins one square earlier.
    const UPWARD: u8 = (Self::FILES - 1) * Axis::Across as u8;

    /// The steps (from, to) of each pair: down or to the left, then up or to the right.
    const STEPS: &[[(u8, u8); 2]; 128] = &steps(Self::UPWARD);

    /// The two squares of each pair of neighbours.
    const PAIRS: &[Bits; 128] = &pairs(Self::UPWARD);

    /// The index of `square`'s bit, or `None` if the board doesn't have it.
    #[inline]
    fn index(square: Square) -> Option<u8> {
        let on_board = square.file() < Self::FILES && square.rank() < lines::RANKS;
        on_board.then(|| square.file() * 7 + square.rank())
    }

    /// The bit index of a pair of neighbours, or `None` if the squares aren't neighbours.
    #[inline]
    fn neighbours(from: u8, to: u8) -> Option<u8> {
        let first = from.min(to);
        let apart = from.abs_diff(to);
        let upward = apart == Axis::Upward as u8;
        (upward || apart == Axis::Across as u8).then_some(if upward { first + Self::UPWARD } else { first })
    }

    /// The step (from, to) between two neighbours.
    #[inline]
    fn step(between: u8, ascending: bool) -> (u8, u8) {
        Self::STEPS[usize::from(between & 127)][usize::from(ascending)]
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
    fn neighbours_are_side_by_side_or_above_each_other() {
        check::<FiveFiles>();
        check::<SixFiles>();
    }
}
