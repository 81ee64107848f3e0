//! Times in words. Discord shows moments in the reader's time zone; spans are formatted here.

use jiff::{SignedDuration, Timestamp, civil::Date};

use crate::texts::{Words, say};

/// A moment relative to now, as Discord shows it: `in 3 days`.
pub fn relative(at: Timestamp) -> String {
    format!("<t:{}:R>", at.as_second())
}

/// A moment as a date, as Discord shows it: `22 November 2026`.
pub fn day(at: Timestamp) -> String {
    format!("<t:{}:D>", at.as_second())
}

/// A moment with date and time, as Discord shows it.
pub fn date_and_time(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_second())
}

/// A moment as a short date, as Discord shows it.
pub fn date(at: Timestamp) -> String {
    format!("<t:{}:d>", at.as_second())
}

/// A date where Discord shows none, such as in a choice: `24 December 2026`.
pub fn date_in_words(words: &Words, date: Date) -> String {
    say!(words, "date", day = date.day(), month = date.month(), year = date.year().to_string())
}

/// A span in days, hours and minutes, rounded up to minutes: `1 day 12 hours`.
pub fn span(words: &Words, time: SignedDuration) -> String {
    let minutes = time.as_mins() + i64::from(time.as_millis() % 60_000 > 0);
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let days = (days > 0).then(|| say!(words, "span-days", count = days));
    let hours = (hours > 0).then(|| say!(words, "span-hours", count = hours));
    let none = days.is_none() && hours.is_none();
    let minutes = (minutes > 0 || none).then(|| say!(words, "span-minutes", count = minutes));
    [days, hours, minutes].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Texts;

    #[test]
    fn a_span_is_named_in_its_largest_units() {
        let texts = Texts::load().unwrap();
        let just_begun = SignedDuration::from_hours(12) - SignedDuration::from_millis(1);
        assert_eq!(span(texts.public(), just_begun), "12 hours");
        for (minutes, named) in [
            (0, "0 minutes"),
            (1, "1 minute"),
            (90, "1 hour 30 minutes"),
            (24 * 60, "1 day"),
            (3 * 24 * 60 + 121, "3 days 2 hours 1 minute"),
        ] {
            assert_eq!(span(texts.public(), SignedDuration::from_mins(minutes)), named);
        }
    }
}
