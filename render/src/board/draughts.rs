//! The pieces of Damas. A Dama is two men stacked, with a crown carved around the upper one's sign.

use games::Seat;

use super::stone;
use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, disc, ring},
    },
    theme::colours::ThemeColours,
};

/// Radius of a man, as a share of its square.
const MAN: f32 = 0.385;
/// Radius of a Dama's discs: smaller, because the stack needs more height.
const DAMA: f32 = 0.365;

pub(crate) fn man(canvas: &mut Canvas, centre: Point, cell: f32, seat: Seat, theme: &ThemeColours) {
    stone::shadow(canvas, centre, cell * MAN, theme);
    stone::turned(canvas, centre, cell * MAN, seat, theme);
    stone::sign(canvas, centre, cell * MAN, seat, theme);
}

pub(crate) fn dama(canvas: &mut Canvas, centre: Point, cell: f32, seat: Seat, theme: &ThemeColours) {
    let Some(colours) = theme.stones.get(seat.index()) else { return };
    let lift = Point::new(0.0, (cell * 0.07).round());
    let (lower, upper, radius) = (centre + lift, centre - lift, cell * DAMA);
    stone::shadow(canvas, lower, radius, theme);
    stone::turned(canvas, lower, radius, seat, theme);
    canvas.fill(upper, cell, theme.shadow, 0.7, |p| disc(p - Point::new(0.0, cell * 0.02), radius));
    stone::turned(canvas, upper, radius, seat, theme);
    let (rim, bead) = (radius * 0.74, radius * 0.125);
    canvas.fill(upper, radius, colours.sign, 1.0, |p| {
        let beads =
            BEADS.into_iter().map(|tip| disc(p.folded() - Point::new(tip.x * rim, tip.y * rim), bead));
        beads.fold(ring(p, rim, radius * 0.09), f32::min)
    });
    stone::sign(canvas, upper, radius * 0.86, seat, theme);
}

/// The beads of the crown in one quarter; the others mirror it.
const BEADS: [Point; 3] = [
    Point::new(1.0, 0.0),
    Point::new(std::f32::consts::FRAC_1_SQRT_2, std::f32::consts::FRAC_1_SQRT_2),
    Point::new(0.0, 1.0),
];
