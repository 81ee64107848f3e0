//! The bracket of a knock-out: its ties, round by round.

mod drawing;
mod part;
mod round;

pub use self::{
    part::{BracketPart, PartRound},
    round::{BracketPlayer, BracketRound, BracketTie, Slot, TieEnd},
};
use crate::{not_drawn::NotDrawn, theme::Theme};

/// A picture of up to four rounds of a knock-out, of which the first has up to eight ties.
///
/// A larger knock-out has several such pictures: its end, from the last sixteen on, and its earlier rounds in
/// sections, see [`BracketPart`].
///
/// ```
/// use render::{Bracket, BracketPlayer, BracketRound, BracketTie, Slot, Theme, TieEnd};
///
/// let player = |seed: &str, name: &str, score: &str| {
///     Slot::Player(BracketPlayer {
///         seed: seed.to_owned(),
///         name: name.to_owned(),
///         score: score.to_owned(),
///     })
/// };
/// let semi_finals = vec![
///     BracketTie { upper: player("1", "Ada", "1½"), lower: player("4", "Ben", "½"), end: TieEnd::Upper },
///     BracketTie { upper: player("2", "Chidi", "1"), lower: player("3", "Dara", "1"), end: TieEnd::Open },
/// ];
/// let bracket = Bracket {
///     title: "Cup of May".to_owned(),
///     rounds: vec![
///         BracketRound { heading: "Semi-finals".to_owned(), ties: semi_finals },
///         BracketRound { heading: "Final".to_owned(), ties: Vec::new() },
///     ],
///     theme: Theme::Night,
///     ..Bracket::default()
/// };
/// assert!(bracket.png()?.starts_with(b"\x89PNG"));
/// # Ok::<(), render::NotDrawn>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bracket {
    /// What it is: about thirty letters.
    pub title: String,
    /// All rounds from the first, each with half as many ties as the one before.
    pub rounds: Vec<BracketRound>,
    /// What is drawn of it.
    pub part: BracketPart,
    /// The colours.
    pub theme: Theme,
}

impl Bracket {
    /// Draws the part as a PNG file, up to 800 pixels wide.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        drawing::drawn(self).indexed_png()
    }

    /// The number of sections that a round and those after it are drawn in, see [`BracketPart::From`].
    pub fn sections(&self, round: usize) -> usize {
        self.rounds.get(round).map_or(0, |round| round.ties.len().div_ceil(part::MOST_TIES))
    }
}
