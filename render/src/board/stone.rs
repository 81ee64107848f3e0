//! Stones: polished pebbles with light and shadow, and a sign carved into each.
//!
//! The sign tells the seats apart without colour: a ring, a star, three dots, two bars.

use games::Seat;

use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, coverage, diamond, disc, ring, segment, smoothstep},
    },
    theme::colours::{StoneColours, ThemeColours},
};

/// Draws a stone with its shadow.
pub(crate) fn on_square(canvas: &mut Canvas, centre: Point, cell: f32, seat: Seat, theme: &ThemeColours) {
    let radius = cell * RADIUS;
    shadow(canvas, centre, radius, theme);
    body(canvas, centre, radius, seat, theme);
    sign(canvas, centre, radius, seat, theme);
}

/// Draws the shadow of a round piece. It's smaller than the piece and lower, so that only a short crescent
/// shows below.
pub(crate) fn shadow(canvas: &mut Canvas, centre: Point, radius: f32, theme: &ThemeColours) {
    let middle = centre + Point::new((radius * 0.065).round(), (radius * 0.26).round());
    canvas.fill(middle, radius, theme.shadow, 0.5, |p| disc(p, radius * 0.87));
}

/// Draws a stone in a tray, with a dark edge that sets it off from the stone it overlaps.
pub(crate) fn in_tray(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, theme: &ThemeColours) {
    canvas.fill(centre, radius, theme.groove, 1.0, |p| disc(p, radius));
    body(canvas, centre, radius - 1.5, seat, theme);
}

/// Radius of a stone, as a share of its square.
const RADIUS: f32 = 0.385;

/// Draws a medal with a thin edge and a shadow.
pub(crate) fn medal(
    canvas: &mut Canvas,
    centre: Point,
    radius: f32,
    colours: &StoneColours,
    theme: &ThemeColours,
) {
    shadow(canvas, centre, radius, theme);
    canvas.fill(centre, radius, colours.edge, 1.0, |p| disc(p, radius));
    pebble(canvas, centre, radius * 0.965, colours);
    canvas.fill(centre, radius, colours.edge, 0.55, |p| ring(p, radius * 0.8, radius * 0.045));
}

fn body(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, theme: &ThemeColours) {
    let Some(colours) = theme.stones.get(seat.index()) else { return };
    if theme.rim > 0.0 {
        canvas.fill(centre, radius, colours.edge, 1.0, |p| disc(p, radius));
    }
    pebble(canvas, centre, radius * (1.0 - theme.rim), colours);
}

fn pebble(canvas: &mut Canvas, centre: Point, radius: f32, colours: &StoneColours) {
    canvas.cover_around(centre, radius + 1.0, |p| {
        let from = p - centre;
        (colours.dark.mix(colours.light, lightness(from.x / radius)), coverage(disc(from, radius)))
    });
}

/// How much light falls on a stone, from -1 at its left to 1 at its right. The light comes from the side, so
/// that each column of pixels is the same all the way down and costs nothing to store.
fn lightness(x: f32) -> f32 {
    0.93 - 0.16 * x - 0.34 * smoothstep(0.35, 1.2, x)
}

/// Draws a man or a marble: a pebble with a thin edge, which sets it off from dark ground and from its
/// neighbours.
pub(crate) fn turned(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, theme: &ThemeColours) {
    let Some(colours) = theme.stones.get(seat.index()) else { return };
    if theme.rim > 0.0 {
        return body(canvas, centre, radius, seat, theme);
    }
    canvas.fill(centre, radius, colours.edge, 1.0, |p| disc(p, radius));
    body(canvas, centre, radius - 2.0, seat, theme);
}

/// Draws the sign carved into the stones of a seat.
pub(crate) fn sign(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, theme: &ThemeColours) {
    let Some(colours) = theme.stones.get(seat.index()) else { return };
    let outline = move |p: Point| match seat.index() {
        0 => ring(p, radius * 0.44, radius * 0.15),
        1 => diamond(p, radius * 0.5, 0.55),
        2 => [(0.0, -0.33), (0.31, 0.21), (-0.31, 0.21)]
            .map(|(x, y)| disc(p - Point::new(x * radius, y * radius), radius * 0.195))
            .into_iter()
            .fold(f32::MAX, f32::min),
        _ => [-0.21, 0.21]
            .map(|x| {
                segment(
                    p,
                    Point::new(x * radius, -radius * 0.34),
                    Point::new(x * radius, radius * 0.34),
                    radius * 0.21,
                )
            })
            .into_iter()
            .fold(f32::MAX, f32::min),
    };
    canvas.fill(centre, radius, colours.sign, 1.0, outline);
}
