//! When a player's daily digest is due.

use jiff::{SignedDuration, Timestamp};

use super::{Notice, Preferences};
use crate::{Change, PlayerId, Timer};

/// The time between two digests.
const DAY: SignedDuration = SignedDuration::from_hours(24);

impl Preferences {
    /// The changes by which `player` replaces these preferences. A newly chosen digest first comes a day
    /// later.
    pub fn change(self, player: PlayerId, others: Self, now: Timestamp) -> Vec<Change> {
        let digest = [self, others].map(|preferences| preferences.notice == Notice::Digest);
        let at = match digest {
            [false, true] => Some(now + DAY),
            [true, false] => None,
            _ => return vec![Change::SetPreferences { player, preferences: others }],
        };
        let timer = Timer::Digest(player);
        vec![Change::SetPreferences { player, preferences: others }, Change::SetTimer { timer, at }]
    }
}

/// The next time after `now` for the digest that was due at `due`: at the same time of day.
pub fn next_digest(due: Timestamp, now: Timestamp) -> Timestamp {
    let days = now.duration_since(due).as_secs().div_euclid(DAY.as_secs()).max(0).saturating_add(1);
    i32::try_from(days).map_or(now + DAY, |days| due + DAY * days)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hours)
    }

    #[test]
    fn choosing_digests_sets_a_timer_a_day_ahead_and_leaving_them_clears_it() {
        let player: PlayerId = 5.try_into().expect("an id");
        let timers = |from, to| -> Vec<_> {
            let [from, to] = [from, to].map(|notice| Preferences { notice, ..Preferences::default() });
            let changes = from.change(player, to, at(3));
            assert_eq!(changes.first(), Some(&Change::SetPreferences { player, preferences: to }));
            changes.into_iter().skip(1).collect()
        };
        let timer = |at| vec![Change::SetTimer { timer: Timer::Digest(player), at }];
        assert_eq!(timers(Notice::Ping, Notice::Digest), timer(Some(at(27))));
        assert_eq!(timers(Notice::Digest, Notice::Nothing), timer(None));
        assert_eq!(timers(Notice::Digest, Notice::Digest), [], "it comes when it would have come");
        assert_eq!(timers(Notice::Ping, Notice::Direct), []);
    }

    #[test]
    fn digests_keep_their_time_of_day_even_after_a_late_one() {
        for (now, next) in [(10, 34), (11, 34), (33, 34), (34, 58), (100, 106)] {
            assert_eq!(next_digest(at(10), at(now)), at(next), "looked at {now}");
        }
        // The machine's clock was set back.
        assert_eq!(next_digest(at(10), at(2)), at(34));
    }
}
