//! What lies under everything: the frame of wood, the field and the grooves beside it.
//!
//! Its texture runs from top to bottom and hardly changes on the way, since a picture is compressed as differences from
//! one row of pixels to the next: what runs downwards costs nothing.

use crate::{
    canvas::Canvas,
    colour::Colour,
    layout::Layout,
    look::Look,
    outline::{Point, coverage, rounded_box, smoothstep},
};

/// Draws the ground under the canvas's part of the picture.
pub(crate) fn draw(canvas: &mut Canvas, layout: Layout, look: &Look) {
    canvas.cover(|p| (colour(p, layout, look), 1.0));
}

/// How far the field's wood goes on beyond the squares, in pixels.
const MARGIN: f32 = 6.0;

fn colour(p: Point, layout: Layout, look: &Look) -> Colour {
    let field = layout.field();
    let (half_width, half_height) = (f32::from(field.width) / 2.0, f32::from(field.height) / 2.0);
    let from_field = p - field.middle();
    let to_field = rounded_box(from_field, half_width + MARGIN, half_height + MARGIN, 10.0);
    if to_field < -0.5 {
        return field_colour(p.x - f32::from(field.left), f32::from(layout.cell), look);
    }
    let mut colour = frame_colour(p, f32::from(layout.cell), look);
    colour = edge_of_picture(colour, p, layout, look);
    // The inlaid line, and the step down to the field: dark towards the light, bright away from it.
    let inlay = (to_field - 9.0).abs() - 1.0;
    colour = colour.mix(look.inlay, coverage(inlay) * 0.85);
    let towards_light = (from_field.x / half_width + from_field.y / half_height) < 0.0;
    let step = if towards_light { look.frame_dark } else { look.frame_light };
    colour = colour.mix(step, coverage(to_field - 4.0) * 0.9);
    colour = colour
        .mix(field_colour(p.x - f32::from(field.left), f32::from(layout.cell), look), coverage(to_field));
    for below in [false, true] {
        let groove = layout.groove(below);
        let from = p - groove.middle();
        let half = f32::from(groove.height) / 2.0;
        let distance = rounded_box(from, f32::from(groove.width) / 2.0, half, half);
        if distance < 3.0 {
            let lip = look.frame_dark.mix(look.frame_light, smoothstep(-0.5, 0.9, from.y / half));
            colour = colour.mix(lip, coverage(distance - 2.0) * 0.8);
            colour = colour.mix(look.groove, coverage(distance));
            colour = colour.mix(look.frame_dark, coverage(distance) * shade_from_above(from.y + half) * 0.7);
        }
    }
    colour
}

/// The share of shadow that an upper edge throws `depth` pixels below itself, in few steps.
fn shade_from_above(depth: f32) -> f32 {
    1.0 - smoothstep(0.0, 9.0, depth)
}

fn edge_of_picture(colour: Colour, p: Point, layout: Layout, look: &Look) -> Colour {
    let picture = layout.picture();
    let (width, height) = (f32::from(picture.width), f32::from(picture.height));
    if p.y < 2.0 || p.x < 2.0 {
        colour.mix(look.frame_light, 0.8)
    } else if p.y > height - 2.0 || p.x > width - 2.0 {
        colour.mix(look.frame_dark, 0.8)
    } else {
        colour
    }
}

/// Streaks of wood: mostly a matter of `x`, drifting a little on the way down, the same again after two squares.
fn frame_colour(p: Point, cell: f32, look: &Look) -> Colour {
    let drift = (wave(p.y / 610.0) + wave(p.y / 233.0 + 0.3) * 0.4) * 9.0;
    let t = ((p.x + drift.round()) / (2.0 * cell)).rem_euclid(1.0);
    let grain = repeating_streak(t, 11, 1) * 0.6 + repeating_streak(t, 37, 2) * 0.4;
    look.frame.mix(if grain > 0.0 { look.frame_light } else { look.frame_dark }, grain.abs() * 0.42)
}

/// The field's texture repeats from square to square, so that a square's tile fits everywhere.
fn field_colour(x: f32, cell: f32, look: &Look) -> Colour {
    let t = (x / cell).rem_euclid(1.0);
    let grain = repeating_streak(t, 9, 3) * 0.6 + repeating_streak(t, 31, 4) * 0.4;
    look.field.mix(if grain > 0.0 { look.hollow_light } else { look.hollow }, grain.abs() * 0.30)
}

/// Smooth noise from -1 to 1, `count` streaks while `t` goes from 0 to 1, and then the same again.
fn repeating_streak(t: f32, count: u16, seed: u32) -> f32 {
    let x = t * f32::from(count);
    let whole = x.floor();
    let (a, b) = (scatter(whole, seed), scatter((whole + 1.0) % f32::from(count), seed));
    a + (b - a) * smoothstep(0.0, 1.0, x - whole)
}

/// A wave between -1 and 1 with the period 1, made of parabolas.
fn wave(x: f32) -> f32 {
    let t = x.rem_euclid(1.0) * 2.0 - 1.0;
    4.0 * t * (1.0 - t.abs())
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
