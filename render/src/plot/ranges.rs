//! What the axes of a plot span, and where the time axis has marks.

use std::ops::Range;

use super::rated::Rated;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
const YEAR: i64 = 365 * DAY;

/// Intervals of the time axis that read well.
const STEPS: [i64; 21] = [
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    HOUR,
    3 * HOUR,
    6 * HOUR,
    12 * HOUR,
    DAY,
    2 * DAY,
    5 * DAY,
    10 * DAY,
    20 * DAY,
    30 * DAY,
    60 * DAY,
    90 * DAY,
    120 * DAY,
    180 * DAY,
    YEAR,
    2 * YEAR,
    5 * YEAR,
];

/// The least that the axes span. Less would make much of little.
const MIN_TIME_SPAN: i64 = 2 * HOUR;
const MIN_RATING_SPAN: f64 = 100.0;
/// The most of the band that the plot makes room for on each side. The wide band of a new player would
/// otherwise squeeze the line flat.
const MAX_BAND: f64 = 200.0;

/// The time that a plot spans, with a margin on both sides.
pub(super) fn time(points: &[Rated]) -> Range<i64> {
    let first = points.first().map_or(0, |point| point.at);
    let last = points.last().map_or(0, |point| point.at);
    let spanned = last - first;
    let margin = (spanned / 40).max((MIN_TIME_SPAN - spanned) / 2);
    first - margin..last + margin
}

/// The ratings that a plot spans, with a margin.
pub(super) fn ratings(points: &[Rated]) -> Range<f64> {
    let ends =
        |sign: f64| points.iter().map(move |point| point.rating + sign * point.deviation.min(MAX_BAND));
    let (low, high) = (ends(-1.0).fold(f64::MAX, f64::min), ends(1.0).fold(f64::MIN, f64::max));
    let margin = ((high - low) * 0.08).max((MIN_RATING_SPAN - (high - low)) / 2.0);
    low - margin..high + margin
}

/// At most `most` marks for the axis of the ratings, at multiples of 1, 2 or 5, 10, 20 or 50 and so on.
pub(super) fn rating_marks(ratings: &Range<f64>, most: u16) -> impl Iterator<Item = f64> + use<> {
    let multiples = |step: f64| ((ratings.start / step).ceil(), (ratings.end / step).floor());
    let fits = |step: &f64| multiples(*step).1 - multiples(*step).0 < f64::from(most);
    let mut steps = (0..7).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10_f64.powi(power)));
    let step = steps.find(fits).unwrap_or(f64::MAX);
    let (first, last) = multiples(step);
    let marks = (0..most).map(move |number| first + f64::from(number));
    marks.take_while(move |&at| at <= last).map(move |at| at * step)
}

/// At most `most` marks for a time axis, and the seconds between them.
pub(super) fn time_marks(time: &Range<i64>, most: i64) -> (Vec<i64>, i64) {
    let spanned = time.end - time.start;
    let fits = |step: &i64| spanned / step < most;
    let step = STEPS.into_iter().find(fits).unwrap_or_else(|| (spanned / YEAR / most.max(1) + 1) * YEAR);
    let marks = time.start.div_euclid(step) + 1..=time.end.div_euclid(step);
    (marks.map(|number| number * step).collect(), step)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(ratings: &[(i64, f64, f64)]) -> Vec<Rated> {
        ratings.iter().map(|&(at, rating, deviation)| Rated { at, rating, deviation }).collect()
    }

    #[test]
    fn a_single_point_is_in_the_middle() {
        let one = points(&[(10_000, 1500.0, 0.0)]);
        assert_eq!(time(&one), 6_400..13_600);
        assert_eq!(ratings(&one), 1450.0..1550.0);
    }

    #[test]
    fn a_wide_band_does_not_squeeze_the_line_flat() {
        let wide = points(&[(0, 1500.0, 350.0), (DAY, 1660.0, 40.0)]);
        assert_eq!(ratings(&wide), 1300.0 - 32.0..1700.0 + 32.0);
    }

    #[test]
    fn time_marks_are_few_and_at_whole_steps() {
        for (spanned, step) in
            [(600, 300), (HOUR, 15 * MINUTE), (DAY, 6 * HOUR), (7 * DAY, 2 * DAY), (YEAR, 90 * DAY)]
        {
            let (marks, found) = time_marks(&(1_000..1_000 + spanned), 5);
            assert_eq!(found, step, "{spanned}");
            assert!((1..=5).contains(&marks.len()), "{spanned}: {marks:?}");
            assert!(marks.iter().all(|at| at % step == 0));
        }
        let (marks, step) = time_marks(&(0..1_000 * YEAR), 5);
        assert!(step > 5 * YEAR && marks.len() <= 5, "{step} {marks:?}");
    }
    #[test]
    fn rating_marks_are_few_and_at_whole_steps() {
        for (ratings, most, expect) in [
            (1450.0..1550.0, 6, vec![1460.0, 1480.0, 1500.0, 1520.0, 1540.0]),
            (1268.0..1732.0, 6, vec![1300.0, 1400.0, 1500.0, 1600.0, 1700.0]),
            (-30.0..70.0, 3, vec![0.0, 50.0]),
            (1205.0..1857.0, 3, vec![1400.0, 1600.0, 1800.0]),
            (-1.0e6..1.0e6, 4, vec![-1.0e6, 0.0, 1.0e6]),
        ] {
            assert_eq!(rating_marks(&ratings, most).collect::<Vec<_>>(), expect);
        }
    }
}
