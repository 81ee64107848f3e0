//! Dates as people type them, in any of the bot's languages.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::terms;

/// A date such as `2026-12-24`, `24 December` or `24 de diciembre de 2026`, which starts at midnight UTC, or a time from
/// now: `in 5 days`, `demain`. Without a year it is the next such day. What follows in brackets only explains it.
///
/// **Decided:** UTC, since Discord doesn't reveal a member's time zone; the answer shows the moment in their own.
pub fn read(typed: &str, now: Timestamp) -> Option<Timestamp> {
    let typed = typed.split('(').next().unwrap_or_default().trim().to_lowercase();
    let days = |count| day(now).checked_add(jiff::Span::new().days(count)).ok();
    match typed.as_str() {
        "now" | "ahora" | "maintenant" | "зараз" => return Some(now),
        "today" | "hoy" | "aujourd'hui" | "aujourd’hui" | "сьогодні" => return midnight(days(0)?),
        "tomorrow" | "mañana" | "demain" | "завтра" => return midnight(days(1)?),
        _ => {}
    }
    if let Some(date) = typed.parse().ok().or_else(|| named(&typed, day(now))) {
        return midnight(date);
    }
    now.checked_add(terms::span(&typed)?).ok()
}

/// How the names of the months begin in all languages, January first; long enough to differ from `martes`
/// and `через`.
const MONTHS: [&str; 12] = [
    "jan ene січ",
    "feb fév fev лют",
    "march marz mars берез",
    "apr abr avr квіт",
    "may mai трав",
    "jun juin черв",
    "jul juil лип",
    "aug ago aoû aou серп",
    "sep верес",
    "oct жовт",
    "nov лист",
    "dec dic déc груд",
];
/// Words between the parts of a date.
const BETWEEN: [&str; 11] = ["de", "del", "of", "the", "el", "le", "on", "th", "er", "р", "року"];

/// A date with the name of its month; without a year, the next from `today` on.
fn named(typed: &str, today: Date) -> Option<Date> {
    let parts =
        typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | '.')).filter(|part| !part.is_empty());
    let (mut numbers, mut month) = (Vec::new(), None);
    for part in parts {
        // As in `24th` and `1er`.
        let digits = part.trim_end_matches(char::is_alphabetic);
        if let (Ok(number), true) =
            (digits.parse::<i16>(), digits.len() == part.len() || is_between(part, digits))
        {
            numbers.push(number);
        } else if let (Some(number), None) = (month_of(part), month) {
            month = Some(number);
        } else if !BETWEEN.contains(&part) {
            return None;
        }
    }
    let on = |year: i16, day: i16| Date::new(year, month?, i8::try_from(day).ok()?).ok();
    match *numbers.as_slice() {
        [day] => [today.year(), today.year().saturating_add(1)]
            .into_iter()
            .find_map(|year| on(year, day).filter(|date| *date >= today)),
        [day, year] if year > 31 => on(year, day),
        _ => None,
    }
}

/// Whether what follows the digits is the ending of an ordinal.
fn is_between(part: &str, digits: &str) -> bool {
    part.strip_prefix(digits).is_some_and(|ending| ["st", "nd", "rd", "th", "er"].contains(&ending))
}

fn month_of(word: &str) -> Option<i8> {
    let names = |names: &&str| names.split(' ').any(|stem| word.starts_with(stem));
    let at = MONTHS.iter().position(names)?;
    i8::try_from(at + 1).ok()
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
    use proptest::prelude::*;

    use super::*;
    use crate::{
        texts::Texts,
        views::{days, time},
    };

    fn now() -> Timestamp {
        "2026-11-30T15:00:00Z".parse().unwrap()
    }

    fn check(typed: &str, date: Option<&str>) {
        assert_eq!(read(typed, now()), date.map(|date| date.parse().unwrap()), "{typed}");
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
        for typed in
            ["in 5 days", "en 5 días", "en 5 dias", "dans 5 jours", "dans 5 j", "через 5 днів", "120 годин"]
        {
            check(typed, Some("2026-12-05T15:00:00Z"));
        }
        for typed in ["tomorrow", "Mañana", "demain", "Завтра"] {
            check(typed, Some("2026-12-01T00:00:00Z"));
        }
        for typed in ["in 2 weeks", "dans 2 semaines", "en 2 semanas", "через 2 тижні"] {
            check(typed, Some("2026-12-14T15:00:00Z"));
        }
        for typed in [
            "24 December",
            "December 24th, 2026",
            "24 dic",
            "24 de diciembre de 2026",
            "24 déc.",
            "le 24 décembre 2026",
            "24 грудня",
            "24 грудня 2026 р.",
            "24 December 2026 (in 24 days)",
        ] {
            check(typed, Some("2026-12-24T00:00:00Z"));
        }
        for typed in ["1 January", "1 ene", "1er janvier", "1 січня 2027 року"] {
            check(typed, Some("2027-01-01T00:00:00Z"));
        }
        check("30 November", Some("2026-11-30T00:00:00Z"));
        check("29 листопада", Some("2027-11-29T00:00:00Z"));
        check("15 juin", Some("2027-06-15T00:00:00Z"));
        check("15 juillet", Some("2027-07-15T00:00:00Z"));
    }

    #[test]
    fn text_that_is_no_date_is_rejected() {
        for typed in [
            "",
            "soon",
            "24.12.",
            "2026-13-01",
            "2026-02-30",
            "in",
            "99999999999 days",
            "-3 days",
            "30 February",
            "December",
            "December 2026",
            "24 25 December",
            "24 December January",
            "24th",
            "24x December",
        ] {
            check(typed, None);
        }
    }

    #[test]
    fn the_example_in_the_refusal_can_be_typed() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            let refusal = words.say("refused-bad-date", &[("typed", "x".into())]);
            let examples: Vec<&str> = refusal.split('`').skip(1).step_by(2).collect();
            assert!(
                examples.len() == 2 && examples.iter().all(|typed| read(typed, now()).is_some()),
                "{refusal}"
            );
        }
    }

    proptest! {
        #[test]
        fn a_date_can_be_typed_as_it_is_shown(days in 0_i64..36_500) {
            let texts = Texts::load().unwrap();
            let date = day(now()).checked_add(jiff::Span::new().days(days)).unwrap();
            for words in texts.all() {
                let shown = time::date_in_words(words, date);
                prop_assert_eq!(read(&shown, now()).map(day), Some(date), "{}", shown);
                for (offered, date) in days::offered(words, &shown, now()).into_iter().take(1) {
                    prop_assert_eq!(read(&offered, now()).map(day), Some(date), "{}", offered);
                }
            }
        }

        #[test]
        fn anything_typed_is_read_or_rejected(typed in "\\PC{0,40}") {
            let _ = read(&typed, now());
        }
    }
}
