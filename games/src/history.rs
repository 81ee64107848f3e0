//! The positions that can still arise again, and how often each has.

use std::{collections::HashMap, hash::Hash};

/// How many positions are searched one by one before the table is used. Few games have more at a time, and hashing them
/// costs far more than the rare search.
const ROOM: usize = 128;

/// How many are searched one by one once the table is in use. There is memory for as many from the beginning.
const ROOM_BESIDE: usize = 32;

/// The positions since the last irreversible action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct History<K: Eq + Hash> {
    /// The latest of them, in order: searching a few is faster than looking one up in the table.
    latest: Vec<K>,
    /// How often each earlier one has arisen.
    before: HashMap<K, usize>,
    /// One bit per position, chosen by its digest. Nearly all positions are new, and this shows it without a search.
    seen: [u64; 8],
}

impl<K: Copy + Eq + Hash> History<K> {
    pub(crate) fn new() -> Self {
        Self { latest: Vec::new(), before: HashMap::new(), seen: [0; 8] }
    }

    /// Forgets all positions, since none of them can arise again.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.latest.clear();
        self.seen = [0; 8];
        if !self.before.is_empty() {
            self.before.clear();
        }
    }

    /// Adds a position, and says whether it has now arisen at least `times` times. Equal positions must have equal
    /// digests; different ones should mostly differ.
    #[inline]
    pub(crate) fn arises(&mut self, key: K, digest: u64, times: usize) -> bool {
        if self.latest.capacity() == 0 {
            self.latest.reserve(ROOM_BESIDE);
        }
        self.latest.push(key);
        // The multiplication spreads the digest over the highest bits: three choose the word, six the bit.
        let spread = digest.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (word, bit) = ((spread >> 61) as usize, 1 << (spread >> 55 & 63));
        let known = self.seen[word] & bit != 0;
        self.seen[word] |= bit;
        known && self.count(key) >= times
    }

    /// How often a position has arisen. It is kept apart so that what is done for every action stays small enough to
    /// inline.
    #[cold]
    #[inline(never)]
    fn count(&mut self, key: K) -> usize {
        let room = if self.before.is_empty() { ROOM } else { ROOM_BESIDE };
        if self.latest.len() > room {
            for earlier in self.latest.drain(..) {
                *self.before.entry(earlier).or_default() += 1;
            }
        }
        let before = if self.before.is_empty() { 0 } else { self.before.get(&key).copied().unwrap_or(0) };
        before + self.latest.iter().filter(|&&earlier| earlier == key).count()
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, hash::Hasher};

    use super::*;

    thread_local! {
        static COMPARED: Cell<usize> = const { Cell::new(0) };
    }

    /// A key that counts how often it is compared.
    #[derive(Clone, Copy, Debug, Eq)]
    struct Key(u64);

    impl PartialEq for Key {
        fn eq(&self, other: &Self) -> bool {
            COMPARED.set(COMPARED.get() + 1);
            self.0 == other.0
        }
    }

    impl Hash for Key {
        fn hash<H: Hasher>(&self, state: &mut H) {
            self.0.hash(state);
        }
    }

    #[test]
    fn repetitions_are_counted_however_far_apart() {
        for apart in [1, 2, ROOM_BESIDE, ROOM, ROOM + ROOM_BESIDE, 1_000, 20_000] {
            let mut history = History::new();
            let mut others = 1_000_000_u64..;
            for time in 1..=3 {
                assert_eq!(history.arises(Key(7), 7, 3), time == 3, "{apart} apart");
                let mut new = others.by_ref().take(apart);
                assert!(new.all(|number| !history.arises(Key(number), number, 3)));
            }
            history.clear();
            assert!(!history.arises(Key(7), 7, 2), "all of them are gone");
            assert!(history.arises(Key(7), 7, 2));
        }
    }

    #[test]
    fn different_positions_with_equal_digests_are_told_apart() {
        let mut history = History::new();
        assert!((0..500).all(|number| !history.arises(Key(number), 1, 2)));
        assert!((0..500).all(|number| history.arises(Key(number), 1, 2)));
    }

    /// A record of 64 kB holds some ten thousand positions, all of which can differ.
    #[test]
    fn a_position_is_compared_with_few_others_in_a_long_history() {
        const POSITIONS: usize = 20_000;
        let mut history = History::new();
        COMPARED.set(0);
        assert!((0..POSITIONS as u64).all(|number| !history.arises(Key(number), number, 3)));
        assert!(COMPARED.get() <= POSITIONS * ROOM, "{} comparisons", COMPARED.get());
    }
}
