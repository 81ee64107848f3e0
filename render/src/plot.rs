//! A player's rating over time as a picture: a line, the band around it in which the rating is likely to lie, and axes.
//!
//! It knows no language and no calendar: what stands below the time axis is written by whoever asks for it.

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
    /// The moment, in seconds since 1970 began in UTC.
    pub at: i64,
    /// The rating.
    pub rating: f64,
    /// How far the band around it reaches, up and down.
    pub deviation: f64,
}

/// Moments that can be drawn, far within what numbers and calendars hold.
const TIMES: RangeInclusive<i64> = -60_000_000_000..=190_000_000_000;
/// Ratings and bands that can be drawn lie between this and its opposite.
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
    /// The moment, in seconds since 1970 began in UTC.
    pub at: i64,
    /// Seconds from one mark to the next: less than a day asks for hours, more than a year for years.
    pub step: i64,
}

/// A plot of one player's ratings, at least one.
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

/// Pixels across and down, unless another size is asked for.
const SIZE: (u16, u16) = (800, 400);
/// The smallest size in which the axes leave room for a line, and the largest one.
const SIZES: [(u16, u16); 2] = [(320, 200), (2000, 1200)];
/// How many pixels of the drawing become one of the picture, across and down.
const OVERSAMPLING: u16 = 2;

impl RatingPlot {
    /// The plot of ratings in any order; none where there are none. What cannot be a rating is left out: a moment before
    /// our era or after the year 8000, more than a million points, a band below zero, what is no number.
    pub fn new(points: impl IntoIterator<Item = Rated>, theme: Theme) -> Option<Self> {
        let mut points: Vec<Rated> = points.into_iter().filter(Rated::is_possible).collect();
        points.sort_by_key(|point| point.at);
        let (width, height) = SIZE;
        (!points.is_empty()).then_some(Self { points, theme, width, height })
    }

    /// The same plot in another size in pixels: 320 × 200 at least, and 2000 × 1200 at most.
    #[must_use]
    pub fn sized(self, width: u16, height: u16) -> Self {
        let [least, most] = SIZES;
        Self { width: width.clamp(least.0, most.0), height: height.clamp(least.1, most.1), ..self }
    }

    /// The marks of its time axis, for who must write them down before it is drawn.
    pub fn time_marks(&self) -> Vec<TimeMark> {
        let (marks, step) = drawing::time_marks(self, u32::from(self.width) * u32::from(OVERSAMPLING));
        marks.into_iter().map(|at| TimeMark { at, step }).collect()
    }

    /// The plot as a PNG file; `label` writes what stands at a mark of the time axis, about ten letters at most.
    ///
    /// # Errors
    /// It could not be drawn, which no plot is known to cause.
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
