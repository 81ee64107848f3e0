//! Remembers handled interactions, so that one delivered twice by Discord is answered once.
//!
//! The database guards the game itself; this guards the answer, since a second one could arrive first and contradict
//! it.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

/// Discord redelivers nothing after 15 minutes, and accepts no answer; this is far more than arrive in that time.
const REMEMBERED: usize = 50_000;

/// The newest interactions.
#[derive(Debug, Default)]
pub(crate) struct SeenInteractions(Mutex<Newest>);

#[derive(Debug, Default)]
struct Newest {
    ids: HashSet<u64>,
    order: VecDeque<u64>,
}

impl SeenInteractions {
    /// Whether `interaction` is seen for the first time.
    pub(crate) fn first_time(&self, interaction: u64) -> bool {
        let mut newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !newest.ids.insert(interaction) {
            return false;
        }
        newest.order.push_back(interaction);
        if newest.order.len() > REMEMBERED
            && let Some(oldest) = newest.order.pop_front()
        {
            newest.ids.remove(&oldest);
        }
        true
    }

    /// How many are remembered.
    #[cfg(test)]
    pub(crate) fn remembered(&self) -> usize {
        let newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(newest.ids.len(), newest.order.len());
        newest.ids.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once() {
        let seen = SeenInteractions::default();
        assert!(seen.first_time(1));
        assert!(!seen.first_time(1));
        assert!(seen.first_time(2));
        assert!(!seen.first_time(2));
    }

    #[test]
    fn only_the_newest_are_remembered() {
        let seen = SeenInteractions::default();
        for id in 0..=REMEMBERED as u64 {
            assert!(seen.first_time(id));
        }
        assert!(seen.first_time(0));
        assert_eq!(seen.remembered(), REMEMBERED);
    }
}
