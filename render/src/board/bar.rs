//! The bar beside the board: how likely each side is to win.

use games::{Seat, Side};

use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, rounded_box},
    },
    scene::items::ChanceBar,
    theme::colours::ThemeColours,
};

/// Width of the edge around the bar, as a share of its width.
const EDGE: f32 = 0.12;

/// Draws the bar over the whole canvas, on which the ground is already.
pub(crate) fn draw(canvas: &mut Canvas, bar: ChanceBar, theme: &ThemeColours) {
    let (area, scale) = (canvas.area(), f32::from(canvas.reduction()));
    let (half_width, half_height) = (f32::from(area.width) / 2.0, f32::from(area.height) / 2.0);
    let (middle, round) = (area.middle(), half_width * 0.4);
    let edge = (EDGE * f32::from(area.width)).round();
    let reach = half_width.max(half_height);
    let inside = move |p: Point| rounded_box(p, half_width - edge, half_height - edge, round);
    canvas.fill(middle, reach, theme.frame_dark, 1.0, |p| {
        rounded_box(p, half_width, half_height, round + edge)
    });
    let below = if bar.side == Side::First { Seat::FIRST } else { Seat::SECOND };
    let above = if bar.side == Side::First { Seat::SECOND } else { Seat::FIRST };
    let [below, above] = [below, above].map(|seat| theme.stones.get(seat.index()));
    let (Some(below), Some(above)) = (below, above) else { return };
    // Whole pixels of the picture keep the border sharp.
    let high = 2.0 * (half_height - edge) / scale;
    let share = (high * f32::from(bar.below) / 100.0).round() * scale;
    let border = half_height - edge - share;
    canvas.fill(middle, reach, above.light, 1.0, inside);
    canvas.fill(middle, reach, below.light, 1.0, |p| inside(p).max(border - p.y));
    // Half-way, where neither side is ahead.
    canvas.fill(middle, reach, theme.line, 1.0, |p| (p.y.abs() - 1.5).max(p.x.abs() - half_width));
}
