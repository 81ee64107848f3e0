//! When puzzles of the day come.

use jiff::{SignedDuration, Timestamp};

use super::{DailySettings, Day};
use crate::{Change, GuildId, Timer};

/// How late the puzzle of a day may come after an outage. **Decided:** half a day, so that it never comes just before the next
/// one; a day that is later than that has none.
pub const LATEST: SignedDuration = SignedDuration::from_hours(12);

impl DailySettings {
    /// When the next puzzle comes after a time, given the day of the last one. A day has one at most.
    pub fn next(self, now: Timestamp, last: Option<Day>) -> Timestamp {
        let today = Day::of(now);
        let first = if today.at(self.hour) > now { today } else { today.plus(1) };
        let free = last.map_or(first, |last| first.max(last.plus(1)));
        free.at(self.hour)
    }
}

/// The day whose puzzle is due now, given the day of the last one; `None` if none is due, or it would come too late.
pub fn to_post(settings: DailySettings, now: Timestamp, last: Option<Day>) -> Option<Day> {
    let today = Day::of(now);
    let latest = if today.at(settings.hour) <= now { today } else { today.plus(-1) };
    let late = now.duration_since(latest.at(settings.hour));
    (late <= LATEST && late >= SignedDuration::ZERO && last.is_none_or(|last| last < latest))
        .then_some(latest)
}

/// The changes by which a server's managers switch the puzzle of the day on, change it, or switch it off.
pub fn change(
    guild: GuildId,
    settings: Option<DailySettings>,
    last: Option<Day>,
    now: Timestamp,
) -> Vec<Change> {
    let at = settings.map(|settings| settings.next(now, last));
    vec![Change::SetDaily { guild, settings, next: at }, Change::SetTimer { timer: Timer::Daily(guild), at }]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn settings(hour: u8) -> DailySettings {
        let hour = hour.try_into().expect("an hour");
        DailySettings { channel: 7.try_into().expect("an id"), game: None, hour }
    }

    fn at(text: &str) -> Timestamp {
        format!("2026-06-{text}:00Z").parse().expect("a time")
    }

    fn day(text: &str) -> Day {
        Day::of(at(&format!("{text}T00:00")))
    }

    #[test]
    fn each_day_has_one_at_its_hour_unless_it_is_too_late() {
        for (now, last, due) in [
            ("02T07:59", None, None),
            ("02T08:00", None, Some("02")),
            ("02T08:00", Some("01"), Some("02")),
            ("02T08:01", Some("02"), None),
            // After an outage.
            ("02T20:00", Some("31"), Some("02")),
            ("02T20:01", Some("01"), None),
            ("03T07:59", Some("01"), None),
            ("03T08:05", Some("01"), Some("03")),
        ] {
            let last = last.map(|last| if last == "31" { day("01").plus(-1) } else { day(last) });
            assert_eq!(to_post(settings(8), at(now), last), due.map(day), "{now} {last:?}");
        }
        // The day before began late in the evening.
        assert_eq!(to_post(settings(23), at("02T02:00"), None), Some(day("01")));
    }

    #[test]
    fn the_next_one_comes_at_the_next_hour_of_a_free_day() {
        for (now, last, next) in [
            ("02T07:00", None, "02T08:00"),
            ("02T08:00", None, "03T08:00"),
            ("02T07:00", Some("01"), "02T08:00"),
            // The hour was put off on the same day.
            ("02T07:00", Some("02"), "03T08:00"),
            ("02T09:00", Some("02"), "03T08:00"),
        ] {
            assert_eq!(settings(8).next(at(now), last.map(day)), at(next), "{now} {last:?}");
        }
    }

    proptest! {
        #[test]
        fn what_is_due_now_is_the_next_one_of_the_moment_before(hour in 0_u8..24, second in 0_i64..4_000_000) {
            let now = at("01T00:00") + SignedDuration::from_secs(second);
            let settings = settings(hour);
            let next = settings.next(now, None);
            prop_assert!(next > now && next <= now + SignedDuration::from_hours(24));
            prop_assert_eq!(to_post(settings, next, None), Some(Day::of(next)));
            // Once it was posted, the next comes a day later.
            prop_assert_eq!(settings.next(next, Some(Day::of(next))), next + SignedDuration::from_hours(24));
            prop_assert_eq!(to_post(settings, next, Some(Day::of(next))), None);
        }
    }
}
