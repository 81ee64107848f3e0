//! Why a puzzle's solution wins.

use games::Action;
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
    let motif =
        TELLING.into_iter().find(|&motif| puzzle.motifs().contains(&motif) && begins(puzzle, motif))?;
    let row = FluentValue::from(row(puzzle.record().rules.game()));
    Some(words.say(&format!("puzzle-why-{}", motif.name()), &[("row", row)]))
}

/// Whether the solution begins as the sentence about a motif says. Many that punish a missed capture in the end begin with an
/// offer that provokes it.
fn begins(puzzle: &Puzzle, motif: Motif) -> bool {
    let is_claim = |action: &Action| matches!(action, Action::Huff(_) | Action::Force);
    motif != Motif::Huff || puzzle.steps().first().is_some_and(|step| step.turn.iter().any(is_claim))
}

/// The keys of these sentences.
pub(super) fn keys() -> impl Iterator<Item = String> {
    TELLING.into_iter().map(|motif| format!("puzzle-why-{}", motif.name()))
}
