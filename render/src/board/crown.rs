//! The winner's crown.

use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, polygon},
    },
    theme::colours::METALS,
};

/// The outline from the left of the foot over the three points.
const CROWN: [(f32, f32); 7] =
    [(-10.5, 8.0), (-12.0, -5.0), (-5.5, 1.0), (0.0, -9.0), (5.5, 1.0), (12.0, -5.0), (10.5, 8.0)];

/// Draws a crown `24 × scale` pixels wide.
pub(crate) fn draw(canvas: &mut Canvas, middle: Point, scale: f32) {
    let points = CROWN.map(|(x, y)| Point::new(x * scale, y * scale));
    let gold = METALS[0].light;
    canvas.fill(middle, 17.0 * scale, gold, 1.0, |p| polygon(p, &points) - 1.0 * scale);
}
