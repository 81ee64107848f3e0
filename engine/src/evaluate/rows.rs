//! Dara, Wali and Dala: stones, rows, squares where a row can be made, and freedom to move. All for the first side.
//!
//! With weights, every square of three by three, every file and every rank counts as a pattern. `examples/fit.rs` fits
//! the weights to games of the engine with itself; the first version had a few, chosen by hand.

use std::sync::LazyLock;

use games::Side;

use crate::{bits::count, patterns, score::Score, weights::Sharing};

const UPWARD: u8 = 1;
const ACROSS: u8 = 7;
const RANKS: u8 = 6;

/// Patterns of three by three.
const WINDOWS: usize = 19_683;
/// Patterns of a line of six.
const LINES: usize = 729;
/// Files and ranks at the edge, beside it, and in the middle.
const CLASSES: usize = 3;
/// Numbers of stones of a side.
const LEFT: usize = 13;

/// What a side's stones can do.
pub(crate) struct Chances {
    /// Squares that would make three in a line, by axis.
    across: u64,
    upward: u64,
    /// Single steps.
    steps: Score,
    /// How many squares there are where a row can be made with one step.
    threats: Score,
}

impl Chances {
    #[inline]
    fn of(own: u64, empty: u64) -> Self {
        let completes = |axis: u8| {
            let two = own & own >> axis;
            (two << (2 * axis) | two >> axis | own << axis & own >> axis) & empty
        };
        let (across, upward) = (completes(ACROSS), completes(UPWARD));
        let steps = count(own << ACROSS & empty)
            + count(own >> ACROSS & empty)
            + count(own << UPWARD & empty)
            + count(own >> UPWARD & empty);
        // A stone comes from the side; along the line it would leave a gap, or come from beyond one.
        let beside = |square: u64, from: u8| square & (own << from | own >> from);
        let beyond = |axis: u8| {
            let two = own & own >> axis;
            (two << (2 * axis) & own >> axis | two >> axis & own << axis) & empty
        };
        let threats = beside(across, UPWARD) | beside(upward, ACROSS) | beyond(ACROSS) | beyond(UPWARD);
        Self { across, upward, steps, threats: count(threats) }
    }
}

/// Every square of a board with this many files.
const fn every(files: u8) -> u64 {
    let (mut all, mut file) = (0, 0);
    while file < files {
        all |= 0b11_1111 << (7 * file);
        file += 1;
    }
    all
}

/// The position, as it is judged.
#[derive(Clone, Copy)]
pub(crate) struct Seen {
    pub(crate) stones: [u64; 2],
    pub(crate) hands: [u8; 2],
    pub(crate) files: u8,
    pub(crate) to_act: Side,
}

impl Seen {
    #[inline]
    fn chances(&self) -> [Chances; 2] {
        let empty = every(self.files) & !(self.stones[0] | self.stones[1]);
        self.stones.map(|own| Chances::of(own, empty))
    }

    #[inline]
    fn left(&self, side: usize) -> Score {
        count(self.stones[side]) + Score::from(self.hands[side])
    }

    #[inline]
    fn is_dropping(&self) -> bool {
        self.hands != [0, 0]
    }

    /// Calls `see` with the pattern of every three by three squares.
    #[inline]
    fn windows(&self, mut see: impl FnMut(usize)) {
        for file in 0..self.files - 2 {
            for rank in 0..RANKS - 2 {
                let [first, second] = self.stones.map(|stones| {
                    let seen = stones >> (7 * file + rank);
                    seen & 7 | seen >> 4 & 0o70 | seen >> 8 & 0o700
                });
                see(patterns::number(first, second));
            }
        }
    }

    /// Calls `see` with the pattern of every file, and its class.
    #[inline]
    fn each_file(&self, mut see: impl FnMut(usize, usize)) {
        for file in 0..self.files {
            let [first, second] = self.stones.map(|stones| stones >> (7 * file) & 0b11_1111);
            see(usize::from(file.min(self.files - 1 - file)), patterns::number(first, second));
        }
    }

    /// Calls `see` with the pattern of every rank, and its class.
    #[inline]
    fn each_rank(&self, mut see: impl FnMut(usize, usize)) {
        /// Brings every seventh bit to bits 36 to 41.
        const GATHER: u64 = 1 << 36 | 1 << 30 | 1 << 24 | 1 << 18 | 1 << 12 | 1 << 6;
        /// The lowest rank.
        const RANK: u64 = 1 | 1 << 7 | 1 << 14 | 1 << 21 | 1 << 28 | 1 << 35;
        for rank in 0..RANKS {
            let gathered = |stones: u64| (stones >> rank & RANK).wrapping_mul(GATHER) >> 36 & 0b11_1111;
            let [first, second] = self.stones.map(gathered);
            see(usize::from(rank.min(RANKS - 1 - rank)), patterns::number(first, second));
        }
    }

