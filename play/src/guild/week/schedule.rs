//! When the week of a server is told.

use jiff::{SignedDuration, Timestamp};

use crate::{Day, GuildId, Schedule, calendar::Dates};

/// How much is told at most.
pub const COVERS: SignedDuration = SignedDuration::from_hours(7 * 24);
/// How late the week is told after an outage; later than that, it's left out.
pub const LATEST: SignedDuration = SignedDuration::from_hours(24);
/// How soon after the last time the week is told again, when managers have put it to another day.
pub const APART: SignedDuration = SignedDuration::from_hours(48);
/// The days of a week.
const WEEK: i32 = 7;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Weekday {
    /// The first day.
    Monday,
    /// The second.
    Tuesday,
    /// The third.
    Wednesday,
    /// The fourth.
    Thursday,
    /// The fifth.
    Friday,
    /// The sixth.
    Saturday,
    /// The last.
    Sunday,
}

impl Weekday {
    /// All days, from Monday.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// This day of the week that another day belongs to.
    fn of_week(self, day: Day) -> Day {
        let number =
            (0..).zip(Self::ALL).find(|(_, weekday)| *weekday == self).map_or(0, |(number, _)| number);
        day.monday().plus(number)
    }
}

/// What the managers of a server chose, where the week is told: among the rest, on which day.
pub type WeekSettings = Schedule<Weekday>;

impl WeekSettings {
    /// When the week is told next, given when it was told last.
    pub fn next(self, guild: GuildId, now: Timestamp, told: Option<Timestamp>) -> Timestamp {
        self.dates(now).next(guild, now, told)
    }

    /// When the week that is due should have been told; `None` if none is due, or it would come too late.
    pub fn due(self, guild: GuildId, now: Timestamp, told: Option<Timestamp>) -> Option<Timestamp> {
        self.dates(now).due(guild, now, told)
    }

    fn dates(self, now: Timestamp) -> Dates {
        let this = self.of.of_week(self.zone.day(now));
        let days = [this.plus(-WEEK), this, this.plus(WEEK), this.plus(2 * WEEK)];
        Dates { days, hour: self.hour, zone: self.zone, late: LATEST, apart: APART }
    }
}

/// Since when things are told, if they are told now.
pub fn since(told: Option<Timestamp>, now: Timestamp) -> Timestamp {
    let first = now.saturating_sub(COVERS).unwrap_or(Timestamp::MIN);
    told.map_or(first, |told| told.max(first))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn guild() -> GuildId {
        7.try_into().expect("an id")
    }

    fn settings(weekday: Weekday, hour: u8, zone: &str) -> WeekSettings {
        let (hour, zone) = (hour.try_into().expect("an hour"), zone.parse().expect("a zone"));
        WeekSettings { channel: 7.try_into().expect("an id"), of: weekday, hour, zone }
    }

    fn at(text: &str) -> Timestamp {
        format!("2026-{text}:00Z").parse().expect("a time")
    }

    /// Without the minutes of the server.
    fn hour_of(at: Timestamp) -> String {
        let text = at.to_string();
        text["2026-".len().."2026-06-07T18".len()].to_owned()
    }

    #[test]
    fn it_comes_on_its_weekday_within_the_hour() {
        // 7 June 2026 is a Sunday.
        let sundays = settings(Weekday::Sunday, 18, "UTC");
        for (now, told, next) in [
            ("06-01T00:00", None, "06-07T18"),
            ("06-07T17:59", None, "06-07T18"),
            ("06-07T18:59", None, "06-14T18"),
            ("06-07T18:59", Some("06-07T18:30"), "06-14T18"),
            ("06-08T00:00", Some("06-07T18:30"), "06-14T18"),
            // It was told on Saturday by other settings.
            ("06-06T12:00", Some("06-06T10:00"), "06-14T18"),
            ("06-06T12:00", Some("06-05T10:00"), "06-07T18"),
        ] {
            assert_eq!(hour_of(sundays.next(guild(), at(now), told.map(at))), next, "{now} {told:?}");
        }
        let mondays = settings(Weekday::Monday, 0, "Pacific/Auckland");
        // It's Monday there at noon of Sunday in UTC.
        assert_eq!(hour_of(mondays.next(guild(), at("06-01T00:00"), None)), "06-07T12");
    }

    #[test]
    fn after_an_outage_it_comes_late_by_a_day_or_not_at_all() {
        let sundays = settings(Weekday::Sunday, 18, "UTC");
        let due = sundays.next(guild(), at("06-01T00:00"), None);
        let is_due = |now, told| sundays.due(guild(), now, told) == Some(due);
        assert!(is_due(due, None) && is_due(due + LATEST, None));
        assert!(!is_due(due - SignedDuration::from_secs(1), None) && !is_due(due + LATEST + HOUR, None));
        assert!(!is_due(due + HOUR, Some(due)), "it was told");
        assert!(is_due(due, Some(due - COVERS)));
        assert_eq!(since(None, due), due - COVERS);
        assert_eq!(since(Some(due - HOUR), due), due - HOUR);
        assert_eq!(since(Some(due - COVERS - HOUR), due), due - COVERS);
    }

    #[test]
    fn summer_time_moves_it_and_leaves_out_no_week() {
        for (zone, hour) in
            [("Europe/Paris", 2), ("America/New_York", 2), ("Africa/Cairo", 0), ("Australia/Lord_Howe", 2)]
        {
            for weekday in [Weekday::Sunday, Weekday::Friday] {
                let settings = settings(weekday, hour, zone);
                let (mut now, mut told) = (at("01-01T00:00"), None::<Timestamp>);
                for _ in 0..53 {
                    now = settings.next(guild(), now, told);
                    assert_eq!(settings.due(guild(), now, told), Some(now));
                    let passed = told.map(|told| now.duration_since(told));
                    assert!(
                        passed.is_none_or(|passed| (COVERS - HOUR..=COVERS + HOUR).contains(&passed)),
                        "{zone} {now}"
                    );
                    told = Some(now);
                }
            }
        }
    }

    proptest! {
        // Reading a time zone takes long without optimization.
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn whatever_is_changed_it_never_comes_twice_in_two_days_nor_stays_out_for_long(
            choices in proptest::collection::vec((0_usize..7, 0_u8..24, 0_usize..4, 1_i64..900_000), 1..12)
        ) {
            let zones = ["UTC", "Europe/Kyiv", "America/Los_Angeles", "Pacific/Kiritimati"];
            let (mut now, mut told) = (at("01-01T00:00"), None::<Timestamp>);
            for (weekday, hour, zone, seconds) in choices {
                let settings = settings(Weekday::ALL[weekday], hour, zones[zone]);
                let mut due = settings.next(guild(), now, told);
                prop_assert!(due > now && due <= now + COVERS + APART + HOUR, "{} {}", now, due);
                let until = now + SignedDuration::from_secs(seconds);
                while due <= until {
                    prop_assert_eq!(settings.due(guild(), due, told), Some(due));
                    prop_assert!(told.is_none_or(|told| due.duration_since(told) >= APART));
                    told = Some(due);
                    due = settings.next(guild(), due, told);
                }
                now = until;
            }
        }
    }
}
