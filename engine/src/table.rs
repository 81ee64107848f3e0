//! The transposition table: what was found in positions before, in bounded memory. Newer and deeper entries replace others.

use crate::score::{Score, WON};

/// How a score limits the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bound {
    #[default]
    None,
    Lower,
    Upper,
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    /// The upper half of the hash.
    check: u32,
    /// The best action's number in the order of the position's actions.
    pub(crate) best: u16,
    score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    /// In which search it was written.
    age: u8,
}

impl Entry {
    /// The score as seen from `height` actions below the root: wins are stored by how far they are from their position.
    pub(crate) fn score(&self, height: Score) -> Score {
        match Score::from(self.score) {
            score if score >= WON => score - height,
            score if score <= -WON => score + height,
            score => score,
        }
    }
}

/// What a search found of a position.
#[derive(Clone, Copy)]
pub(crate) struct Searched {
    /// The best action's number in the order of the position's actions.
    pub(crate) best: u16,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    pub(crate) score: Score,
}

/// A table of entries, two to a bucket.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Vec<[Entry; 2]>,
    age: u8,
}

impl Table {
    /// A table of `2^bits` buckets, 24 bytes each.
    pub(crate) fn new(bits: u32) -> Self {
        Self { buckets: vec![<[Entry; 2]>::default(); 1 << bits], age: 0 }
    }

    /// Forgets everything, so that what is found doesn't depend on earlier searches.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill(<[Entry; 2]>::default());
    }

    /// Entries of earlier searches give way to those of the next one.
    pub(crate) const fn begin_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn index(&self, hash: u64) -> usize {
        // The table has a power of two of buckets.
        usize::try_from(hash & 0xFFFF_FFFF).unwrap_or_default() & (self.buckets.len() - 1)
    }

    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let check = check(hash);
        let bucket = self.buckets.get(self.index(hash))?;
        bucket.iter().find(|entry| entry.check == check && entry.bound != Bound::None).copied()
    }

    /// Stores what a search found of a position that is `height` actions below its root.
    pub(crate) fn put(&mut self, hash: u64, found: Searched, height: Score) {
        let Searched { best, depth, bound, score } = found;
        let stored = match score {
            _ if score >= WON => score + height,
            _ if score <= -WON => score - height,
            _ => score,
        };
        let depth = i8::try_from(depth.clamp(0, 120)).unwrap_or_default();
        let (check, age) = (check(hash), self.age);
        let entry =
            Entry { check, best, score: i16::try_from(stored).unwrap_or_default(), depth, bound, age };
        let index = self.index(hash);
        let Some([first, second]) = self.buckets.get_mut(index) else { return };
        // The first place keeps the deepest of this search, the second the newest.
        if first.check == check || first.age != age || depth >= first.depth {
            if first.check != check {
                *second = *first;
            }
            *first = entry;
        } else {
            *second = entry;
        }
    }
}

fn check(hash: u64) -> u32 {
    u32::try_from(hash >> 32).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::MATE;

    const fn exact(best: u16, depth: i32, score: Score) -> Searched {
        Searched { best, depth, bound: Bound::Exact, score }
    }

    #[test]
    fn a_win_is_equally_far_from_its_position_wherever_it_is_found() {
        let mut table = Table::new(4);
        table.put(7 << 40 | 3, exact(5, 4, MATE - 10), 4);
        let entry = table.get(7 << 40 | 3).unwrap();
        assert_eq!((entry.best, entry.depth, entry.bound), (5, 4, Bound::Exact));
        assert_eq!((entry.score(4), entry.score(9)), (MATE - 10, MATE - 15));
        assert!(table.get(8 << 40 | 3).is_none(), "another position of the same bucket");
    }

    #[test]
    fn a_deep_entry_survives_shallow_ones() {
        let mut table = Table::new(0);
        table.put(1 << 40, exact(1, 9, 10), 0);
        for other in 2..50 {
            table.put(other << 40, exact(2, 1, 10), 0);
        }
        assert_eq!(table.get(1 << 40).map(|entry| entry.best), Some(1));
        table.begin_search();
        table.put(60 << 40, exact(3, 1, 10), 0);
        table.put(61 << 40, exact(3, 1, 10), 0);
        assert!(table.get(61 << 40).is_some());
    }
}
