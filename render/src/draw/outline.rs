//! Outlines as signed distances in pixels: negative inside, positive outside.
//!
//! The distance says how much of a pixel a shape covers, which gives smooth edges without oversampling.

use std::ops::{Add, Sub};

/// A point or a vector, in pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    pub(crate) fn length(self) -> f32 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub(crate) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Mirrored into the positive quarter, for shapes with two axes of symmetry.
    pub(crate) fn folded(self) -> Self {
        Self::new(self.x.abs(), self.y.abs())
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// How much of a pixel lies inside, from the distance of its middle to the edge.
///
/// In halves only: finer steps can't be seen at this size, and each costs bytes and time to store.
pub(crate) fn coverage(distance: f32) -> f32 {
    if distance < -0.25 {
        1.0
    } else if distance < 0.25 {
        0.5
    } else {
        0.0
    }
}

/// Eases from 0 at `from` to 1 at `to`.
pub(crate) fn smoothstep(from: f32, to: f32, value: f32) -> f32 {
    let t = ((value - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A filled circle around the origin.
pub(crate) fn disc(p: Point, radius: f32) -> f32 {
    stepped(p).length() - radius
}

/// A circle around the origin, drawn with a pen of `width`.
pub(crate) fn ring(p: Point, radius: f32, width: f32) -> f32 {
    (stepped(p).length() - radius).abs() - width / 2.0
}

/// Snaps `p` to rows of two, four or eight pixels where a circle is so steep that its edge moves by half a
/// pixel at most (two only in large circles). Equal rows cost nothing to store.
fn stepped(p: Point) -> Point {
    let (eight, four, two) = (block(p.y, 8.0), block(p.y, 4.0), block(p.y, 2.0));
    if p.x.abs() > 7.0 * (eight.abs() + 4.0) {
        Point::new(p.x, eight)
    } else if p.x.abs() > 3.0 * (four.abs() + 2.0) {
        Point::new(p.x, four)
    } else if p.x.abs() > (two.abs() + 1.0).max(8.0) {
        Point::new(p.x, two)
    } else {
        p
    }
}

/// The middle of the block of `rows` rows that contains `y`, counted from the origin.
fn block(y: f32, rows: f32) -> f32 {
    ((y / rows).floor() + 0.5) * rows
}

/// A line from `a` to `b` with round ends.
pub(crate) fn segment(p: Point, a: Point, b: Point, width: f32) -> f32 {
    let (along, to) = (b - a, p - a);
    let t = (to.dot(along) / along.dot(along).max(f32::EPSILON)).clamp(0.0, 1.0);
    (to - Point::new(along.x * t, along.y * t)).length() - width / 2.0
}

/// A polygon through these corners, which needn't be convex.
pub(crate) fn polygon(p: Point, corners: &[Point]) -> f32 {
    let (mut nearest, mut is_inside) = (f32::INFINITY, false);
    let before = corners.iter().cycle().skip(corners.len().saturating_sub(1));
    for (&a, &b) in before.zip(corners) {
        nearest = nearest.min(segment(p, a, b, 0.0));
        // An even number of edges to the right of a point means that it's outside.
        if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
            is_inside = !is_inside;
        }
    }
    if is_inside { -nearest } else { nearest }
}

/// A rectangle around the origin with rounded corners.
pub(crate) fn rounded_box(p: Point, half_width: f32, half_height: f32, radius: f32) -> f32 {
    let q = p.folded() - Point::new(half_width - radius, half_height - radius);
    Point::new(q.x.max(0.0), q.y.max(0.0)).length() + q.x.max(q.y).min(0.0) - radius
}

/// A square on its corner, with sides curved inwards by `pinch` (0 to 1).
///
/// Its upper and lower corners, where steep, are snapped to rows of two, as in [`stepped`].
pub(crate) fn diamond(p: Point, radius: f32, pinch: f32) -> f32 {
    let two = block(p.y, 2.0);
    let q = if two.abs() > (p.x.abs() + 1.0).max(8.0) { Point::new(p.x, two) } else { p }.folded();
    let straight = (q.x + q.y - radius) * std::f32::consts::FRAC_1_SQRT_2;
    // A curved side is an arc around a point far out on the diagonal.
    if pinch <= 0.0 {
        return straight;
    }
    let out = radius * (0.5 + 0.5 / pinch);
    let arc = Point::new(out - radius, out).length();
    (arc - (q - Point::new(out, out)).length()).max(q.x.max(q.y) - radius)
}

/// Distance from `p` to the nearest spoke. Spokes run from the origin along both axes and along `between`,
/// unit vectors of one quarter that are mirrored into the others.
pub(crate) fn spokes(p: Point, between: &[Point]) -> f32 {
    let q = p.folded();
    let to = |spoke: &Point| (q.x * spoke.y - q.y * spoke.x).abs();
    between.iter().map(to).fold(q.x.min(q.y), f32::min)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_inside_and_a_far_corner_is_outside() {
        let (middle, far) = (Point::new(0.0, 0.0), Point::new(90.0, 90.0));
        for outline in [
            |p| disc(p, 20.0),
            |p| rounded_box(p, 30.0, 20.0, 5.0),
            |p| diamond(p, 20.0, 0.0),
            |p| diamond(p, 20.0, 0.6),
            |p| segment(p, Point::new(-9.0, 0.0), Point::new(9.0, 0.0), 6.0),
        ] as [fn(Point) -> f32; 5]
        {
            assert!(outline(middle) < -1.0);
            assert!(outline(far) > 1.0);
        }
        assert!(ring(middle, 20.0, 4.0) > 1.0 && ring(Point::new(0.0, -20.0), 20.0, 4.0) < -1.0);
    }

    #[test]
    fn a_pixel_on_the_edge_is_half_covered() {
        let covered = [19.0, 19.9, 20.1, 21.0].map(|x| coverage(disc(Point::new(x, 0.0), 20.0)) * 2.0);
        assert_eq!(covered.map(f32::round).map(|half| half.to_string()), ["2", "1", "1", "0"]);
    }
}