    /// What is counted rather than looked up, for the first side: whose turn it is, steps, rows that the player to act
    /// and the other one can make, and twos.
    #[inline]
    fn counts(&self) -> [Score; COUNTS] {
        let [first, second] = self.chances();
        let is_first = self.to_act == Side::First;
        let tempo = if is_first { 1 } else { -1 };
        let (acts, waits) =
            if is_first { (first.threats, -second.threats) } else { (-second.threats, first.threats) };
        let twos = |chances: &Chances| count(chances.across | chances.upward);
        let (first_twos, second_twos) = (twos(&first), twos(&second));
        let (acts_twos, waits_twos) =
            if is_first { (first_twos, -second_twos) } else { (-second_twos, first_twos) };
        [tempo, first.steps - second.steps, acts, waits, acts_twos, waits_twos]
    }
}

/// How many numbers [`Seen::counts`] has.
const COUNTS: usize = 6;

/// The worth by the first version, with weights chosen by hand.
#[inline]
pub(crate) fn by_hand(seen: &Seen) -> Score {
    let [first, second] = seen.chances();
    let rows = count(first.across | first.upward) - count(second.across | second.upward);
    100 * (seen.left(0) - seen.left(1)) + 6 * rows + 2 * (first.steps - second.steps)
}

/// Which weight each entry has: windows, files and ranks by class, numbers of stones, counts; dropping, then moving.
pub(crate) static SHARING: LazyLock<Sharing> = LazyLock::new(|| {
    let line = patterns::shared(6, &patterns::of_a_line(6));
    Sharing::default()
        .table(&patterns::shared(9, &patterns::of_a_square()))
        // A rank of five has its last square empty, so its mirror image is another pattern: the fit learns both.
        .tables(&line, 2 * CLASSES)
        .material(LEFT, 20)
        .counts(COUNTS)
        .twice()
});

/// The first entries of the files, the ranks, the numbers of stones, the counts, and of the next phase.
const FILES: usize = WINDOWS;
const RANKS_FROM: usize = FILES + CLASSES * LINES;
const MATERIAL: usize = RANKS_FROM + CLASSES * LINES;
const COUNTED: usize = MATERIAL + LEFT * LEFT;
const PHASE: usize = COUNTED + COUNTS;

impl Seen {
    /// Calls `see` with every entry that the position has, and how often.
    #[inline]
    pub(crate) fn each(&self, mut see: impl FnMut(usize, Score)) {
        let phase = if self.is_dropping() { 0 } else { PHASE };
        self.windows(|window| see(phase + window, 1));
        self.each_file(|class, line| see(phase + FILES + LINES * class + line, 1));
        self.each_rank(|class, line| see(phase + RANKS_FROM + LINES * class + line, 1));
        let [first, second] =
            [0, 1].map(|side| usize::try_from(self.left(side)).unwrap_or_default().min(LEFT - 1));
        see(phase + MATERIAL + LEFT * first + second, 1);
        for (at, times) in self.counts().into_iter().enumerate() {
            see(phase + COUNTED + at, times);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen() -> Seen {
        // b1 b2 c2 and d4 against a1 c3 e6, with the second player to act.
        let bit = |file: u8, rank: u8| 1_u64 << (7 * file + rank);
        let stones = [bit(1, 0) | bit(1, 1) | bit(2, 1) | bit(3, 3), bit(0, 0) | bit(2, 2) | bit(4, 5)];
        Seen { stones, hands: [0, 0], files: 5, to_act: Side::Second }
    }

    #[test]
    fn with_colours_swapped_the_worth_is_the_opposite() {
        let bytes: Vec<u8> = (0..SHARING.weights())
            .flat_map(|at| i16::try_from(at * 53 % 307).unwrap().to_le_bytes())
            .collect();
        let weights = crate::weights::Weights::read(&bytes, &SHARING).unwrap();
        let worth = |seen: &Seen| {
            let mut worth = 0;
            seen.each(|entry, times| worth += times * weights.of(entry));
            worth
        };
        for hands in [[0, 0], [3, 2]] {
            let one = Seen { hands, ..seen() };
            let [first, second] = one.stones;
            let [of_first, of_second] = hands;
            let swapped =
                Seen { stones: [second, first], hands: [of_second, of_first], to_act: Side::First, ..one };
            assert_eq!(worth(&swapped), -worth(&one));
            assert_ne!(worth(&one), 0);
            assert_eq!(by_hand(&swapped), -by_hand(&one));
        }
    }

    #[test]
    fn a_row_that_one_step_makes_is_a_threat() {
        let bit = |file: u8, rank: u8| 1_u64 << (7 * file + rank);
        let empty = |own: u64| every(5) & !own;
        // b2 c2, and d3 above the square that completes them.
        let own = bit(1, 1) | bit(2, 1) | bit(3, 2);
        assert_eq!(Chances::of(own, empty(own)).threats, 1);
        // Beyond the gap: b2 c2 _ e2.
        let own = bit(1, 1) | bit(2, 1) | bit(4, 1);
        assert_eq!(Chances::of(own, empty(own)).threats, 1);
        // Only twos, and no stone near.
        let own = bit(1, 1) | bit(2, 1);
        assert_eq!(Chances::of(own, empty(own)).threats, 0);
    }
}
