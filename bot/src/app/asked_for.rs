//! Remembers which members the bot has asked Discord about, so that it asks once a day at most.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use jiff::{SignedDuration, Timestamp};
use play::{Home, PlayerId};

/// How long before a listed member is asked about again.
const AGAIN: SignedDuration = SignedDuration::from_hours(24);
/// The most that are remembered; then those that could be asked about again are dropped.
const REMEMBERED: usize = 10_000;

/// The listed members that were asked about, and when.
#[derive(Debug, Default)]
pub(crate) struct AskedFor(Mutex<HashMap<(Home, PlayerId), Timestamp>>);

impl AskedFor {
    /// Forgets a player.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|(_, of), _| *of != player);
    }

    /// The question noted by [`AskedFor::is_due`] wasn't asked after all.
    pub(crate) fn undo(&self, home: Home, player: PlayerId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(home, player));
    }

    /// Whether to ask about a player now, which is noted.
    pub(crate) fn is_due(&self, home: Home, player: PlayerId, now: Timestamp) -> bool {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // A time in the future was noted before the clock was set back.
        let recent = |at: Timestamp| at <= now && now.duration_since(at) < AGAIN;
        if asked.get(&(home, player)).is_some_and(|&at| recent(at)) {
            return false;
        }
        if asked.len() >= REMEMBERED {
            asked.retain(|_, at| recent(*at));
        }
        // On a very busy day, not everyone is asked about.
        let room = asked.len() < REMEMBERED;
        if room {
            asked.insert((home, player), now);
        }
        room
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_asked_once_a_day_for_each_in_each_server() {
        let asked = AskedFor::default();
        let [one, other] = [1, 2].map(|number| Home::try_from(number).unwrap());
        let player = |number: u64| PlayerId::try_from(number).unwrap();
        let due = |home, number, hours| {
            asked.is_due(home, player(number), Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hours))
        };
        assert!(due(one, 1, 100) && due(one, 2, 100) && due(other, 1, 100));
        assert!(!due(one, 1, 123));
        assert!(due(one, 1, 124));
        assert!(due(one, 1, 50), "the clock was set back");
    }

    #[test]
    fn memory_is_bounded() {
        let asked = AskedFor::default();
        let home = Home::try_from(1).unwrap();
        let (now, tomorrow) = (Timestamp::UNIX_EPOCH, Timestamp::UNIX_EPOCH + AGAIN);
        for number in 1..=REMEMBERED as u64 {
            assert!(asked.is_due(home, PlayerId::try_from(number).unwrap(), now));
        }
        let late = PlayerId::try_from(u64::MAX).unwrap();
        assert!(!asked.is_due(home, late, now) && asked.is_due(home, late, tomorrow));
    }
}
