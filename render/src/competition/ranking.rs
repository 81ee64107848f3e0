//! The table of a Swiss tournament: points, tie-breaks, and what everyone did in each round.

mod drawing;

use super::cell::RoundCell;
use crate::{not_drawn::NotDrawn, theme::Theme};

/// A picture of a page of the table: 20 rows, 15 rounds and 3 tie-breaks. More aren't drawn.
///
/// ```
/// use render::{CellResult, Ranking, RankingHeadings, RankingRow, RoundCell, Theme};
///
/// let won = RoundCell::Against { opponent: 12, result: CellResult::Won };
/// let ranking = Ranking {
///     title: "Swiss tournament · Round 2".to_owned(),
///     headings: RankingHeadings { player: "Player".to_owned(), ..RankingHeadings::default() },
///     rows: vec![RankingRow {
///         place: 1,
///         name: "Ada".to_owned(),
///         points: "2".to_owned(),
///         rounds: vec![won, RoundCell::Bye],
///         ..RankingRow::default()
///     }],
///     theme: Theme::Night,
/// };
/// assert!(ranking.png()?.starts_with(b"\x89PNG"));
/// # Ok::<(), render::NotDrawn>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// What it is, such as *Swiss tournament · Round 5*: about forty letters.
    pub title: String,
    /// The headings of the columns.
    pub headings: RankingHeadings,
    /// The players in the order of the table.
    pub rows: Vec<RankingRow>,
    /// The colours.
    pub theme: Theme,
}

/// The headings of a ranking, of up to eight letters each. Rounds have their numbers instead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankingHeadings {
    /// Of the names.
    pub player: String,
    /// Of the points.
    pub points: String,
    /// Of the tie-breaks, of which there are as many.
    pub tie_breaks: Vec<String>,
}

/// A player's row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RankingRow {
    /// Their place, from 1. Several can share one.
    pub place: u16,
    /// Their name. What the font can't write is left out (see [`can_write`](crate::can_write)), and a long name
    /// is cut.
    pub name: String,
    /// Their points, such as *3½*.
    pub points: String,
    /// Their tie-breaks, in the order of the headings.
    pub tie_breaks: Vec<String>,
    /// What they did in each round from the first. What is missing is blank.
    pub rounds: Vec<RoundCell>,
    /// Whether they have left the competition.
    pub is_out: bool,
}

impl Ranking {
    /// Draws the page as a PNG file, up to 900 pixels wide.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        drawing::drawn(self).indexed_png()
    }
}
