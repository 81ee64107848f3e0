//! What is carved into the squares themselves: hollows, pits, and the inlay of special squares.

use games::Surface;

use crate::{
    draw::{
        canvas::Canvas,
        outline::{Point, diamond, disc, ring, rounded_box},
    },
    theme::colours::ThemeColours,
};

/// A shallow round hollow, for one stone.
pub(crate) fn hollow(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let radius = cell * 0.25;
    canvas.fill(centre, cell, theme.hollow, 1.0, |p| disc(p, radius));
    if theme.rim > 0.0 {
        // A theme whose stones have edges gives empty hollows one too.
        return canvas.fill(centre, cell, theme.hollow_dark, 1.0, |p| ring(p, radius, cell * 0.035));
    }
    // The shadow of the upper edge is what the hollow leaves uncovered when moved down.
    let depth = Point::new((cell * 0.02).round(), (cell * 0.035).round());
    canvas.fill(centre, cell, theme.hollow_dark, 1.0, |p| disc(p, radius).max(-disc(p - depth, radius)));
}

/// Half the side of a pit, as a share of its square.
const PIT: f32 = 0.462;

/// A shallow pit with round corners, for several marbles.
pub(crate) fn pit(canvas: &mut Canvas, centre: Point, cell: f32, theme: &ThemeColours) {
    let (half, round) = ((cell * PIT).round(), cell * 0.06);
    let outline = move |p: Point| rounded_box(p, half, half, round);
    canvas.fill(centre, cell, theme.pit, 1.0, outline);
    // The upper edge throws a shadow on the floor.
    let depth = Point::new((cell * 0.015).round().max(1.0), (cell * 0.025).round().max(1.0));
    canvas.fill(centre, cell, theme.hollow_dark, 1.0, |p| outline(p).max(-outline(p - depth)));
}

/// Marks a special square: quietly, or brightly while a stone must be dropped there.
pub(crate) fn centre(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    due: bool,
    surface: Surface,
    theme: &ThemeColours,
) {
    match surface {
        Surface::Pits => {
            canvas.fill(centre, cell, theme.centre, 1.0, |p| diamond(p, cell * 0.44, 0.6));
            canvas.fill(centre, cell, theme.pit, 1.0, |p| diamond(p, cell * 0.33, 0.6));
        }
        Surface::Hollows | Surface::Chequered | Surface::Lines(_) => {
            let frame = |p: Point, half: f32| rounded_box(p, cell * half, cell * half, cell * 0.09);
            if due {
                canvas
                    .fill(centre, cell, theme.choice.ink, 0.3, |p| frame(p, 0.44).max(-disc(p, cell * 0.25)));
                canvas.fill(centre, cell, theme.choice.ink, 1.0, |p| frame(p, 0.42).abs() - cell * 0.025);
            } else {
                canvas.fill(centre, cell, theme.centre, 1.0, |p| frame(p, 0.44).abs() - cell * 0.016);
            }
        }
    }
}
