//! Marks on a square. Each has a shape of its own, so that no one needs colour to tell them apart.

use super::{badge, ink::outlined};
use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, diamond, disc, ring, rounded_box, segment, spokes},
    },
    theme::colours::ThemeColours,
};

/// Where a stone came from: a dashed outline of the stone.
pub(crate) fn from(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let (half, width) = (cell * 0.03, cell * 0.048);
    outlined(canvas, centre, cell, theme.last, 1.5, |p| {
        ring(p, cell * 0.27, width).max(half - spokes(p, &EIGHTH))
    });
    outlined(canvas, centre, cell, theme.last, 1.5, |p| disc(p, cell * 0.055));
}

/// Where marbles left and others stayed: strokes in the middle of each side, which leave the corners to the
/// brackets of [`to`].
pub(crate) fn from_among(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let (half, width, arm) = (cell * 0.445, cell * 0.05, cell * 0.14);
    outlined(canvas, centre, cell, theme.last, 1.5, |p| {
        let q = p.folded();
        (rounded_box(p, half, half, cell * 0.13).abs() - width / 2.0).max(q.x.min(q.y) - arm)
    });
}

/// Where a piece arrived: brackets in the corners.
pub(crate) fn to(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let (half, width, arm) = (cell * 0.445, cell * 0.05, cell * 0.20);
    outlined(canvas, centre, cell, theme.last, 1.5, |p| {
        let frame = rounded_box(p, half, half, cell * 0.13).abs() - width / 2.0;
        let q = p.folded();
        frame.max(half - arm - q.x.min(q.y))
    });
}

/// Where a stone was taken: a cross.
pub(crate) fn taken(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let (arm, width) = (cell * 0.17, cell * 0.075);
    outlined(canvas, centre, cell, theme.take, 2.0, |p| {
        segment(p.folded(), Point::new(0.0, 0.0), Point::new(arm, arm), width)
    });
}

/// A stone that may be taken: a ring in four parts. It lies so close around the stone that it hides the
/// shadow, which leaves fewer edges to store.
pub(crate) fn takeable(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    canvas.fill(centre, cell, theme.take.ink, 1.0, |p| {
        let q = p.folded();
        let gap = cell * 0.07 - q.x.min(q.y);
        ring(p, cell * 0.414, cell * 0.072).max(gap)
    });
}

/// A piece that may be huffed: the ring of [`takeable`], with an exclamation mark beside it.
pub(crate) fn offender(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    takeable(canvas, centre, cell, theme);
    badge::amiss(canvas, centre, cell, theme);
}

/// A piece that can make the claimed capture: a ring with a point on each side.
pub(crate) fn capturer(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    outlined(canvas, centre, cell, theme.take, 1.5, |p| {
        let q = p.folded();
        let point = |at: Point| diamond(q - at, cell * 0.10, 0.0);
        let points = point(Point::new(cell * 0.385, 0.0)).min(point(Point::new(0.0, cell * 0.385)));
        ring(p, cell * 0.405, cell * 0.055).min(points.max(-disc(p, cell * 0.40)))
    });
}

/// A man that just became a Dama: a glint on each side.
pub(crate) fn promoted(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    outlined(canvas, centre, cell, theme.last, 1.0, |p| {
        let q = p.folded();
        let glint = |at: Point| diamond(q - at, cell * 0.085, 0.7);
        glint(Point::new(cell * 0.44, 0.0)).min(glint(Point::new(0.0, cell * 0.44)))
    });
}

/// A chosen square: a thick ring.
pub(crate) fn chosen(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    canvas.fill(centre, cell, theme.choice.ink, 0.30, |p| {
        rounded_box(p, cell * 0.485, cell * 0.485, cell * 0.12)
    });
    outlined(canvas, centre, cell, theme.choice, 2.0, |p| ring(p, cell * 0.425, cell * 0.07));
}

/// An empty square that can be chosen: a dot.
pub(crate) fn offered_empty(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    outlined(canvas, centre, cell, theme.choice, 2.0, |p| disc(p, cell * 0.115));
}

/// A stone that can be chosen: a ring of beads.
pub(crate) fn offered_stone(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    outlined(canvas, centre, cell, theme.choice, 1.5, |p| {
        let q = p.folded();
        let r = cell * 0.425;
        let (s, c) = (r * std::f32::consts::FRAC_1_SQRT_2, r);
        let beads = [Point::new(c, 0.0), Point::new(s, s), Point::new(0.0, c)];
        beads.into_iter().map(|bead| disc(q - bead, cell * 0.045)).fold(f32::MAX, f32::min)
    });
}

/// The diagonal spoke.
const EIGHTH: [Point; 1] = [Point::new(std::f32::consts::FRAC_1_SQRT_2, std::f32::consts::FRAC_1_SQRT_2)];
