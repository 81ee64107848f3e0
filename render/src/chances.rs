//! Graphs of the chances of winning throughout a game.
//!
//! They know no language: callers provide all text.

mod drawing;

use crate::{not_drawn::NotDrawn, theme::Theme, winning_chance::WinningChance};

/// A picture of how the chances changed from turn to turn: the lower area is the first side's share.
///
/// ```
/// use render::{ChancesGraph, GraphTurn, Theme, TurnMark, WinningChance};
///
/// let turn = |thousandths, mark| GraphTurn {
///     chance: WinningChance::from_thousandths(thousandths),
///     mark,
/// };
/// let graph = ChancesGraph {
///     title: "Ada – Ben".to_owned(),
///     start: WinningChance::EVEN,
///     turns: vec![turn(520, None), turn(810, Some(TurnMark::Blunder)), turn(790, None)],
///     turning_points: vec![2],
///     theme: Theme::Night,
/// };
/// assert!(graph.png()?.starts_with(b"\x89PNG"));
/// # Ok::<(), render::NotDrawn>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChancesGraph {
    /// What it is: about thirty letters.
    pub title: String,
    /// The chance before the first turn.
    pub start: WinningChance,
    /// The turns of the game, in order.
    pub turns: Vec<GraphTurn>,
    /// The turns that decided the game, counted from 1: the first three are numbered in this order. Others, and
    /// numbers of no turn, aren't drawn.
    pub turning_points: Vec<usize>,
    /// The colours.
    pub theme: Theme,
}

/// A turn of a graph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphTurn {
    /// The chance after it.
    pub chance: WinningChance,
    /// How good it was, if that's worth a mark.
    pub mark: Option<TurnMark>,
}

/// How good a turn was. Where many marks are close to each other, the worse is drawn over the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnMark {
    /// `!`: no other kept the chance.
    OnlyMove,
    /// `?!`: a little was lost.
    Inaccuracy,
    /// `?`: more was lost.
    Mistake,
    /// `??`: much was lost.
    Blunder,
}

impl TurnMark {
    /// The sign of the mark.
    const fn sign(self) -> &'static str {
        match self {
            Self::OnlyMove => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

impl ChancesGraph {
    /// Size in pixels.
    pub const SIZE: (u16, u16) = (760, 440);

    /// Draws the graph as a PNG file.
    ///
    /// # Errors
    /// If drawing fails, which nothing is known to cause.
    pub fn png(&self) -> Result<Vec<u8>, NotDrawn> {
        drawing::drawn(self).indexed_png()
    }
}
