//! When puzzles of the day come.

use jiff::{SignedDuration, Timestamp};

use super::{Daily, DailySettings};
use crate::{Change, Day, GuildId, Timer};

/// How late the puzzle of a day may come after an outage. **Decided:** half a day, so that it never comes just before the next
/// one; a day that is later than that has none.
pub const LATEST: SignedDuration = SignedDuration::from_hours(12);

impl DailySettings {
    /// When the next puzzle comes after a time, given the day of the last one. A day has one at most.
    pub fn next(self, now: Timestamp, last: Option<Day>) -> Timestamp {
        let today = self.zone.day(now);
        let first = if self.at(today) > now { today } else { today.plus(1) };
        self.at(last.map_or(first, |last| first.max(last.plus(1))))
    }

    /// When the puzzle of a day comes.
    fn at(self, day: Day) -> Timestamp {
        self.zone.at(day, self.hour)
    }
}

/// The day whose puzzle is due now, given the day of the last one; `None` if none is due, or it would come too late.
pub fn to_post(settings: DailySettings, now: Timestamp, last: Option<Day>) -> Option<Day> {
    let today = settings.zone.day(now);
    let latest = if settings.at(today) <= now { today } else { today.plus(-1) };
    let late = now.duration_since(settings.at(latest));
    (late <= LATEST && late >= SignedDuration::ZERO && last.is_none_or(|last| last < latest))
        .then_some(latest)
}

/// The day whose puzzle is due because a change of the hour or the time zone has put its time into the past. The change ended
/// the last one, so the new one is as late as that.
pub fn left_out(settings: DailySettings, now: Timestamp, last: Daily) -> Option<Day> {
    let today = settings.zone.day(now);
    let late = now.duration_since(last.ends);
    let was_passed = last.day < today && settings.at(today) <= last.ends;
    (was_passed && late <= LATEST && late >= SignedDuration::ZERO).then_some(today)
}

