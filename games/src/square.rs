//! Squares and sets of squares, the geometry that all games and pictures share.
//!
//! A square is a file (a letter from the left) and a rank (a number from the bottom), as the first player sees the
//! board. The largest board has 14 files and 8 ranks, so a set of squares fits a `u128`.

use std::{fmt, str::FromStr};

/// The most files that a board can have (`a` to `p`).
pub const MAX_FILES: u8 = 16;
/// The most ranks that a board can have (`1` to `8`).
pub const MAX_RANKS: u8 = 8;

/// One square, e.g. `b3`. A given board may not have it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at the bottom left, which every board has.
    pub const A1: Self = Self(0);

    /// The square on `file` (0 is `a`) and `rank` (0 is `1`), or `None` if no board can have it.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < MAX_FILES && rank < MAX_RANKS { Some(Self(rank * MAX_FILES + file)) } else { None }
    }

    /// The square at this bit of a [`SquareSet`], or `None` from 128 on.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < MAX_FILES * MAX_RANKS { Some(Self(index)) } else { None }
    }

    /// Its bit in a [`SquareSet`]: rank × 16 + file.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its file: 0 is `a`.
    pub const fn file(self) -> u8 {
        self.0 % MAX_FILES
    }

    /// Its rank: 0 is `1`.
    pub const fn rank(self) -> u8 {
        self.0 / MAX_FILES
    }

    /// The square `files` to the right and `ranks` up from here, or `None` if no board can have it.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::new(self.file().checked_add_signed(files)?, self.rank().checked_add_signed(ranks)?)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square: one letter from `a` to `p` and one digit from `1` to `8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square, such as b3: a file letter and a rank number")]
pub struct BadSquare;

impl FromStr for Square {
    type Err = BadSquare;

    fn from_str(text: &str) -> Result<Self, BadSquare> {
        let &[file, rank] = text.as_bytes() else { return Err(BadSquare) };
        if !file.is_ascii_lowercase() || !rank.is_ascii_digit() || rank == b'0' {
            return Err(BadSquare);
        }
        Self::new(file - b'a', rank - b'1').ok_or(BadSquare)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set of these squares.
    pub const fn of(squares: &[Square]) -> Self {
        let mut set = Self::EMPTY;
        let mut rest = squares;
        while let [square, others @ ..] = rest {
            set.0 |= 1 << square.index();
            rest = others;
        }
        set
    }

    /// Whether the set has `square`.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Adds `square`.
    pub fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Removes `square`.
    pub fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.index());
    }

    /// How many squares the set has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its squares, rank by rank from the bottom, each from the left.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let square = Square::from_index(u8::try_from(rest.trailing_zeros()).ok()?)?;
            rest &= rest - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl std::ops::BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_reads_as_it_is_written() {
        for index in 0..MAX_FILES * MAX_RANKS {
            let square = Square::from_index(index).unwrap();
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        }
        assert_eq!(Square::from_index(128), None);
        assert_eq!(
            (Square::new(1, 2).unwrap().to_string(), Square::A1.to_string()),
            ("b3".to_owned(), "a1".to_owned())
        );
    }

    #[test]
    fn malformed_text_is_not_a_square() {
        for text in ["", "b", "b0", "b9", "q1", "B3", "b33", " b3", "3b", "é"] {
            assert_eq!(text.parse::<Square>(), Err(BadSquare), "{text:?}");
        }
    }

    #[test]
    fn an_offset_stays_on_the_largest_board() {
        let corner: Square = "p8".parse().unwrap();
        assert_eq!(corner.offset(-1, -2), "o6".parse().ok());
        assert_eq!((corner.offset(1, 0), corner.offset(0, 1), Square::A1.offset(-1, 0)), (None, None, None));
    }

    #[test]
    fn a_set_yields_its_squares_rank_by_rank() {
        let squares: Vec<Square> =
            ["c1", "p8", "a2", "b1"].iter().map(|text| text.parse().unwrap()).collect();
        let mut set: SquareSet = squares.iter().copied().collect();
        assert_eq!(format!("{set:?}"), "{b1, c1, a2, p8}");
        assert_eq!((set.len(), set.contains(squares[0])), (4, true));
        set.remove(squares[0]);
        assert!(!set.contains(squares[0]) && !set.is_empty());
        assert_eq!(set | SquareSet::of(&squares[..1]), squares.into_iter().collect());
    }
}
