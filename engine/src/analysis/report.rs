//! What a whole game comes to: how accurate each side was, and where the game turned.

use std::{cmp::Reverse, fmt};

use games::Side;
use serde::{Deserialize, Serialize};

use super::found::{Choice, Mark, TurnAnalysis};

/// How many turning points a game has at most.
pub const TURNING_POINTS: usize = 3;

/// What a turn's accuracy is at least, in percent, where a single bad turn tells. A turn that loses a quarter of the chance to win
/// is as bad as can be: how much more it loses, searches agree on least.
const LEAST: f64 = 30.0;

/// A percentage with one decimal, from 0 to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Accuracy(u16);

impl Accuracy {
    /// The number in tenths of a percent, from 0 to 1000.
    pub const fn tenths(self) -> u16 {
        self.0
    }

    fn of(percent: f64) -> Self {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
        Self((percent.clamp(0.0, 100.0) * 10.0).round() as u16)
    }
}

impl fmt::Display for Accuracy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

/// How a side played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideReport {
    /// How close to the best its turns were; `None` if it had no choice in any.
    pub accuracy: Option<Accuracy>,
    /// Turns that lost 5 points of the chance to win, or more.
    pub inaccuracies: u16,
    /// Those that lost 10.
    pub mistakes: u16,
    /// Those that lost 15.
    pub blunders: u16,
    /// How often it found the only move.
    pub only_moves: u16,
}

/// What a game comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// By side; in a game of four, both players of a team.
    pub sides: [SideReport; 2],
    /// The numbers, from 0, of the turns with a mark that lost the most, the worst first. At most [`TURNING_POINTS`].
    pub turning_points: Vec<usize>,
}

impl Report {
    /// The report on a game, by its turns in order.
    pub fn of(turns: &[TurnAnalysis]) -> Self {
        let mut bad: Vec<usize> = (0..turns.len()).filter(|&at| is_bad(&turns[at])).collect();
        bad.sort_by_key(|&at| (Reverse(turns[at].loss()), at));
        bad.truncate(TURNING_POINTS);
        let weights = weights(turns);
        let sides = [Side::First, Side::Second].map(|side| {
            let of_side = || turns.iter().zip(&weights).filter(move |(turn, _)| turn.side() == side);
            let count = |mark| {
                let marked = of_side().filter(|(turn, _)| turn.mark() == Some(mark)).count();
                u16::try_from(marked).unwrap_or(u16::MAX)
            };
            let chosen: Vec<(f64, f64)> = of_side()
                .filter(|(turn, _)| turn.choice != Choice::Forced)
                .map(|(turn, &weight)| (accuracy(turn.loss()), weight))
                .collect();
            SideReport {
                accuracy: mean(&chosen).map(Accuracy::of),
                inaccuracies: count(Mark::Inaccuracy),
                mistakes: count(Mark::Mistake),
                blunders: count(Mark::Blunder),
                only_moves: count(Mark::OnlyMove),
            }
        });
        Self { sides, turning_points: bad }
    }
}

fn is_bad(turn: &TurnAnalysis) -> bool {
    matches!(turn.mark(), Some(Mark::Inaccuracy | Mark::Mistake | Mark::Blunder))
}

/// The accuracy of a turn in percent, by its loss in thousandths of the chance to win. The curve is the one by which
/// Lichess rates moves of chess.
fn accuracy(loss: u16) -> f64 {
    let points = f64::from(loss) / 10.0;
    (103.1668 * (-0.04354 * points).exp() - 3.1669).clamp(0.0, 100.0)
}

/// How much each turn counts: more, the more the chances went up and down around it.
fn weights(turns: &[TurnAnalysis]) -> Vec<f64> {
    let percent = |thousandths: u16| f64::from(thousandths) / 10.0;
    let first = turns.first().map(|turn| turn.before);
    let chances: Vec<f64> = first
        .into_iter()
        .chain(turns.iter().map(|turn| turn.after))
        .map(|one| percent(one.thousandths()))
        .collect();
    let size = (turns.len() / 10).clamp(2, 8).min(chances.len());
    (0..turns.len())
        .map(|at| {
            // The window ends with the chance after the turn; at the beginning there is only the first one.
            let from = (at + 2).saturating_sub(size);
            let window = chances.get(from..from + size).unwrap_or_default();
            deviation(window).clamp(0.5, 12.0)
        })
        .collect()
}

#[expect(clippy::cast_precision_loss, reason = "at most eight")]
fn deviation(window: &[f64]) -> f64 {
    let count = window.len().max(1) as f64;
    let mean = window.iter().sum::<f64>() / count;
    (window.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count).sqrt()
}

