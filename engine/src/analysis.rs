//! Where a game turned: how good each turn was, and what would have been better.
//!
//! A record is cut into turns. Each is analysed by a step of its own, from the last to the first, since what a turn led to
//! says how good it was: the chance to win after it is known when its step begins, and one search finds the best turn
//! instead. What has been found can be stored between two steps, and the rest be done later: limits are numbers of nodes,
//! and a step depends on nothing but the record and what was found before, so the result is the same.
//!
//! ```
//! use engine::{Engine, analysis::{Analysis, Mark}};
//!
//! // The second player leaves a mill open.
//! let mut analysis = Analysis::new("morris:nine a1 d6 d1 b4 g1 xd6".parse()?, 2_000)?;
//! let mut engine = Engine::new();
//! while analysis.step(&mut engine).is_some() {}
//! let game = analysis.finish().expect("all steps are done");
//! assert_eq!(game.turns[3].mark(), Some(Mark::Mistake));
//! assert_eq!(game.turns[3].best[0].to_string(), "g1");
//! assert_eq!(game.report().turning_points[0], 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chance;
mod compare;
mod found;
mod lines;
mod look;
mod prospects;
mod reason;
mod report;
mod step;
mod stored;
mod turn;
mod without;

pub use chance::{Chance, NoChance};
pub use found::{Choice, Mark, TurnAnalysis};
pub use reason::Reason;
pub use report::{Accuracy, Report, SideReport, TURNING_POINTS};

use games::{Action, BadRecord, Position, Record};
use serde::{Deserialize, Serialize};

use crate::{Engine, evaluate::Judge, style::Style};
use compare::Valued;
use found::INACCURACY;
use lines::Story;
use look::{Look, Looker, of_outcome};
use step::{Ahead, Found, Known, Step};
use turn::Turn;

/// How many nodes a position is searched with unless others are chosen: some tenths of a second a turn.
pub const NODES: u64 = 100_000;

/// The most actions of a line.
const LINE: usize = 24;
/// How many of them are kept for a turn that lost little.
const SHORT: usize = 6;

/// An analysis of a record, done step by step. Only finished games should be analysed, which is up to the caller.
#[derive(Clone, Debug)]
pub struct Analysis {
    record: Record,
    turns: Vec<Turn>,
    progress: Progress,
}

/// What has been found so far, to be stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// How many nodes each position is searched with.
    nodes: u64,
    /// What is known of the position after the next turn to be analysed.
    after: Known,
    /// The turns that are done, from the last one of the game back.
    turns: Vec<TurnAnalysis>,
}

/// An analysed game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameAnalysis {
    /// Its turns, in order.
    pub turns: Vec<TurnAnalysis>,
}

impl Progress {
    /// How many turns are done.
    pub fn done(&self) -> usize {
        self.turns.len()
    }
}

impl GameAnalysis {
    /// What the game comes to.
    pub fn report(&self) -> Report {
        Report::of(&self.turns)
    }
}

/// Why an analysis can't go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotResume {
    /// The record is bad.
    #[error(transparent)]
    Record(#[from] BadRecord),
    /// What was stored is about another game.
    #[error("this is about another game")]
    AnotherGame,
}

impl Analysis {
    /// Begins an analysis that searches each position with about this many nodes, [`NODES`] for example.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn new(record: Record, nodes: u64) -> Result<Self, BadRecord> {
        let (turns, position) = turn::split(&record)?;
        let score = position.outcome().map(of_outcome);
        let after = Known { score, line: Vec::new() };
        Ok(Self { record, turns, progress: Progress { nodes, after, turns: Vec::new() } })
    }

    /// Goes on with what was stored. The result is the same as without a break.
    ///
    /// # Errors
    /// The record is bad, or what was stored is about another game.
    pub fn resume(record: Record, progress: Progress) -> Result<Self, CannotResume> {
        let analysis = Self::new(record, progress.nodes)?;
        let of_game = |turn: &Turn| (turn.seat, turn.actions.len());
        let of_stored = |turn: &TurnAnalysis| (turn.seat, usize::from(turn.actions));
        let known = analysis.turns.iter().rev().map(of_game).take(progress.turns.len());
        let begun = progress.turns.is_empty() || progress.after.score.is_some();
        if !begun || !known.eq(progress.turns.iter().map(of_stored)) {
            return Err(CannotResume::AnotherGame);
        }
        Ok(Self { progress, ..analysis })
    }

    /// What has been found so far.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// How many turns the game has.
    pub const fn turns(&self) -> usize {
        self.turns.len()
    }

    /// How many of them are done.
    pub const fn done(&self) -> usize {
        self.progress.turns.len()
    }

    /// The analysed game, once all turns are done.
    pub fn finish(self) -> Option<GameAnalysis> {
        let is_done = self.done() == self.turns();
        let mut turns = self.progress.turns;
        turns.reverse();
        is_done.then_some(GameAnalysis { turns })
    }

    /// Analyses one more turn, some tenths of a second with [`NODES`], and returns it; `None` if all are done. Any
    /// engine will do: only its memory is used, and its tablebase if that is for these rules.
    pub fn step(&mut self, engine: &mut Engine) -> Option<&TurnAnalysis> {
        let turn = self.turns.get(self.turns().checked_sub(self.done() + 1)?)?;
        let played = self.record.actions.get(turn.actions.clone()).unwrap_or_default();
        let (rules, nodes) = (self.record.rules, self.progress.nodes);
        let (table, tablebase) = engine.memory(rules);
        let mut looker = Looker { table, tablebase, judge: Judge::new(rules, Style::Full) };
        let after = self.progress.after.clone();
        let (after, line) = if let Some(score) = after.score {
            (score, after.line)
        } else {
            let (position, past) = turn::replay(&self.record, turn.actions.end);
            let Look { score, line } = position.look_ahead(Ahead { looker: &mut looker, past, nodes });
            (score, line)
        };
        let (position, past) = turn::replay(&self.record, turn.actions.start);
        let mut onward = [played, &line[..]].concat();
        onward.truncate(LINE.max(played.len()));
        let step = Step { looker, past, rules, nodes, played, forced: turn.forced, after, onward: &onward };
        let Found { before, choice, mut best, kept } = position.look_ahead(step);
        let [before, after] = [before, after].map(|score| Chance::of(score, rules));
        best.truncate(LINE);
        let actions = u8::try_from(played.len()).unwrap_or(u8::MAX);
        let mut done = TurnAnalysis { seat: turn.seat, actions, before, after, choice, best, reason: None };
        if done.loss() >= INACCURACY {
            done.reason = Some(why(&position, &done, &onward));
        } else {
            done.best.truncate(SHORT);
        }
        self.progress.after = kept;
        self.progress.turns.push(done);
        self.progress.turns.last()
    }
}

/// Why a turn that led to this line was bad.
fn why(position: &Position, turn: &TurnAnalysis, onward: &[Action]) -> Reason {
    let side = turn.side();
    let [bad, good] = [onward, &turn.best].map(|line| Story::of(position, line));
    let played = Valued { story: &bad, chance: turn.after.of_side(side) };
    let best = Valued { story: &good, chance: turn.before.of_side(side) };
    compare::reason(position, side, played, best)
}
