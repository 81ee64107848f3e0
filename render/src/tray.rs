//! The groove beside the field: whose it is, what is still in hand, what was captured.

use games::Seat;

use crate::{
    canvas::Canvas,
    font::Font,
    layout::{Layout, TRAY_STEP},
    look::Look,
    outline::{Point, disc, ring, segment},
    scene::Tray,
    stone,
};

/// The radius of the stone that tells whose tray it is.
const BADGE: f32 = 19.0;
/// The radius of a stone in a tray.
const SMALL: f32 = 14.5;
/// The height of a count's digits.
const DIGITS: f32 = 20.0;

/// Draws what lies in a tray, on ground that is drawn already.
pub(crate) fn draw(canvas: &mut Canvas, tray: &Tray, layout: Layout, look: &Look, font: &Font) {
    let groove = layout.groove(tray.below);
    let y = groove.middle().y;
    let mut x = f32::from(groove.left) + f32::from(groove.height) / 2.0;
    for player in &tray.players {
        let badge = Point::new(x, y);
        stone::in_tray(canvas, badge, BADGE, player.seat, look);
        stone::sign(canvas, badge, BADGE, player.seat, look);
        if player.to_act {
            canvas.fill(badge, 40.0, look.label, 1.0, |p| ring(p, BADGE + 3.5, 3.0));
            pointer(canvas, badge - Point::new(BADGE + 22.0, 0.0), look);
        }
        x += BADGE + 12.0 + SMALL;
        if player.hand > 0 {
            x = run(canvas, Point::new(x, y), player.seat, player.hand, 1.0, look) + 8.0;
            x = count(canvas, player.hand, x, y, look, font) + 14.0 + SMALL;
        }
        for _ in 0..player.aside {
            let place = Point::new(x, y);
            stone::in_tray(canvas, place, SMALL, player.seat, look);
            canvas.fill(place, SMALL + 4.0, look.groove, 0.6, |p| disc(p, SMALL + 4.0));
            canvas.fill(place, SMALL, look.label, 0.9, |p| {
                segment(p, Point::new(-8.0, 0.0), Point::new(8.0, 0.0), 3.0)
            });
            x += f32::from(TRAY_STEP);
        }
    }
    // Whole pixels between the stones and from the edge, so that each looks the same.
    let mut x = f32::from(groove.left + groove.width) - f32::from(groove.height) / 2.0 + 8.0;
    for &(seat, captured) in tray.captured.iter().rev() {
        let digits = font.width(&captured.to_string(), DIGITS);
        count(canvas, captured, x - digits, y, look, font);
        x -= digits + 8.0 + SMALL;
        x = run(canvas, Point::new(x, y), seat, captured, -1.0, look) - 14.0;
    }
}

/// Stones in a line from `first`, to the right (1) or to the left (-1), each over the one before; where the line ends.
fn run(canvas: &mut Canvas, first: Point, seat: Seat, count: u8, way: f32, look: &Look) -> f32 {
    let shown = count.min(12);
    let place = |index: u8| Point::new(first.x + way * f32::from(TRAY_STEP) * f32::from(index), first.y);
    for index in 0..shown {
        stone::in_tray(canvas, place(if way > 0.0 { index } else { shown - 1 - index }), SMALL, seat, look);
    }
    // One sign is enough to tell whose they are, on the stone that lies on top.
    let top = if way > 0.0 { shown.saturating_sub(1) } else { 0 };
    stone::sign(canvas, place(top), SMALL - 1.0, seat, look);
    place(shown.saturating_sub(1)).x + way * SMALL
}

/// A number from `left`; where it ends.
fn count(canvas: &mut Canvas, number: u8, left: f32, y: f32, look: &Look, font: &Font) -> f32 {
    let text = number.to_string();
    let width = font.width(&text, DIGITS);
    font.write(canvas, &text, Point::new(left + width / 2.0, y), DIGITS, look.label);
    left + width
}

/// A triangle that points to the right.
fn pointer(canvas: &mut Canvas, middle: Point, look: &Look) {
    let (slope_x, slope_y) = (0.5, 0.866_025_4);
    canvas.fill(middle, 16.0, look.label, 1.0, |p| {
        let side = Point::new(p.x, p.y.abs()).dot(Point::new(slope_x, slope_y)) - 5.0;
        side.max(-p.x - 7.0) - 1.5
    });
}
