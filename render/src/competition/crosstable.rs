//! The crosstable of a division: everyone's results against everyone.

mod drawing;

use super::cell::Cell;
use crate::{not_drawn::NotDrawn, theme::Theme};

/// A picture of a division in which everyone plays everyone. Rows after the fifteenth aren't drawn.
///
/// ```
/// use render::{Cell, CellResult, Crosstable, CrosstableHeadings, CrosstableRow, Zone, Theme};
///
/// let row = |place, name: &str, points: &str, cells| CrosstableRow {
///     place,
///     name: name.to_owned(),
///     points: points.to_owned(),
///     cells,
///     ..CrosstableRow::default()
/// };
/// let crosstable = Crosstable {
///     title: "Division 2 · Round 1".to_owned(),
///     headings: CrosstableHeadings { player: "Player".to_owned(), ..CrosstableHeadings::default() },
///     rows: vec![
///         row(1, "Ada", "1", vec![Cell::Blank, Cell::One(CellResult::Won)]),
///         CrosstableRow { zone: Zone::Down, ..row(2, "Ben", "0", vec![Cell::One(CellResult::Lost)]) },
///     ],
///     theme: Theme::Night,
/// };
/// assert!(crosstable.png()?.starts_with(b"\x89PNG"));
/// # Ok::<(), render::NotDrawn>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    /// What it is, such as *Division 2 · Round 5*: about forty letters.
    pub title: String,
    /// The headings of the columns.
    pub headings: CrosstableHeadings,
    /// The players in the order of the table.
    pub rows: Vec<CrosstableRow>,
    /// The colours.
    pub theme: Theme,
}

/// The headings of a crosstable, of up to eight letters each. Opponents' columns have their places instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableHeadings {
    /// Of the names.
    pub player: String,
    /// Of the points.
    pub points: String,
    /// Of the numbers of games left.
    pub left: String,
    /// Of the places that are still possible.
    pub range: String,
}

/// A player's row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CrosstableRow {
    /// Their place, from 1. Several can share one.
    pub place: u16,
    /// Their name. What the font can't write is left out (see [`can_write`](crate::can_write)), and a long name
    /// is cut.
    pub name: String,
    /// Their points, such as *3½*.
    pub points: String,
    /// The number of games they still have to play.
    pub left: String,
    /// The places that are still possible, such as *1–4*. Like any column, it's left out if it's empty
    /// throughout.
    pub range: String,
    /// Their games against the player of each row. What they have against themselves isn't drawn, and what
    /// is missing is blank.
    pub cells: Vec<Cell>,
    /// Where the table would take them.
    pub zone: Zone,
    /// Whether they have left the competition.
    pub is_out: bool,
}

/// What would happen to a player if the table stayed as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Zone {
    /// They stay in their division.
    #[default]
    None,
    /// Up, into the division above.
    Up,
    /// Down, into the division below.
    Down,
    /// Up for certain.
    UpClinched,
    /// Down for certain.
    DownClinched,
}

impl Crosstable {
    /// Draws the crosstable as a PNG file, up to 900 pixels wide.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        drawing::drawn(self).indexed_png()
    }
}
