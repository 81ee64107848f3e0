//! Finding puzzles in a game: after an opponent's blunder, the position in which one turn wins.
//!
//! A position becomes a puzzle if a scan finds a winning turn that a shallow search misses, if the chance to win was clearly
//! lower before the opponent's turn, and if greater searches agree that every other turn doesn't win.

use std::collections::HashSet;

use games::{Action, BadRecord, Position, Record};

use crate::{
    Effort, Puzzle,
    check::{EFFORT, pays},
    effort::{Bar, Look, is_blunder},
    proof::{Proof, Verdict},
    puzzle::RATINGS,
    rating::{Rater, rate},
    search::{self, Searcher},
    step::Step,
    symmetry::Key,
    turn,
};

/// The first look at a position has this part of a scan's nodes.
const FIRST: u64 = 40;
/// The least that the best turn has to be worth then.
const HOPELESS: f64 = 0.42;
/// The most that another turn may be worth then.
const SURE: f64 = 0.72;
/// The second look has this part.
const GLANCE: u64 = 8;
/// The least that the best turn has to be worth at first sight.
const HOPEFUL: f64 = 0.55;
/// How many stones a player may still have in hand where drops earn nothing. Earlier, a win is too far away to be proved.
const LAST_DROPS: u8 = 4;

/// Looks for puzzles in a game, one short step after the other.
#[derive(Debug)]
pub struct Miner {
    record: Record,
    effort: Effort,
    /// After how many actions each turn begins.
    starts: Vec<usize>,
    /// Which of them comes next. The first turn has no blunder before it.
    next: usize,
    seen: HashSet<Key>,
    work: Work,
}

/// What the next step does.
#[derive(Debug)]
enum Work {
    Scan,
    Prove(Box<Candidate>, Box<Proof>),
    Rate(Puzzle, Rater),
}

/// A position that may be a puzzle.
#[derive(Debug)]
struct Candidate {
    record: Record,
    position: Position,
    turn: Vec<Action>,
}

/// What a step has found.
#[derive(Debug)]
pub enum Mined {
    /// Nothing yet.
    Nothing,
    /// A puzzle.
    Puzzle(Box<Puzzle>),
    /// The game has been searched.
    Done,
}

/// Finds the puzzles of a game, with the effort for its rules. The same record leads to the same puzzles.
///
/// # Errors
/// The first bad action of the record.
pub fn mine(record: &Record) -> Result<Vec<Puzzle>, BadRecord> {
    let mut searcher = Searcher::new();
    let mut miner = Miner::new(record.clone(), Effort::of(record.rules.game()))?;
    let mut puzzles = Vec::new();
    loop {
        match miner.step(&mut searcher) {
            Mined::Nothing => {}
            Mined::Puzzle(puzzle) => puzzles.push(*puzzle),
            Mined::Done => return Ok(puzzles),
        }
    }
}

/// Proves a puzzle again from its first turn, rates it, and follows it as far as solutions go today. `None` if it no longer holds.
pub fn follow(searcher: &mut Searcher, puzzle: &Puzzle) -> Option<Puzzle> {
    let (record, position) = (puzzle.record().clone(), puzzle.position(0));
    let expected = puzzle.steps().first()?.turn.clone();
    let nodes = Effort::of(record.rules.game()).prove;
    let mut proof = Proof::new(record.clone(), position, puzzle.side(), expected, nodes);
    let steps = loop {
        match proof.advance(searcher) {
            Verdict::Open => {}
            Verdict::Refuted => return None,
            Verdict::Proved(steps) => break steps,
        }
    };
    let solution: Vec<Action> = steps.iter().flat_map(Step::actions).collect();
    let puzzle = Puzzle::new(record, &solution, *RATINGS.start()).ok()?;
    if !pays(&puzzle, searcher.engine(EFFORT)) {
        return None;
    }
    let rating = rate(searcher, &puzzle);
    puzzle.with_rating(rating).ok()
}

/// Whether a win can be proved this early in the game.
fn is_ripe(position: &Position) -> bool {
    let in_hand = position.to_act().map_or(0, |seat| position.reserve(seat).hand);
    position.captures_began() || in_hand <= LAST_DROPS
}

