//! How a podium is drawn: on the field of a panel, a block for each place with a medal on top.

use super::{Podium, stand::Stand};
use crate::{
    board::stone,
    draw::{
        canvas::Area,
        colour::Colour,
        line::CapHeight,
        outline::{Point, rounded_box},
        writable::writable,
    },
    panel::{Align, Panel, PanelSize},
    theme::{Theme, colours::METALS},
};

// Lengths are in pixels of the picture.

/// The field.
const FIELD: Area = Area { left: 38, top: PanelSize::FIELD_TOP, width: 644, height: 328 };
/// Where the blocks stand, the distance between their middles, and half their width.
const FLOOR: f32 = 414.0;
const APART: f32 = 204.0;
const HALF: f32 = 99.0;
/// Height of each place's block, and radius of its medal.
const HEIGHTS: [f32; 3] = [178.0, 136.0, 104.0];
const MEDALS: [f32; 3] = [50.0, 43.0, 38.0];
/// Radius of a block's corners, and the height of its visible top.
const CORNER: f32 = 5.0;
const TOP: f32 = 9.0;
/// How far below a block's top the name and the detail are written, and their cap heights.
const NAME: (f32, CapHeight) = (41.0, CapHeight { usual: 17.0, smallest: 11.5 });
const DETAIL: (f32, CapHeight) = (73.0, CapHeight { usual: 14.0, smallest: 11.5 });
/// Width for a line of text on a block.
const LINE_WIDTH: f32 = 2.0 * HALF - 18.0;

/// The finished drawing.
pub(super) fn drawn(title: &str, stands: &[Stand], theme: Theme) -> Panel {
    let (width, height) = Podium::SIZE;
    let size = PanelSize { width, height, field: FIELD, oversampling: 2 };
    let mut panel = Panel::new(size, title, theme);
    for place in 1..=3 {
        draw_block(&mut panel, place);
    }
    for place in 1..=3 {
        if let Some(stand) = stands.iter().find(|stand| stand.place == place) {
            draw_stand(&mut panel, place, stand);
        }
    }
    panel
}

/// Centre and half height of a place's block.
fn block(place: u8) -> (Point, f32) {
    let [first, second, third] = HEIGHTS;
    let (height, column) = match place {
        1 => (first, 0.0),
        2 => (second, -1.0),
        _ => (third, 1.0),
    };
    (Point::new(FIELD.middle().x + column * APART, FLOOR - height / 2.0), height / 2.0)
}

fn draw_block(panel: &mut Panel, place: u8) {
    let (theme, wood) = (panel.theme, panel.block_wood());
    let (middle, half_height) = block(place);
    let reach = HALF.max(half_height) + 12.0;
    let whole = |p: Point| rounded_box(p, HALF, half_height, CORNER);
    // The shadow falls to the right, and only on the field.
    let below_floor = |p: Point| p.y - half_height;
    panel.fill(middle, reach, theme.shadow, 0.35, |p| {
        rounded_box(p - Point::new(5.0, 4.0), HALF, half_height, CORNER).max(below_floor(p))
    });
    panel.fill(middle, reach, theme.frame_dark, 1.0, |p| whole(p) - 1.5);
    // The top is brighter than the face, and a thin line sets off both.
    let face = |p: Point| whole(p).max(TOP - half_height - p.y);
    let top: Vec<Colour> = wood.iter().map(|wood| wood.mix(theme.frame_light, 0.75)).collect();
    let half = Point::new(HALF, half_height);
    panel.fill_by_column(middle, half, &top, whole);
    panel.fill_by_column(middle, half, &wood, face);
    panel.fill(middle, reach, theme.inlay, 0.8, |p| (face(p) + 8.0).abs() - 0.75);
}

/// Draws the player on a place.
fn draw_stand(panel: &mut Panel, place: u8, stand: &Stand) {
    let (middle, half_height) = block(place);
    let (top, label) = (middle.y - half_height, panel.theme.label);
    draw_medal(panel, place, Point::new(middle.x, top));
    let name = writable(panel.font(), &stand.name);
    // A player whose name can't be written still has a rating, centred.
    let (name_at, detail_at) =
        (NAME.0, if name.is_empty() { f32::midpoint(NAME.0, DETAIL.0) } else { DETAIL.0 });
    let at = |below: f32| Point::new(middle.x, top + below);
    panel.write(&name, at(name_at), Align::Centre, NAME.1, LINE_WIDTH, label);
    panel.write(&stand.detail, at(detail_at), Align::Centre, DETAIL.1, LINE_WIDTH, label);
}

/// The medal on a block whose top edge is at `foot`.
fn draw_medal(panel: &mut Panel, place: u8, foot: Point) {
    let index = usize::from(place.saturating_sub(1));
    let (Some(colours), Some(&radius)) = (METALS.get(index), MEDALS.get(index)) else {
        return;
    };
    let middle = foot - Point::new(0.0, radius - 3.0);
    let theme = panel.theme;
    let (canvas, scale) = panel.canvas();
    let centre = Point::new(middle.x * scale, middle.y * scale);
    stone::medal(canvas, centre, radius * scale, colours, theme);
    panel.write(
        &place.to_string(),
        middle,
        Align::Centre,
        CapHeight::fixed(radius * 0.72),
        2.0 * radius,
        colours.sign,
    );
}
