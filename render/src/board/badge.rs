//! Small badges in a corner of a square, beside the pieces on it.

use super::ink::outlined;
use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, disc, segment},
    },
    theme::colours::{MarkColours, ThemeColours},
};

/// Distance between the middles of the square and of a badge, as a share of the square.
const CORNER: f32 = 0.345;

/// A cross: a marble was taken here.
pub(crate) fn taken(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let at = centre + Point::new((cell * CORNER).round(), (-cell * CORNER).round());
    disc_with(canvas, at, cell, theme.take, |p, arm, width| {
        let arm = arm * std::f32::consts::FRAC_1_SQRT_2;
        segment(p.folded(), Point::new(0.0, 0.0), Point::new(arm, arm), width)
    });
}

/// A plus: a marble was gained here.
pub(crate) fn gained(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let at = centre + Point::new((-cell * CORNER).round(), (cell * CORNER).round());
    disc_with(canvas, at, cell, theme.choice, |p, arm, width| {
        let q = p.folded();
        let across = |end| segment(q, Point::new(0.0, 0.0), end, width);
        across(Point::new(arm, 0.0)).min(across(Point::new(0.0, arm)))
    });
}

/// An exclamation mark: this piece missed a capture.
pub(crate) fn amiss(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let at = centre + Point::new((cell * CORNER).round(), (-cell * CORNER).round());
    disc_with(canvas, at, cell, theme.take, |p, arm, width| {
        let stroke = segment(p, Point::new(0.0, -arm), Point::new(0.0, arm * 0.2), width);
        stroke.min(disc(p - Point::new(0.0, arm), width * 0.55))
    });
}

/// A disc with a sign; `sign` gets a place, the length of an arm and the width of a line.
fn disc_with(
    canvas: &mut Canvas,
    at: Point,
    cell: f32,
    colours: MarkColours,
    sign: impl Fn(Point, f32, f32) -> f32,
) {
    outlined(canvas, at, cell * 0.2, colours, 1.5, |p| disc(p, cell * 0.135));
    canvas.fill(at, cell * 0.2, colours.line, 1.0, |p| sign(p, cell * 0.08, cell * 0.048));
}
