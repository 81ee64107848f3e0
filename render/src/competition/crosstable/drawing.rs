//! How a crosstable is drawn: the columns of text, and right of them a square of results.

use super::{Crosstable, CrosstableHeadings, CrosstableRow, Zone};
use crate::{
    competition::{
        cell::Cell,
        columns::{Column, Columns, Narrow, Shares, Texts},
        result_box,
        sheet::{STRONG, Sheet, TEXT},
    },
    draw::{
        canvas::Area,
        outline::{Point, polygon, rounded_box},
    },
    panel::{Align, Panel},
};

// Lengths are in pixels of the picture.

/// The most rows.
const MOST: usize = 15;
/// Width of the column with the zones, and of a zone's mark.
const ZONE: u16 = 30;
const MARK: u16 = 22;
/// The least and the greatest width of an opponent's column, with one game and with two.
const CELL: (u16, u16) = (28, 44);
const CELL_OF_TWO: (u16, u16) = (28, 66);
/// The least width with room for two games side by side.
const PAIR: u16 = 56;
/// Half the side of the box of a single game, and of one of two.
const BOX: f32 = 16.0;
const BOX_OF_TWO: f32 = 12.5;
/// Heights of rows, and of those with two games one above the other.
const ROW: u16 = 46;
const TALL_ROW: u16 = 58;

/// Where everything is.
struct Places {
    zone: Column,
    place: Column,
    name: Column,
    points: Column,
    left: Column,
    range: Column,
    /// Of the first row's player, as an opponent.
    opponent: Column,
    /// Of the picture.
    width: u16,
    /// Whether two games lie one above the other.
    is_stacked: bool,
}

impl Places {
    fn of(headings: &CrosstableHeadings, rows: &[CrosstableRow]) -> Self {
        let has_two = rows
            .iter()
            .any(|row| row.cells.iter().take(rows.len()).any(|cell| matches!(cell, Cell::Two(..))));
        let widths = if has_two { CELL_OF_TWO } else { CELL };
        let narrow = Narrow { count: rows.len(), widths };
        let zone = if rows.iter().any(|row| row.zone != Zone::None) { ZONE } else { 0 };
        let texts = Texts::beside(narrow, 3, zone);
        let place = texts.places(rows.iter().map(|row| row.place), STRONG);
        let points = texts.width(&headings.points, rows.iter().map(|row| row.points.as_str()), STRONG);
        let left = texts.width(&headings.left, rows.iter().map(|row| row.left.as_str()), TEXT);
        let range = texts.width(&headings.range, rows.iter().map(|row| row.range.as_str()), TEXT);
        let Shares { names, narrow: cell, picture } =
            Shares::of(narrow, zone + place + points + left + range);
        let mut columns = Columns::new();
        Self {
            zone: columns.next(zone),
            place: columns.next(place),
            name: columns.next(names),
            points: columns.next(points),
            left: columns.next(left),
            range: columns.next(range),
            opponent: columns.next(cell),
            width: picture,
            is_stacked: has_two && cell < PAIR,
        }
    }
}

/// The finished drawing.
pub(super) fn drawn(crosstable: &Crosstable) -> Panel {
    let rows = crosstable.rows.get(..MOST).unwrap_or(&crosstable.rows);
    let headings = &crosstable.headings;
    let places = Places::of(headings, rows);
    let row_height = if places.is_stacked { TALL_ROW } else { ROW };
    let mut sheet = Sheet::new(&crosstable.title, places.width, rows.len(), row_height, crosstable.theme);
    sheet.heading(places.name, &headings.player, Align::Left);
    sheet.heading(places.points, &headings.points, Align::Centre);
    sheet.heading(places.left, &headings.left, Align::Centre);
    sheet.heading(places.range, &headings.range, Align::Centre);
    for (number, row) in rows.iter().enumerate() {
        sheet.number(places.opponent.after(number), row.place.into());
        draw_row(&mut sheet, &places, rows.len(), number, row);
    }
    sheet.panel
}

fn draw_row(sheet: &mut Sheet, places: &Places, players: usize, number: usize, row: &CrosstableRow) {
    draw_zone(sheet, places.zone, number, row.zone);
    let mut write = |column, text: &str, align, height| {
        sheet.text((number, column), text, align, height, row.is_out);
    };
    write(places.place, &row.place.to_string(), Align::Right, STRONG);
    write(places.points, &row.points, Align::Centre, STRONG);
    write(places.left, &row.left, Align::Centre, TEXT);
    write(places.range, &row.range, Align::Centre, TEXT);
    sheet.name(number, places.name, &row.name, row.is_out);
    for opponent in 0..players {
        let area = sheet.cell(number, places.opponent.after(opponent));
        if opponent == number {
            draw_own(&mut sheet.panel, area);
        } else {
            let cell = row.cells.get(opponent).copied().unwrap_or_default();
            draw_cell(&mut sheet.panel, area, cell, places.is_stacked);
        }
    }
}

/// Hatches the cell that a player would have against themselves.
fn draw_own(panel: &mut Panel, area: Area) {
    let (middle, colour) = (area.middle(), panel.theme.hollow_dark);
    let (half_width, half_height) = (f32::from(area.width) / 2.0 - 2.0, f32::from(area.height) / 2.0 - 3.0);
    panel.fill(middle, half_width.max(half_height), colour, 0.8, |p| {
        let stripe = ((p.x + p.y).rem_euclid(10.0) - 5.0).abs() - 2.5;
        rounded_box(p, half_width, half_height, 5.0).max(stripe * std::f32::consts::FRAC_1_SQRT_2)
    });
}

fn draw_cell(panel: &mut Panel, area: Area, cell: Cell, is_stacked: bool) {
    let (middle, room) = (area.middle(), f32::from(area.width) / 2.0 - 2.0);
    match cell {
        Cell::Blank => {}
        Cell::One(result) => result_box::draw(panel, middle, room.min(BOX).floor(), result),
        Cell::Two(first, second) => {
            let half = room.min(BOX_OF_TWO);
            let apart = half + 1.0;
            let shift = if is_stacked { Point::new(0.0, apart) } else { Point::new(apart, 0.0) };
            result_box::draw(panel, middle - shift, half, first);
            result_box::draw(panel, middle + shift, half, second);
        }
    }
}

/// The mark at the left of those who go up or down.
fn draw_zone(sheet: &mut Sheet, column: Column, number: usize, zone: Zone) {
    let (up, is_certain) = match zone {
        Zone::None => return,
        Zone::Up => (1.0, false),
        Zone::Down => (-1.0, false),
        Zone::UpClinched => (1.0, true),
        Zone::DownClinched => (-1.0, true),
    };
    let theme = sheet.panel.theme;
    let colours = if up > 0.0 { theme.choice } else { theme.take };
    let area = Area { width: MARK, ..sheet.cell(number, column) };
    let (middle, half_width, half_height) =
        (area.middle(), f32::from(area.width) / 2.0, f32::from(area.height) / 2.0 - 2.0);
    sheet.panel.fill(middle, half_width.max(half_height), colours.ink, 1.0, |p| {
        let outer = rounded_box(p, half_width, half_height, 4.0);
        if is_certain { outer } else { outer.max(-outer - 3.0) }
    });
    let triangle = [(-6.0, 4.0), (0.0, -6.0), (6.0, 4.0)].map(|(x, y)| Point::new(x, y * up));
    let colour = if is_certain { colours.line } else { theme.text };
    sheet.panel.fill(middle, 12.0, colour, 1.0, |p| polygon(p, &triangle));
}
