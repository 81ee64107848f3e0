//! Marbles: up to three on a square, each with the sign of its seat.

use games::Seat;

use super::stone;
use crate::{
    draw::{canvas::Canvas, outline::Point},
    theme::colours::ThemeColours,
};

/// Offset and radius of a marble, as shares of the square.
fn place(number: u8, of: u8) -> (Point, f32) {
    match (of, number) {
        (0 | 1, _) => (Point::new(0.0, 0.0), 0.335),
        (2, 0) => (Point::new(-0.185, -0.185), 0.255),
        (2, _) => (Point::new(0.185, 0.185), 0.255),
        (_, 0) => (Point::new(0.0, -0.22), 0.235),
        (_, 1) => (Point::new(-0.238, 0.195), 0.235),
        _ => (Point::new(0.238, 0.195), 0.235),
    }
}

pub(crate) fn on_square(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    seat: Seat,
    (number, of): (u8, u8),
    theme: &ThemeColours,
) {
    let (offset, share) = place(number, of);
    let radius = cell * share;
    let at = centre + Point::new((offset.x * cell).round(), (offset.y * cell).round());
    stone::shadow(canvas, at, radius, theme);
    stone::turned(canvas, at, radius, seat, theme);
    stone::sign(canvas, at, radius * 1.25, seat, theme);
}
