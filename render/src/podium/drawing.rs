//! How a podium is drawn: the title in a groove, and below it a field with a block for each place and a medal
//! on top.

use super::{stand::Stand, writable::writable};
use crate::{
    board::{ground::wood, stone},
    draw::{
        canvas::Canvas,
        colour::Colour,
        font::Font,
        outline::{Point, coverage, rounded_box},
    },
    theme::{
        Theme,
        colours::{METALS, ThemeColours},
    },
};

// Lengths are in pixels of the picture.

/// The groove of the title.
const GROOVE: Rectangle = (Point::new(360.0, 42.0), 322.0, 24.0);
/// The field.
const FIELD: Rectangle = (Point::new(360.0, 250.0), 322.0, 164.0);
/// Radius of the field's corners, and width of its bevel.
const CORNER: f32 = 10.0;
const BEVEL: f32 = 3.0;
/// Where the blocks stand, the distance between their middles, and half their width.
const FLOOR: f32 = 414.0;
const APART: f32 = 204.0;
const HALF: f32 = 99.0;
/// Height of each place's block, and radius of its medal.
const HEIGHTS: [f32; 3] = [178.0, 136.0, 104.0];
const MEDALS: [f32; 3] = [50.0, 43.0, 38.0];
/// Height of the visible top of a block.
const TOP: f32 = 9.0;
/// How far below a block's top the name and the detail are written, and their cap heights.
const NAME: (f32, f32) = (41.0, 17.0);
const DETAIL: (f32, f32) = (73.0, 14.0);
/// Long names are scaled down to this.
const SMALLEST: f32 = 11.5;
/// Width for a line of text on a block.
const LINE_WIDTH: f32 = 2.0 * HALF - 18.0;
/// Cap height of the title.
const TITLE: f32 = 19.0;
/// The grain of the wood repeats after this many pixels.
const GRAIN_PERIOD: f32 = 128.0;

/// Centre, half width, half height.
type Rectangle = (Point, f32, f32);

/// Draws the podium over the whole canvas.
pub(super) fn draw(canvas: &mut Canvas, title: &str, stands: &[Stand], theme: Theme) {
    let (theme, font) = (ThemeColours::of(theme), Font::bundled());
    let scale = f32::from(canvas.reduction());
    ground(canvas, theme, scale);
    let mut pen = PodiumPen { canvas, theme, font: &font, scale };
    let (middle, half, _) = GROOVE;
    pen.line(title, middle, TITLE, SMALLEST, 2.0 * half - 48.0);
    for place in 1..=3 {
        pen.stand(place, stands.iter().find(|stand| stand.place == place));
    }
}

/// The frame, the groove, the field, and the blocks.
fn ground(canvas: &mut Canvas, theme: &ThemeColours, scale: f32) {
    let columns: Vec<PodiumColumn> = (0..canvas.area().width)
        .map(|x| {
            let x = (f32::from(x) + 0.5) / scale;
            let wood = |colour, streaks, from: f32| wood(colour, streaks, x - from, GRAIN_PERIOD);
            PodiumColumn {
                frame: wood(theme.frame, theme.frame_light, 0.0),
                field: wood(theme.field, theme.hollow_light, 30.0),
                block: wood(theme.frame, theme.frame_light, 60.0),
            }
        })
        .collect();
    canvas.cover_by_column(&columns, |p, column| {
        colour(Point::new(p.x / scale, p.y / scale), column, scale, theme)
    });
}

/// The wood in one column of pixels.
struct PodiumColumn {
    frame: Colour,
    field: Colour,
    block: Colour,
}

