//! Days and hours in time zones.

use jiff::{Timestamp, tz::TimeZone};

use super::{Day, Hour, Zone};

/// Time zones from west to east, one or more for each hour at which many people live.
const COMMON: [&str; 24] = [
    "America/Los_Angeles",
    "America/Denver",
    "America/Mexico_City",
    "America/Chicago",
    "America/Bogota",
    "America/New_York",
    "America/Caracas",
    "America/Santiago",
    "America/Buenos_Aires",
    "America/Sao_Paulo",
    "UTC",
    "Europe/London",
    "Africa/Lagos",
    "Europe/Paris",
    "Africa/Johannesburg",
    "Europe/Kyiv",
    "Africa/Nairobi",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Manila",
    "Asia/Tokyo",
    "Australia/Sydney",
];

impl Zone {
    /// Those that most people live in, from west to east.
    pub fn common() -> impl Iterator<Item = Self> {
        COMMON.iter().filter_map(|name| name.parse().ok())
    }

    /// The day that a time belongs to there.
    pub fn day(self, at: Timestamp) -> Day {
        let local = self.rules().to_datetime(at);
        TimeZone::UTC.to_timestamp(local).map_or_else(|_| Day::of(at), Day::of)
    }

    /// When an hour of a day begins there. One that the clocks skip begins when they have been put forward, and of one that
    /// comes twice it's the first.
    pub fn at(self, day: Day, hour: Hour) -> Timestamp {
        let local = TimeZone::UTC.to_datetime(day.at(hour));
        self.rules().to_timestamp(local).unwrap_or_else(|_| day.at(hour))
    }

    /// The hour that begins next.
    pub fn hour_after(self, now: Timestamp) -> Hour {
        let local = TimeZone::UTC.to_timestamp(self.rules().to_datetime(now));
        Hour::after(local.unwrap_or(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> Zone {
        name.parse().expect("a zone")
    }

    fn time(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    fn hour(number: u8) -> Hour {
        number.try_into().expect("an hour")
    }

    #[test]
    fn common_zones_are_known_and_their_days_have_hours() {
        assert_eq!(Zone::common().count(), COMMON.len());
        assert_eq!(
            Zone::typed("buenos aires").map(|zone| zone.at(Day::of(time("2026-06-01T00:00Z")), hour(7))),
            Some(time("2026-06-01T10:00Z"))
        );
    }

    #[test]
    fn a_day_begins_at_midnight_there() {
        let (lagos, auckland) = (zone("Africa/Lagos"), zone("Pacific/Auckland"));
        let late = time("2026-06-01T23:30:00Z");
        assert_eq!((Zone::UTC.day(late), lagos.day(late)), (Day::of(late), Day::of(late).plus(1)));
        assert_eq!(auckland.day(time("2026-06-01T11:59:59Z")), Day::of(late));
        assert_eq!(auckland.day(time("2026-06-01T12:00:00Z")), Day::of(late).plus(1));
        assert_eq!(
            zone("Asia/Kolkata").hour_after(time("2026-06-01T02:29:00Z")),
            hour(8),
            "half an hour apart"
        );
    }

    #[test]
    fn an_hour_that_is_skipped_comes_later_and_one_that_comes_twice_comes_first() {
        let paris = zone("Europe/Paris");
        let at = |date: &str, number: u8| {
            paris.at(Day::of(time(&format!("{date}T00:00Z"))), hour(number)).to_string()
        };
        // From two to three on 29 March 2026, and from three back to two on 25 October.
        assert_eq!(at("2026-03-28", 2), "2026-03-28T01:00:00Z");
        assert_eq!(at("2026-03-29", 2), "2026-03-29T01:00:00Z", "at three");
        assert_eq!(at("2026-03-29", 3), "2026-03-29T01:00:00Z");
        assert_eq!(at("2026-03-30", 2), "2026-03-30T00:00:00Z");
        assert_eq!(at("2026-10-25", 2), "2026-10-25T00:00:00Z", "in summer time");
        assert_eq!(at("2026-10-26", 2), "2026-10-26T01:00:00Z");
        // Where midnight is skipped.
        let cairo = zone("Africa/Cairo");
        let day = Day::of(time("2026-04-24T00:00Z"));
        assert_eq!(
            (cairo.at(day, hour(0)), cairo.day(cairo.at(day, hour(0)))),
            (time("2026-04-23T22:00Z"), day)
        );
    }
}
