//! How a plot is drawn: the axes, the band, the line, and the last rating beside it.

use std::{convert::Infallible, ops::Range};

use plotters::{
    chart::{ChartBuilder, LabelAreaPosition},
    coord::combinators::BindKeyPoints,
    drawing::{DrawingAreaErrorKind, IntoDrawingArea},
    element::{Circle, Polygon, Text},
    series::LineSeries,
    style::{
        Color, IntoFont, RGBColor, TextStyle,
        text_anchor::{HPos, Pos, VPos},
    },
};

use super::{
    backend::Backend,
    ranges,
    rated::{Rated, TimeMark},
};
use crate::{
    draw::{canvas::Canvas, colour::Colour, font::Font},
    theme::{Theme, colours::ThemeColours},
};

// Lengths are in pixels of the canvas, twice those of the picture.

/// Cap heights of the labels, and of the last rating.
const LABEL: f64 = 20.0;
const LAST: f64 = 24.0;
/// Margins: above; below, for time labels; left, for rating labels; right, for the last rating.
const ABOVE: u32 = 30;
const BELOW: u32 = 66;
const LEFT: u32 = 110;
const RIGHT: u32 = 124;
/// Width reserved for a time label.
const TIME_LABEL: u32 = 190;
/// Distance between horizontal lines.
const RATING_LINE: u32 = 110;
/// Opacity of the band.
const BAND: f64 = 0.14;
/// Width of the line.
const LINE: u32 = 6;
/// Radius of a dot, and of the last one.
const DOT: u32 = 8;
const LAST_DOT: u32 = 13;
/// Up to this many points get a dot each; more would hide the line.
const MAX_DOTS: usize = 60;
/// Width of the columns that long histories are thinned to.
const COLUMN: u32 = 4;

type Failure = DrawingAreaErrorKind<Infallible>;

/// Draws the plot over the whole canvas.
pub(super) fn draw(
    canvas: &mut Canvas,
    points: &[Rated],
    theme: Theme,
    label: &dyn Fn(TimeMark) -> String,
) -> Result<(), Failure> {
    let (theme, font) = (ThemeColours::of(theme), Font::bundled());
    let root = Backend { canvas, font: &font }.into_drawing_area();
    root.fill(&web(theme.frame))?;
    let (width, height) = root.dim_in_pixel();
    let x_end = i32::try_from(width.saturating_sub(RIGHT)).unwrap_or_default();
    let (marks, step) = time_marks(points, width);
    let (width, height) = (width.saturating_sub(LEFT + RIGHT), height.saturating_sub(ABOVE + BELOW));
    let (time, ratings) = (ranges::time(points), ranges::ratings(points));
    let mut chart = ChartBuilder::on(&root)
        .margin_top(ABOVE)
        .margin_right(RIGHT)
        .set_label_area_size(LabelAreaPosition::Bottom, BELOW)
        .set_label_area_size(LabelAreaPosition::Left, LEFT)
        .build_cartesian_2d(time.clone().with_key_points(marks), ratings.clone())?;
    chart.plotting_area().fill(&web(theme.field))?;
    let text = web(theme.label);
    chart
        .configure_mesh()
        .set_all_tick_mark_size(8)
        .axis_style(web(theme.frame_dark).stroke_width(2))
        .bold_line_style(web(theme.hollow_dark).mix(0.35).stroke_width(2))
        .light_line_style(web(theme.field).mix(0.0))
        .label_style(TextStyle::from(("", LABEL).into_font()).color(&text))
        .x_label_formatter(&|&at| label(TimeMark { at, step }))
        .y_labels((height / RATING_LINE).max(3) as usize)
        .y_label_formatter(&|rating| format!("{rating:.0}"))
        .draw()?;
    let points = thinned(points, width / COLUMN);
    let ink = web(theme.last.ink);
    chart.draw_series([Polygon::new(band(&points, &time, &ratings), ink.mix(BAND))])?;
    let places = || points.iter().map(|point| (point.at, point.rating));
    chart.draw_series(LineSeries::new(places(), ink.stroke_width(LINE)))?;
    if points.len() <= MAX_DOTS {
        chart.draw_series(places().map(|place| Circle::new(place, DOT, ink.filled())))?;
    }
    let Some(last) = places().next_back() else { return Ok(()) };
    chart.draw_series([
        Circle::new(last, LAST_DOT + 3, web(theme.last.line).filled()),
        Circle::new(last, LAST_DOT, ink.filled()),
    ])?;
    let (_, y) = chart.backend_coord(&last);
    let beside = (x_end + 20, y);
    let style = TextStyle::from(("", LAST).into_font()).color(&text).pos(Pos::new(HPos::Left, VPos::Center));
    root.draw(&Text::new(format!("{:.0}", last.1), beside, style))
}

/// The marks on the time axis of a plot `width` canvas pixels wide, and the seconds between them.
pub(super) fn time_marks(points: &[Rated], width: u32) -> (Vec<i64>, i64) {
    let most = width.saturating_sub(LEFT + RIGHT) / TIME_LABEL;
    ranges::time_marks(&ranges::time(points), i64::from(most).max(2))
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

/// The outline of the band, cut to the plot. A single point gets a band with some width.
fn band(points: &[Rated], time: &Range<i64>, ratings: &Range<f64>) -> Vec<(i64, f64)> {
    let visible = |rating: f64| rating.clamp(ratings.start, ratings.end);
    let mut points = points.to_vec();
    if let [alone] = *points {
        let half = (time.end - time.start) / 60;
        points = [-half, half].map(|moved| Rated { at: alone.at + moved, ..alone }).to_vec();
    }
    let upper = points.iter().map(|point| (point.at, visible(point.rating + point.deviation)));
    let lower = points.iter().rev().map(|point| (point.at, visible(point.rating - point.deviation)));
    upper.chain(lower).collect()
}

/// Converts a colour for `plotters`.
fn web(colour: Colour) -> RGBColor {
    let [red, green, blue] = colour.bytes();
    RGBColor(red, green, blue)
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
