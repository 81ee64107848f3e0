//! The words of a rating plot: axis labels and alt text.

use jiff::{Timestamp, civil::DateTime, tz::TimeZone};
use play::player::ratings::Category;
use render::{Rated, RatingPlot, TimeMark};

use crate::{
    texts::{Words, say},
    views::{name::clean, rating::category_name, time::date_in_words},
};

const DAY: i64 = 24 * 60 * 60;
/// Marks at least this far apart are never in the same month.
const MONTHS: i64 = 31 * DAY;

/// The label of a time mark in UTC: a time, a day, or a month if marks are far apart.
fn label(words: &Words, mark: TimeMark) -> String {
    let Some(at) = utc(mark.at) else { return String::new() };
    if mark.step < DAY && mark.at % DAY != 0 {
        return at.strftime("%H:%M").to_string();
    }
    let month = at.month();
    if mark.step < MONTHS {
        say!(words, "plot-day", day = at.day(), month)
    } else {
        say!(words, "plot-month", month, year = at.year().to_string())
    }
}

/// The labels of a plot's time marks, written before it's drawn.
pub fn labels(words: &Words, plot: &RatingPlot) -> impl Fn(TimeMark) -> String + Send + use<> {
    let marks = plot.time_marks();
    let labels: Vec<String> = marks.iter().map(|&mark| label(words, mark)).collect();
    move |mark| {
        let known = marks.iter().zip(&labels).find(|(known, _)| **known == mark);
        known.map(|(_, label)| label.clone()).unwrap_or_default()
    }
}

/// The alt text of a plot: its period, and the ratings that matter. `points` are in order of time, at least one;
/// `who` is the player's name, if known.
pub fn spoken(
    words: &Words,
    who: Option<&str>,
    category: Category,
    points: &[Rated],
    games: usize,
) -> String {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return String::new() };
    let who = who.map(clean).filter(|name| !name.is_empty());
    let who = who.unwrap_or_else(|| say!(words, "plot-somebody"));
    let game = category_name(words, category);
    let (date, width) = (|point: &Rated| date(words, point.at), whole(last.deviation));
    if let [alone] = points {
        let (to, last) = (date(alone), whole(alone.rating));
        return say!(words, "plot-alt-one", who, game, to, last, width);
    }
    let by_rating = |one: &&Rated, other: &&Rated| one.rating.total_cmp(&other.rating);
    let lowest = points.iter().min_by(by_rating).unwrap_or(first);
    // The first of equal highs.
    let highest = points.iter().rev().max_by(by_rating).unwrap_or(last);
    say!(
        words,
        "plot-alt",
        who,
        game,
        games,
        from = date(first),
        to = date(last),
        first = whole(first.rating),
        lowest = whole(lowest.rating),
        lowest_day = date(lowest),
        highest = whole(highest.rating),
        highest_day = date(highest),
        last = whole(last.rating),
        width,
    )
}

fn date(words: &Words, at: i64) -> String {
    utc(at).map(|at| date_in_words(words, at.date())).unwrap_or_default()
}

fn utc(second: i64) -> Option<DateTime> {
    Some(TimeZone::UTC.to_datetime(Timestamp::from_second(second).ok()?))
}

fn whole(points: f64) -> String {
    format!("{points:.0}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::texts::Texts;

    fn second(at: &str) -> i64 {
        at.parse::<Timestamp>().unwrap().as_second()
    }

    fn point(at: &str, rating: f64) -> Rated {
        Rated { at: second(at), rating, deviation: 120.4 }
    }

    #[test]
    fn marks_say_as_much_as_tells_them_apart() {
        let texts = Texts::load().unwrap();
        let check = |at: &str, step, expect: &str| {
            assert_eq!(label(texts.public(), TimeMark { at: second(at), step }), expect);
        };
        check("2026-11-22T18:00:00Z", 6 * 60 * 60, "18:00");
        check("2026-11-22T00:00:00Z", 6 * 60 * 60, "22 Nov");
        check("2026-11-02T00:00:00Z", 20 * DAY, "2 Nov");
        check("2026-12-31T00:00:00Z", 60 * DAY, "Dec 2026");
        check("2030-01-01T00:00:00Z", 365 * DAY, "Jan 2030");
        assert_eq!(label(texts.public(), TimeMark { at: i64::MAX, step: DAY }), "");
    }

    #[test]
    fn every_month_is_named_and_short() {
        let texts = Texts::load().unwrap();
        let label = |words, month, step| {
            let at = second(&format!("2026-{month:02}-28T00:00:00Z"));
            label(words, TimeMark { at, step })
        };
        for (words, step) in texts.all().flat_map(|words| [(words, DAY), (words, MONTHS)]) {
            let labels: BTreeSet<String> = (1..=12).map(|month| label(words, month, step)).collect();
            assert!(
                labels.len() == 12 && labels.iter().all(|label| label.chars().count() <= 11),
                "{labels:?}"
            );
        }
    }

    #[test]
    fn a_plot_is_told_with_its_ends_and_its_extremes() {
        let texts = Texts::load().unwrap();
        let told = |who, points: &[Rated]| {
            spoken(texts.public(), who, "damala:teams".parse().unwrap(), points, points.len())
        };
        let points = [
            point("2026-11-03T12:00:00Z", 1662.4),
            point("2026-11-05T12:00:00Z", 1420.0),
            point("2026-11-09T12:00:00Z", 1712.0),
            point("2026-12-22T12:00:00Z", 1611.6),
        ];
        assert_eq!(
            told(Some("Ada"), &points),
            "Rating of Ada in Damala, teams over 4 rated games, from 3 November 2026 to 22 December 2026. It starts \
             at 1662, is lowest at 1420 on 5 November 2026, highest at 1712 on 9 November 2026, and ends at 1612. \
             The band is 120 up and down at the end."
        );
        assert!(
            told(None, &points[..1]).starts_with(
                "Rating of the player in Damala, teams after one rated game, on 3 November 2026: 1662."
            ),
            "{}",
            told(None, &points[..1])
        );
        let far = |sign: f64| Rated { at: -60_000_000_000, rating: sign * 999_999.4, deviation: 999_999.4 };
        let (name, category) = ("\u{1f600}".repeat(40), "damala:teams".parse().unwrap());
        for words in texts.all() {
            let longest = spoken(words, Some(&name), category, &[far(-1.0), far(1.0), far(-1.0)], 999_999);
            assert!(longest.encode_utf16().count() <= 1_024, "{longest}");
        }
    }
}
