//! The ground under everything: the wooden frame, the field, and the grooves beside it.
//!
//! The grain runs straight down and has few shades. A picture is stored as differences from one row to the
//! next, so what runs down costs nothing, and what runs across costs little.

use games::Surface;

use crate::{
    draw::{
        canvas::{Area, Canvas},
        colour::Colour,
        outline::{Point, coverage, rounded_box, smoothstep},
    },
    scene::{layout::Layout, size::Size},
    theme::colours::ThemeColours,
};

/// Draws the ground of the part of the picture that the canvas covers.
pub(crate) fn draw(canvas: &mut Canvas, layout: Layout, theme: &ThemeColours) {
    let area = canvas.area();
    let columns: Vec<WoodColumn> = (area.left..area.left + area.width)
        .map(|x| WoodColumn::at(f32::from(x) + 0.5, layout, theme))
        .collect();
    let ground = Ground::of(layout);
    canvas.cover_by_column(&columns, |p, column| colour(p, column, &ground, theme));
}

/// Fills a square with the wood of dark squares.
pub(crate) fn dark_square(canvas: &mut Canvas, layout: Layout, theme: &ThemeColours) {
    let area = canvas.area();
    let wood = |x: u16| grain(theme.dark_square, theme.hollow_light, f32::from(x - area.left) + 0.5, layout);
    let columns: Vec<Colour> = (area.left..area.left + area.width).map(wood).collect();
    canvas.cover_by_column(&columns, |_, column| *column);
}

/// The wood in one column of pixels.
struct WoodColumn {
    field: Colour,
    frame: Colour,
}

impl WoodColumn {
    fn at(x: f32, layout: Layout, theme: &ThemeColours) -> Self {
        let field = match layout.board.surface {
            Surface::Hollows | Surface::Lines(_) => theme.field,
            Surface::Chequered => theme.light_square,
            Surface::Pits => theme.ridge,
        };
        let wood = |from: u16| grain(field, theme.hollow_light, x - f32::from(from), layout);
        let field = match layout.seam() {
            Some(seam) if x > f32::from(seam.left + seam.width) => wood(seam.left + seam.width),
            Some(seam) if x > f32::from(seam.left) => joint(x - f32::from(seam.left), theme),
            _ => wood(layout.field().left),
        };
        Self { field, frame: grain(theme.frame, theme.frame_light, x, layout) }
    }
}

/// The seam between two boards, `x` pixels from its left edge: a dark gap between two bright edges.
fn joint(x: f32, theme: &ThemeColours) -> Colour {
    if (3.0..9.0).contains(&x) { theme.frame_dark } else { theme.inlay }
}

/// The outlines of the field and of the grooves.
struct Ground {
    field: Rectangle,
    /// Parts cut out of the field.
    notches: Vec<Rectangle>,
    grooves: [Rectangle; 2],
}

/// Centre, half width, half height.
type Rectangle = (Point, f32, f32);

impl Ground {
    fn of(layout: Layout) -> Self {
        let field = layout.field();
        let (middle, half_width, half_height) = half(field);
        let notch = |area: Area| {
            // A notch at the edge of the field reaches beyond it; inside, the margin of the field narrows it.
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
        Self {
            field: (middle, half_width, half_height),
            notches: layout.notches().into_iter().map(notch).collect(),
            grooves: [false, true].map(|below| half(layout.groove(below))),
        }
    }

    /// Distance to the edge of the field, negative inside.
    fn to_field(&self, p: Point) -> f32 {
        let (middle, half_width, half_height) = self.field;
        let whole = rounded_box(p - middle, half_width + MARGIN, half_height + MARGIN, CORNER);
        let notches = self.notches.iter().map(|&(at, wide, high)| -rounded_box(p - at, wide, high, CORNER));
        notches.fold(whole, f32::max)
    }

    /// Fast reject, without a square root: most pixels under a tray are far from the field.
    fn is_far_from_field(&self, p: Point) -> bool {
        let (middle, half_width, half_height) = self.field;
        let from = (p - middle).folded();
        (from.x - half_width).max(from.y - half_height) > MARGIN + BEVEL + 2.0
    }

    /// Whether the nearest edge, `distance` away, faces the light at the upper left.
    fn is_lit(&self, p: Point, distance: f32) -> bool {
        let rise = |step: Point| self.to_field(p + step) - distance;
        rise(Point::new(0.25, 0.0)) + rise(Point::new(0.0, 0.25)) < 0.0
    }
}

fn half(area: Area) -> Rectangle {
    (area.middle(), f32::from(area.width) / 2.0, f32::from(area.height) / 2.0)
}

/// Width of the bevel around the field.
const BEVEL: f32 = 3.0;
/// Radius of the field's corners.
const CORNER: f32 = 10.0;

/// How far the field's wood reaches beyond the squares, in pixels.
const MARGIN: f32 = 6.0;

fn colour(p: Point, column: &WoodColumn, ground: &Ground, theme: &ThemeColours) -> Colour {
    let mut colour = column.frame;
    if !ground.is_far_from_field(p) {
        let to_field = ground.to_field(p);
        if to_field < -0.5 {
            return column.field;
        }
        if to_field < BEVEL + 1.0 {
            // Light falls from the upper left, so that side of the bevel is in shadow.
            let step = if ground.is_lit(p, to_field) { theme.frame_dark } else { theme.inlay };
            colour = colour.mix(step, coverage(to_field - BEVEL)).mix(column.field, coverage(to_field));
        }
    }
    for &(at, wide, high) in &ground.grooves {
        let from = p - at;
        if from.y.abs() < high + 1.0 {
            // Away from the round ends only the height matters.
            let distance = if from.x.abs() <= wide - high {
                from.y.abs() - high
            } else {
                rounded_box(from, wide, high, high)
            };
            colour = colour.mix(theme.groove, coverage(distance));
        }
    }
    colour
}

/// Wood with its grain. The grain repeats from square to square, so that one tile fits every square.
fn grain(colour: Colour, streaks: Colour, x: f32, layout: Layout) -> Colour {
    // In small pictures the grain can't be seen, but would still cost bytes.
    if layout.size == Size::Small {
        return colour.mix(streaks, 0.06);
    }
    wood(colour, streaks, x, layout.cell.into())
}

/// Wood in two shades, with a grain that repeats after `period` pixels.
pub(crate) fn wood(colour: Colour, streaks: Colour, x: f32, period: f32) -> Colour {
    let t = x.rem_euclid(period) / period;
    let grain = noise(t, 9, 3) * 0.6 + noise(t, 31, 4) * 0.4;
    colour.mix(streaks, (grain * 2.6).round().clamp(0.0, 1.0).mul_add(0.07, 0.04))
}

/// Smooth noise from -1 to 1 with `count` streaks while `t` goes from 0 to 1, where it repeats.
fn noise(t: f32, count: u16, seed: u32) -> f32 {
    let x = t * f32::from(count);
    let whole = x.floor();
    let (a, b) = (scatter(whole, seed), scatter((whole + 1.0) % f32::from(count), seed));
    a + (b - a) * smoothstep(0.0, 1.0, x - whole)
}

/// Pseudo-random number from -1 to 1, fixed for its arguments.
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
