//! Where tiles are drawn: pixels as light, covered layer by layer. Slow and clean; nothing here runs for every picture.

use crate::{
    draw::colour::Colour,
    draw::outline::{Point, coverage},
};

/// A rectangle of the picture, in whole pixels from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// Pixels to its left.
    pub left: u16,
    /// Pixels above it.
    pub top: u16,
    /// Pixels across.
    pub width: u16,
    /// Pixels down.
    pub height: u16,
}

impl Area {
    /// How many pixels it holds.
    pub(crate) fn pixels(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// The same part of a picture that is so many times as large.
    pub(crate) fn times(self, factor: u16) -> Self {
        let Self { left, top, width, height } = self;
        Self { left: left * factor, top: top * factor, width: width * factor, height: height * factor }
    }

    /// The smallest area that holds it and another.
    pub(crate) fn around(self, other: Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let right = (self.left + self.width).max(other.left + other.width);
        let bottom = (self.top + self.height).max(other.top + other.height);
        Self { left, top, width: right - left, height: bottom - top }
    }

    /// Its middle.
    pub(crate) fn middle(self) -> Point {
        let half = |from: u16, size: u16| f32::from(from) + f32::from(size) / 2.0;
        Point::new(half(self.left, self.width), half(self.top, self.height))
    }
}

/// The pixels of one [`Area`], or several for each of them.
pub(crate) struct Canvas {
    area: Area,
    pixels: Vec<Colour>,
    reduction: u16,
}

impl Canvas {
    /// A black canvas for an area of the picture, each of whose pixels is to be mixed from so many of the canvas's across
    /// and down. What is drawn is measured in the canvas's.
    pub(crate) fn new(area: Area, reduction: u16) -> Self {
        let area = area.times(reduction);
        Self { area, pixels: vec![Colour::web(*b"000000"); area.pixels()], reduction }
    }

    /// How many of its pixels become one of the picture, across and down.
    pub(crate) fn reduction(&self) -> u16 {
        self.reduction
    }

    /// The drawing as a display takes it.
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

    /// The part of the picture that it holds, in its own pixels.
    pub(crate) fn area(&self) -> Area {
        self.area
    }

    /// Gives every pixel the colour that `paint` finds for its middle, in the picture's coordinates, and for its column.
    pub(crate) fn cover_by_column<C>(&mut self, columns: &[C], paint: impl Fn(Point, &C) -> Colour) {
        let width = usize::from(self.area.width).max(1);
        for (row, y) in self.pixels.chunks_exact_mut(width).zip(self.area.top..) {
            for ((pixel, column), x) in row.iter_mut().zip(columns).zip(self.area.left..) {
                *pixel = paint(Point::new(f32::from(x) + 0.5, f32::from(y) + 0.5), column);
            }
        }
    }

    /// Covers the pixels in the square around `centre` that reaches `reach` pixels to each side with the colour and share
    /// that `paint` gives for the middle of each.
    pub(crate) fn cover_around(&mut self, centre: Point, reach: f32, paint: impl Fn(Point) -> (Colour, f32)) {
        for (y, from, row) in self.window(centre, reach) {
            for (pixel, beyond) in row.iter_mut().zip(0_u16..) {
                let (colour, share) = paint(Point::new(from + f32::from(beyond), y));
                if share > 0.0 {
                    *pixel = pixel.mix(colour, share.min(1.0));
                }
            }
        }
    }

    /// Fills the inside of an outline around `centre`, which reaches `reach` pixels to each side, with one colour.
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
        for (y, from, mut row) in self.window(centre, reach + 1.0) {
            let mut x = from;
            while !row.is_empty() {
                let distance = outline(Point::new(x, y) - centre);
                // The edge cannot come nearer faster than one goes; two pixels are for what outlines round off.
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

    /// The pixels in the square around `centre` that reaches `reach` pixels to each side, row by row, each row with the place of
    /// its first pixel's middle: how far down, and how far to the right.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a cast of a float saturates"
    )]
    fn window(&mut self, centre: Point, reach: f32) -> impl Iterator<Item = (f32, f32, &mut [Colour])> {
        let Area { left, top, width, .. } = self.area;
        let corner = centre - Point::new(f32::from(left), f32::from(top));
        let from = ((corner.x - reach).floor() as u16, (corner.y - reach).floor() as u16);
        let to = ((corner.x + reach).ceil() as u16, (corner.y + reach).ceil() as u16);
        let rows = self.pixels.chunks_exact_mut(usize::from(width).max(1)).zip(top..);
        let first = f32::from(left) + f32::from(from.0) + 0.5;
        rows.take(to.1.into()).skip(from.1.into()).map(move |(row, y)| {
            let columns = usize::from(from.0)..usize::from(to.0.min(width));
            (f32::from(y) + 0.5, first, row.get_mut(columns).unwrap_or_default())
        })
    }

    /// Covers a rectangle, given in the canvas's pixels from its top left, as far as it lies on the canvas.
    pub(crate) fn cover(&mut self, area: Area, colour: Colour, share: f32) {
        let Area { left, top, width, height } = area;
        let rows = self.pixels.chunks_exact_mut(usize::from(self.area.width).max(1));
        for row in rows.skip(top.into()).take(height.into()) {
            for pixel in row.iter_mut().skip(left.into()).take(width.into()) {
                *pixel = pixel.mix(colour, share);
            }
        }
    }

    /// Covers the one pixel whose top left corner is `at`, where it belongs to the canvas.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked against the canvas's size"
    )]
    pub(crate) fn touch(&mut self, at: Point, colour: Colour, share: f32) {
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
