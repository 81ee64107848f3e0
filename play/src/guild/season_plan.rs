//! Seasons that end by themselves: each month or quarter, at an hour of the server's time zone. The next one begins at once.
//!
//! | what | how |
//! | --- | --- |
//! | when | on the first day of a month or quarter, in the hour that the managers chose: [`SeasonPlan::next`] |
//! | after a manager closed one | not within [`APART`] |
//! | after an outage | late by at most [`LATEST`]; later than that, the season goes on to the next date |
//! | a season without a rated game, or with no one on a leaderboard | goes on |

mod changing;

use jiff::{SignedDuration, Timestamp};

pub use self::changing::change;
use crate::{Day, GuildId, Schedule, calendar::Dates};

/// How late a season ends after an outage.
pub const LATEST: SignedDuration = SignedDuration::from_hours(7 * 24);
/// How long a season lasts at least that ends by itself.
pub const APART: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How long seasons are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Every {
    /// A month.
    Month,
    /// Three months, from January on.
    Quarter,
}

impl Every {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Month, Self::Quarter];

    /// How many months.
    const fn months(self) -> i32 {
        match self {
            Self::Month => 1,
            Self::Quarter => 3,
        }
    }

    /// The first day of a day's month or quarter, and of the one before and the two after.
    fn dates(self, day: Day) -> [Day; 4] {
        let months = self.months();
        let into = (day.month() - 1).rem_euclid(months);
        [-months, 0, months, 2 * months].map(|later| day.first_of_month(later - into))
    }
}

/// What the managers of a server chose, where seasons end by themselves: among the rest, how long they are.
pub type SeasonPlan = Schedule<Every>;

impl SeasonPlan {
    /// When a season ends next, given when one was closed last.
    pub fn next(self, guild: GuildId, now: Timestamp, closed: Option<Timestamp>) -> Timestamp {
        self.dates(now).next(guild, now, closed)
    }

    /// When the season that is due should have ended; `None` if none is due, or it would end too late.
    pub fn due(self, guild: GuildId, now: Timestamp, closed: Option<Timestamp>) -> Option<Timestamp> {
        self.dates(now).due(guild, now, closed)
    }

    fn dates(self, now: Timestamp) -> Dates {
        let days = self.of.dates(self.zone.day(now));
        Dates { days, hour: self.hour, zone: self.zone, late: LATEST, apart: APART }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: SignedDuration = SignedDuration::from_hours(1);

    fn guild() -> GuildId {
        7.try_into().expect("an id")
    }

    fn plan(every: Every, hour: u8, zone: &str) -> SeasonPlan {
        let (hour, zone) = (hour.try_into().expect("an hour"), zone.parse().expect("a zone"));
        SeasonPlan { channel: 7.try_into().expect("an id"), of: every, hour, zone }
    }

    fn at(text: &str) -> Timestamp {
        format!("{text}:00Z").parse().expect("a time")
    }

    /// Without the minutes of the server.
    fn hour_of(at: Timestamp) -> String {
        at.to_string()[.."2026-01-01T00".len()].to_owned()
    }

    #[test]
    fn a_season_ends_on_the_first_of_a_month_or_quarter() {
        for (every, now, closed, next) in [
            (Every::Month, "2026-11-28T12:00", None, "2026-12-01T18"),
            (Every::Month, "2026-12-01T18:59", None, "2027-01-01T18"),
            (Every::Month, "2026-12-01T10:00", Some("2026-11-20T10:00"), "2026-12-01T18"),
            // A manager closed one a moment ago.
            (Every::Month, "2026-11-28T12:00", Some("2026-11-28T11:00"), "2027-01-01T18"),
            (Every::Quarter, "2026-11-28T12:00", None, "2027-01-01T18"),
            (Every::Quarter, "2026-02-10T12:00", None, "2026-04-01T18"),
            (Every::Quarter, "2026-03-31T12:00", Some("2026-03-30T12:00"), "2026-07-01T18"),
        ] {
            let found = plan(every, 18, "UTC").next(guild(), at(now), closed.map(at));
            assert_eq!(hour_of(found), next, "{every} {now}");
        }
        // It's the first of December in Auckland at eleven in the morning of the day before.
        let early = plan(Every::Month, 0, "Pacific/Auckland").next(guild(), at("2026-11-28T12:00"), None);
        assert_eq!(hour_of(early), "2026-11-30T11");
    }

    #[test]
    fn after_an_outage_it_ends_late_by_a_week_or_on_the_next_date() {
        let months = plan(Every::Month, 18, "UTC");
        let due = months.next(guild(), at("2026-11-28T12:00"), None);
        assert_eq!(months.due(guild(), due + LATEST, None), Some(due));
        assert_eq!(months.due(guild(), due + LATEST + HOUR, None), None);
        assert_eq!(months.due(guild(), due + HOUR, Some(due)), None, "it has ended");
        assert_eq!(months.due(guild(), due - HOUR, None), None);
    }

    #[test]
    fn each_month_of_ten_years_ends_one_in_every_zone() {
        for zone in ["Europe/Paris", "America/New_York", "Africa/Cairo", "Pacific/Kiritimati"] {
            for (every, times) in [(Every::Month, 120), (Every::Quarter, 40)] {
                let plan = plan(every, 0, zone);
                let (mut now, mut closed) = (at("2026-01-15T00:00"), None::<Timestamp>);
                for number in 1..=times {
                    now = plan.next(guild(), now, closed);
                    assert_eq!(plan.due(guild(), now, closed), Some(now));
                    closed = Some(now);
                    let (year, month) =
                        (2026 + number * every.months() / 12, number * every.months() % 12 + 1);
                    let local = plan.zone.day(now);
                    assert_eq!(local, local.first_of_month(0), "{zone} {now}");
                    assert_eq!(
                        (local.month(), local.first_of_month(1 - month)),
                        (month, Day::of(at(&format!("{year}-01-01T00:00"))))
                    );
                }
            }
        }
    }
}
