//! Paths over the board: a line through the squares, and an arrow's head where it leaves one.

use crate::{
    board::ink::outlined,
    draw::canvas::Canvas,
    draw::outline::{Point, segment},
    scene::direction::Direction,
    scene::items::Trail,
    theme::colours::{MarkColours, ThemeColours},
};

fn colours(trail: Trail, theme: &ThemeColours) -> MarkColours {
    match trail {
        Trail::Last => theme.last,
        Trail::Chosen => theme.choice,
    }
}

/// The line from where the path enters the square to its middle, and on to where it leaves it.
pub(crate) fn line(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    trail: Trail,
    ends: [Option<Direction>; 2],
    theme: &ThemeColours,
) {
    let [from, to] = ends;
    // Diagonals stop short of the corner, since the squares beside it are not theirs; and before an arrow's tip.
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

/// The head of an arrow at the edge or the corner over which the path leaves the square.
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
        // A triangle whose sides meet at the tip, its back a size behind.
        ((along - tip) * 0.62 + across * 0.785).max(tip - size - along)
    });
}
