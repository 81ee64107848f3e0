//! A first estimate of how hard a puzzle is, until players have tried it: which of the computer's levels solve it.

use engine::{Limit, Strength};

use crate::{Effort, Puzzle, Searcher, turn};

/// The ratings of the levels, from the easiest, on the scale of players. What half of the levels solve is a little above the
/// rating that players begin with.
const LEVELS: [f64; 8] = [1_000.0, 1_157.0, 1_314.0, 1_471.0, 1_629.0, 1_786.0, 1_943.0, 2_100.0];
/// How often each level tries it. The greatest always plays the same.
const TRIES: u8 = 4;
/// The lowest and the highest estimate: further out, the levels can't tell.
const ESTIMATES: (u16, u16) = (1_000, 2_000);
/// What is solved by taking as much as can be taken, whichever levels see it: people look at that first.
const GREEDY: u16 = 900;
/// The points by which a player has to be stronger to succeed ten times as often as to fail.
const TENFOLD: f64 = 400.0;

/// Estimates a puzzle's rating, level by level.
#[derive(Debug, Default)]
pub(crate) struct Rater {
    /// How many levels have tried it.
    tried: usize,
    /// How many of them solved it; those that sometimes do count for a part.
    solved: f64,
}

impl Rater {
    /// Lets the next level try it. Returns the estimate after the last one.
    pub(crate) fn advance(&mut self, searcher: &mut Searcher, puzzle: &Puzzle) -> Option<u16> {
        let Some(&strength) = Strength::ALL.get(self.tried) else { return Some(self.estimate(puzzle)) };
        self.tried += 1;
        let tries = if strength == Strength::BEST { 1 } else { TRIES };
        let solved = (0..tries).filter(|&seed| solves(searcher, puzzle, strength, seed.into())).count();
        self.solved += f64::from(u8::try_from(solved).unwrap_or(tries)) / f64::from(tries);
        (self.tried == Strength::ALL.len()).then(|| self.estimate(puzzle))
    }

    /// The rating at which these levels would solve as many.
    fn estimate(&self, puzzle: &Puzzle) -> u16 {
        let expected = |rating: u16| -> f64 {
            LEVELS.iter().map(|level| 1.0 / (1.0 + 10_f64.powf((f64::from(rating) - level) / TENFOLD))).sum()
        };
        if puzzle.is_greedy() {
            return GREEDY;
        }
        let (lowest, highest) = ESTIMATES;
        let rating = (lowest..=highest).step_by(10).find(|&rating| expected(rating) <= self.solved);
        rating.unwrap_or(highest)
    }
}

/// Estimates a puzzle's rating, from 900 to 2000.
pub(crate) fn rate(searcher: &mut Searcher, puzzle: &Puzzle) -> u16 {
    let mut rater = Rater::default();
    loop {
        if let Some(rating) = rater.advance(searcher, puzzle) {
            return rating;
        }
    }
}

/// Whether a level finds every turn that is the only one.
fn solves(searcher: &mut Searcher, puzzle: &Puzzle, strength: Strength, seed: u64) -> bool {
    let game = puzzle.record().rules.game();
    let nodes = strength.skill(game).map_or(Effort::of(game).prove, |skill| skill.nodes);
    let mut steps = puzzle.steps().iter().enumerate().filter(|(number, _)| !puzzle.is_closing(*number));
    steps.all(|(number, step)| {
        let record = puzzle.record_at(number);
        let thought = searcher.engine(nodes).play(&record, Limit::nodes(nodes), strength, seed);
        thought.is_ok_and(|thought| turn::same(&puzzle.position(number), &thought.turn, &step.turn))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(line: &str, solved: f64) -> u16 {
        Rater { tried: LEVELS.len(), solved }.estimate(&line.parse().unwrap())
    }

    #[test]
    fn the_more_levels_solve_it_the_easier_it_is() {
        let quiet = "1000\t\tmorris:nine a1 d6 d1 d7\td5";
        let all = [8.0, 6.0, 4.0, 2.0, 0.0].map(|solved| estimate(quiet, solved));
        assert!(all.is_sorted() && all.first() == Some(&1_000) && all.last() == Some(&2_000), "{all:?}");
        assert!((1_500..1_600).contains(&all[2]), "half of the levels: {all:?}");
        let greedy = "1000\t\tmorris:nine a1 d6 d1 d7\tg1 xd7";
        assert_eq!((estimate(greedy, 8.0), estimate(greedy, 0.0)), (GREEDY, GREEDY));
    }
}
