//! Ink with a thin line around it, which sets a mark off from whatever lies below.

use crate::{
    draw::{canvas::Canvas, outline::Point},
    theme::colours::MarkColours,
};

/// Draws a mark with a line of this width around it. A line thinner than a pixel of the picture would only blur the mark, and is left
/// out.
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
