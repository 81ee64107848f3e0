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

/// Draws the stone of a seat around `centre`, its shadow included.
pub(crate) fn draw(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, look: &Look) {
    shadow(canvas, centre, radius, look);
    let Some(colours) = look.stones.get(seat.index()) else { return };
    canvas.cover_around(centre, radius + 1.0, |p| {
        let from = p - centre;
        let share = coverage(disc(from, radius));
        if share <= 0.0 {
            return (colours.dark, 0.0);
        }
        let q = Point::new(from.x / radius, from.y / radius);
        let mut colour = colours.dark.mix(colours.light, lightness(q));
        colour = colour.mix(Colour::hex(0xFF_FF_FF), gloss(q));
        let rim = smoothstep(radius - 3.5, radius - 0.5, from.length());
        (colour.mix(colours.edge, rim * 0.85), share)
    });
    sign(canvas, centre, radius, seat, colours.sign, colours.dark, colours.light);
}

/// The shadow falls down and a little to the right, soft at its edge.
fn shadow(canvas: &mut Canvas, centre: Point, radius: f32, look: &Look) {
    let middle = centre + Point::new(radius * 0.06, radius * 0.11);
    canvas.cover_around(middle, radius * 1.2, |p| (look.shadow, 0.62 * (1.0 - smoothstep(radius * 0.9, radius * 1.13, (p - middle).length()))));
}

/// The share of light at a place of the stone (1 is its radius): flat in the middle, steep towards the rim.
fn lightness(q: Point) -> f32 {
    let slope = 0.22 + 1.05 * q.dot(q) * q.dot(q);
    let (nx, ny) = (q.x * slope, q.y * slope);
    let facing = (0.66 - 0.42 * nx - 0.62 * ny) / (1.0 + nx * nx + ny * ny).sqrt();
    smoothstep(-0.05, 1.02, facing)
}

/// The soft reflection of a window, up and to the left.
fn gloss(q: Point) -> f32 {
    let from = Point::new(q.x + 0.34, (q.y + 0.46) * 1.25);
    let share = 1.0 - smoothstep(0.0, 0.46, from.length());
    share * share * 0.38
}

fn sign(canvas: &mut Canvas, centre: Point, radius: f32, seat: Seat, ink: Colour, dark: Colour, light: Colour) {
    let outline = move |p: Point| match seat.index() {
        0 => ring(p, radius * 0.44, radius * 0.15),
        1 => diamond(p, radius * 0.52, 0.55),
        2 => [(0.0, -0.3), (0.27, 0.18), (-0.27, 0.18)]
            .map(|(x, y)| disc(p - Point::new(x * radius, y * radius), radius * 0.15))
            .into_iter()
            .fold(f32::MAX, f32::min),
        _ => [-0.19, 0.19]
            .map(|x| segment(p, Point::new(x * radius, -radius * 0.34), Point::new(x * radius, radius * 0.34), radius * 0.16))
            .into_iter()
            .fold(f32::MAX, f32::min),
    };
    // Carved: its upper edge lies in the dark, its lower edge catches the light.
    let depth = (radius * 0.025).max(0.5);
    canvas.fill(centre + Point::new(depth, depth), radius, light, 0.55, outline);
    canvas.fill(centre - Point::new(depth, depth), radius, dark, 0.55, outline);
    canvas.fill(centre, radius, ink, 1.0, outline);
}
