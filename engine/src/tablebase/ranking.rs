//! Numbers for positions: two sets of stones become the index of a table.
//!
//! The larger set comes first. It and its images under the board's symmetries are one class, with a number; within the
//! class, the other set is numbered by the combinatorial number system over the squares that are left. Where the first
//! set is its own image, the position takes the lowest of its numbers, and the others stay unused: a few in a hundred.

use std::marker::PhantomData;

/// A board whose squares are the lowest bits, and its symmetries.
pub(super) trait Symmetric {
    /// How many squares it has, at most [`MOST_SQUARES`].
    const SQUARES: u32;
    /// In how many ways a set can be turned or mirrored, at most 16. Way 0 leaves it as it is.
    const WAYS: u8;

    /// What becomes of a set.
    fn image(set: u32, way: u8) -> u32;

    /// The way that undoes another.
    fn inverse(way: u8) -> u8;
}

/// The most squares of a board.
const MOST_SQUARES: usize = 30;

/// The most stones of a set.
const MOST: usize = 6;

/// How many sets of this many of the lowest squares there are: `SETS[squares][stones]`.
const SETS: [[u32; MOST + 1]; MOST_SQUARES + 1] = {
    let mut sets = [[0; MOST + 1]; MOST_SQUARES + 1];
    sets[0][0] = 1;
    let mut squares = 1;
    while squares < sets.len() {
        sets[squares][0] = 1;
        let mut stones = 1;
        while stones <= MOST {
            sets[squares][stones] = sets[squares - 1][stones] + sets[squares - 1][stones - 1];
            stones += 1;
        }
        squares += 1;
    }
    sets
};

/// A set's number among all sets of its size, in the order of their bits.
const fn number(set: u32) -> usize {
    let (mut set, mut stones, mut number) = (set, 1, 0);
    while set != 0 {
        number += SETS[set.trailing_zeros() as usize][stones];
        set &= set - 1;
        stones += 1;
    }
    number as usize
}

/// Every set of this many stones on this many squares, in order of its number.
fn sets(stones: u32, squares: u32) -> Vec<u32> {
    let mut sets = Vec::with_capacity(SETS[squares as usize][stones as usize] as usize);
    let mut set = (1_u32 << stones) - 1;
    while set < 1 << squares {
        sets.push(set);
        // The next higher number with as many bits.
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        set = carried | (set ^ carried) >> 2 >> lowest.trailing_zeros();
    }
    sets
}

/// Where a first set belongs.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    number: u16,
    /// The ways, one bit each, in which the set becomes the first of its class.
    ways: u16,
}

