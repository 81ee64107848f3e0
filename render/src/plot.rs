//! Plots of a player's rating over time: a line, a band that the rating is likely to lie in, and axes.
//!
//! They know neither languages nor calendars: the caller writes the labels of the time axis.

mod backend;
mod drawing;
mod ranges;

use std::{fmt, ops::RangeInclusive};

use crate::{
    draw::canvas::{Area, Canvas},
    png,
    theme::Theme,
};

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
    fn is_possible(&self) -> bool {
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

/// A plot of one player's ratings, of which there is at least one.
///
/// ```
/// use render::{Rated, RatingPlot, Theme};
///
/// let games = [(0, 1500.0, 350.0), (86_400, 1662.0, 290.0)];
/// let points = games.map(|(at, rating, deviation)| Rated { at, rating, deviation });
/// let plot = RatingPlot::new(points, Theme::Night).ok_or("no games")?;
/// let png = plot.png(|mark| format!("day {}", mark.at / 86_400))?;
/// assert!(png.starts_with(b"\x89PNG"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPlot {
    /// In order of time.
    points: Vec<Rated>,
    theme: Theme,
    width: u16,
    height: u16,
}

/// Default size in pixels.
const SIZE: (u16, u16) = (800, 400);
/// The smallest size, in which the axes just leave room for a line, and the largest.
const SIZES: [(u16, u16); 2] = [(320, 200), (2000, 1200)];
/// Pixels of the canvas for each of the picture's, across and down.
const OVERSAMPLING: u16 = 2;

impl RatingPlot {
    /// Plots ratings given in any order, or returns `None` if there are none. Impossible ratings are left
    /// out: those that aren't numbers, are beyond a million points, have a negative deviation, or lie before
    /// our era or after the year 8000.
    pub fn new(points: impl IntoIterator<Item = Rated>, theme: Theme) -> Option<Self> {
        let mut points: Vec<Rated> = points.into_iter().filter(Rated::is_possible).collect();
        points.sort_by_key(|point| point.at);
        let (width, height) = SIZE;
        (!points.is_empty()).then_some(Self { points, theme, width, height })
    }

    /// Changes the size in pixels, which is kept between 320 × 200 and 2000 × 1200.
    #[must_use]
    pub fn sized(self, width: u16, height: u16) -> Self {
        let [least, most] = SIZES;
        Self { width: width.clamp(least.0, most.0), height: height.clamp(least.1, most.1), ..self }
    }

    /// The marks on the time axis, for callers that need them before drawing.
    pub fn time_marks(&self) -> Vec<TimeMark> {
        let (marks, step) = drawing::time_marks(self, u32::from(self.width) * u32::from(OVERSAMPLING));
        marks.into_iter().map(|at| TimeMark { at, step }).collect()
    }

    /// Draws the plot as a PNG file; `label` returns the text at a mark of the time axis, of about ten
    /// letters.
    ///
    /// # Errors
    /// If drawing fails, which no plot is known to cause.
    pub fn png(&self, label: impl Fn(TimeMark) -> String) -> Result<Vec<u8>, NotDrawn> {
        let area = Area { left: 0, top: 0, width: self.width, height: self.height };
        let mut canvas = Canvas::new(area, OVERSAMPLING);
        drawing::draw(&mut canvas, self, &label).map_err(NotDrawn::because)?;
        png::encode::rgb(canvas.finish().pixels, self.width, self.height).map_err(NotDrawn::because)
    }
}

/// A plot or podium could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDrawn(String);

impl NotDrawn {
    pub(crate) fn because(why: impl fmt::Display) -> Self {
        Self(why.to_string())
    }
}

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a picture could not be drawn: {}", self.0)
    }
}

impl std::error::Error for NotDrawn {}
