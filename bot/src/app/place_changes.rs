//! Which places changed lately: a permission, a role, a channel, the bot's membership. What is refused there is tried again at once,
//! also if it was under way when the change came.

pub(crate) mod role_pauses;

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use play::Home;

/// The most places that are remembered.
const REMEMBERED: usize = 1_000;

/// A moment between two changes. They are counted, since clocks can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Moment(u64);

/// When each place last changed.
#[derive(Debug, Default)]
pub(crate) struct PlaceChanges(Mutex<Changes>);

#[derive(Debug, Default)]
struct Changes {
    count: u64,
    last: HashMap<Home, u64>,
    /// The last change of those that aren't remembered. Before it, any place may have changed.
    forgotten: u64,
}

impl PlaceChanges {
    /// The moment now, to ask later what has changed since.
    pub(crate) fn moment(&self) -> Moment {
        Moment(self.0.lock().unwrap_or_else(PoisonError::into_inner).count)
    }

    /// Notes that a place has changed.
    pub(crate) fn note(&self, home: Home) {
        let mut changes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        changes.count += 1;
        if changes.last.len() >= REMEMBERED && !changes.last.contains_key(&home) {
            changes.last.clear();
            changes.forgotten = changes.count;
        }
        let count = changes.count;
        changes.last.insert(home, count);
    }

    /// Whether a place has changed since. If too many have, it may say so of one that hasn't.
    pub(crate) fn since(&self, home: Home, moment: Moment) -> bool {
        let changes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        changes.last.get(&home).copied().unwrap_or(changes.forgotten) > moment.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(number: usize) -> Home {
        Home::Server(u64::try_from(number).unwrap().try_into().unwrap())
    }

    #[test]
    fn a_change_is_known_of_its_place_and_from_before_it() {
        let changes = PlaceChanges::default();
        let before = changes.moment();
        changes.note(server(1));
        assert!(changes.since(server(1), before) && !changes.since(server(2), before));
        assert!(!changes.since(server(1), changes.moment()));
    }

    #[test]
    fn with_too_many_places_no_change_is_missed() {
        let changes = PlaceChanges::default();
        let before = changes.moment();
        for number in 1..=3 * REMEMBERED {
            changes.note(server(number));
            assert!(changes.since(server(1), before));
            assert!(!changes.since(server(number), changes.moment()));
            assert!(changes.0.lock().unwrap().last.len() <= REMEMBERED);
        }
    }
}
