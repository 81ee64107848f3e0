//! Stones: polished pebbles with light, rim and shadow, and a carved sign for each seat.
//!
//! The sign is what tells the sides apart without colour: a ring, a star, three dots, two bars.

use games::Seat;

use crate::{
    canvas::Canvas,
    colour::Colour,
    look::Look,
    outline::{Point, coverage, diamond, disc, ring, segment, smoothstep},
};

/// Draws the stone of a seat in its hollow.
pub(crate) fn in_hollow(canvas: &mut Canvas, centre: Point, cell: f32, seat: Seat, look: &Look) {
    // A little nearer to the light, so that the shadow is wider on the other side.
    body(canvas, centre - Point::new(0.5, 1.0), cell * STONE, seat, look);
}

/// Draws the stone of a seat among others in a tray: a dark edge sets it off.
pub(crate) fn in_tray(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, look: &Look) {
    canvas.fill(centre, radius, look.frame_dark, 1.0, |p| disc(p, radius));
    body(canvas, centre, radius - 1.5, seat, look);
}

/// The radius of a hollow, as a share of its square.
pub(crate) const HOLLOW: f32 = 0.405;
/// The radius of a stone, as a share of its square.
const STONE: f32 = 0.365;

fn body(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, look: &Look) {
    let Some(colours) = look.stones.get(seat.index()) else { return };
    canvas.cover_around(centre, radius + 1.0, |p| {
        let from = p - centre;
        let q = Point::new(from.x / radius, from.y / radius);
        let colour = colours.dark.mix(colours.light, lightness(q));
        (colour.mix(Colour::web(b"FFFFFF"), gloss(q)), coverage(disc(from, radius)))
    });
    sign(canvas, centre, radius, seat, colours.sign);
}

/// The share of light at a place of the stone (1 is its radius): flat in the middle, steep towards the rim.
fn lightness(q: Point) -> f32 {
    let slope = 0.22 + 1.05 * q.dot(q) * q.dot(q);
    let (nx, ny) = (q.x * slope, q.y * slope);
    let facing = (0.66 - 0.52 * nx - 0.53 * ny) / (1.0 + nx * nx + ny * ny).sqrt();
    smoothstep(-0.05, 1.02, facing)
}

/// The soft reflection of a window, up and to the left.
fn gloss(q: Point) -> f32 {
    let from = Point::new(q.x + 0.34, (q.y + 0.46) * 1.25);
    let share = 1.0 - smoothstep(0.0, 0.46, from.length());
    share * share * 0.38
}

fn sign(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, ink: Colour) {
    let outline = move |p: Point| match seat.index() {
        0 => ring(p, radius * 0.44, radius * 0.15),
        1 => diamond(p, radius * 0.52, 0.55),
        2 => [(0.0, -0.3), (0.27, 0.18), (-0.27, 0.18)]
            .map(|(x, y)| disc(p - Point::new(x * radius, y * radius), radius * 0.15))
            .into_iter()
            .fold(f32::MAX, f32::min),
        _ => [-0.19, 0.19]
            .map(|x| {
                segment(
                    p,
                    Point::new(x * radius, -radius * 0.34),
                    Point::new(x * radius, radius * 0.34),
                    radius * 0.16,
                )
            })
            .into_iter()
            .fold(f32::MAX, f32::min),
    };
    canvas.fill(centre, radius, ink, 1.0, outline);
}
