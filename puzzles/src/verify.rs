//! Proving a puzzle again, with greater searches than those that made it.

use games::Record;

use crate::{
    Puzzle, Searcher,
    check::{EFFORT, pays},
    effort::{Bar, Look},
    search, turn,
};

/// Why a puzzle is in doubt.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum Doubt {
    /// The engine prefers another turn.
    #[error("step {step}: another turn is better, with a chance of {chance:.2}")]
    Another {
        /// The step, from 1.
        step: usize,
        /// The chance to win with the other turn.
        chance: f64,
    },
    /// The turn doesn't win.
    #[error("step {step}: its chance is only {chance:.2}")]
    NotWon {
        /// The step, from 1.
        step: usize,
        /// The chance to win with the turn.
        chance: f64,
    },
    /// Another turn wins, too.
    #[error("step {step}: its chance is {chance:.2}, and that of another turn {other:.2}")]
    NotAlone {
        /// The step, from 1.
        step: usize,
        /// The chance to win with the turn.
        chance: f64,
        /// The chance to win with the best of the others.
        other: f64,
    },
    /// A hasty player finds it.
    #[error("its first turn is what a hasty player sees")]
    Plain,
    /// Nothing is gained soon that can be seen.
    #[error("nothing is gained that can be seen")]
    Dull,
}

/// Proves each of the solver's turns again, with two searches of this many nodes, and that they pay.
///
/// # Errors
/// The first doubt.
pub fn verify(searcher: &mut Searcher, puzzle: &Puzzle, nodes: u64) -> Result<(), Doubt> {
    let mut record = puzzle.record().clone();
    let bar = Bar::new(Look::Verified, record.rules.game());
    for (number, due) in puzzle.steps().iter().enumerate() {
        let (position, step) = (puzzle.position(number), number + 1);
        if number == 0 && is_plain(searcher, &record, puzzle) {
            return Err(Doubt::Plain);
        }
        if puzzle.is_closing(number) {
            let chance = search::after(searcher, &record, &due.turn, nodes).unwrap_or_default();
            if !bar.is_won(chance) {
                return Err(Doubt::NotWon { step, chance });
            }
        } else if let Some(best) = search::best(searcher, &record, nodes) {
            let chance = best.chance;
            if !turn::same(&position, &best.turn, &due.turn) {
                return Err(Doubt::Another { step, chance });
            }
            if !bar.is_won(chance) {
                return Err(Doubt::NotWon { step, chance });
            }
            let other = search::second(searcher, &record, &due.turn, nodes).map_or(1.0, |other| other.chance);
            if !bar.is_alone(chance, other) {
                return Err(Doubt::NotAlone { step, chance, other });
            }
        }
        record.actions.extend(due.actions());
    }
    if !pays(puzzle, searcher.engine(EFFORT)) {
        return Err(Doubt::Dull);
    }
    Ok(())
}

/// Whether a search one turn deep finds the first turn.
fn is_plain(searcher: &mut Searcher, record: &Record, puzzle: &Puzzle) -> bool {
    let first = puzzle.steps().first().map(|step| step.turn.as_slice()).unwrap_or_default();
    search::hasty(searcher, record).is_some_and(|hasty| turn::same(&puzzle.position(0), &hasty, first))
}
