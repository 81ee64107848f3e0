//! The interactions that were taken up, so that one which Discord delivers twice is answered once.
//!
//! A change of a game is guarded again by the database; this guards the answer itself, since a second one could come
//! first and contradict it.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

/// Discord delivers nothing again after 15 minutes, and takes no answer either; this many fit well into that time.
const REMEMBERED: usize = 50_000;

/// The newest interactions.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<Newest>);

#[derive(Debug, Default)]
struct Newest {
    ids: HashSet<u64>,
    order: VecDeque<u64>,
}

impl Seen {
    /// Whether it is the first time that `interaction` is asked about.
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

    /// What was asked about came to nothing: the next time counts as the first.
    pub(crate) fn forget(&self, interaction: u64) {
        let mut newest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        newest.ids.remove(&interaction);
        newest.order.retain(|id| *id != interaction);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_new_once() {
        let seen = Seen::default();
        assert!(seen.first_time(1));
        assert!(!seen.first_time(1));
        assert!(seen.first_time(2));
        seen.forget(1);
        assert!(seen.first_time(1));
        assert!(!seen.first_time(2));
    }

    #[test]
    fn only_the_newest_are_remembered() {
        let seen = Seen::default();
        for id in 0..=REMEMBERED as u64 {
            assert!(seen.first_time(id));
        }
        assert!(seen.first_time(0));
        assert_eq!(seen.remembered(), REMEMBERED);
    }
}
