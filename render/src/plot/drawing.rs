//! How a plot is drawn: the axes, the band, the line over it, and the last rating beside it.

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

use super::{Rated, RatingPlot, TimeMark, backend::Backend, ranges};
use crate::{draw::canvas::Canvas, draw::colour::Colour, draw::font::Font, theme::colours::ThemeColours};

// Lengths are in pixels of the drawing, of which the picture has half as many.

/// The height of the capitals of labels, and that of the last rating.
const LABEL: f64 = 20.0;
const LAST: f64 = 24.0;
/// Above the plot; below it, for the time's labels; to its left, for those of the ratings; to its right, for the last one.
const ABOVE: u32 = 30;
const BELOW: u32 = 66;
const LEFT: u32 = 110;
const RIGHT: u32 = 124;
/// The room of a label of the time axis.
const TIME_LABEL: u32 = 190;
/// The room of a line of the mesh.
const RATING_LINE: u32 = 110;
/// How much the band covers.
const BAND: f64 = 0.14;
/// The width of the line.
const LINE: u32 = 6;
/// The radius of a dot, and of the last one.
const DOT: u32 = 8;
const LAST_DOT: u32 = 13;
/// So many points have a dot each: more would hide the line.
const DOTS: usize = 60;
/// How wide a column is of which only the last point is drawn, and the highest and lowest of all.
const COLUMN: u32 = 4;

type Failure = DrawingAreaErrorKind<Infallible>;

/// Draws the plot over the whole canvas.
pub(super) fn draw(
    canvas: &mut Canvas,
    plot: &RatingPlot,
    label: &dyn Fn(TimeMark) -> String,
) -> Result<(), Failure> {
    let (theme, font) = (ThemeColours::of(plot.theme), Font::shipped());
    let root = Backend { canvas, font: &font }.into_drawing_area();
    root.fill(&web(theme.frame))?;
    let (width, height) = root.dim_in_pixel();
    let x_end = i32::try_from(width.saturating_sub(RIGHT)).unwrap_or_default();
    let (marks, step) = time_marks(plot, width);
    let (width, height) = (width.saturating_sub(LEFT + RIGHT), height.saturating_sub(ABOVE + BELOW));
    let (time, ratings) = (ranges::time(&plot.points), ranges::ratings(&plot.points));
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
    let points = thinned(&plot.points, width / COLUMN);
    let ink = web(theme.last.ink);
    chart.draw_series([Polygon::new(band(&points, &time, &ratings), ink.mix(BAND))])?;
    let places = || points.iter().map(|point| (point.at, point.rating));
    chart.draw_series(LineSeries::new(places(), ink.stroke_width(LINE)))?;
    if points.len() <= DOTS {
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

/// The marks of the time axis of a plot that is so many pixels of the drawing wide, and the seconds between them.
pub(super) fn time_marks(plot: &RatingPlot, width: u32) -> (Vec<i64>, i64) {
    let most = width.saturating_sub(LEFT + RIGHT) / TIME_LABEL;
    ranges::time_marks(&ranges::time(&plot.points), i64::from(most).max(2))
}

/// The points that are drawn: where there are thousands, of each column the last one, since a line through all of them
/// would be a blot; and always the first, the highest and the lowest.
fn thinned(points: &[Rated], columns: u32) -> Vec<Rated> {
    let (Some(first), Some(last)) = (points.first(), points.last()) else { return Vec::new() };
    let since = |at: i64| u128::from(at.abs_diff(first.at));
    let column = |point: &Rated| since(point.at) * u128::from(columns) / since(last.at).max(1);
    let numbered = || points.iter().enumerate();
    let by_rating = |a: &(usize, &Rated), b: &(usize, &Rated)| a.1.rating.total_cmp(&b.1.rating);
    let ends = [numbered().next(), numbered().min_by(by_rating), numbered().max_by(by_rating)];
    let kept = |&(number, point): &(usize, &Rated)| {
        points.len() <= DOTS
            || points.get(number + 1).is_none_or(|next| column(next) != column(point))
            || ends.iter().flatten().any(|&(end, _)| end == number)
    };
    numbered().filter(kept).map(|(_, &point)| point).collect()
}

/// The outline of the band around the points, as far as the plot reaches; around a single one it has some width too.
fn band(points: &[Rated], time: &Range<i64>, ratings: &Range<f64>) -> Vec<(i64, f64)> {
    let seen = |rating: f64| rating.clamp(ratings.start, ratings.end);
    let mut points = points.to_vec();
    if let [alone] = *points {
        let half = (time.end - time.start) / 60;
        points = [-half, half].map(|moved| Rated { at: alone.at + moved, ..alone }).to_vec();
    }
    let upper = points.iter().map(|point| (point.at, seen(point.rating + point.deviation)));
    let lower = points.iter().rev().map(|point| (point.at, seen(point.rating - point.deviation)));
    upper.chain(lower).collect()
}

/// A colour as `plotters` has it.
fn web(colour: Colour) -> RGBColor {
    let [red, green, blue] = colour.bytes();
    RGBColor(red, green, blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_points_the_last_of_each_column_and_the_outermost_are_drawn() {
        let mut points: Vec<Rated> =
            (0..1_000).map(|at| Rated { at, rating: 1500.0, deviation: 50.0 }).collect();
        points[123].rating = 1700.0;
        let drawn: Vec<i64> = thinned(&points, 10).iter().map(|point| point.at).collect();
        assert_eq!(drawn, [0, 99, 123, 199, 299, 399, 499, 599, 699, 799, 899, 998, 999]);
        assert_eq!(thinned(&points[..50], 10).len(), 50);
    }
}
