//! A first estimate of how hard a puzzle is, until players have tried it.

use crate::{Effort, Puzzle, Searcher, puzzle::RATINGS, search, turn};

/// The estimate begins with a search of this many nodes, which sees two or three turns ahead.
const FEWEST: u64 = 100;
/// What it costs the engine to find the first turn: this for each time that the nodes have to be doubled.
const DOUBLING: u32 = 140;
/// A turn more to find.
const TURN: u32 = 150;
/// Twice as many turns to choose from, beyond eight.
const CHOICE: u32 = 40;
/// A first turn that takes nothing and makes no row, since players look at the others first.
const QUIET: u32 = 120;
/// Twice the nodes, where it's enough to take what can be taken.
const GREEDY_DOUBLING: u32 = 30;

/// Estimates a puzzle's rating, from 800 to 2200. It searches no more than twice the nodes of a scan.
pub fn rate(searcher: &mut Searcher, puzzle: &Puzzle) -> u16 {
    let position = puzzle.position(0);
    let Some(first) = puzzle.steps().first() else { return *RATINGS.start() };
    let mut nodes = Effort::of(puzzle.record().rules.game()).scan;
    while nodes / 2 >= FEWEST
        && search::best(searcher, puzzle.record(), nodes / 2)
            .is_some_and(|best| turn::same(&position, &best.turn, &first.turn))
    {
        nodes /= 2;
    }
    let doublings = (nodes / FEWEST).max(1).ilog2();
    let lowest = u32::from(*RATINGS.start());
    let rating = if puzzle.is_greedy() {
        lowest + GREEDY_DOUBLING * doublings
    } else {
        let turns = u32::try_from(puzzle.steps().len().saturating_sub(1)).unwrap_or_default();
        let choice = turn::count(&position).max(1).ilog2().saturating_sub(3);
        let quiet = turn::whole(&position, &first.turn).is_some_and(|turn| !turn.is_forcing());
        lowest + DOUBLING * doublings + TURN * turns + CHOICE * choice + if quiet { QUIET } else { 0 }
    };
    u16::try_from(rating).unwrap_or(u16::MAX).min(*RATINGS.end())
}
