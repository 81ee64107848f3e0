//! How many days a player can be away, by calendar years.

use jiff::{SignedDuration, Timestamp, civil, tz::TimeZone};

use super::Absence;

/// How long one can still be away in a calendar year of UTC, where a year has so many days for it and these absences are
/// counted; never less than nothing.
pub fn left(absences: &[Absence], days: u16, year: i16) -> SignedDuration {
    let used: SignedDuration = absences.iter().map(|absence| within(*absence, year)).sum();
    (SignedDuration::from_hours(24 * i64::from(days)) - used).max(SignedDuration::ZERO)
}

/// How much of an absence lies in a year.
pub(super) fn within(absence: Absence, year: i16) -> SignedDuration {
    let (from, until) = (absence.from.max(begin(year)), absence.until.min(begin(year.saturating_add(1))));
    until.duration_since(from).max(SignedDuration::ZERO)
}

/// The years in which an absence lies, the first one first.
pub(super) fn years(absence: Absence) -> impl Iterator<Item = i16> {
    let year = |at: Timestamp| at.to_zoned(TimeZone::UTC).year();
    (year(absence.from)..=year(absence.until)).filter(move |&year| !within(absence, year).is_zero())
}

fn begin(year: i16) -> Timestamp {
    let day = civil::Date::new(year, 1, 1).and_then(|day| TimeZone::UTC.to_timestamp(day.at(0, 0, 0, 0)));
    // A year beyond the calendar begins after all times.
    day.unwrap_or(Timestamp::MAX)
}