/// The stones as if the squares of `holes` weren't there, so that the later ones move up.
const fn closed_up(set: u32, holes: u32) -> u32 {
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
const fn opened_up(set: u32, holes: u32) -> u32 {
    let (mut set, mut holes) = (set, holes);
    while holes != 0 {
        let hole = holes & holes.wrapping_neg();
        set = set & (hole - 1) | (set & !(hole - 1)) << 1;
        holes &= !hole;
    }
    set
}

/// The numbers of all positions with this many stones.
#[derive(Debug)]
pub(super) struct Ranking<B> {
    /// The first set of each class.
    firsts: Vec<u32>,
    /// By the number of a first set.
    classes: Vec<Class>,
    /// The second sets, on the squares that a first one leaves.
    seconds: Vec<u32>,
    board: PhantomData<B>,
}

impl<B: Symmetric> Ranking<B> {
    /// For this many stones, at most six and the larger number first.
    pub(super) fn new([first, second]: [u32; 2]) -> Self {
        let all = sets(first, B::SQUARES);
        let (mut firsts, mut classes) = (Vec::new(), vec![Class::default(); all.len()]);
        for set in all {
            if classes[number(set)].ways != 0 {
                continue;
            }
            let class = u16::try_from(firsts.len()).unwrap_or_default();
            firsts.push(set);
            for way in 0..B::WAYS {
                let image = &mut classes[number(B::image(set, way))];
                *image = Class { number: class, ways: image.ways | 1 << B::inverse(way) };
            }
        }
        Self { firsts, classes, seconds: sets(second, B::SQUARES - first), board: PhantomData }
    }

    /// How many numbers there are.
    pub(super) const fn len(&self) -> usize {
        self.firsts.len() * self.seconds.len()
    }

    /// The memory it takes.
    pub(super) const fn size(&self) -> usize {
        4 * self.firsts.len() + size_of::<Class>() * self.classes.len() + 4 * self.seconds.len()
    }

    /// The number of a position, which it shares with its images alone. The sets have as many stones as the ranking is
    /// for, on different squares.
    #[inline]
    pub(super) fn index(&self, first: u32, second: u32) -> usize {
        let Class { number: class, ways } = self.classes[number(first)];
        let holes = self.firsts[usize::from(class)];
        let (mut ways, mut lowest) = (ways, usize::MAX);
        while ways != 0 {
            let way = u8::try_from(ways.trailing_zeros()).unwrap_or_default();
            lowest = lowest.min(number(closed_up(B::image(second, way), holes)));
            ways &= ways - 1;
        }
        usize::from(class) * self.seconds.len() + lowest
    }

    /// The sets with this number, or `None` if it's unused.
    pub(super) fn position(&self, index: usize) -> Option<(u32, u32)> {
        let first = *self.firsts.get(index / self.seconds.len())?;
        let second = opened_up(self.seconds[index % self.seconds.len()], first);
        (self.index(first, second) == index).then_some((first, second))
    }

    /// How many positions share a number: the position and its images.
    pub(super) fn images(first: u32, second: u32) -> u64 {
        let same = |way: &u8| B::image(first, *way) == first && B::image(second, *way) == second;
        u64::from(B::WAYS) / (0..B::WAYS).filter(same).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tablebase::{dara::squares::Squares, morris::points::Points};

    #[test]
    fn sets_come_back_as_they_were() {
        let mut set = 1_u32;
        for _ in 0..1_000 {
            set = set.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let (stones, holes) = (set >> 2, set.rotate_left(9) & (set.rotate_left(20) >> 2));
            let beside = stones & !holes;
            let closed = closed_up(beside, holes);
            assert!(closed.leading_zeros() >= 2 + holes.count_ones());
            assert_eq!(opened_up(closed, holes), beside);
        }
    }

    /// Looks at every `step`th number, and returns how many are used and how many positions have them.
    fn looked_at<B: Symmetric>(counts: [u32; 2], step: usize) -> (Ranking<B>, usize, u64) {
        let ranking = Ranking::<B>::new(counts);
        let (mut used, mut positions) = (0, 0);
        for index in (0..ranking.len()).step_by(step) {
            let Some((first, second)) = ranking.position(index) else { continue };
            used += 1;
            positions += Ranking::<B>::images(first, second);
            assert_eq!([first.count_ones(), second.count_ones(), first & second], [counts[0], counts[1], 0]);
            for way in 1..B::WAYS {
                assert_eq!(B::image(B::image(first, way), B::inverse(way)), first);
                assert_eq!(ranking.index(B::image(first, way), B::image(second, way)), index);
            }
        }
        (ranking, used, positions)
    }

    #[test]
    fn every_position_of_three_against_three_has_one_number() {
        let (ranking, used, positions) = looked_at::<Squares>([3, 3], 1);
        // All of them, so no two share a number unless they are images.
        assert_eq!(positions, 4_060 * 2_925);
        assert!(used > ranking.len() * 97 / 100, "{used} of {}", ranking.len());
        assert_eq!(ranking.position(ranking.len()), None);
        let (ranking, used, positions) = looked_at::<Points>([3, 3], 1);
        assert_eq!(positions, 2_024 * 1_330);
        assert!(used > ranking.len() * 80 / 100, "{used} of {}", ranking.len());
    }

    #[test]
    fn numbers_of_more_stones_lead_back() {
        let (ranking, ..) = looked_at::<Squares>([4, 3], 997);
        assert_eq!(ranking.len(), 6_969 * 2_600);
        let (ranking, ..) = looked_at::<Points>([6, 3], 997);
        assert!(ranking.len() < 7_500_000, "{}", ranking.len());
    }
}
