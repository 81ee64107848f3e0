//! Tiles that were asked for not long ago.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, PoisonError, RwLock},
};

/// Half of the tiles that are kept of one theme and one board, some kilobytes each: a picture needs 120 at most. Trays, stacks
/// and paths come in too many forms to keep them all.
const HALF: usize = 128;

/// What was made of a key not long ago. It can be asked from as many threads as there are.
pub(crate) struct Recent<K, V>(RwLock<Halves<K, V>>);

struct Halves<K, V> {
    newest: HashMap<K, Arc<V>>,
    /// Those before: whichever is not asked for until the newest are so many again goes.
    older: HashMap<K, Arc<V>>,
}

impl<K: Eq + Hash, V> Recent<K, V> {
    pub(crate) fn new() -> Self {
        Self(RwLock::new(Halves { newest: HashMap::new(), older: HashMap::new() }))
    }

    /// What was made of this key, or is now.
    pub(crate) fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        if let Some(kept) = self.0.read().unwrap_or_else(PoisonError::into_inner).newest.get(&key) {
            return kept.clone();
        }
        let older = self.0.write().unwrap_or_else(PoisonError::into_inner).older.remove(&key);
        // Two threads may make the same at once; nobody waits for the lock meanwhile.
        let value = older.unwrap_or_else(|| Arc::new(make()));
        self.0.write().unwrap_or_else(PoisonError::into_inner).keep(key, value.clone());
        value
    }
}

impl<K: Eq + Hash, V> Halves<K, V> {
    fn keep(&mut self, key: K, value: Arc<V>) {
        if self.newest.len() >= HALF {
            self.older = std::mem::take(&mut self.newest);
        }
        self.newest.insert(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_do_not_pile_up_and_those_in_use_stay() {
        let recent = Recent::new();
        let used = recent.get(0, || 0);
        for number in 1..=3 * HALF {
            assert_eq!(*recent.get(number, || number), number);
            assert!(Arc::ptr_eq(&recent.get(0, || unreachable!("in use")), &used));
            let halves = recent.0.read().unwrap();
            assert!(halves.newest.len() + halves.older.len() <= 2 * HALF);
        }
        let mut made_again = false;
        recent.get(1, || {
            made_again = true;
            1
        });
        assert!(made_again, "nobody has asked for it since");
    }
}
