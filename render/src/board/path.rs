//! Paths over the board: a line through each square, and an arrowhead where the path leaves it.

use super::ink::outlined;
use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, segment},
    },
    scene::{direction::Direction, items::Trail},
    theme::colours::{MarkColours, ThemeColours},
};

fn colours(trail: Trail, theme: &ThemeColours) -> MarkColours {
    match trail {
        Trail::Last => theme.last,
        Trail::Chosen => theme.choice,
    }
}

/// From where the path enters the square, through its middle, to where it leaves.
pub(crate) fn line(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    trail: Trail,
    ends: [Option<Direction>; 2],
    theme: &ThemeColours,
) {
    let [from, to] = ends;
    // A diagonal stops short of the corner, which belongs to four squares, and of the arrowhead.
    let to_end = |direction: Direction, short: f32| {
        let Point { x, y } = direction.vector();
        let reach = if x == 0.0 || y == 0.0 { 0.55 } else { short };
        Point::new(x * reach * cell, y * reach * cell)
    };
    let ends = [from.map(|direction| to_end(direction, 0.43)), to.map(|direction| to_end(direction, 0.37))];
    outlined(canvas, centre, cell, colours(trail, theme), 1.5, |p| {
        let to = |end: Point| segment(p, Point::new(0.0, 0.0), end, cell * 0.08);
        ends.into_iter().flatten().map(to).fold(f32::MAX, f32::min)
    });
}

/// An arrowhead at the edge or corner where the path leaves the square.
pub(crate) fn arrow(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    trail: Trail,
    direction: Direction,
    theme: &ThemeColours,
) {
    let Point { x, y } = direction.vector();
    let straight = x == 0.0 || y == 0.0;
    let length = if straight { 1.0 } else { std::f32::consts::SQRT_2 };
    let ahead = Point::new(x / length, y / length);
    let tip = cell * if straight { 0.485 } else { 0.60 };
    let size = cell * 0.17;
    outlined(canvas, centre, cell, colours(trail, theme), 1.5, |p| {
        let (along, across) = (p.dot(ahead), (p.x * ahead.y - p.y * ahead.x).abs());
        // The sides of the triangle meet at the tip; its back is `size` behind it.
        ((along - tip) * 0.62 + across * 0.785).max(tip - size - along)
    });
}
