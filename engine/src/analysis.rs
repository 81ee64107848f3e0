//! Where a game turned: how good each turn was, and what would have been better.
//!
//! A record is cut into turns, which are analysed from the last to the first, since what a turn led to says how good it was:
//! the chance to win after it is known before, and one search finds the best turn instead. A turn that seems to be a fault is
//! searched again with eight times the nodes (four in Damala), and so is the better one: the smaller loss counts. What has been
//! found can be stored between two steps, and the rest be done later: limits are numbers of nodes, and a step depends on nothing
//! but the record and what was found before, so the result is the same.
//!
//! ```
//! use engine::{Engine, analysis::{Analysis, Mark}};
//!
//! // The second player leaves a mill open.
//! let mut analysis = Analysis::new("morris:nine a1 d6 d1 b4 g1 xd6".parse()?, 2_000)?;
//! let mut engine = Engine::new();
//! while analysis.step(&mut engine) {}
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
mod orientation;
mod prospects;
mod reason;
mod report;
mod step;
mod stored;
mod turn;

pub use chance::{Chance, NoChance};
pub use found::{Choice, Mark, TurnAnalysis};
pub use reason::Reason;
pub use report::{Accuracy, Report, SideReport, TURNING_POINTS};

use games::{Action, BadRecord, Position, Record};
use serde::{Deserialize, Serialize};

use crate::{Engine, evaluate::Judge, score::Score, style::Style};
use compare::Valued;
use found::INACCURACY;
use lines::Story;
use look::{Look, Looker, of_outcome};
use orientation::Orientation;
use step::{Ahead, Deeper, Doubt, Found, Known, Step, Verdict};
use turn::Turn;

/// How many nodes a position is searched with unless others are chosen: some tenths of a second a turn.
pub const NODES: u64 = 100_000;

/// How many turns of each player are the first of a game. What is wrong with one of them can't be learnt from unless something
/// happens on the board: they are too far from everything that is decided later. With the very first one, nothing can be wrong.
const EARLY: usize = 3;
/// The most actions of a line.
const LINE: usize = 24;
/// How many of them are kept for a turn that lost little.
const SHORT: usize = 6;

/// An analysis of a record, done step by step. Only finished games should be analysed, which is up to the caller.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The game, the way round that it's searched.
    record: Record,
    orientation: Orientation,
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
    /// What the next turn to be analysed may have to be blamed for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    doubt: Option<Doubt>,
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
    /// The same game without what was found of the turns that begin after certain numbers of actions.
    #[must_use]
    pub fn without(mut self, record: &Record, hidden: impl Fn(usize) -> bool) -> Self {
        let mut from = 0;
        for turn in &mut self.turns {
            let until = from + usize::from(turn.actions);
            if (from..until).any(&hidden) {
                (turn.before, turn.choice, turn.reason) = (turn.after, Choice::Free, None);
                turn.best = record.actions.get(from..until).unwrap_or_default().to_vec();
            }
            from = until;
        }
        self
    }

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
        let (record, orientation) = Orientation::of(record);
        Ok(Self {
            record,
            orientation,
            turns,
            progress: Progress { nodes, after, doubt: None, turns: Vec::new() },
        })
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
        let begun = progress.turns.is_empty() && progress.doubt.is_none() || progress.after.score.is_some();
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

    /// Goes on for a while, less than a second with [`NODES`], and says whether there was anything left to do. Any engine
    /// will do: only its memory is used, and its tablebase if that is for these rules.
    pub fn step(&mut self, engine: &mut Engine) -> bool {
        let Some(turn) = self.next().cloned() else { return false };
        let played = self.record.actions.get(turn.actions.clone()).unwrap_or_default();
        let (rules, nodes) = (self.record.rules, self.progress.nodes);
        let (table, tablebase) = engine.memory(rules);
        let mut looker = Looker { table, tablebase, judge: Judge::new(rules, Style::Full) };
        let (position, past) = turn::replay(&self.record, turn.actions.start);
        let Some(mut doubt) = self.progress.doubt.take() else {
            let (after, line) = self.after(&turn, &mut looker);
            let onward = [played, &line[..]].concat();
            let step = Step { looker, past, rules, nodes, played, forced: turn.forced, after, onward };
            match position.look_ahead(step) {
                Verdict::Found(found) => self.settle(&turn, &position, found),
                Verdict::Doubt(doubt) => {
                    self.progress.doubt = Some(self.turned_back(doubt));
                    self.progress.after = Known { score: Some(after), line: self.orientation.back(&line) };
                }
            }
            return true;
        };
        doubt.other.line = self.orientation.there(&doubt.other.line);
        let line = if doubt.is_deeper { played } else { &doubt.other.line };
        let look = position.look_ahead(Deeper { looker, game: rules.game(), past, nodes, line });
        if doubt.is_deeper {
            let found = Found::after_doubt(rules, turn.seat.side(), &doubt, look);
            self.settle(&turn, &position, found);
        } else {
            let other = Known { score: Some(look.score), line: look.line };
            self.progress.doubt = Some(self.turned_back(Doubt { other, is_deeper: true, ..doubt }));
        }
        true
    }

    /// The turn that comes next.
    fn next(&self) -> Option<&Turn> {
        self.turns.get(self.turns().checked_sub(self.done() + 1)?)
    }

    fn turned_back(&self, mut doubt: Doubt) -> Doubt {
        doubt.other.line = self.orientation.back(&doubt.other.line);
        doubt
    }

    /// What the position after a turn is worth, and how it goes on.
    fn after(&self, turn: &Turn, looker: &mut Looker<'_>) -> (Score, Vec<Action>) {
        let Known { score, line } = &self.progress.after;
        if let &Some(score) = score {
            return (score, self.orientation.there(line));
        }
        let (position, past) = turn::replay(&self.record, turn.actions.end);
        let Look { score, line } = position.look_ahead(Ahead { looker, past, nodes: self.progress.nodes });
        (score, line)
    }

    /// Adds what was found of the next turn.
    fn settle(&mut self, turn: &Turn, position: &Position, found: Found) {
        let Found { before, after, choice, mut best, mut onward, kept } = found;
        let seats = self.record.rules.seats();
        let number = self.turns() - self.done();
        let (is_first, is_early) = (number <= seats, number <= EARLY * seats);
        onward.truncate(LINE.max(turn.actions.len()));
        best.truncate(LINE);
        let actions = u8::try_from(turn.actions.len()).unwrap_or(u8::MAX);
        let mut done = TurnAnalysis { seat: turn.seat, actions, before, after, choice, best, reason: None };
        if done.loss() >= INACCURACY {
            done.reason = Some(why(position, &done, &onward));
        }
        if is_first || is_early && done.reason.is_some_and(Reason::is_vague) {
            (done.before, done.reason) = (done.after, None);
        }
        if is_first && done.choice == Choice::Only {
            done.choice = Choice::Free;
        }
        if done.reason.is_none() {
            done.best.truncate(SHORT);
        }
        done.best = self.orientation.back(&done.best);
        self.progress.after = Known { line: self.orientation.back(&kept.line), ..kept };
        self.progress.turns.push(done);
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
