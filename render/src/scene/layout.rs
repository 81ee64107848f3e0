//! Where everything in a picture lies: field, grooves, labels. It follows from the board and the size alone.
//!
//! A small picture is drawn at exactly twice its size, and then reduced.

use games::{Board, Square, SquareSet, Surface};

use super::size::Size;
use crate::draw::canvas::Area;

/// Space between the edge of the picture and a groove.
const RIM: u16 = 10;
/// Height of a groove.
const GROOVE: u16 = 50;
/// Space between the upper groove and the field.
const ABOVE: u16 = 24;
/// Space between the field and the lower groove, for the letters of the files.
const BELOW: u16 = 48;
/// Width and height of a label.
const LABEL: (u16, u16) = (32, 34);
/// Distance from the field to the letters below it.
const TO_LETTERS: u16 = 13;
/// Space at the left of a groove, for the pointer to the player to act.
const POINTER: u16 = 40;
/// How far the field's wood and its bevel reach beyond the squares.
const EDGE: u16 = 9;
/// Width of the seam between two boards.
const SEAM: u16 = 12;

/// The places of everything in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    /// The board. Every board looks the same after half a turn, so it doesn't matter who sits at the bottom.
    pub board: Board,
    /// Side of a square in pixels.
    pub cell: u16,
    /// The size of the picture.
    pub size: Size,
    /// Whether this is the double-size drawing that a small picture is made from.
    drawing: bool,
}

/// A picture's width, and what follows from it.
struct Width {
    pixels: u16,
    /// Space at the left and right of the field. The left one holds the rank numbers.
    side: u16,
    /// Scale of labels and trays, in fifths. Phones show all pictures equally wide, so wider ones need larger
    /// text.
    fifths: u16,
}

impl Width {
    const fn of(board: Board) -> Self {
        match board.files {
            0..=6 => Self { pixels: 800, side: 80, fifths: 5 },
            7..=8 => Self { pixels: 960, side: 80, fifths: 6 },
            _ => Self { pixels: 1120, side: 50, fifths: 7 },
        }
    }
}

impl Layout {
    /// Lays out a board. Five files fill a large picture 800 pixels wide; with more files the picture gets a
    /// little wider, and the squares smaller.
    pub(crate) fn new(board: Board, size: Size) -> Self {
        let Width { pixels, side, .. } = Width::of(board);
        let seam = if has_seam(board) { SEAM } else { 0 };
        let cell = (pixels - 2 * side - seam) / u16::from(board.files.max(1));
        // An even cell puts the middle of a square between pixels, which makes stones symmetrical.
        let layout = Self { board, cell: 0, size, drawing: false };
        Self { cell: layout.fitted(cell - cell % 2), ..layout }
    }

    /// The layout to draw in. For a small picture it's twice as large, so that four pixels are mixed into
    /// one: finer than outlines are drawn.
    pub(crate) fn drawing(self) -> Self {
        let cell = self.cell * if self.drawing { 1 } else { self.reduction() };
        Self { cell, drawing: true, ..self }
    }

    /// Pixels of the drawing, across and down, that become one of the picture.
    pub(crate) fn reduction(self) -> u16 {
        match self.size {
            Size::Large => 1,
            Size::Small => 2,
        }
    }

    /// Converts a length of large pictures. Twice the length in a small picture is exactly that in its
    /// drawing.
    fn fitted(self, length: u16) -> u16 {
        let fitted = length / self.reduction();
        if self.drawing { fitted * self.reduction() } else { fitted }
    }

    /// Converts a length of the smallest board's large picture.
    pub(crate) fn scaled(self, length: u16) -> u16 {
        self.fitted(length * Width::of(self.board).fifths / 5)
    }

    /// Scale of labels and trays, compared with the smallest boards.
    pub(crate) fn scale(self) -> f32 {
        f32::from(Width::of(self.board).fifths) / 5.0
    }

    /// The whole picture.
    pub fn picture(self) -> Area {
        let field = self.field();
        let height = field.top + field.height + self.scaled(BELOW + GROOVE + RIM);
        Area { left: 0, top: 0, width: field.width + 2 * field.left, height }
    }

    /// All squares.
    pub fn field(self) -> Area {
        let width = u16::from(self.board.files) * self.cell + self.seam_width();
        let height = u16::from(self.board.ranks) * self.cell;
        let left = self.fitted(Width::of(self.board).side);
        Area { left, top: self.scaled(RIM + GROOVE + ABOVE), width, height }
    }

    /// The seam between two boards side by side.
    pub(crate) fn seam(self) -> Option<Area> {
        let field = self.field();
        let width = self.seam_width();
        (width > 0).then(|| Area { left: field.left + (field.width - width) / 2, width, ..field })
    }

    /// The square at a column from the left and a row from the top.
    pub(crate) fn square(self, column: u8, row: u8) -> Area {
        let field = self.field();
        let seam = if column < self.board.files / 2 { 0 } else { self.seam_width() };
        Area {
            left: field.left + u16::from(column) * self.cell + seam,
            top: field.top + u16::from(row) * self.cell,
            width: self.cell,
            height: self.cell,
        }
    }

    fn seam_width(self) -> u16 {
        if has_seam(self.board) { self.fitted(SEAM) } else { 0 }
    }

