//! A panel of the boards' wood, for pictures that aren't boards: a frame, a groove with the title, and a field.

use image::RgbImage;

use crate::{
    board::ground::wood,
    draw::{
        canvas::{Area, Canvas},
        colour::Colour,
        font::Font,
        line::{CapHeight, fitted},
        outline::{Point, coverage, rounded_box, segment},
        writable::known,
    },
    not_drawn::NotDrawn,
    painter::palette::Palette,
    png,
    theme::{Theme, colours::ThemeColours},
};

// Lengths are in pixels of the picture.

/// Space above the groove, and the groove's height. The field begins further down.
const ABOVE: u16 = 18;
const GROOVE: u16 = 48;
/// Space at both ends of the groove that the title doesn't use.
const GROOVE_ENDS: f32 = 24.0;
/// Cap height of the title.
const TITLE: CapHeight = CapHeight { usual: 19.0, smallest: 11.5 };
/// Radius of the field's corners, and width of its bevel.
const CORNER: f32 = 10.0;
const BEVEL: f32 = 3.0;
/// Width of the line through what is struck out.
const STRIKE: f32 = 3.0;
/// The grain of the wood repeats after this many pixels.
const GRAIN_PERIOD: f32 = 128.0;

/// Sizes of a panel in pixels.
#[derive(Clone, Copy)]
pub(crate) struct PanelSize {
    pub(crate) width: u16,
    pub(crate) height: u16,
    /// The field. The groove above it has the same width.
    pub(crate) field: Area,
    /// Pixels of the canvas for each of the picture's, across and down.
    pub(crate) oversampling: u16,
}

impl PanelSize {
    /// Where the field begins.
    pub(crate) const FIELD_TOP: u16 = ABOVE + GROOVE + 20;

    fn groove(self) -> Area {
        Area { top: ABOVE, height: GROOVE, ..self.field }
    }
}

/// Which part of a line of text is at the place where it's written. It's always centred between top and bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// It begins there.
    Left,
    /// Its middle is there.
    Centre,
    /// It ends there.
    Right,
}

/// A panel that is being drawn on, in lengths of the picture.
pub(crate) struct Panel {
    canvas: Canvas,
    font: Font,
    pub(crate) theme: &'static ThemeColours,
    size: PanelSize,
    scale: f32,
}

impl Panel {
    /// An empty panel with a title.
    pub(crate) fn new(size: PanelSize, title: &str, theme: Theme) -> Self {
        let PanelSize { width, height, field, oversampling } = size;
        let canvas = Canvas::new(Area { left: 0, top: 0, width, height }, oversampling);
        let (font, theme) = (Font::bundled(), ThemeColours::of(theme));
        let mut panel = Self { canvas, font, theme, size, scale: f32::from(oversampling) };
        panel.ground();
        let room = f32::from(field.width) - 2.0 * GROOVE_ENDS;
        panel.write(title, size.groove().middle(), Align::Centre, TITLE, room, theme.label);
        panel
    }

    pub(crate) fn font(&self) -> &Font {
        &self.font
    }

    /// The canvas itself, in its own pixels, and how many of them are one of the picture's.
    pub(crate) fn canvas(&mut self) -> (&mut Canvas, f32) {
        (&mut self.canvas, self.scale)
    }

    fn ground(&mut self) {
        let (scale, theme) = (self.scale, self.theme);
        let columns: Vec<PanelColumn> = (0..self.canvas.area().width)
            .map(|x| {
                let x = (f32::from(x) + 0.5) / scale;
                PanelColumn {
                    frame: wood(theme.frame, theme.frame_light, x, GRAIN_PERIOD),
                    field: wood(theme.field, theme.hollow_light, x - 30.0, GRAIN_PERIOD),
                }
            })
            .collect();
        let ground = Ground { groove: self.size.groove(), field: self.size.field, scale, theme };
        self.canvas.cover_by_column(&columns, |p, column| {
            ground.colour(Point::new(p.x / scale, p.y / scale), column)
        });
    }

    /// Wood of the frame for a block that lies on the field, by columns of the canvas.
    pub(crate) fn block_wood(&self) -> Vec<Colour> {
        let wood = |x: u16| {
            let x = (f32::from(x) + 0.5) / self.scale - 60.0;
            wood(self.theme.frame, self.theme.frame_light, x, GRAIN_PERIOD)
        };
        (0..self.canvas.area().width).map(wood).collect()
    }

    /// Writes one line as far as the font goes, scaled down if it's long, and cut if it's still too long. Returns
    /// its width.
    pub(crate) fn write(
        &mut self,
        text: &str,
        at: Point,
        align: Align,
        height: CapHeight,
        room: f32,
        colour: Colour,
    ) -> f32 {
        let (line, height) = fitted(&self.font, &known(&self.font, text), height, room);
        let width = self.font.width(&line, height);
        let x = match align {
            Align::Left => at.x + width / 2.0,
            Align::Centre => at.x,
            Align::Right => at.x - width / 2.0,
        };
        let middle = Point::new(x * self.scale, at.y * self.scale);
        self.font.write(&mut self.canvas, &line, middle, height * self.scale, colour);
        width
    }

    /// Strikes out what is written from `at` on.
    pub(crate) fn strike(&mut self, at: Point, width: f32, colour: Colour) {
        let end = Point::new(width, 0.0);
        if width > 0.0 {
            self.fill(at, width + STRIKE, colour, 1.0, |p| segment(p, Point::new(0.0, 0.0), end, STRIKE));
        }
    }

