//! Days and hours.

use std::{fmt, str::FromStr};

use jiff::{SignedDuration, Span, Timestamp, civil::Time, tz::TimeZone};
use serde::{Deserialize, Serialize};

/// The seconds of a day.
const SECONDS: i64 = 24 * 3_600;
/// The weekday of the first day, 1 January 1970, counted from Monday as 0.
const THURSDAY: i32 = 3;
/// The days of a week.
const WEEK: i32 = 7;
/// The last day that a button or a row may name, in the year 9999.
const LAST: i32 = 2_932_895;

/// A date, as the number of days since 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i32", into = "i32")]
pub struct Day(i32);

/// The text or number isn't a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a day, the number of days since 1970")]
pub struct BadDay;

impl Day {
    /// The day of a time in UTC.
    pub fn of(at: Timestamp) -> Self {
        let days = at.as_second().div_euclid(SECONDS).clamp(0, LAST.into());
        Self(i32::try_from(days).unwrap_or(LAST))
    }

    /// The number.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// When it begins in UTC.
    pub fn start(self) -> Timestamp {
        // Every day within the bounds has a start.
        Timestamp::from_second(i64::from(self.0) * SECONDS).unwrap_or(Timestamp::MAX)
    }

    /// When an hour of it begins in UTC.
    pub fn at(self, hour: Hour) -> Timestamp {
        self.start() + SignedDuration::from_hours(hour.0.into())
    }

    /// The day this many days later, or earlier if negative.
    #[must_use]
    pub fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days).clamp(0, LAST))
    }

    /// The Monday of its week.
    #[must_use]
    pub fn monday(self) -> Self {
        self.plus(-(self.0 + THURSDAY).rem_euclid(WEEK))
    }

    /// The first day of the month that is this many months later than its own, or earlier if negative.
    #[must_use]
    pub fn first_of_month(self, later: i32) -> Self {
        let first = TimeZone::UTC.to_datetime(self.start()).date().first_of_month();
        let first = first.saturating_add(Span::new().months(later));
        TimeZone::UTC.to_timestamp(first.to_datetime(Time::midnight())).map_or(self, Self::of)
    }

    /// The month of the year that it's in, from 1.
    pub fn month(self) -> i32 {
        TimeZone::UTC.to_datetime(self.start()).month().into()
    }

    /// The last day of its week.
    #[must_use]
    pub fn sunday(self) -> Self {
        self.monday().plus(WEEK - 1)
    }
}

impl TryFrom<i32> for Day {
    type Error = BadDay;

    fn try_from(number: i32) -> Result<Self, BadDay> {
        if (0..=LAST).contains(&number) { Ok(Self(number)) } else { Err(BadDay) }
    }
}

impl From<Day> for i32 {
    fn from(day: Day) -> Self {
        day.0
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        text.parse::<i32>().map_err(|_| BadDay)?.try_into()
    }
}

/// An hour of the day, from 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hour(u8);

/// The text or number isn't an hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an hour from 0 to 23")]
pub struct BadHour;

impl Hour {
    /// Six in the evening.
    pub const EVENING: Self = Self(18);

    /// All hours.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..24).map(Self)
    }

    /// The hour that begins next in UTC.
    pub fn after(now: Timestamp) -> Self {
        let hour = now.as_second().rem_euclid(SECONDS) / 3_600;
        Self(u8::try_from((hour + 1) % 24).unwrap_or_default())
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Hour {
    type Error = BadHour;

    fn try_from(number: u8) -> Result<Self, BadHour> {
        if number < 24 { Ok(Self(number)) } else { Err(BadHour) }
    }
}

impl fmt::Display for Hour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Hour {
    type Err = BadHour;

    fn from_str(text: &str) -> Result<Self, BadHour> {
        text.parse::<u8>().map_err(|_| BadHour)?.try_into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_begin_on_monday() {
        // 1 June 2026 is a Monday.
        let monday = Day::of("2026-06-01T00:00:00Z".parse().expect("a time"));
        for days in 0..7 {
            assert_eq!(monday.plus(days).monday(), monday);
            assert_eq!(monday.plus(days).sunday(), monday.plus(6));
        }
        assert_eq!(monday.plus(7).monday(), monday.plus(7));
        assert_eq!(monday.start().to_string(), "2026-06-01T00:00:00Z");
    }

    #[test]
    fn months_are_counted_across_years() {
        let day = |text: &str| Day::of(format!("{text}T00:00:00Z").parse().expect("a time"));
        for (from, later, first) in [
            ("2026-01-31", 0, "2026-01-01"),
            ("2026-01-31", 1, "2026-02-01"),
            ("2026-12-01", 1, "2027-01-01"),
            ("2026-01-15", -1, "2025-12-01"),
            ("2026-05-31", -3, "2026-02-01"),
        ] {
            assert_eq!(day(from).first_of_month(later), day(first), "{from} {later}");
        }
        assert_eq!((day("2026-12-31").month(), day("2027-01-01").month()), (12, 1));
    }

    #[test]
    fn a_day_reads_back_and_has_bounds() {
        for day in [0, 20_605, LAST] {
            let day = Day::try_from(day).expect("a day");
            assert_eq!(day.to_string().parse(), Ok(day));
            assert_eq!(Day::of(day.start()), day);
        }
        for text in ["", "-1", "2932896", "x"] {
            assert_eq!(text.parse::<Day>(), Err(BadDay), "{text:?}");
        }
        assert_eq!(Day::of(Timestamp::MIN).plus(-1), Day(0));
    }

    #[test]
    fn the_next_hour_may_be_the_first_of_tomorrow() {
        for (now, hour) in [("07:00:00", 8), ("07:59:59", 8), ("23:30:00", 0)] {
            let now = format!("2026-06-01T{now}Z").parse().expect("a time");
            assert_eq!(Hour::after(now), Hour(hour));
        }
        assert_eq!("24".parse::<Hour>(), Err(BadHour));
        assert_eq!(Hour::all().count(), 24);
    }
}
