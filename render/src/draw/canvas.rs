//! Canvases that tiles are drawn on, in linear light. This is the slow and clean part: tiles are drawn once,
//! so nothing here runs for every picture.

use std::ops::Range;

use super::{
    colour::Colour,
    outline::{Point, coverage, segment},
};

/// A rectangle of the picture, in whole pixels from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// Left edge.
    pub left: u16,
    /// Top edge.
    pub top: u16,
    /// Pixels across.
    pub width: u16,
    /// Pixels down.
    pub height: u16,
}

impl Area {
    /// The number of pixels in it.
    pub(crate) fn pixels(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// This area in a picture `factor` times as large.
    pub(crate) fn scaled_by(self, factor: u16) -> Self {
        let Self { left, top, width, height } = self;
        Self { left: left * factor, top: top * factor, width: width * factor, height: height * factor }
    }

    /// The smallest area that holds both.
    pub(crate) fn union(self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Self { left, top, width: right - left, height: bottom - top }
    }

    pub(crate) fn middle(self) -> Point {
        let half = |from: u16, size: u16| f32::from(from) + f32::from(size) / 2.0;
        Point::new(half(self.left, self.width), half(self.top, self.height))
    }
}

/// The pixels of one [`Area`], oversampled if need be.
pub(crate) struct Canvas {
    area: Area,
    pixels: Vec<Colour>,
    reduction: u16,
}

impl Canvas {
    /// A black canvas for an area of the picture, with `reduction` × `reduction` pixels for each of the
    /// picture's. Everything is drawn in pixels of the canvas.
    pub(crate) fn new(area: Area, reduction: u16) -> Self {
        let area = area.scaled_by(reduction);
        Self { area, pixels: vec![Colour::web(*b"000000"); area.pixels()], reduction }
    }

    /// How many pixels, across and down, become one of the picture.
    pub(crate) fn reduction(&self) -> u16 {
        self.reduction
    }

    /// Reduces the canvas to what a display takes.
    pub(crate) fn finish(self) -> Drawing {
        let (across, reduction) = (usize::from(self.area.width).max(1), usize::from(self.reduction).max(1));
        if reduction == 1 {
            return Drawing { width: across, pixels: self.pixels.into_iter().map(Colour::bytes).collect() };
        }
        let width = across / reduction;
        let mut pixels = Vec::with_capacity(self.pixels.len() / (reduction * reduction));
        for rows in self.pixels.chunks_exact(across * reduction) {
            let lines = rows.chunks_exact(across);
            pixels.extend((0..width).map(|column| {
                let square =
                    lines.clone().flat_map(|line| line.iter().skip(column * reduction).take(reduction));
                Colour::mean(square.copied()).bytes()
            }));
        }
        Drawing { width, pixels }
    }

    /// The covered part of the picture, in pixels of the canvas.
    pub(crate) fn area(&self) -> Area {
        self.area
    }

    /// Paints every pixel; `paint` gets its middle, in the picture's coordinates, and what `columns` holds
    /// for its column.
    pub(crate) fn cover_by_column<C>(&mut self, columns: &[C], paint: impl Fn(Point, &C) -> Colour) {
        let width = usize::from(self.area.width).max(1);
        for (row, y) in self.pixels.chunks_exact_mut(width).zip(self.area.top..) {
            for ((pixel, column), x) in row.iter_mut().zip(columns).zip(self.area.left..) {
                *pixel = paint(Point::new(f32::from(x) + 0.5, f32::from(y) + 0.5), column);
            }
        }
    }

    /// Covers pixels up to `reach` from `centre` on each side. `paint` gets the middle of each and returns a
    /// colour and how much it covers.
    pub(crate) fn cover_around(&mut self, centre: Point, reach: f32, paint: impl Fn(Point) -> (Colour, f32)) {
        self.cover_within(centre, Point::new(reach, reach), paint);
    }

    /// Like [`Self::cover_around`], with a reach across and one down.
    pub(crate) fn cover_within(
        &mut self,
        centre: Point,
        reach: Point,
        paint: impl Fn(Point) -> (Colour, f32),
    ) {
        for (y, from, row) in self.window(centre, reach) {
            for (pixel, beyond) in row.iter_mut().zip(0_u16..) {
                let (colour, share) = paint(Point::new(from + f32::from(beyond), y));
                if share > 0.0 {
                    *pixel = pixel.mix(colour, share.min(1.0));
                }
            }
        }
    }

