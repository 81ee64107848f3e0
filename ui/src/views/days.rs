//! Suggested days for a date option, each with its distance in the reader's language.

use jiff::{Span, Timestamp, civil::Date};

use crate::{
    texts::{Words, say},
    typed::{
        date::{self, day},
        path::CHOICES,
    },
    views::time::date_in_words,
};

/// The longest possible absence in days.
const FARTHEST: i64 = 366;

/// The days from tomorrow on that match the typed text, at most [`CHOICES`]: first the exact date, then the day that
/// many days away, then all whose names contain the text.
pub fn offered(words: &Words, typed: &str, now: Timestamp) -> Vec<(String, Date)> {
    let typed = typed.trim().to_lowercase();
    let today = day(now);
    let said = date::read(&typed, now).and_then(|at| today.until(day(at)).ok());
    let meant = [said.map(|span| i64::from(span.get_days())), only_number(&typed)];
    let rank = |days| meant.iter().position(|meant| *meant == Some(days)).unwrap_or(meant.len());
    let fitting = (1..=FARTHEST).filter_map(|days| {
        let date = today.checked_add(Span::new().days(days)).ok()?;
        let name = name(words, days, date);
        let fits = name.to_lowercase().contains(&typed) || date.to_string().contains(&typed);
        (rank(days) < meant.len() || fits).then_some((days, name, date))
    });
    let mut fitting: Vec<_> = fitting.collect();
    fitting.sort_by_key(|(days, ..)| rank(*days));
    fitting.into_iter().map(|(_, name, date)| (name, date)).take(CHOICES).collect()
}

/// The date and how many days away it is.
fn name(words: &Words, days: i64, date: Date) -> String {
    let when = if days == 1 {
        say!(words, "day-tomorrow")
    } else {
        let span = say!(words, "span-days", count = days);
        say!(words, "day-in", span)
    };
    say!(words, "day-offered", date = date_in_words(words, date), when)
}

/// The number in a text that contains exactly one.
fn only_number(text: &str) -> Option<i64> {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit()).filter(|digits| !digits.is_empty());
    let number = numbers.next()?.parse().ok()?;
    numbers.next().is_none().then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    fn names(locale: &str, typed: &str) -> Vec<String> {
        let texts = Texts::load().unwrap();
        let now = "2026-11-30T15:00:00Z".parse().unwrap();
        offered(texts.for_locale(locale), typed, now).into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn the_next_days_are_offered_to_one_who_has_typed_nothing() {
        let names = names("en-GB", " ");
        assert_eq!(names.len(), CHOICES);
        assert_eq!(names[..2], ["1 December 2026 (tomorrow)", "2 December 2026 (in 2 days)"]);
    }

    #[test]
    fn the_day_that_is_meant_comes_first() {
        for (typed, first) in [
            ("2026-12-24", "24 December 2026 (in 24 days)"),
            ("2026-12", "1 December 2026 (tomorrow)"),
            ("december", "1 December 2026 (tomorrow)"),
            ("24 dec", "24 December 2026 (in 24 days)"),
            ("12-24", "24 December 2026 (in 24 days)"),
            ("Tomorrow", "1 December 2026 (tomorrow)"),
            ("in 5 days", "5 December 2026 (in 5 days)"),
            ("5d", "5 December 2026 (in 5 days)"),
            ("36 hours", "2 December 2026 (in 2 days)"),
            ("14", "14 December 2026 (in 14 days)"),
            ("366", "1 December 2027 (in 366 days)"),
        ] {
            let names = names("en-US", typed);
            assert_eq!(names.first().map(String::as_str), Some(first), "{typed}");
            assert_eq!(names.iter().filter(|name| *name == first).count(), 1, "{typed}");
        }
    }

    #[test]
    fn days_are_found_in_every_language() {
        assert_eq!(names("fr", "demain"), ["1er décembre 2026 (demain)"]);
        assert_eq!(names("es-ES", "En 5 d")[0], "5 de diciembre de 2026 (dentro de 5 días)");
        assert_eq!(names("uk", "через 3")[0], "3 грудня 2026 (через 3 дні)");
        assert_eq!(names("uk", "завтра"), ["1 грудня 2026 (завтра)"]);
    }

    #[test]
    fn text_without_a_future_day_suggests_none() {
        for typed in ["soon", "2020-01-01", "today", "400", "99999999999999999999", "31.12.", "\u{202e}"] {
            assert_eq!(names("en-US", typed), [""; 0], "{typed}");
        }
    }
}