    /// Fills an outline around `centre` that reaches at most `reach` pixels to each side.
    pub(crate) fn fill(
        &mut self,
        centre: Point,
        reach: f32,
        colour: Colour,
        share: f32,
        outline: impl Fn(Point) -> f32,
    ) {
        let scale = self.scale;
        let middle = Point::new(centre.x * scale, centre.y * scale);
        self.canvas.fill(middle, reach * scale, colour, share, |p| {
            outline(Point::new(p.x / scale, p.y / scale)) * scale
        });
    }

    /// Fills an outline around `centre`, with a colour for each column of the canvas. It reaches at most `reach`
    /// pixels across and down.
    pub(crate) fn fill_by_column(
        &mut self,
        centre: Point,
        reach: Point,
        columns: &[Colour],
        outline: impl Fn(Point) -> f32,
    ) {
        let scale = self.scale;
        let middle = Point::new(centre.x * scale, centre.y * scale);
        let reach = Point::new((reach.x + 1.0) * scale, (reach.y + 1.0) * scale);
        self.canvas.cover_within(middle, reach, |p| {
            let from = Point::new((p.x - middle.x) / scale, (p.y - middle.y) / scale);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a column of the canvas"
            )]
            let column = columns.get(p.x as usize).copied();
            column.map_or((self.theme.frame, 0.0), |colour| (colour, coverage(outline(from) * scale)))
        });
    }

    /// Covers whole pixels.
    pub(crate) fn cover(&mut self, area: Area, colour: Colour, share: f32) {
        self.canvas.cover(area.scaled_by(self.size.oversampling), colour, share);
    }

    /// The picture as a PNG file in full colour.
    pub(crate) fn png(self) -> Result<Vec<u8>, NotDrawn> {
        let PanelSize { width, height, .. } = self.size;
        png::encode::rgb(self.canvas.finish().pixels, width, height).map_err(NotDrawn::because)
    }

    /// The picture as a PNG file in full colour, with another one pasted over it from this pixel on.
    pub(crate) fn png_with(
        self,
        pasted: &RgbImage,
        (left, top): (usize, usize),
    ) -> Result<Vec<u8>, NotDrawn> {
        let PanelSize { width, height, .. } = self.size;
        let mut pixels = self.canvas.finish().pixels;
        let rows = pixels.chunks_exact_mut(usize::from(width).max(1)).skip(top);
        for (row, pasted) in rows.zip(pasted.rows()) {
            for (pixel, pasted) in row.iter_mut().skip(left).zip(pasted) {
                *pixel = pasted.0;
            }
        }
        png::encode::rgb(pixels, width, height).map_err(NotDrawn::because)
    }

    /// The picture as a PNG file with a palette, for pictures without smooth shades.
    pub(crate) fn indexed_png(self) -> Result<Vec<u8>, NotDrawn> {
        let PanelSize { width, height, .. } = self.size;
        let drawing = self.canvas.finish();
        let palette = Palette::frequent_in(&drawing);
        png::encode::with_palette(&palette.indices(&drawing), &palette.bytes(), width, height)
            .map_err(NotDrawn::because)
    }
}

/// The wood in one column of pixels.
struct PanelColumn {
    frame: Colour,
    field: Colour,
}

/// The frame, the groove and the field.
struct Ground {
    groove: Area,
    field: Area,
    scale: f32,
    theme: &'static ThemeColours,
}

impl Ground {
    fn colour(&self, p: Point, column: &PanelColumn) -> Colour {
        let covered = |distance: f32| coverage(distance * self.scale);
        let (middle, half_width, half_height) = halves(self.field);
        let from = p - middle;
        // Fast reject: most pixels are far from all edges.
        if from.x.abs() < half_width - CORNER && from.y.abs() < half_height - CORNER {
            return column.field;
        }
        let to_field = rounded_box(from, half_width, half_height, CORNER);
        // Light falls from the upper left, so that side of the bevel is in shadow.
        let step = if from.x / half_width + from.y / half_height < 0.0 {
            self.theme.frame_dark
        } else {
            self.theme.inlay
        };
        let (groove, half_width, half_height) = halves(self.groove);
        let to_groove = rounded_box(p - groove, half_width, half_height, half_height);
        let colour = column.frame.mix(self.theme.groove, covered(to_groove));
        colour.mix(step, covered(to_field - BEVEL)).mix(column.field, covered(to_field))
    }
}

/// Centre, half width and half height.
fn halves(area: Area) -> (Point, f32, f32) {
    (area.middle(), f32::from(area.width) / 2.0, f32::from(area.height) / 2.0)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What `draw` adds to a small panel, as brightness from 0 to 255 by pixel.
    pub(crate) fn brightness(theme: Theme, draw: impl Fn(&mut Panel, Area)) -> Vec<u8> {
        let field = Area { left: 10, top: PanelSize::FIELD_TOP, width: 60, height: 60 };
        let size = PanelSize { width: 80, height: PanelSize::FIELD_TOP + 70, field, oversampling: 1 };
        let mut panel = Panel::new(size, "", theme);
        draw(&mut panel, Area { left: 20, top: field.top + 10, width: 40, height: 40 });
        let pixels = panel.canvas.finish().pixels;
        let grey =
            |[red, green, blue]: [u8; 3]| (2 * u16::from(red) + 5 * u16::from(green) + u16::from(blue)) / 8;
        pixels.into_iter().map(|pixel| u8::try_from(grey(pixel)).unwrap()).collect()
    }

    /// Checks that any two of these drawings can be told apart without colour.
    pub(crate) fn assert_all_differ(drawings: &[(String, Vec<u8>)]) {
        for (number, (one_name, one)) in drawings.iter().enumerate() {
            for (other_name, other) in &drawings[number + 1..] {
                let pixels = one.iter().zip(other).filter(|(one, other)| one.abs_diff(**other) > 24).count();
                assert!(pixels >= 12, "{one_name} {other_name}: {pixels}");
            }
        }
    }
}
