//! Keeps what is done again and again for the same server or player apart in time.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};

/// A day in minutes.
pub(crate) const A_DAY: i64 = 24 * 60;
/// The most that are remembered; then those whose time has come are dropped.
const REMEMBERED: usize = 10_000;

/// When something was last done for each. It is done once in so many minutes.
#[derive(Debug)]
pub(crate) struct Spacing<K, const MINUTES: i64>(Mutex<HashMap<K, Timestamp>>);

impl<K, const MINUTES: i64> Default for Spacing<K, MINUTES> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash, const MINUTES: i64> Spacing<K, MINUTES> {
    /// Whether it is time for one, which is noted. If too many are remembered, it isn't.
    pub(crate) fn is_time(&self, of: K, now: Timestamp) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // A time in the future was noted before the clock was set back.
        let is_recent =
            |at: Timestamp| at <= now && now.duration_since(at) < SignedDuration::from_mins(MINUTES);
        if last.get(&of).copied().is_some_and(is_recent) {
            return false;
        }
        if last.len() >= REMEMBERED {
            last.retain(|_, at| is_recent(*at));
        }
        let has_room = last.len() < REMEMBERED;
        if has_room {
            last.insert(of, now);
        }
        has_room
    }

    /// Forgets those that fit: what [`Self::is_time`] has noted wasn't done after all, or nothing may be kept of them.
    pub(crate) fn forget(&self, fits: impl Fn(&K) -> bool) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|of, _| !fits(of));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    #[test]
    fn each_has_its_time() {
        let spacing = Spacing::<_, 1>::default();
        assert!(spacing.is_time(1, at(1_000)) && !spacing.is_time(1, at(1_059)));
        assert!(spacing.is_time(2, at(1_059)) && spacing.is_time(1, at(1_060)));
        assert!(spacing.is_time(1, at(10)), "the clock was set back");
        spacing.forget(|of| *of == 1);
        assert!(spacing.is_time(1, at(11)) && !spacing.is_time(2, at(1_060)));
    }

    #[test]
    fn memory_is_bounded() {
        let spacing = Spacing::<_, A_DAY>::default();
        for number in 1..=REMEMBERED {
            assert!(spacing.is_time(number, at(0)));
        }
        assert!(!spacing.is_time(0, at(1)) && spacing.is_time(0, at(24 * 3_600)));
    }
}
