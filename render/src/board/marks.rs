//! Marks on a square. Each has a shape of its own: nobody has to tell them apart by colour.

use crate::{
    board::badge,
    draw::canvas::Canvas,
    draw::outline::{Point, diamond, disc, ring, rounded_box, segment, spokes},
    theme::colours::{Look, MarkColours},
};

/// The floor of a square that stones are dropped on: a shallow hollow in the wood.
pub(crate) fn hollow(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    let radius = cell * 0.25;
    canvas.fill(centre, cell, look.hollow, 1.0, |p| disc(p, radius));
    if look.rim > 0.0 {
        // Where stones have edges, an empty square has one too.
        return canvas.fill(centre, cell, look.hollow_dark, 1.0, |p| ring(p, radius, cell * 0.035));
    }
    // The upper edge throws its shadow on the floor: what the floor's disc leaves when moved down.
    let depth = Point::new((cell * 0.02).round(), (cell * 0.035).round());
    canvas.fill(centre, cell, look.hollow_dark, 1.0, |p| disc(p, radius).max(-disc(p - depth, radius)));
}

/// Draws an outline as a mark: ink, and around it a thin line that sets it off; one thinner than a pixel of the picture
/// would only blur the mark, and is left out.
pub(crate) fn mark(
    canvas: &mut Canvas,
    centre: Point,
    cell: f32,
    colours: MarkColours,
    line: f32,
    outline: impl Fn(Point) -> f32,
) {
    if line >= f32::from(canvas.reduction()) {
        canvas.fill(centre, cell, colours.line, 0.9, |p| outline(p) - line);
    }
    canvas.fill(centre, cell, colours.ink, 1.0, outline);
}

/// Where a stone came from: the dashed outline of what lay there.
pub(crate) fn from(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    let (half, width) = (cell * 0.03, cell * 0.048);
    mark(canvas, centre, cell, look.last, 1.5, |p| {
        ring(p, cell * 0.27, width).max(half - spokes(p, &EIGHTH))
    });
    mark(canvas, centre, cell, look.last, 1.5, |p| disc(p, cell * 0.055));
}

/// Where marbles came from that left others behind: the middles of the square's sides, as brackets leave them free.
pub(crate) fn from_among(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    let (half, width, arm) = (cell * 0.445, cell * 0.05, cell * 0.14);
    mark(canvas, centre, cell, look.last, 1.5, |p| {
        let q = p.folded();
        (rounded_box(p, half, half, cell * 0.13).abs() - width / 2.0).max(q.x.min(q.y) - arm)
    });
}

/// Where a stone came to: brackets at the corners of the square.
pub(crate) fn to(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    let (half, width, arm) = (cell * 0.445, cell * 0.05, cell * 0.20);
    mark(canvas, centre, cell, look.last, 1.5, |p| {
        let frame = rounded_box(p, half, half, cell * 0.13).abs() - width / 2.0;
        let q = p.folded();
        frame.max(half - arm - q.x.min(q.y))
    });
}

/// Where a stone was taken: a cross.
pub(crate) fn taken(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    let (arm, width) = (cell * 0.17, cell * 0.075);
    mark(canvas, centre, cell, look.take, 2.0, |p| {
        segment(p.folded(), Point::new(0.0, 0.0), Point::new(arm, arm), width)
    });
}

/// A stone that may be taken: a ring in four parts, close around the stone, so that it covers the shadow too and adds few
/// edges.
pub(crate) fn takeable(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    canvas.fill(centre, cell, look.take.ink, 1.0, |p| {
        let q = p.folded();
        let gap = cell * 0.07 - q.x.min(q.y);
        ring(p, cell * 0.414, cell * 0.072).max(gap)
    });
}

/// A piece that may be huffed: the ring of what may be taken, and at its side the sign that something is amiss.
pub(crate) fn offender(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    takeable(canvas, centre, cell, look);
    badge::amiss(canvas, centre, cell, look);
}

/// A piece that can make the claimed capture: a ring with a point at each side.
pub(crate) fn capturer(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    mark(canvas, centre, cell, look.take, 1.5, |p| {
        let q = p.folded();
        let point = |at: Point| diamond(q - at, cell * 0.10, 0.0);
        let points = point(Point::new(cell * 0.385, 0.0)).min(point(Point::new(0.0, cell * 0.385)));
        ring(p, cell * 0.405, cell * 0.055).min(points.max(-disc(p, cell * 0.40)))
    });
}

/// A man that has become a Dama: a glint at each side.
pub(crate) fn promoted(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    mark(canvas, centre, cell, look.last, 1.0, |p| {
        let q = p.folded();
        let glint = |at: Point| diamond(q - at, cell * 0.085, 0.7);
        glint(Point::new(cell * 0.44, 0.0)).min(glint(Point::new(0.0, cell * 0.44)))
    });
}

/// A square that has been chosen: a full, thick ring.
pub(crate) fn chosen(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    canvas.fill(centre, cell, look.choice.ink, 0.30, |p| {
        rounded_box(p, cell * 0.485, cell * 0.485, cell * 0.12)
    });
    mark(canvas, centre, cell, look.choice, 2.0, |p| ring(p, cell * 0.425, cell * 0.07));
}

/// An empty square that can come next: a dot.
pub(crate) fn offered_empty(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    mark(canvas, centre, cell, look.choice, 2.0, |p| disc(p, cell * 0.115));
}

/// A stone that can come next: a ring of beads.
pub(crate) fn offered_stone(canvas: &mut Canvas, centre: Point, cell: f32, look: &Look) {
    mark(canvas, centre, cell, look.choice, 1.5, |p| {
        let q = p.folded();
        let r = cell * 0.425;
        let (s, c) = (r * std::f32::consts::FRAC_1_SQRT_2, r);
        let beads = [Point::new(c, 0.0), Point::new(s, s), Point::new(0.0, c)];
        beads.into_iter().map(|bead| disc(q - bead, cell * 0.045)).fold(f32::MAX, f32::min)
    });
}

/// The direction of a spoke half way between the axes.
const EIGHTH: [Point; 1] = [Point::new(std::f32::consts::FRAC_1_SQRT_2, std::f32::consts::FRAC_1_SQRT_2)];
