//! Boards of points and lines, and the rods of fresh rows on any board.

use super::ink::outlined;
use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, disc, segment},
    },
    scene::{
        direction::Direction,
        strokes::{Directions, Strokes},
    },
    theme::colours::ThemeColours,
};

/// Width of an inlaid line, as a share of its square.
const LINE: f32 = 0.055;
/// Radius of the hollow at a point, and of the disc around it in the lines' wood.
const HOLLOW: f32 = 0.12;
const POINT: f32 = 0.165;

/// Lines inlaid in a different wood.
pub(crate) fn lines(canvas: &mut Canvas, centre: Point, cell: f32, strokes: Strokes, theme: &ThemeColours) {
    let width = even(cell * LINE);
    canvas.fill(centre, cell, theme.line, 1.0, |p| outline(p, cell, strokes, width));
}

/// A small hollow where lines meet.
pub(crate) fn point(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let radius = cell * HOLLOW;
    canvas.fill(centre, cell, theme.line, 1.0, |p| disc(p, cell * POINT));
    canvas.fill(centre, cell, theme.hollow, 1.0, |p| disc(p, radius));
    // The upper edge throws a shadow on the floor.
    let depth = Point::new((cell * 0.015).round(), (cell * 0.025).round());
    canvas.fill(centre, cell, theme.hollow_dark, 1.0, |p| disc(p, radius).max(-disc(p - depth, radius)));
}

/// The rod that joins the stones of a fresh row.
pub(crate) fn rod(canvas: &mut Canvas, centre: Point, cell: f32, strokes: Strokes, theme: &ThemeColours) {
    let outline = |p: Point| outline(p, cell, strokes, cell * 0.17);
    outlined(canvas, centre, cell, theme.last, 2.5, outline);
    canvas.fill(centre, cell, theme.last.line, 0.55, |p| outline(p) + cell * 0.068);
}

/// The outline of a square's strokes, `width` wide.
fn outline(p: Point, cell: f32, Strokes { arms, corners }: Strokes, width: f32) -> f32 {
    let along = |direction: Direction| {
        let Point { x, y } = direction.vector();
        segment(p, Point::new(0.0, 0.0), Point::new(x * cell, y * cell), width)
    };
    let across = |corner: Direction| {
        let Point { x, y } = corner.vector();
        let beyond = p - Point::new(x * cell / 2.0, y * cell / 2.0);
        beyond.dot(Point::new(x, y)).abs() * std::f32::consts::FRAC_1_SQRT_2 - width / 2.0
    };
    let nearest = |arms: Directions, distance: &dyn Fn(Direction) -> f32| {
        arms.iter().map(distance).fold(f32::MAX, f32::min)
    };
    nearest(arms, &along).min(nearest(corners, &across))
}

/// The nearest even number: lines around the middle of a square then end at whole pixels.
fn even(length: f32) -> f32 {
    (length / 2.0).round() * 2.0
}