/// The accuracy of a side by those of its turns, each with its weight: halfway between the weighted mean, which a few
/// quiet turns hardly change, and the harmonic one, on which a single bad turn tells.
#[expect(clippy::cast_precision_loss, reason = "some hundreds")]
fn mean(turns: &[(f64, f64)]) -> Option<f64> {
    let weights: f64 = turns.iter().map(|(_, weight)| weight).sum();
    let arithmetic = turns.iter().map(|(accuracy, weight)| accuracy * weight).sum::<f64>() / weights;
    let inverses: f64 = turns.iter().map(|(accuracy, _)| 1.0 / accuracy.max(LEAST)).sum();
    let harmonic = turns.len() as f64 / inverses;
    (!turns.is_empty()).then_some(f64::midpoint(arithmetic, harmonic))
}

#[cfg(test)]
mod tests {
    use games::Seat;

    use super::*;
    use crate::analysis::Chance;

    /// A turn after which a side's chance is this.
    fn turn(seat: Seat, before: u16, after: u16) -> TurnAnalysis {
        let first = |chance: u16| if seat.side() == Side::First { chance } else { 1_000 - chance };
        let [before, after] = [before, after].map(|chance| Chance::new(first(chance)).unwrap());
        let (choice, best) = (Choice::Free, Vec::new());
        TurnAnalysis { seat, actions: 1, before, after, choice, best, reason: None }
    }

    fn tenths(report: &Report) -> [Option<u16>; 2] {
        report.sides.map(|side| side.accuracy.map(Accuracy::tenths))
    }

    #[test]
    fn a_turn_is_less_accurate_the_more_it_loses() {
        assert!((accuracy(0) - 100.0).abs() < 0.01);
        assert!((accuracy(50) - 79.82).abs() < 0.01);
        assert!((accuracy(100) - 63.58).abs() < 0.01);
        assert!((accuracy(150) - 50.52).abs() < 0.01);
        assert!(accuracy(1_000).abs() < 0.01);
        assert!((0..1_000).all(|loss| accuracy(loss) >= accuracy(loss + 1)));
    }

    #[test]
    fn both_players_of_a_team_count_for_their_side() {
        let [one, two, three, four] = Seat::ALL;
        let turns = [turn(one, 500, 450), turn(two, 550, 550), turn(three, 450, 250), turn(four, 750, 750)];
        let report = Report::of(&turns);
        let [first, second] = report.sides;
        assert_eq!((first.inaccuracies, first.mistakes, first.blunders), (1, 0, 1));
        assert_eq!((second.inaccuracies, second.mistakes, second.blunders), (0, 0, 0));
        assert_eq!(report.turning_points, [2, 0]);
        assert_eq!(second.accuracy.map(Accuracy::tenths), Some(1_000));
    }

    #[test]
    fn a_bad_turn_tells_even_among_many_good_ones() {
        let good = |count| (0..count).map(|_| turn(Seat::FIRST, 500, 500)).collect::<Vec<_>>();
        let mut turns = good(20);
        assert_eq!(tenths(&Report::of(&turns)), [Some(1_000), None]);
        turns.push(turn(Seat::FIRST, 500, 300));
        let [Some(accuracy), None] = tenths(&Report::of(&turns)) else { panic!("one side") };
        assert!((650..850).contains(&accuracy), "{accuracy}");
        turns.extend(good(20));
        let [Some(more), None] = tenths(&Report::of(&turns)) else { panic!("one side") };
        assert!(more > accuracy);
    }

    #[test]
    fn forced_turns_and_marks_that_are_no_fault_count_for_nothing() {
        let mut only = turn(Seat::FIRST, 600, 600);
        only.choice = Choice::Only;
        let mut forced = turn(Seat::SECOND, 900, 100);
        forced.choice = Choice::Forced;
        let report = Report::of(&[only, forced]);
        assert_eq!(report.turning_points, [] as [usize; 0]);
        assert_eq!((report.sides[0].only_moves, report.sides[1].blunders), (1, 0));
        assert_eq!(tenths(&report), [Some(1_000), None]);
    }

    #[test]
    fn the_three_worst_turns_are_the_turning_points() {
        let losses = [60, 0, 300, 70, 300, 110, 10];
        let turns: Vec<_> = losses.iter().map(|loss| turn(Seat::FIRST, 500, 500 - loss)).collect();
        assert_eq!(Report::of(&turns).turning_points, [2, 4, 5]);
        assert_eq!(Report::of(&[]), Report::default());
    }

    #[test]
    fn an_accuracy_is_written_with_one_decimal() {
        assert_eq!(Accuracy::of(97.449).to_string(), "97.4");
        assert_eq!(Accuracy::of(100.0).to_string(), "100.0");
        assert_eq!(Accuracy::of(-1.0).to_string(), "0.0");
    }
}
