//! The table that a [`Crosstable`](super::crosstable::Crosstable) and a [`Ranking`](super::ranking::Ranking) are
//! written on: a row of headings, and below it striped rows.

use super::columns::{Column, HEADING, MARGIN, PADDING};
use crate::{
    draw::{canvas::Area, colour::Colour, line::CapHeight, outline::Point, writable::written},
    panel::{Align, Panel, PanelSize},
    theme::Theme,
};

// Lengths are in pixels of the picture.

/// Height of the headings.
const HEADINGS: u16 = 38;

/// Cap heights: of what matters most, of names, and of the rest.
pub(super) const STRONG: CapHeight = CapHeight { usual: 17.0, smallest: 12.0 };
const NAME: CapHeight = CapHeight { usual: 17.0, smallest: 12.5 };
pub(super) const TEXT: CapHeight = CapHeight { usual: 14.5, smallest: 11.0 };

/// A table that is being drawn.
pub(super) struct Sheet {
    pub(super) panel: Panel,
    field: Area,
    row_height: u16,
}

impl Sheet {
    /// A table with a title and empty rows, of which there is at least one.
    pub(super) fn new(title: &str, width: u16, rows: usize, row_height: u16, theme: Theme) -> Self {
        let rows = u16::try_from(rows).unwrap_or(u16::MAX).max(1);
        let top = PanelSize::FIELD_TOP;
        let height = HEADINGS + rows * row_height + PADDING;
        let field = Area { left: MARGIN, top, width: width - 2 * MARGIN, height };
        let size = PanelSize { width, height: top + height + MARGIN, field, oversampling: 1 };
        let mut sheet = Self { panel: Panel::new(size, title, theme), row_height, field };
        for row in 0..rows.into() {
            let (area, theme) = (sheet.row(row), sheet.panel.theme);
            if row % 2 == 0 {
                sheet.panel.cover(area, theme.hollow, 0.35);
            }
            sheet.panel.cover(Area { height: 1, ..area }, theme.hollow_dark, 0.5);
        }
        sheet
    }

    /// The place of a row, from 0.
    fn row(&self, row: usize) -> Area {
        let down = u16::try_from(row).unwrap_or_default() * self.row_height;
        Area { top: self.field.top + HEADINGS + down, height: self.row_height, ..self.field }
    }

    /// The place where a column meets a row.
    pub(super) fn cell(&self, row: usize, column: Column) -> Area {
        let Column { left, width } = column;
        Area { left, width, ..self.row(row) }
    }

    /// Writes the heading of a column.
    pub(super) fn heading(&mut self, column: Column, text: &str, align: Align) {
        let Column { left, width } = column;
        let at = Area { left, width, top: self.field.top, height: HEADINGS };
        self.write(at, text, align, HEADING, self.panel.theme.text);
    }

    /// Writes the number at the head of a narrow column, which may fill it.
    pub(super) fn number(&mut self, column: Column, number: usize) {
        self.heading(column.widened(), &number.to_string(), Align::Centre);
    }

    /// Writes a text of a row; faintly, if the player is out.
    pub(super) fn text(
        &mut self,
        (row, column): (usize, Column),
        text: &str,
        align: Align,
        height: CapHeight,
        is_out: bool,
    ) {
        self.write(self.cell(row, column), text, align, height, self.ink(is_out));
    }

    /// Writes a player's name as far as the font goes; struck out, if they are out.
    pub(super) fn name(&mut self, row: usize, column: Column, name: &str, is_out: bool) {
        let (at, ink) = (self.cell(row, column), self.ink(is_out));
        let name = written(self.panel.font(), name);
        let width = self.write(at, &name, Align::Left, NAME, ink);
        if is_out {
            self.panel.strike(Point::new(at.left.into(), at.middle().y), width, ink);
        }
    }

    fn ink(&self, is_out: bool) -> Colour {
        let theme = self.panel.theme;
        if is_out { theme.field.mix(theme.text, 0.5) } else { theme.text }
    }

    /// Writes a line in a column, and returns its width.
    fn write(&mut self, at: Area, text: &str, align: Align, height: CapHeight, colour: Colour) -> f32 {
        let (x, room) = Column { left: at.left, width: at.width }.place(align);
        let at = Point::new(x, at.middle().y);
        if room > 0.0 { self.panel.write(text, at, align, height, room, colour) } else { 0.0 }
    }
}
