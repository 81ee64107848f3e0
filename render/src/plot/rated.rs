//! What a plot is made of.

use std::ops::RangeInclusive;

/// A player's rating from one moment on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// When, in seconds since the Unix epoch.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// Rating deviation: how far the band reaches up and down.
    pub deviation: f64,
}

/// Times that can be drawn, well within what numbers and calendars can hold.
const TIMES: RangeInclusive<i64> = -60_000_000_000..=190_000_000_000;
/// Ratings and deviations up to this can be drawn, and ratings down to its negative.
const MAX_RATING: f64 = 1_000_000.0;

impl Rated {
    /// Whether it can be drawn at all.
    pub(super) fn is_possible(&self) -> bool {
        let Self { at, rating, deviation } = self;
        TIMES.contains(at)
            && (-MAX_RATING..=MAX_RATING).contains(rating)
            && (0.0..=MAX_RATING).contains(deviation)
    }
}

/// A mark on the time axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeMark {
    /// When, in seconds since the Unix epoch.
    pub at: i64,
    /// Seconds to the next mark. Less than a day calls for hours in the label, more than a year for years.
    pub step: i64,
}