    /// Squares cut out of the board, with neighbours merged.
    pub(crate) fn notches(self) -> Vec<Area> {
        let left_out = left_out(self.board);
        let mut notches: Vec<Area> = Vec::new();
        for row in 0..self.board.ranks {
            let mut before = None;
            for column in 0..self.board.files {
                let rank = self.board.ranks - 1 - row;
                if !Square::new(column, rank).is_some_and(|square| left_out.contains(square)) {
                    continue;
                }
                let area = self.square(column, row);
                match notches.last_mut() {
                    Some(last) if before.is_some_and(|before| before + 1 == column) => {
                        last.width = area.left + area.width - last.left;
                    }
                    _ => notches.push(area),
                }
                before = Some(column);
            }
        }
        notches
    }

    /// The groove below or above the field.
    pub(crate) fn groove(self, below: bool) -> Area {
        let field = self.field();
        let top = if below { field.top + field.height + self.scaled(BELOW) } else { self.scaled(RIM) };
        Area { left: field.left, top, width: field.width, height: self.scaled(GROOVE) }
    }

    /// The groove and the space at its left, where the pointer goes.
    pub(crate) fn tray(self, below: bool) -> Area {
        let groove = self.groove(below);
        let margin = groove.left.min(self.fitted(POINTER));
        Area { left: groove.left - margin, width: margin + groove.width, ..groove }
    }

    /// The place of a bar with the chances of winning, in the middle of the space at the right of the field.
    pub(crate) fn bar(self) -> Area {
        let field = self.field();
        let side = Width::of(self.board).side;
        let width = side / 6 * 2;
        let left = field.left + field.width + self.fitted((side + EDGE - width) / 2);
        Area { left, width: self.fitted(width), ..field }
    }

    /// The place of the letter below a column.
    pub(crate) fn file_label(self, column: u8) -> Area {
        let (field, square) = (self.field(), self.square(column, 0));
        let (width, height) = (self.scaled(LABEL.0), self.scaled(LABEL.1));
        let left = square.left + self.cell / 2 - width / 2;
        Area { left, top: field.top + field.height + self.scaled(TO_LETTERS), width, height }
    }

    /// The place of the number beside a row.
    pub(crate) fn rank_label(self, row: u8) -> Area {
        let square = self.square(0, row);
        let size = self.scaled(LABEL.0);
        Area {
            left: (square.left / 2 + 1).saturating_sub(size / 2),
            top: square.top + self.cell / 2 - size / 2,
            width: size,
            height: size,
        }
    }
}

/// The squares cut out of the board.
pub(crate) fn left_out(board: Board) -> SquareSet {
    match board.surface {
        Surface::Pits => board.blocked,
        Surface::Hollows | Surface::Chequered | Surface::Lines(_) => SquareSet::EMPTY,
    }
}

/// Whether the board is really two boards side by side: it's twice as wide as high.
fn has_seam(board: Board) -> bool {
    board.files == 2 * board.ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(files: u8, ranks: u8) -> Layout {
        let none = SquareSet::EMPTY;
        Layout::new(
            Board { files, ranks, blocked: none, centres: none, surface: Surface::Hollows },
            Size::Large,
        )
    }

    #[test]
    fn a_board_of_dara_is_800_by_960() {
        let picture = layout(5, 6).picture();
        assert_eq!((picture.width, picture.height), (800, 960));
    }

    #[test]
    fn every_board_is_at_most_1120_pixels_wide() {
        for (files, ranks) in [(6, 6), (7, 7), (8, 8), (14, 7)] {
            let layout = layout(files, ranks);
            assert!((700..=1120).contains(&layout.picture().width), "{layout:?}");
            assert!(layout.cell >= 64, "{layout:?}");
        }
    }

    #[test]
    fn the_drawing_of_a_small_picture_is_exactly_twice_as_large() {
        for (files, ranks) in [(5, 6), (6, 6), (7, 7), (8, 8), (14, 7)] {
            let small = Layout::new(layout(files, ranks).board, Size::Small);
            let drawing = small.drawing();
            let places =
                |layout: Layout| [layout.picture(), layout.tray(true), layout.square(4, 3), layout.bar()];
            assert_eq!(places(small).map(|place| place.scaled_by(2)), places(drawing), "{small:?}");
        }
        let picture = Layout::new(layout(5, 6).board, Size::Small).picture();
        assert_eq!((picture.width, picture.height), (400, 480));
    }

    #[test]
    fn the_bar_lies_in_the_middle_beside_the_field() {
        for (files, ranks) in [(5, 6), (6, 6), (7, 7), (8, 8), (14, 7)] {
            let layout = layout(files, ranks);
            let (picture, field, bar) = (layout.picture(), layout.field(), layout.bar());
            let left = bar.left - (field.left + field.width + EDGE);
            let right = picture.width - (bar.left + bar.width);
            assert!(left.abs_diff(right) <= 1 && left >= 12, "{bar:?}");
        }
    }

    #[test]
    fn two_boards_side_by_side_have_a_seam() {
        let layout = layout(14, 7);
        let (left, right) = (layout.square(6, 0), layout.square(7, 0));
        let seam = layout.seam().unwrap();
        assert_eq!((left.left + left.width, seam.left + seam.width), (seam.left, right.left));
        assert_eq!(self::layout(7, 7).seam(), None);
    }

    #[test]
    fn adjacent_blocked_squares_are_one_notch() {
        let blocked =
            ["a7", "g7", "h7", "n7"].iter().map(|square| square.parse::<Square>().unwrap()).collect();
        let board = Board { files: 14, ranks: 7, blocked, centres: SquareSet::EMPTY, surface: Surface::Pits };
        let widths: Vec<u16> =
            Layout::new(board, Size::Large).notches().iter().map(|notch| notch.width).collect();
        assert_eq!(widths, [72, 2 * 72 + SEAM, 72]);
    }
}