    /// Fills an outline around `centre` that reaches at most `reach` pixels to each side.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast of a float saturates"
    )]
    pub(crate) fn fill(
        &mut self,
        centre: Point,
        reach: f32,
        colour: Colour,
        share: f32,
        outline: impl Fn(Point) -> f32,
    ) {
        for (y, from, mut row) in self.window(centre, Point::new(reach + 1.0, reach + 1.0)) {
            let mut x = from;
            while !row.is_empty() {
                let distance = outline(Point::new(x, y) - centre);
                // A distance can't shrink faster than we walk; 2 pixels allow for what outlines round off.
                let alike = ((distance.abs() - 2.0) as u16).saturating_add(1);
                let (run, left) = row.split_at_mut(usize::from(alike).min(row.len()));
                let covered = (share * coverage(distance)).min(1.0);
                if covered > 0.0 {
                    for pixel in run {
                        *pixel = pixel.mix(colour, covered);
                    }
                }
                (row, x) = (left, x + f32::from(alike));
            }
        }
    }

    /// The rows of the rectangle around `centre`, `reach` pixels to each side, across and down. Each row comes with the y and the
    /// first x of its pixels' middles.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast of a float saturates"
    )]
    fn window(&mut self, centre: Point, reach: Point) -> impl Iterator<Item = (f32, f32, &mut [Colour])> {
        let Area { left, top, width, .. } = self.area;
        let corner = centre - Point::new(f32::from(left), f32::from(top));
        let from = ((corner.x - reach.x).floor() as u16, (corner.y - reach.y).floor() as u16);
        let to = ((corner.x + reach.x).ceil() as u16, (corner.y + reach.y).ceil() as u16);
        let rows = self.pixels.chunks_exact_mut(usize::from(width).max(1)).zip(top..);
        let first = f32::from(left) + f32::from(from.0) + 0.5;
        rows.take(to.1.into()).skip(from.1.into()).map(move |(row, y)| {
            let columns = usize::from(from.0)..usize::from(to.0.min(width));
            (f32::from(y) + 0.5, first, row.get_mut(columns).unwrap_or_default())
        })
    }

    /// Covers a rectangle, given from the top left of the canvas, and cut to fit.
    pub(crate) fn cover(&mut self, area: Area, colour: Colour, share: f32) {
        let Area { left, top, width, height } = area;
        let rows = self.pixels.chunks_exact_mut(usize::from(self.area.width).max(1));
        for row in rows.skip(top.into()).take(height.into()) {
            for pixel in row.iter_mut().skip(left.into()).take(width.into()) {
                *pixel = pixel.mix(colour, share);
            }
        }
    }

    /// Covers a column of pixels between two heights, which needn't be whole.
    pub(crate) fn cover_column(&mut self, column: u16, down: Range<f32>, colour: Colour, share: f32) {
        let width = usize::from(self.area.width).max(1);
        for (row, top) in self.pixels.chunks_exact_mut(width).zip(0_u16..) {
            let (top, bottom) = (f32::from(top), f32::from(top) + 1.0);
            let covered = down.end.min(bottom) - down.start.max(top);
            if let Some(pixel) = row.get_mut(usize::from(column)).filter(|_| covered > 0.0) {
                *pixel = pixel.mix(colour, share * covered);
            }
        }
    }

    /// Draws a line through points, with round ends so that its parts join smoothly.
    pub(crate) fn line(&mut self, points: &[Point], width: f32, colour: Colour) {
        for pair in points.windows(2) {
            let &[from, to] = pair else { continue };
            let middle = Point::new(f32::midpoint(from.x, to.x), f32::midpoint(from.y, to.y));
            let reach = (to - from).length() / 2.0 + width;
            self.fill(middle, reach, colour, 1.0, |p| segment(p, from - middle, to - middle, width));
        }
    }

    /// Covers the pixel whose top left corner is `at`, if it's on the canvas.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked against the canvas's size"
    )]
    pub(crate) fn cover_pixel(&mut self, at: Point, colour: Colour, share: f32) {
        let (x, y) = (at.x - f32::from(self.area.left), at.y - f32::from(self.area.top));
        if x < 0.0 || y < 0.0 || x >= f32::from(self.area.width) || y >= f32::from(self.area.height) {
            return;
        }
        let index = y as usize * usize::from(self.area.width) + x as usize;
        if let Some(pixel) = self.pixels.get_mut(index) {
            *pixel = pixel.mix(colour, share.clamp(0.0, 1.0));
        }
    }
}

/// A finished drawing.
pub(crate) struct Drawing {
    pub(crate) width: usize,
    /// Red, green and blue of each pixel, row by row.
    pub(crate) pixels: Vec<[u8; 3]>,
}