impl Miner {
    /// Begins with a game, finished or not.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn new(record: Record, effort: Effort) -> Result<Self, BadRecord> {
        let mut position = record.rules.start();
        let (mut starts, mut begins) = (Vec::new(), true);
        for (at, &action) in record.actions.iter().enumerate() {
            if begins && is_ripe(&position) {
                starts.push(at);
            }
            let played = turn::play(&mut position, action);
            begins = played.map_err(|why| BadRecord { at: at + 1, why: why.into() })?.ends_turn;
        }
        if begins && position.outcome().is_none() && is_ripe(&position) {
            starts.push(record.actions.len());
        }
        Ok(Self { record, effort, starts, next: 1, seen: HashSet::new(), work: Work::Scan })
    }

    /// Looks only for a puzzle at the game's end: after its last turn, or before it if that turn has ended the game.
    ///
    /// # Errors
    /// The first bad action of the record.
    pub fn of_last_turn(record: Record, effort: Effort) -> Result<Self, BadRecord> {
        let miner = Self::new(record, effort)?;
        Ok(Self { next: miner.starts.len().saturating_sub(1).max(1), ..miner })
    }

    /// Does a little more: some scans, or one or two searches of a proof, none longer than the effort says. The miner can be
    /// dropped between steps.
    pub fn step(&mut self, searcher: &mut Searcher) -> Mined {
        match std::mem::replace(&mut self.work, Work::Scan) {
            Work::Scan => {
                let before = self.next.checked_sub(1).and_then(|before| self.starts.get(before));
                let Some((&before, &at)) = before.zip(self.starts.get(self.next)) else { return Mined::Done };
                self.next += 1;
                if let Some(candidate) = self.scan(searcher, before, at) {
                    let Candidate { record, position, turn } = &candidate;
                    if let Some(side) = position.to_act().map(games::Seat::side) {
                        let (record, position, turn) = (record.clone(), position.clone(), turn.clone());
                        let proof = Proof::new(record, position, side, turn, self.effort.prove);
                        self.work = Work::Prove(Box::new(candidate), Box::new(proof));
                    }
                }
                Mined::Nothing
            }
            Work::Prove(candidate, mut proof) => {
                match proof.advance(searcher) {
                    Verdict::Open => self.work = Work::Prove(candidate, proof),
                    Verdict::Refuted => {}
                    Verdict::Proved(steps) => {
                        if let Some(puzzle) = self.made(searcher, *candidate, &steps) {
                            self.work = Work::Rate(puzzle, Rater::default());
                        }
                    }
                }
                Mined::Nothing
            }
            Work::Rate(puzzle, mut rater) => match rater.advance(searcher, &puzzle) {
                None => {
                    self.work = Work::Rate(puzzle, rater);
                    Mined::Nothing
                }
                Some(rating) => puzzle
                    .with_rating(rating)
                    .map_or(Mined::Nothing, |puzzle| Mined::Puzzle(Box::new(puzzle))),
            },
        }
    }

    /// Whether the position after the first `at` actions may be a puzzle, if the turn before it began after `before`.
    fn scan(&mut self, searcher: &mut Searcher, before: usize, at: usize) -> Option<Candidate> {
        let up_to = |end: usize| {
            let actions = self.record.actions.get(..end)?.to_vec();
            Some(Record { rules: self.record.rules, actions })
        };
        let record = up_to(at)?;
        let position = record.replay().ok()?;
        let side = position.to_act()?.side();
        let scan = self.effort.scan;
        let bar = Bar::new(Look::Promising, self.record.rules.game());
        // From the cheapest question to the dearest: most positions are sorted out by the first three.
        let first = search::best(searcher, &record, scan / FIRST)?;
        if first.chance < HOPELESS {
            return None;
        }
        let hasty = search::hasty(searcher, &record)?;
        let is_plain = bar.is_won(first.chance) && turn::same(&position, &hasty, &first.turn);
        if is_plain || search::second(searcher, &record, &first.turn, scan / FIRST)?.chance > SURE {
            return None;
        }
        let glance = search::best(searcher, &record, scan / GLANCE)?;
        if glance.chance < HOPEFUL || turn::same(&position, &hasty, &glance.turn) {
            return None;
        }
        let other = search::second(searcher, &record, &glance.turn, scan / GLANCE)?;
        if !bar.may_be_alone(glance.chance, other.chance) {
            return None;
        }
        let best = search::best(searcher, &record, scan)?;
        if !bar.is_won(best.chance) || turn::same(&position, &hasty, &best.turn) {
            return None;
        }
        let second = search::second(searcher, &record, &best.turn, scan)?;
        if !bar.is_alone(best.chance, second.chance) || self.seen.contains(&Key::of(&position)) {
            return None;
        }
        let earlier = up_to(before)?;
        let blunderer = earlier.replay().ok()?.to_act()?.side();
        let worth = search::best(searcher, &earlier, scan)?.chance;
        let chance = if blunderer == side { worth } else { 1.0 - worth };
        is_blunder(self.record.rules.game(), chance, best.chance).then_some(Candidate {
            record,
            position,
            turn: best.turn,
        })
    }

    /// The puzzle, if it pays. It has to be there to be rated.
    fn made(&mut self, searcher: &mut Searcher, candidate: Candidate, steps: &[Step]) -> Option<Puzzle> {
        let solution: Vec<Action> = steps.iter().flat_map(Step::actions).collect();
        let puzzle = Puzzle::new(candidate.record, &solution, *RATINGS.start()).ok()?;
        self.seen.extend((0..steps.len()).map(|step| Key::of(&puzzle.position(step))));
        pays(&puzzle, searcher.engine(EFFORT)).then_some(puzzle)
    }
}
