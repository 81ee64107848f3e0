//! Marks in ink, with a thin line around them that sets them off from what lies below.

use crate::{
    draw::{canvas::Canvas, outline::Point},
    theme::colours::MarkColours,
};

/// Fills an outline with ink and draws a line of width `line` around it. A line thinner than a pixel of the
/// finished picture would only blur the mark, so it's left out.
pub(crate) fn outlined(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    colours: MarkColours,
    line: f32,
    outline: impl Fn(Point) -> f32,
) {
    if line >= f32::from(canvas.reduction()) {
        canvas.fill(centre, cell, colours.line, 0.9, |p| outline(p) - line);
    }
    canvas.fill(centre, cell, colours.ink, 1.0, outline);
}
