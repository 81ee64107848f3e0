//! Dates as people type them.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::terms;

/// A date such as `2026-12-24`, which starts at midnight UTC, or a time from now, in any of the bot's languages:
/// `in 5 days`, `demain`.
///
/// **Decided:** UTC, since Discord doesn't reveal a member's time zone; the answer shows the moment in their own.
pub fn read(typed: &str, now: Timestamp) -> Option<Timestamp> {
    let typed = typed.trim().to_lowercase();
    let days = |count| day(now).checked_add(jiff::Span::new().days(count)).ok();
    match typed.as_str() {
        "now" | "ahora" | "maintenant" | "зараз" => return Some(now),
        "today" | "hoy" | "aujourd'hui" | "aujourd’hui" | "сьогодні" => return midnight(days(0)?),
        "tomorrow" | "mañana" | "demain" | "завтра" => return midnight(days(1)?),
        _ => {}
    }
    match typed.parse::<Date>() {
        Ok(date) => midnight(date),
        Err(_) => now.checked_add(terms::span(&typed)?).ok(),
    }
}

/// The day of a moment, in UTC like typed days.
pub fn day(at: Timestamp) -> Date {
    at.to_zoned(TimeZone::UTC).date()
}

fn midnight(date: Date) -> Option<Timestamp> {
    TimeZone::UTC.to_timestamp(date.at(0, 0, 0, 0)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(typed: &str, date: Option<&str>) {
        let now = "2026-11-30T15:00:00Z".parse().unwrap();
        assert_eq!(read(typed, now), date.map(|date| date.parse().unwrap()), "{typed}");
    }

    #[test]
    fn days_and_spans_are_read() {
        check("2026-12-24", Some("2026-12-24T00:00:00Z"));
        check(" Tomorrow", Some("2026-12-01T00:00:00Z"));
        check("today", Some("2026-11-30T00:00:00Z"));
        check("now", Some("2026-11-30T15:00:00Z"));
        check("in 5 days", Some("2026-12-05T15:00:00Z"));
        check("5d", Some("2026-12-05T15:00:00Z"));
        check("36 hours", Some("2026-12-02T03:00:00Z"));
    }

    #[test]
    fn every_language_is_understood() {
        for typed in ["in 5 days", "en 5 días", "en 5 dias", "dans 5 jours", "через 5 днів", "120 годин"]
        {
            check(typed, Some("2026-12-05T15:00:00Z"));
        }
        for typed in ["tomorrow", "Mañana", "demain", "Завтра"] {
            check(typed, Some("2026-12-01T00:00:00Z"));
        }
        for typed in ["in 2 weeks", "dans 2 semaines", "en 2 semanas", "через 2 тижні"] {
            check(typed, Some("2026-12-14T15:00:00Z"));
        }
    }

    #[test]
    fn text_that_is_no_date_is_rejected() {
        for typed in ["", "soon", "24.12.", "2026-13-01", "2026-02-30", "in", "99999999999 days", "-3 days"] {
            check(typed, None);
        }
    }
}
