//! What lies under everything: the frame of wood, the field and the grooves beside it.
//!
//! Its texture runs straight down and has few shades, since a picture is stored as differences from one row of pixels to
//! the next: what runs downwards costs nothing, and what crosses costs little.

use crate::{
    canvas::Canvas,
    colour::Colour,
    layout::Layout,
    look::Look,
    outline::{Point, coverage, rounded_box, smoothstep},
};

/// Draws the ground under the canvas's part of the picture.
pub(crate) fn draw(canvas: &mut Canvas, layout: Layout, look: &Look) {
    let area = canvas.area();
    let columns: Vec<Column> =
        (area.left..area.left + area.width).map(|x| Column::at(f32::from(x) + 0.5, layout, look)).collect();
    canvas.cover_by_column(&columns, |p, column| colour(p, column, layout, look));
}

/// The wood of a column of pixels: its grain runs straight down.
struct Column {
    field: Colour,
    frame: Colour,
}

impl Column {
    fn at(x: f32, layout: Layout, look: &Look) -> Self {
        Self {
            field: grained(look.field, look.hollow_light, x - f32::from(layout.field().left), layout),
            frame: grained(look.frame, look.frame_light, x, layout),
        }
    }
}

/// How far the field's wood goes on beyond the squares, in pixels.
const MARGIN: f32 = 6.0;

fn colour(p: Point, column: &Column, layout: Layout, look: &Look) -> Colour {
    let field = layout.field();
    let (half_width, half_height) = (f32::from(field.width) / 2.0, f32::from(field.height) / 2.0);
    let from_field = p - field.middle();
    let to_field = rounded_box(from_field, half_width + MARGIN, half_height + MARGIN, 10.0);
    if to_field < -0.5 {
        return column.field;
    }
    // The step down to the field: dark towards the light, bright away from it.
    let towards_light = from_field.x / half_width + from_field.y / half_height < 0.0;
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
