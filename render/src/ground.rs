//! What lies under everything: the frame of wood, the field and the grooves beside it.
//!
//! Its texture runs straight down and has few shades, since a picture is stored as differences from one row of pixels to
//! the next: what runs downwards costs nothing, and what crosses costs little.

use crate::{
    canvas::{Area, Canvas},
    colour::Colour,
    layout::{Layout, Surface},
    look::Look,
    outline::{Point, coverage, rounded_box, smoothstep},
};

/// Draws the ground under the canvas's part of the picture.
pub(crate) fn draw(canvas: &mut Canvas, layout: Layout, look: &Look) {
    let area = canvas.area();
    let columns: Vec<Column> =
        (area.left..area.left + area.width).map(|x| Column::at(f32::from(x) + 0.5, layout, look)).collect();
    let field = Field::of(layout);
    canvas.cover_by_column(&columns, |p, column| colour(p, column, &field, layout, look));
}

/// Covers a square's canvas with the wood of the dark squares.
pub(crate) fn dark_square(canvas: &mut Canvas, layout: Layout, look: &Look) {
    let area = canvas.area();
    let wood = |x: u16| grained(look.dark_square, look.hollow_light, f32::from(x - area.left) + 0.5, layout);
    let columns: Vec<Colour> = (area.left..area.left + area.width).map(wood).collect();
    canvas.cover_by_column(&columns, |_, column| *column);
}

/// The wood of a column of pixels: its grain runs straight down.
struct Column {
    field: Colour,
    frame: Colour,
}

impl Column {
    fn at(x: f32, layout: Layout, look: &Look) -> Self {
        let field = if layout.surface() == Surface::Chequered { look.light_square } else { look.field };
        let wood = |from: u16| grained(field, look.hollow_light, x - f32::from(from), layout);
        let field = match layout.seam() {
            Some(seam) if x > f32::from(seam.left + seam.width) => wood(seam.left + seam.width),
            Some(seam) if x > f32::from(seam.left) => joint(x - f32::from(seam.left), look),
            _ => wood(layout.field().left),
        };
        Self { field, frame: grained(look.frame, look.frame_light, x, layout) }
    }
}

/// The joint between two boards, so far from its left edge: a dark gap between two bright edges.
fn joint(x: f32, look: &Look) -> Colour {
    if (3.0..9.0).contains(&x) { look.frame_dark } else { look.inlay }
}

/// The outline of the field's wood.
struct Field {
    middle: Point,
    half_width: f32,
    half_height: f32,
    /// The middle of each part that is left out, and half its width and height.
    notches: Vec<(Point, f32, f32)>,
}

impl Field {
    fn of(layout: Layout) -> Self {
        let field = layout.field();
        let (middle, half_width, half_height) = half(field);
        let notch = |area: Area| {
            // Out over the field's edge, and the field's margin less towards its middle.
            let shift = |from: f32, to: f32, half: f32, limit: f32| {
                let (low, high) = (from - half, from + half);
                let low = if low <= to - limit + 1.0 { low - 4.0 * MARGIN } else { low + MARGIN };
                let high = if high >= to + limit - 1.0 { high + 4.0 * MARGIN } else { high - MARGIN };
                (f32::midpoint(low, high), (high - low) / 2.0)
            };
            let (at, half_wide, half_high) = half(area);
            let (x, half_wide) = shift(at.x, middle.x, half_wide, half_width);
            let (y, half_high) = shift(at.y, middle.y, half_high, half_height);
            (Point::new(x, y), half_wide, half_high)
        };
        Self { middle, half_width, half_height, notches: layout.notches().into_iter().map(notch).collect() }
    }

    /// The distance to its edge, below zero inside.
    fn distance(&self, p: Point) -> f32 {
        let whole = rounded_box(p - self.middle, self.half_width + MARGIN, self.half_height + MARGIN, ROUND);
        let notches = self.notches.iter().map(|&(at, wide, high)| -rounded_box(p - at, wide, high, ROUND));
        notches.fold(whole, f32::max)
    }

    /// Whether the edge that is nearest to `p`, so far away, looks towards the light at the upper left.
    fn faces_light(&self, p: Point, distance: f32) -> bool {
        let rise = |step: Point| self.distance(p + step) - distance;
        rise(Point::new(0.25, 0.0)) + rise(Point::new(0.0, 0.25)) < 0.0
    }
}

fn half(area: Area) -> (Point, f32, f32) {
    (area.middle(), f32::from(area.width) / 2.0, f32::from(area.height) / 2.0)
}

/// The radius of the field's corners.
const ROUND: f32 = 10.0;

/// How far the field's wood goes on beyond the squares, in pixels.
const MARGIN: f32 = 6.0;

fn colour(p: Point, column: &Column, field: &Field, layout: Layout, look: &Look) -> Colour {
    let to_field = field.distance(p);
    if to_field < -0.5 {
        return column.field;
    }
    // The step down to the field: dark where it throws its shadow, bright where the light falls on it.
    let towards_light = field.faces_light(p, to_field);
    let step = if towards_light { look.frame_dark } else { look.inlay };
    let mut colour = column.frame.mix(step, coverage(to_field - 3.0)).mix(column.field, coverage(to_field));
    for below in [false, true] {
        let groove = layout.groove(below);
        let half = f32::from(groove.height) / 2.0;
        let distance = rounded_box(p - groove.middle(), f32::from(groove.width) / 2.0, half, half);
        colour = colour.mix(look.groove, coverage(distance));
    }
    colour
}

/// Wood of a colour with streaks of another, in two shades; exactly the same again from square to square, so that a
/// square's tile fits everywhere.
fn grained(colour: Colour, streaks: Colour, x: f32, layout: Layout) -> Colour {
    let cell = f32::from(layout.cell);
    let t = x.rem_euclid(cell) / cell;
    let grain = repeating_streak(t, 9, 3) * 0.6 + repeating_streak(t, 31, 4) * 0.4;
    colour.mix(streaks, (grain * 2.6).round().clamp(0.0, 1.0).mul_add(0.07, 0.04))
}

/// Smooth noise from -1 to 1, `count` streaks while `t` goes from 0 to 1, and then the same again.
fn repeating_streak(t: f32, count: u16, seed: u32) -> f32 {
    let x = t * f32::from(count);
    let whole = x.floor();
    let (a, b) = (scatter(whole, seed), scatter((whole + 1.0) % f32::from(count), seed));
    a + (b - a) * smoothstep(0.0, 1.0, x - whole)
}

/// A number from -1 to 1 that looks drawn by lot, always the same for the same arguments.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "small whole numbers"
)]
fn scatter(whole: f32, seed: u32) -> f32 {
    let mut bits = (whole as i32 as u32).wrapping_mul(0x9E37_79B1) ^ seed.wrapping_mul(0x85EB_CA6B);
    bits = (bits ^ bits >> 15).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ bits >> 12).wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / 8_388_608.0 - 1.0
}
