//! Judging what a solver tries.

use engine::{Engine, Limit};
use games::{Action, Outcome, Position, Record};

use crate::{
    Puzzle, Step,
    effort::{Bar, Look},
    search::judged,
    turn,
};

/// How many nodes the engine searches to say how the game goes on: some hundredths of a second.
pub(crate) const EFFORT: u64 = 20_000;
/// How many turns of a line are shown.
const SHOWN: usize = 3;
/// How many at most, if nothing has been gained by then that can be seen.
const LONGEST: usize = 9;

/// What a solver's turn is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It's the turn of the solution, or leads to the same position. The next one has to be found.
    Right,
    /// It's the last turn of the solution, or another one that wins.
    Solved {
        /// How it may go on: up to three whole turns, none if the game is over.
        line: Vec<Action>,
    },
    /// It doesn't win.
    Wrong {
        /// What the opponent plays then, and how it may go on: up to three whole turns, none if the game is over.
        refutation: Vec<Action>,
    },
}

/// Why a turn can't be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadAttempt {
    /// The puzzle has no such step.
    #[error("the puzzle has no such step")]
    Step,
    /// The actions aren't one whole legal turn.
    #[error("not a whole legal turn")]
    Turn,
}

/// Judges a turn at a step of a puzzle, counted from 0.
///
/// # Errors
/// If there is no such step, or the actions aren't one whole legal turn.
pub fn check(
    puzzle: &Puzzle,
    step: usize,
    tried: &[Action],
    engine: &mut Engine,
) -> Result<Judgement, BadAttempt> {
    let due = puzzle.steps().get(step).ok_or(BadAttempt::Step)?;
    let position = puzzle.position(step);
    let attempt = turn::whole(&position, tried).ok_or(BadAttempt::Turn)?;
    if turn::meet(&position, tried, &due.turn) {
        let is_last = step + 1 == puzzle.steps().len();
        return Ok(if is_last {
            Judgement::Solved { line: aftermath(puzzle, engine) }
        } else {
            Judgement::Right
        });
    }
    // No other turn wins at once, but if one did, it couldn't be called wrong.
    if matches!(attempt.after.outcome(), Some(Outcome::Win { side, .. }) if side == puzzle.side()) {
        return Ok(Judgement::Solved { line: Vec::new() });
    }
    let before = puzzle.steps().iter().take(step).flat_map(Step::actions);
    let actions =
        puzzle.record().actions.iter().copied().chain(before).chain(tried.iter().copied()).collect();
    let record = Record { rules: puzzle.record().rules, actions };
    let (chance, line) = look_ahead(&record, attempt.after, engine);
    // Another path to the same captures is right if it wins as well, and so is any turn that does where the solution only goes on
    // to show what it has won.
    let bar = Bar::new(Look::Verified, record.rules.game());
    let is_as_good = turn::same(&position, tried, &due.turn) || puzzle.is_closing(step);
    if is_as_good && bar.is_won(1.0 - chance) {
        return Ok(Judgement::Solved { line });
    }
    Ok(Judgement::Wrong { refutation: line })
}

/// How the game may go on after the solution: up to three whole turns, none if it's over; more of them where it takes longer
/// until something is gained that can be seen.
pub fn aftermath(puzzle: &Puzzle, engine: &mut Engine) -> Vec<Action> {
    let (mut line, pays) = goes_on(puzzle, engine);
    if !pays {
        line = whole_turns(puzzle.position(puzzle.steps().len()), line);
    }
    line
}

/// Whether something is gained that can be seen, in the solution or soon after it, and kept.
pub(crate) fn pays(puzzle: &Puzzle, engine: &mut Engine) -> bool {
    goes_on(puzzle, engine).1
}

/// How the game may go on after the solution, until the solver has something to show for it, and whether they do.
fn goes_on(puzzle: &Puzzle, engine: &mut Engine) -> (Vec<Action>, bool) {
    let mut gain = puzzle.gain(puzzle.steps().len());
    let mut record = puzzle.record_at(puzzle.steps().len());
    let (mut all, mut turns) = (Vec::new(), 0);
    while turns < LONGEST && gain.position().outcome().is_none() {
        let line = look_ahead(&record, gain.position().clone(), engine).1;
        if line.is_empty() {
            break;
        }
        for action in line {
            let Ok(played) = gain.play(action) else { return (all, false) };
            all.push(action);
            record.actions.push(action);
            turns += usize::from(played.ends_turn);
            // The opponent may take back what was taken, so it counts once they have played.
            let is_solvers = gain.position().to_act().is_none_or(|seat| seat.side() == puzzle.side());
            if played.ends_turn && turns >= SHOWN && is_solvers && gain.is_visible() {
                return (all, true);
            }
        }
    }
    (all, gain.is_visible())
}

/// The chance to win of the side to move after a record, and how the game may go on.
fn look_ahead(record: &Record, end: Position, engine: &mut Engine) -> (f64, Vec<Action>) {
    // The record was replayed before, so the engine can read it unless the game is over.
    let Ok(mut thought) = engine.think(record, Limit::nodes(EFFORT)) else { return (1.0, Vec::new()) };
    let line = std::mem::take(&mut thought.line);
    let chance = match end.to_act() {
        Some(seat) => judged(engine, record, &end, thought, seat.side(), EFFORT).chance,
        None => thought.win,
    };
    (chance, whole_turns(end, line))
}

/// A line up to the end of its third turn, or of its last whole one.
fn whole_turns(mut position: Position, mut line: Vec<Action>) -> Vec<Action> {
    let (mut turns, mut end) = (0, 0);
    for (at, &action) in line.iter().enumerate() {
        match turn::play(&mut position, action) {
            Ok(played) if played.ends_turn => (turns, end) = (turns + 1, at + 1),
            Ok(_) => {}
            Err(_) => break,
        }
        if turns == SHOWN {
            break;
        }
    }
    line.truncate(end);
    line
}
