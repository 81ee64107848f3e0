//! Draws for `plotters` on our own canvas, with smooth edges and our font.
//!
//! Its own bitmap backend draws jagged edges, and drops the spaces of text in a font that it's given.

use std::{convert::Infallible, ops::Range};

use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
    text_anchor::{HPos, VPos},
};

use crate::draw::{
    canvas::{Area, Canvas},
    colour::Colour,
    font::Font,
    outline::{Point, disc, segment},
};

/// A canvas to plot on, in its own pixels.
pub(super) struct Backend<'a> {
    pub(super) canvas: &'a mut Canvas,
    pub(super) font: &'a Font,
}

impl Backend<'_> {
    /// Fills columns and rows of pixels.
    fn cover(&mut self, across: Range<i32>, down: Range<i32>, colour: BackendColor) {
        let on_canvas = |at: i32| u16::try_from(at.max(0)).unwrap_or(u16::MAX);
        let (left, top) = (on_canvas(across.start), on_canvas(down.start));
        let (width, height) =
            (on_canvas(across.end).saturating_sub(left), on_canvas(down.end).saturating_sub(top));
        self.canvas.cover(Area { left, top, width, height }, converted(colour), opacity(colour));
    }
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for Backend<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        let area = self.canvas.area();
        (area.width.into(), area.height.into())
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, point: BackendCoord, colour: BackendColor) -> Drawn {
        self.canvas.cover_pixel(corner(point), converted(colour), opacity(colour));
        Ok(())
    }

    /// Lines along an axis fill whole pixels. Others have round ends, so that the parts of a path join
    /// smoothly.
    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        let (colour, width) = (style.color(), style.stroke_width());
        if from.0 == to.0 || from.1 == to.1 {
            let before = i32::try_from(width / 2).unwrap_or_default();
            let after = i32::try_from(width.div_ceil(2)).unwrap_or_default();
            let reach = |a: i32, b: i32| if a == b { a - before..a + after } else { a.min(b)..a.max(b) + 1 };
            self.cover(reach(from.0, to.0), reach(from.1, to.1), colour);
            return Ok(());
        }
        let (a, b) = (middle(from), middle(to));
        let centre = Point::new(f32::midpoint(a.x, b.x), f32::midpoint(a.y, b.y));
        #[expect(clippy::cast_precision_loss, reason = "a few pixels")]
        let width = width as f32;
        let reach = (b - a).length() / 2.0 + width;
        self.canvas.fill(centre, reach, converted(colour), opacity(colour), |p| {
            segment(p, a - centre, b - centre, width)
        });
        Ok(())
    }

    /// Always filled: our charts have no empty rectangles.
    fn draw_rect<S: BackendStyle>(
        &mut self,
        from: BackendCoord,
        to: BackendCoord,
        style: &S,
        _: bool,
    ) -> Drawn {
        self.cover(from.0..to.0 + 1, from.1..to.1 + 1, style.color());
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let mut path = path.into_iter();
        let Some(mut from) = path.next() else { return Ok(()) };
        path.try_for_each(|to| self.draw_line(std::mem::replace(&mut from, to), to, style))
    }

    /// Always filled.
    fn draw_circle<S: BackendStyle>(
        &mut self,
        centre: BackendCoord,
        radius: u32,
        style: &S,
        _: bool,
    ) -> Drawn {
        #[expect(clippy::cast_precision_loss, reason = "a few pixels")]
        let radius = radius as f32;
        let colour = style.color();
        self.canvas.fill(middle(centre), radius, converted(colour), opacity(colour), |p| disc(p, radius));
        Ok(())
    }

    /// One line of text. The size of the style is the cap height.
    fn draw_text<T: BackendTextStyle>(&mut self, text: &str, style: &T, at: BackendCoord) -> Drawn {
        let (size, anchor, at) = (height(style), style.anchor(), corner(at));
        let width = self.font.width(text, size);
        let x = match anchor.h_pos {
            HPos::Left => width / 2.0,
            HPos::Center => 0.0,
            HPos::Right => -width / 2.0,
        };
        let y = match anchor.v_pos {
            VPos::Top => size / 2.0,
            VPos::Center => 0.0,
            VPos::Bottom => -size / 2.0,
        };
        self.font.write(self.canvas, text, at + Point::new(x, y), size, converted(style.color()));
        Ok(())
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few pixels, and none below zero"
    )]
    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let size = height(style);
        Ok((self.font.width(text, size).ceil() as u32, size.ceil() as u32))
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a few pixels")]
fn height<T: BackendTextStyle>(style: &T) -> f32 {
    style.size() as f32
}

/// The top left corner of a pixel.
#[expect(clippy::cast_precision_loss, reason = "a picture has some thousand pixels")]
fn corner((x, y): BackendCoord) -> Point {
    Point::new(x as f32, y as f32)
}

/// The middle of a pixel.
fn middle(at: BackendCoord) -> Point {
    corner(at) + Point::new(0.5, 0.5)
}

fn converted(colour: BackendColor) -> Colour {
    Colour::from_bytes(colour.rgb.into())
}

#[expect(clippy::cast_possible_truncation, reason = "from 0 to 1")]
fn opacity(colour: BackendColor) -> f32 {
    colour.alpha as f32
}
