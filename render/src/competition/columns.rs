//! The columns of a table, and how they share its width.

use crate::{
    draw::{font::Font, line::CapHeight},
    panel::Align,
};

// Lengths are in pixels of the picture.

/// Space around the field, and inside it around the table.
pub(super) const MARGIN: u16 = 16;
pub(super) const PADDING: u16 = 6;
/// Space between two columns.
const GAP: u16 = 10;
/// The least and the greatest width of a picture.
const PICTURE: (u16, u16) = (640, 900);
/// Width of the names: where there is room, what narrow columns leave them if they can, and the least.
const NAMES: u16 = 260;
const FEWER_NAMES: u16 = 180;
const LEAST_NAMES: u16 = 120;
/// The greatest width of a text, and of a place.
const TEXT: u16 = 84;
const PLACE: u16 = 50;
/// Cap heights of headings.
pub(super) const HEADING: CapHeight = CapHeight { usual: 12.0, smallest: 10.0 };

/// A column of a table. One without a width isn't there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Column {
    pub(super) left: u16,
    pub(super) width: u16,
}

impl Column {
    /// The column `number` columns further right, if all are as wide as this one.
    pub(super) fn after(self, number: usize) -> Self {
        let step = self.width.saturating_mul(u16::try_from(number).unwrap_or(u16::MAX));
        Self { left: self.left.saturating_add(step), ..self }
    }

    /// The column with the gaps that texts leave at its sides.
    pub(super) const fn widened(self) -> Self {
        Self { left: self.left - GAP / 2, width: self.width + GAP }
    }

    /// Where a text of this alignment is written, and the width that it has.
    pub(super) fn place(self, align: Align) -> (f32, f32) {
        let (left, width, gap) = (f32::from(self.left), f32::from(self.width), f32::from(GAP));
        let x = match align {
            Align::Left => left,
            Align::Centre => left + width / 2.0,
            Align::Right => left + width - gap,
        };
        (x, width - gap)
    }
}

/// Columns in the order in which they are taken, from the left.
pub(super) struct Columns {
    left: u16,
}

impl Columns {
    pub(super) const fn new() -> Self {
        Self { left: MARGIN + PADDING }
    }

    pub(super) fn next(&mut self, width: u16) -> Column {
        let left = self.left;
        self.left += width;
        Column { left, width }
    }
}

/// Narrow columns, of which there are many: opponents or rounds.
#[derive(Clone, Copy)]
pub(super) struct Narrow {
    pub(super) count: usize,
    /// The least and the greatest width of each. All widths are even, which puts the middle between two pixels
    /// and keeps boxes sharp.
    pub(super) widths: (u16, u16),
}

impl Narrow {
    fn count(self) -> u16 {
        u16::try_from(self.count).unwrap_or(u16::MAX)
    }
}

/// Finds the widths of columns with texts.
pub(super) struct Texts {
    font: Font,
    /// The greatest width of a text.
    most: u16,
}

impl Texts {
    /// With this many columns of texts, besides places and names, and with `other` pixels for other things.
    pub(super) fn beside(narrow: Narrow, columns: usize, other: u16) -> Self {
        let others = around(narrow.count() * narrow.widths.0 + LEAST_NAMES + PLACE + GAP + other);
        let columns = u16::try_from(columns).unwrap_or(u16::MAX).max(1);
        let most = (PICTURE.1.saturating_sub(others) / columns).saturating_sub(GAP).min(TEXT);
        Self { font: Font::bundled(), most }
    }

    /// The width of a column for these texts; 0 if all of them are empty.
    pub(super) fn width<'a>(
        &self,
        heading: &str,
        texts: impl Iterator<Item = &'a str>,
        height: CapHeight,
    ) -> u16 {
        let widest = texts.map(|text| self.font.width(text, height.usual)).fold(0.0, f32::max);
        within(widest.max(self.font.width(heading, HEADING.usual)), self.most)
    }

    /// The width of the column of places.
    pub(super) fn places(&self, places: impl Iterator<Item = u16>, height: CapHeight) -> u16 {
        let width = |place: u16| self.font.width(&place.to_string(), height.usual);
        within(places.map(width).fold(self.font.width("0", height.usual), f32::max), PLACE)
    }
}

/// A column for something so wide, but no wider than `most`.
fn within(width: f32, most: u16) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and `most`")]
    let width = width.min(most.into()).ceil() as u16;
    if width == 0 { 0 } else { width + GAP }
}

/// How the names and the narrow columns share the width that other columns leave.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shares {
    pub(super) names: u16,
    /// Each of the narrow columns.
    pub(super) narrow: u16,
    pub(super) picture: u16,
}

impl Shares {
    pub(super) fn of(narrow: Narrow, others: u16) -> Self {
        let Narrow { widths: (least, most), .. } = narrow;
        let count = narrow.count();
        let room = PICTURE.1.saturating_sub(around(others + FEWER_NAMES)) / count.max(1);
        let width = room.clamp(least, most);
        let width = width - width % 2;
        let taken = others + count * width;
        let picture = around(taken + NAMES).clamp(PICTURE.0, PICTURE.1);
        Self { names: picture.saturating_sub(around(taken)), narrow: width, picture }
    }
}

/// The width of the picture around columns of this width.
const fn around(columns: u16) -> u16 {
    columns + 2 * (MARGIN + PADDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_some_room_beside_the_longest_texts() {
        let height = CapHeight::fixed(17.0);
        for (count, columns, other) in [(15, 3, 30), (15, 4, 0), (1, 4, 30)] {
            let narrow = Narrow { count, widths: (28, 44) };
            let texts = Texts::beside(narrow, columns, other);
            let text = texts.width("", [&*"W".repeat(99)].into_iter(), height);
            let place = texts.places([1, u16::MAX].into_iter(), height);
            let others = place + text * u16::try_from(columns).unwrap() + other;
            let shares = Shares::of(narrow, others);
            assert!(shares.names >= LEAST_NAMES && shares.picture <= PICTURE.1, "{shares:?}");
        }
    }

    #[test]
    fn an_empty_column_takes_no_room() {
        let texts = Texts::beside(Narrow { count: 1, widths: (28, 44) }, 1, 0);
        assert_eq!(texts.width("", ["", ""].into_iter(), CapHeight::fixed(17.0)), 0);
    }
}