/// The changes by which a server's managers switch the puzzle of the day on, change it, or switch it off.
///
/// **Decided:** each date has one puzzle, by the calendar of the time zone. Where the last one still goes on and today's hour is over
/// by the new settings, today's comes at once.
pub fn change(
    guild: GuildId,
    settings: Option<DailySettings>,
    last: Option<Daily>,
    now: Timestamp,
) -> Vec<Change> {
    let at = settings.map(|settings| {
        let running = last.filter(|last| !last.is_over(now));
        let is_left_out =
            running.is_some_and(|last| left_out(settings, now, Daily { ends: now, ..last }).is_some());
        if is_left_out { now } else { settings.next(now, last.map(|last| last.day)) }
    });
    vec![Change::SetDaily { guild, settings, next: at }, Change::SetTimer { timer: Timer::Daily(guild), at }]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Zone;

    fn settings(hour: u8) -> DailySettings {
        let hour = hour.try_into().expect("an hour");
        DailySettings { channel: 7.try_into().expect("an id"), of: None, hour, zone: Zone::UTC }
    }

    fn in_zone(hour: u8, zone: &str) -> DailySettings {
        DailySettings { zone: zone.parse().expect("a zone"), ..settings(hour) }
    }

    fn last(day: Day, begins: Timestamp, ends: Timestamp) -> Daily {
        let (puzzle, channel) = (1.try_into().expect("an id"), 7.try_into().expect("an id"));
        Daily { day, puzzle, channel, begins, ends, message: None }
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

    /// When the next one comes after a change at this time, and the day that it's for.
    fn after_change(settings: DailySettings, now: Timestamp, before: Daily) -> (Timestamp, Day) {
        let guild = 5.try_into().expect("an id");
        let changes = change(guild, Some(settings), Some(before), now);
        let [Change::SetDaily { next: Some(next), .. }, Change::SetTimer { at, .. }] = changes[..] else {
            panic!("{changes:?}");
        };
        assert_eq!(at, Some(next));
        let before = Daily { ends: next, ..before };
        let due = to_post(settings, next, Some(before.day)).or_else(|| left_out(settings, next, before));
        (next, due.expect("it is due then"))
    }

    #[test]
    fn a_day_that_a_change_would_leave_out_has_its_puzzle_at_once() {
        let of_the_first = last(day("01"), at("01T20:00"), at("02T20:00"));
        // It was to come at eight in the evening.
        for (now, hour, next, is_for) in [
            ("02T07:00", 8, "02T08:00", "02"),
            ("02T09:00", 8, "02T09:00", "02"),
            ("02T19:00", 2, "02T19:00", "02"),
            ("02T19:00", 21, "02T21:00", "02"),
        ] {
            assert_eq!(
                after_change(settings(hour), at(now), of_the_first),
                (at(next), day(is_for)),
                "{now} {hour}"
            );
        }
        // Today has had one, or none for days.
        let of_the_second = last(day("02"), at("02T07:00"), at("03T07:00"));
        assert_eq!(after_change(settings(8), at("02T09:00"), of_the_second), (at("03T08:00"), day("03")));
        let old = last(day("01").plus(-3), at("01T00:00") - LATEST, at("01T00:00"));
        assert_eq!(after_change(settings(8), at("02T09:00"), old), (at("03T08:00"), day("03")));
        // Late is late, whatever was changed.
        let changed = last(day("01"), at("01T20:00"), at("02T09:00"));
        assert_eq!(left_out(settings(8), at("02T21:00"), changed), Some(day("02")));
        assert_eq!(left_out(settings(8), at("02T21:01"), changed), None);
    }

    #[test]
    fn a_date_has_one_when_the_time_zone_changes() {
        let seven = at("02T07:00");
        let of_the_second = last(day("02"), seven, seven + SignedDuration::from_hours(24));
        for (zone, now, next, is_for) in [
            // It's ten in the evening there, and midnight, and eight in the morning of the third.
            ("Pacific/Auckland", "02T10:00", "02T19:00", "03"),
            ("Pacific/Auckland", "02T12:00", "02T19:00", "03"),
            ("Pacific/Auckland", "02T20:00", "02T20:00", "03"),
            ("America/Los_Angeles", "02T10:00", "03T14:00", "03"),
            ("Asia/Kolkata", "02T08:00", "03T01:30", "03"),
        ] {
            assert_eq!(
                after_change(in_zone(7, zone), at(now), of_the_second),
                (at(next), day(is_for)),
                "{zone} {now}"
            );
        }
    }

    #[test]
    fn summer_time_moves_the_hour_and_leaves_out_no_day() {
        for (zone, hour) in
            [("Europe/Paris", 2), ("Africa/Cairo", 0), ("America/New_York", 2), ("Australia/Lord_Howe", 2)]
        {
            let settings = in_zone(hour, zone);
            let mut now: Timestamp = "2026-01-01T00:00:00Z".parse().expect("a time");
            let mut last = None;
            for _ in 0..365 {
                now = settings.next(now, last);
                let due = to_post(settings, now, last).expect("it is due");
                assert!(last.is_none_or(|last: Day| due == last.plus(1)), "{zone} {now}");
                last = Some(due);
            }
        }
    }

    proptest! {
        // Reading a time zone takes long without optimization.
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn each_date_has_one_whenever_hour_and_zone_change(
            choices in proptest::collection::vec((0_u8..24, 0_usize..6, 1_i64..400_000), 1..12)
        ) {
            let zones = ["UTC", "Europe/Kyiv", "America/Los_Angeles", "Pacific/Auckland", "Asia/Kolkata", "Pacific/Kiritimati"];
            let guild = 5.try_into().expect("an id");
            let mut now = at("01T00:00");
            let mut before: Option<Daily> = None;
            let (mut here, mut has_moved) = (0, false);
            for (hour, zone, seconds) in choices {
                let settings = in_zone(hour, zones[zone]);
                has_moved |= zone != here;
                here = zone;
                let changes = change(guild, Some(settings), before, now);
                let [Change::SetDaily { next: Some(mut due), .. }, _] = changes[..] else { panic!("{changes:?}") };
                before = before.map(|last| Daily { ends: due, ..last });
                let until = now + SignedDuration::from_secs(seconds);
                while due <= until {
                    now = due;
                    let day = to_post(settings, now, before.map(|last| last.day));
                    let day = day.or_else(|| left_out(settings, now, before?)).expect("it is due");
                    prop_assert_eq!(day, settings.zone.day(now));
                    // On the way to where it's later, a date may be over before its puzzle comes, but that of the next comes at once.
                    let is_next = before.is_none_or(|last| last.day.plus(1) == day);
                    prop_assert!(is_next || has_moved && before.is_some_and(|last| last.day < day), "{:?} then {}", before, day);
                    prop_assert!(before.is_none_or(|last| now <= last.begins + SignedDuration::from_hours(72)));
                    due = settings.next(now, Some(day));
                    before = Some(last(day, now, due));
                    has_moved = false;
                }
                now = until;
            }
        }

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
