//! Plots of a player's rating over time: a line, a band that the rating is likely to lie in, and axes.
//!
//! They know neither languages nor calendars: the caller writes the labels of the time axis.

mod drawing;
mod ranges;
mod rated;

pub use rated::{Rated, TimeMark};

use image::RgbImage;

use crate::{
    draw::canvas::{Area, Canvas},
    not_drawn::NotDrawn,
    png,
    theme::Theme,
};

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
        let (marks, step) = drawing::time_marks(&self.points, self.width * OVERSAMPLING);
        marks.into_iter().map(|at| TimeMark { at, step }).collect()
    }

    /// Draws the plot as a PNG file; `label` returns the text at a mark of the time axis, of about ten
    /// letters.
    ///
    /// # Errors
    /// If drawing fails, which no plot is known to cause.
    pub fn png(&self, label: impl Fn(TimeMark) -> String) -> Result<Vec<u8>, NotDrawn> {
        png::encode::rgb(self.pixels(label), self.width, self.height).map_err(NotDrawn::because)
    }

    /// Draws the plot to be put into another picture.
    pub fn image(&self, label: impl Fn(TimeMark) -> String) -> RgbImage {
        let pixels = self.pixels(label).into_flattened();
        RgbImage::from_raw(self.width.into(), self.height.into(), pixels).unwrap_or_default()
    }

    fn pixels(&self, label: impl Fn(TimeMark) -> String) -> Vec<[u8; 3]> {
        let area = Area { left: 0, top: 0, width: self.width, height: self.height };
        let mut canvas = Canvas::new(area, OVERSAMPLING);
        drawing::draw(&mut canvas, &self.points, self.theme, &label);
        canvas.finish().pixels
    }
}
