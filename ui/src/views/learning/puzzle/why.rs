//! Why a puzzle's solution wins.

use puzzles::{Motif, Puzzle};

use crate::{
    texts::{FluentValue, Words},
    views::rules_names::row,
};

/// What a solution shows, the most telling first.
const TELLING: [Motif; 17] = [
    Motif::Finish,
    Motif::Block,
    Motif::Breakthrough,
    Motif::Promotion,
    Motif::DoubleRow,
    Motif::Chain,
    Motif::Bonus,
    Motif::SeeSaw,
    Motif::Reopen,
    Motif::Sacrifice,
    Motif::Force,
    Motif::Huff,
    Motif::DoubleThreat,
    Motif::RowBreaker,
    Motif::Guard,
    Motif::Squeeze,
    Motif::Trade,
];

/// Why the solution wins, in a sentence; `None` if nothing on the board tells it.
pub(super) fn why(words: &Words, puzzle: &Puzzle) -> Option<String> {
    let motif = TELLING.into_iter().find(|motif| puzzle.motifs().contains(motif))?;
    let row = FluentValue::from(row(puzzle.record().rules.game()));
    Some(words.say(&format!("puzzle-why-{}", motif.name()), &[("row", row)]))
}

/// The keys of these sentences.
pub(super) fn keys() -> impl Iterator<Item = String> {
    TELLING.into_iter().map(|motif| format!("puzzle-why-{}", motif.name()))
}
