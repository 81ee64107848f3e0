//! How a plot is drawn: the axes, the band, the line, and the last rating beside it.

use std::ops::Range;

use super::{
    ranges,
    rated::{Rated, TimeMark},
};
use crate::{
    draw::{
        canvas::{Area, Canvas},
        font::Font,
        outline::{Point, disc},
    },
    theme::{Theme, colours::ThemeColours},
};

// Lengths are in pixels of the canvas, twice those of the picture.

/// Cap heights of the labels, and of the last rating.
const LABEL: f32 = 20.0;
const LAST: f32 = 24.0;
/// Margins: above; below, for time labels; left, for rating labels; right, for the last rating.
const ABOVE: u16 = 30;
const BELOW: u16 = 66;
const LEFT: u16 = 110;
const RIGHT: u16 = 124;
/// Width reserved for a time label.
const TIME_LABEL: u16 = 190;
/// Distance between horizontal lines.
const RATING_LINE: u16 = 110;
/// Width of the axes and of the lines across the plot, and how strong those are.
const THIN: u16 = 2;
const FAINT: f32 = 0.35;
/// Length of a tick, and the space between the end of a tick and its label, or the last dot and its rating.
const TICK: u16 = 8;
const GAP: f32 = 10.0;
/// Opacity of the band.
const BAND: f32 = 0.14;
/// Width of the line.
const LINE: f32 = 6.0;
/// Radius of a dot, of the last one, and of the ring around that.
const DOT: f32 = 8.0;
const LAST_DOT: f32 = 13.0;
const LAST_RING: f32 = 16.0;
/// Up to this many points get a dot each; more would hide the line.
const MAX_DOTS: usize = 60;
/// Width of the columns that long histories are thinned to.
const COLUMN: u16 = 4;

/// Draws the plot over the whole canvas.
pub(super) fn draw(canvas: &mut Canvas, points: &[Rated], theme: Theme, label: &dyn Fn(TimeMark) -> String) {
    let (theme, whole) = (ThemeColours::of(theme), canvas.area());
    let area = Area {
        left: LEFT,
        top: ABOVE,
        width: whole.width.saturating_sub(LEFT + RIGHT),
        height: whole.height.saturating_sub(ABOVE + BELOW),
    };
    let (time, ratings) = (ranges::time(points), ranges::ratings(points));
    let mut chart = Chart { canvas, font: Font::bundled(), theme, area, time, ratings };
    chart.draw_axes(points, label);
    let points = thinned(points, u32::from(area.width / COLUMN));
    chart.draw_band(&points);
    chart.draw_line(&points);
}

/// The marks on the time axis of a plot `width` canvas pixels wide, and the seconds between them.
pub(super) fn time_marks(points: &[Rated], width: u16) -> (Vec<i64>, i64) {
    let most = width.saturating_sub(LEFT + RIGHT) / TIME_LABEL;
    ranges::time_marks(&ranges::time(points), i64::from(most).max(2))
}

/// A chart that is being drawn.
struct Chart<'a> {
    canvas: &'a mut Canvas,
    font: Font,
    theme: &'static ThemeColours,
    /// Where the plot is on the canvas, and what it spans across and up.
    area: Area,
    time: Range<i64>,
    ratings: Range<f64>,
}

