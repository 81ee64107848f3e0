//! A cache that keeps what was used recently, in two generations.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, PoisonError, RwLock},
};

/// The size of a generation: on a board of lines, where each point looks different, several games at once show some 450
/// tiles of a few kilobytes. Trays, stacks and paths have too many forms to keep them all.
const GENERATION: usize = 384;

/// A cache for any number of threads.
pub(crate) struct Cache<K, V>(RwLock<Generations<K, V>>);

struct Generations<K, V> {
    young: HashMap<K, Arc<V>>,
    /// The generation before. What isn't used again until the young one is full is dropped.
    old: HashMap<K, Arc<V>>,
}

impl<K: Eq + Hash, V> Cache<K, V> {
    pub(crate) fn new() -> Self {
        Self(RwLock::new(Generations { young: HashMap::new(), old: HashMap::new() }))
    }

    /// Returns the value for this key, made now if it isn't cached.
    pub(crate) fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(kept) = self.0.read().unwrap_or_else(PoisonError::into_inner).young.get(&key) {
            return kept.clone();
        }
        let old = self.0.write().unwrap_or_else(PoisonError::into_inner).old.remove(&key);
        // Made without a lock. Two threads may make the same value, but none waits.
        let value = old.unwrap_or_else(|| Arc::new(make()));
        self.0.write().unwrap_or_else(PoisonError::into_inner).keep(key, value.clone());
        value
    }
}

impl<K: Eq + Hash, V> Generations<K, V> {
    fn keep(&mut self, key: K, value: Arc<V>) {
        if self.young.len() >= GENERATION {
            self.old = std::mem::take(&mut self.young);
        }
        self.young.insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_stays_small_and_keeps_what_is_in_use() {
        let recent = Cache::new();
        let used = recent.get(0, || 0);
        for number in 1..=3 * GENERATION {
            assert_eq!(*recent.get(number, || number), number);
            assert!(Arc::ptr_eq(&recent.get(0, || unreachable!("in use")), &used));
            let generations = recent.0.read().unwrap();
            assert!(generations.young.len() + generations.old.len() <= 2 * GENERATION);
        }
        let mut made_again = false;
        recent.get(1, || {
            made_again = true;
            1
        });
        assert!(made_again, "it has not been used since");
    }
}
