//! Numbers for positions: two sets of stones become the index of a table.
//!
//! The larger set comes first. It and its mirror images are one class, with a number; within the class, the other set
//! is numbered by the combinatorial number system over the squares that are left. Where the first set is its own
//! mirror image, the position takes the lowest of its numbers, and the others stay unused: two in a hundred.

use super::squares::{SQUARES, WAYS, closed_up, mirrored, opened_up};

/// The most stones of a set.
const MOST: usize = 4;

/// How many sets of this many of the lowest squares there are: `SETS[squares][stones]`.
const SETS: [[u32; MOST + 1]; SQUARES as usize + 1] = {
    let mut sets = [[0; MOST + 1]; SQUARES as usize + 1];
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

/// The number of a set among those of as many stones, in order of their bits.
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
    ways: u8,
}

/// The numbers of all positions with this many stones.
#[derive(Clone, Debug)]
pub(super) struct Ranking {
    /// The first set of each class.
    firsts: Vec<u32>,
    /// By the number of a first set.
    classes: Vec<Class>,
    /// The second sets, on the squares that a first one leaves.
    seconds: Vec<u32>,
}

impl Ranking {
    /// For this many stones, at most four and the larger number first.
    pub(super) fn new([first, second]: [u32; 2]) -> Self {
        let all = sets(first, SQUARES);
        let (mut firsts, mut classes) = (Vec::new(), vec![Class::default(); all.len()]);
        for set in all {
            if classes[number(set)].ways != 0 {
                continue;
            }
            let class = u16::try_from(firsts.len()).unwrap_or_default();
            firsts.push(set);
            for way in 0..WAYS {
                // A way is its own opposite.
                let image = &mut classes[number(mirrored(set, way))];
                *image = Class { number: class, ways: image.ways | 1 << way };
            }
        }
        Self { firsts, classes, seconds: sets(second, SQUARES - first) }
    }

    /// How many numbers there are.
    pub(super) const fn len(&self) -> usize {
        self.firsts.len() * self.seconds.len()
    }

    /// The memory it takes.
    pub(super) const fn size(&self) -> usize {
        4 * self.firsts.len() + size_of::<Class>() * self.classes.len() + 4 * self.seconds.len()
    }

    /// The number of a position, which it shares with its mirror images alone. The sets have as many stones as the
    /// ranking is for, on different squares.
    #[inline]
    pub(super) fn index(&self, first: u32, second: u32) -> usize {
        let Class { number: class, ways } = self.classes[number(first)];
        let holes = self.firsts[usize::from(class)];
        let (mut ways, mut lowest) = (ways, usize::MAX);
        while ways != 0 {
            let way = u8::try_from(ways.trailing_zeros()).unwrap_or_default();
            lowest = lowest.min(number(closed_up(mirrored(second, way), holes)));
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

    /// How many positions share a number: the position and its mirror images.
    pub(super) fn images(first: u32, second: u32) -> u64 {
        let same = |way: &u8| mirrored(first, *way) == first && mirrored(second, *way) == second;
        u64::from(WAYS) / (0..WAYS).filter(same).count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_of_three_against_three_has_one_number() {
        let ranking = Ranking::new([3, 3]);
        let (mut used, mut positions) = (0, 0);
        for index in 0..ranking.len() {
            let Some((first, second)) = ranking.position(index) else { continue };
            used += 1;
            positions += Ranking::images(first, second);
            assert_eq!((first.count_ones(), second.count_ones(), first & second), (3, 3, 0));
            for way in 1..WAYS {
                assert_eq!(ranking.index(mirrored(first, way), mirrored(second, way)), index);
            }
        }
        // All of them, so no two share a number unless they are mirror images.
        assert_eq!(positions, 4_060 * 2_925);
        assert!(used > ranking.len() * 97 / 100, "{used} of {}", ranking.len());
        assert_eq!(ranking.position(ranking.len()), None);
    }

    #[test]
    fn numbers_of_four_against_three_lead_back() {
        let ranking = Ranking::new([4, 3]);
        assert_eq!(ranking.len(), 6_969 * 2_600);
        for index in (0..ranking.len()).step_by(997) {
            let Some((first, second)) = ranking.position(index) else { continue };
            assert_eq!((first.count_ones(), second.count_ones(), first & second), (4, 3, 0));
            for way in 0..WAYS {
                assert_eq!(ranking.index(mirrored(first, way), mirrored(second, way)), index);
            }
        }
    }
}
