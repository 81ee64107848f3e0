//! Where everything lies in a picture, from the size of the board alone: field, grooves for the stones beside it, labels.

use crate::canvas::Area;

/// Space at the left and right of the field: the left one holds the numbers of the ranks.
const SIDE: u16 = 80;
/// Space between the picture's edge and a groove.
const RIM: u16 = 10;
/// The height of a groove.
pub(crate) const GROOVE: u16 = 50;
/// From one stone in a tray to the next.
pub(crate) const TRAY_STEP: u8 = 23;
/// Space between the upper groove and the field.
const ABOVE: u16 = 24;
/// Space between the field and the lower groove: the letters of the files.
const BELOW: u16 = 48;

/// The places of a picture, for a board of a given size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// Files of the board.
    pub files: u8,
    /// Ranks of the board.
    pub ranks: u8,
    /// The side of a square in pixels.
    pub cell: u16,
}

impl Layout {
    /// The layout for a board: five files fill 800 pixels, more make the picture a little wider and the squares smaller.
    pub(crate) fn new(files: u8, ranks: u8) -> Self {
        let target = match files {
            0..=6 => 800,
            7..=8 => 960,
            _ => 1120,
        };
        let cell = (target - 2 * SIDE) / u16::from(files.max(1));
        // Even, so that the middle of a square falls between pixels and stones are symmetrical.
        Self { files, ranks, cell: cell - cell % 2 }
    }

    /// The whole picture.
    pub fn picture(self) -> Area {
        let field = self.field();
        let height = field.top + field.height + BELOW + GROOVE + RIM;
        Area { left: 0, top: 0, width: field.width + 2 * SIDE, height }
    }

    /// The squares.
    pub fn field(self) -> Area {
        let (width, height) = (u16::from(self.files) * self.cell, u16::from(self.ranks) * self.cell);
        Area { left: SIDE, top: RIM + GROOVE + ABOVE, width, height }
    }

    /// The square in a column from the left and a row from the top.
    pub(crate) fn square(self, column: u8, row: u8) -> Area {
        let field = self.field();
        Area {
            left: field.left + u16::from(column) * self.cell,
            top: field.top + u16::from(row) * self.cell,
            width: self.cell,
            height: self.cell,
        }
    }

    /// The groove above the field, or the one below.
    pub(crate) fn groove(self, below: bool) -> Area {
        let field = self.field();
        let top = if below { field.top + field.height + BELOW } else { RIM };
        Area { left: field.left, top, width: field.width, height: GROOVE }
    }

    /// The groove with the margin at its left, where the pointer to the player to act lies.
    pub(crate) fn tray(self, below: bool) -> Area {
        let groove = self.groove(below);
        Area { left: POINTER, width: groove.left - POINTER + groove.width, ..groove }
    }

    /// The place of the letter under a column.
    pub(crate) fn file_label(self, column: u8) -> Area {
        let field = self.field();
        let left = field.left + u16::from(column) * self.cell + self.cell / 2 - LABEL / 2;
        Area { left, top: field.top + field.height + 17, width: LABEL, height: 26 }
    }

    /// The place of the number beside a row.
    pub(crate) fn rank_label(self, row: u8) -> Area {
        let square = self.square(0, row);
        Area {
            left: SIDE - 23 - LABEL,
            top: square.top + self.cell / 2 - LABEL / 2,
            width: LABEL,
            height: LABEL,
        }
    }
}

/// Where the pointer to the player to act begins.
const POINTER: u16 = 40;
/// The width of a coordinate's place.
const LABEL: u16 = 32;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_of_dara_is_800_by_960() {
        let picture = Layout::new(5, 6).picture();
        assert_eq!((picture.width, picture.height), (800, 960));
    }

    #[test]
    fn every_board_of_the_book_fits_about_a_thousand_pixels() {
        for (files, ranks) in [(6, 6), (7, 7), (8, 8), (14, 7)] {
            let layout = Layout::new(files, ranks);
            assert!((700..=1120).contains(&layout.picture().width), "{layout:?}");
            assert!(layout.cell >= 64, "{layout:?}");
        }
    }
}