fn colour(p: Point, column: &PodiumColumn, scale: f32, theme: &ThemeColours) -> Colour {
    let covered = |distance: f32| coverage(distance * scale);
    let (middle, half_width, half_height) = FIELD;
    let to_field = rounded_box(p - middle, half_width, half_height, CORNER);
    // Light falls from the upper left, so that side of the bevel is in shadow.
    let from = p - middle;
    let step = if from.x / half_width + from.y / half_height < 0.0 { theme.frame_dark } else { theme.inlay };
    let (groove, half_width, half_height) = GROOVE;
    let to_groove = rounded_box(p - groove, half_width, half_height, half_height);
    let mut colour = column.frame.mix(theme.groove, covered(to_groove));
    colour = colour.mix(step, covered(to_field - BEVEL)).mix(column.field, covered(to_field));
    for place in 1..=3 {
        let (middle, half_height) = block(place);
        let q = p - middle;
        if q.x.abs() > HALF + 12.0 || q.y.abs() > half_height + 12.0 {
            continue;
        }
        // The shadow falls to the right, and only on the field.
        let shadow = rounded_box(q - Point::new(5.0, 4.0), HALF, half_height, 5.0).max(to_field);
        colour = colour.mix(theme.shadow, 0.35 * covered(shadow));
        let whole = rounded_box(q, HALF, half_height, 5.0);
        // The top is brighter than the face, and a thin line sets off both.
        let face = whole.max(TOP - half_height - q.y);
        let top = column.block.mix(theme.frame_light, 0.75);
        colour = colour.mix(theme.frame_dark, covered(whole - 1.5)).mix(top, covered(whole));
        colour = colour.mix(column.block, covered(face));
        colour = colour.mix(theme.inlay, 0.8 * covered((face + 8.0).abs() - 0.75));
    }
    colour
}

/// Centre and half height of a place's block.
fn block(place: u8) -> (Point, f32) {
    let [first, second, third] = HEIGHTS;
    let (height, column) = match place {
        1 => (first, 0.0),
        2 => (second, -1.0),
        _ => (third, 1.0),
    };
    (Point::new(FIELD.0.x + column * APART, FLOOR - height / 2.0), height / 2.0)
}

/// Draws in lengths of the picture.
struct PodiumPen<'a> {
    canvas: &'a mut Canvas,
    theme: &'a ThemeColours,
    font: &'a Font,
    scale: f32,
}

impl PodiumPen<'_> {
    /// Draws the player on a place, if there is one.
    fn stand(&mut self, place: u8, stand: Option<&Stand>) {
        let Some(stand) = stand else { return };
        let (middle, half_height) = block(place);
        let top = middle.y - half_height;
        self.medal(place, Point::new(middle.x, top));
        let name = writable(self.font, &stand.name);
        // A player whose name can't be written still has a rating, centred.
        let (name_at, detail_at) =
            (NAME.0, if name.is_empty() { f32::midpoint(NAME.0, DETAIL.0) } else { DETAIL.0 });
        self.line(&name, Point::new(middle.x, top + name_at), NAME.1, SMALLEST, LINE_WIDTH);
        self.line(&stand.detail, Point::new(middle.x, top + detail_at), DETAIL.1, SMALLEST, LINE_WIDTH);
    }

    /// The medal on a block whose top edge is at `foot`.
    fn medal(&mut self, place: u8, foot: Point) {
        let index = usize::from(place.saturating_sub(1));
        let (Some(colours), Some(&radius)) = (METALS.get(index), MEDALS.get(index)) else {
            return;
        };
        let middle = self.at(foot - Point::new(0.0, radius - 3.0));
        stone::medal(self.canvas, middle, radius * self.scale, colours, self.theme);
        let digits = radius * self.scale * 0.72;
        self.font.write(self.canvas, &place.to_string(), middle, digits, colours.sign);
    }

    /// One line centred at `middle`, scaled down if it's long, and cut if it's still too long.
    fn line(&mut self, text: &str, middle: Point, size: f32, smallest: f32, room: f32) {
        let mut line = text.to_owned();
        let width = |text: &str, size: f32| self.font.width(text, size);
        let size = (size * room / width(text, size).max(1.0)).clamp(smallest, size);
        while width(&line, size) > room && !line.is_empty() {
            // The ellipsis goes with the last letter.
            line.truncate(line.trim_end_matches('…').len());
            line.pop();
            line.truncate(line.trim_end().len());
            if !line.is_empty() {
                line.push('…');
            }
        }
        let (at, size) = (self.at(middle), size * self.scale);
        self.font.write(self.canvas, &line, at, size, self.theme.label);
    }

    /// Converts a place in the picture to the canvas.
    fn at(&self, p: Point) -> Point {
        Point::new(p.x * self.scale, p.y * self.scale)
    }
}