impl Chart<'_> {
    fn x(&self, at: i64) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a fraction of a pixel")]
        let along = (at - self.time.start) as f32 / (self.time.end - self.time.start) as f32;
        f32::from(self.area.left) + along * f32::from(self.area.width)
    }

    fn y(&self, rating: f64) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "a fraction of a pixel")]
        let up = ((rating - self.ratings.start) / (self.ratings.end - self.ratings.start)) as f32;
        f32::from(self.area.top) + (1.0 - up) * f32::from(self.area.height)
    }

    fn place(&self, point: &Rated) -> Point {
        Point::new(self.x(point.at), self.y(point.rating))
    }

    /// The ground, both axes, and the lines and labels at their marks.
    fn draw_axes(&mut self, points: &[Rated], label: &dyn Fn(TimeMark) -> String) {
        let (theme, area, whole) = (self.theme, self.area, self.canvas.area());
        let (right, bottom) = (area.left + area.width, area.top + area.height);
        self.canvas.cover(whole, theme.frame, 1.0);
        self.canvas.cover(area, theme.field, 1.0);
        let (marks, step) = time_marks(points, whole.width);
        for at in marks {
            let (x, text) = (self.x(at), label(TimeMark { at, step }));
            let line = Area { left: on_canvas(x) - THIN / 2, width: THIN, ..area };
            self.canvas.cover(line, theme.hollow_dark, FAINT);
            self.canvas.cover(Area { top: bottom, height: TICK, ..line }, theme.frame_dark, 1.0);
            let below = Point::new(x, f32::from(bottom + TICK) + GAP + LABEL / 2.0);
            self.font.write(self.canvas, &text, below, LABEL, theme.label);
        }
        for rating in ranges::rating_marks(&self.ratings, (area.height / RATING_LINE).max(3)) {
            let (y, text) = (self.y(rating), format!("{rating:.0}"));
            let line = Area { top: on_canvas(y) - THIN / 2, height: THIN, ..area };
            self.canvas.cover(line, theme.hollow_dark, FAINT);
            self.canvas.cover(Area { left: area.left - TICK, width: TICK, ..line }, theme.frame_dark, 1.0);
            let end = f32::from(area.left - TICK) - GAP;
            let beside = Point::new(end - self.font.width(&text, LABEL) / 2.0, y);
            self.font.write(self.canvas, &text, beside, LABEL, theme.label);
        }
        let axes = [
            Area { left: area.left - THIN, width: THIN, height: area.height + THIN, ..area },
            Area { top: bottom, height: THIN, width: right - area.left, ..area },
        ];
        for axis in axes {
            self.canvas.cover(axis, theme.frame_dark, 1.0);
        }
    }

    /// The band, cut to the plot. A single point gets one with some width.
    fn draw_band(&mut self, points: &[Rated]) {
        let mut points = points.to_vec();
        if let [alone] = *points {
            let half = (self.time.end - self.time.start) / 60;
            points = [-half, half].map(|moved| Rated { at: alone.at + moved, ..alone }).to_vec();
        }
        let edge = |point: &Rated, sign: f64| {
            let rating = point.rating + sign * point.deviation;
            self.y(rating.clamp(self.ratings.start, self.ratings.end))
        };
        let edges: Vec<(f32, [f32; 2])> = points
            .iter()
            .map(|point| (self.x(point.at), [1.0, -1.0].map(|sign| edge(point, sign))))
            .collect();
        for pair in edges.windows(2) {
            let &[(from, before), (to, after)] = pair else { continue };
            for column in on_canvas(from)..on_canvas(to) {
                let along = (f32::from(column) + 0.5 - from) / (to - from);
                let [upper, lower] = [0, 1].map(|edge| before[edge] + (after[edge] - before[edge]) * along);
                self.canvas.cover_column(column, upper..lower, self.theme.last.ink, BAND);
            }
        }
    }

    /// The line with its dots, and the last rating.
    fn draw_line(&mut self, points: &[Rated]) {
        let (ink, ring) = (self.theme.last.ink, self.theme.last.line);
        let places: Vec<Point> = points.iter().map(|point| self.place(point)).collect();
        self.canvas.line(&places, LINE, ink);
        let mut dot = |at: Point, radius: f32, colour| {
            self.canvas.fill(at, radius, colour, 1.0, |p| disc(p, radius));
        };
        if places.len() <= MAX_DOTS {
            for &place in &places {
                dot(place, DOT, ink);
            }
        }
        let (Some(&place), Some(last)) = (places.last(), points.last()) else { return };
        dot(place, LAST_RING, ring);
        dot(place, LAST_DOT, ink);
        let text = format!("{:.0}", last.rating);
        let left = f32::from(self.area.left + self.area.width) + 2.0 * GAP;
        let beside = Point::new(left + self.font.width(&text, LAST) / 2.0, place.y);
        self.font.write(self.canvas, &text, beside, LAST, self.theme.label);
    }
}

/// A place on the canvas in whole pixels.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast of a float saturates")]
fn on_canvas(length: f32) -> u16 {
    length.round() as u16
}

/// Thins out thousands of points, whose line would be a blot: keeps the last point of each column, and always
/// the first, the highest and the lowest.
fn thinned(points: &[Rated], columns: u32) -> Vec<Rated> {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let since = |at: i64| u128::from(at.abs_diff(first.at));
    let column = |point: &Rated| since(point.at) * u128::from(columns) / since(last.at).max(1);
    let numbered = || points.iter().enumerate();
    let by_rating = |a: &(usize, &Rated), b: &(usize, &Rated)| a.1.rating.total_cmp(&b.1.rating);
    let ends = [numbered().next(), numbered().min_by(by_rating), numbered().max_by(by_rating)];
    let kept = |&(number, point): &(usize, &Rated)| {
        points.len() <= MAX_DOTS
            || points.get(number + 1).is_none_or(|next| column(next) != column(point))
            || ends.iter().flatten().any(|&(end, _)| end == number)
    };
    numbered().filter(kept).map(|(_, &point)| point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinning_keeps_the_last_point_of_each_column_and_the_extremes() {
        let mut points: Vec<Rated> =
            (0..1_000).map(|at| Rated { at, rating: 1500.0, deviation: 50.0 }).collect();
        points[123].rating = 1700.0;
        let drawn: Vec<i64> = thinned(&points, 10).iter().map(|point| point.at).collect();
        assert_eq!(drawn, [0, 99, 123, 199, 299, 399, 499, 599, 699, 799, 899, 998, 999]);
        assert_eq!(thinned(&points[..50], 10).len(), 50);
    }
}
