//! How many days of a calendar year a player can be away.

use jiff::{SignedDuration, Timestamp, civil, tz::TimeZone};

use super::Absence;

/// How long a player with these absences can still be away in a calendar year in UTC, given the days it
/// allows. Never negative.
pub fn left(absences: &[Absence], days: u16, year: i16) -> SignedDuration {
    let used: SignedDuration = absences.iter().map(|absence| within(*absence, year)).sum();
    (SignedDuration::from_hours(24 * i64::from(days)) - used).max(SignedDuration::ZERO)
}

/// How much of an absence falls in a year.
pub(super) fn within(absence: Absence, year: i16) -> SignedDuration {
    let (from, until) = (absence.from.max(begin(year)), absence.until.min(begin(year.saturating_add(1))));
    until.duration_since(from).max(SignedDuration::ZERO)
}

/// The years an absence falls in, in order.
pub(super) fn years(absence: Absence) -> impl Iterator<Item = i16> {
    let year = |at: Timestamp| at.to_zoned(TimeZone::UTC).year();
    (year(absence.from)..=year(absence.until)).filter(move |&year| !within(absence, year).is_zero())
}

fn begin(year: i16) -> Timestamp {
    let day = civil::Date::new(year, 1, 1).and_then(|day| TimeZone::UTC.to_timestamp(day.at(0, 0, 0, 0)));
    // Years beyond the calendar begin after all times.
    day.unwrap_or(Timestamp::MAX)
}
