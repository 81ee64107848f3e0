//! A puzzle: a position of a game, and the only turns that win it.

use std::{fmt, str::FromStr};

use games::{Action, BadRecord, Outcome, Position, Record, Side};

use crate::{
    gain::Gain,
    motif::{self, Motif},
    step::Step,
    symmetry::Key,
    turn,
};

/// The most turns that a solver has to find.
pub const MAX_STEPS: usize = 5;
/// The lowest and highest rating of a puzzle.
pub const RATINGS: std::ops::RangeInclusive<u16> = 800..=2_200;

/// What the solver reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The last turn wins the game.
    Finish,
    /// The last turn leaves a clear advantage: the engine gives the solver at least three chances in four.
    Decide,
}

/// A position with one winning turn, and how it goes on. Its record and solution are always legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    record: Record,
    steps: Vec<Step>,
    rating: u16,
    motifs: Vec<Motif>,
}

/// Why there is no such puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPuzzle {
    /// The line hasn't the four parts of a puzzle.
    #[error("not a rating, motifs, a record and a solution, with tabs between them")]
    Parts,
    /// The rating isn't one that puzzles have.
    #[error("not a rating from 800 to 2200")]
    Rating,
    /// A motif isn't known.
    #[error("no such motif")]
    Motif,
    /// The record can't be read or replayed, or its game is over.
    #[error("the record: {0}")]
    Record(#[from] BadRecord),
    /// The game is over before the puzzle begins.
    #[error("the game is over")]
    Over,
    /// The solution is not one to five legal turns of the solver with replies between them.
    #[error("the solution isn't one to five turns of the solver with replies between them")]
    Solution,
}

impl Puzzle {
    /// A puzzle after a record. The solution is one list of actions: the solver's turns with the replies between them.
    ///
    /// # Errors
    /// What is wrong with the record or the solution.
    pub fn new(record: Record, solution: &[Action], rating: u16) -> Result<Self, BadPuzzle> {
        let position = record.replay()?;
        let steps = steps(&position, solution)?;
        let motifs = motif::of(&position, &steps);
        Self { record, steps, rating, motifs }.with_rating(rating)
    }

    /// The game up to the position, whose rules are those of the puzzle.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The turns to find, with their replies.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The solution as one list of actions: the solver's turns with the replies between them.
    pub fn solution(&self) -> impl Iterator<Item = Action> {
        self.steps.iter().flat_map(Step::actions)
    }

    /// How hard it is, from 800 to 2200, on the scale of players' ratings. An estimate, until players have tried it.
    pub const fn rating(&self) -> u16 {
        self.rating
    }

    /// The same puzzle with another rating.
    ///
    /// # Errors
    /// If puzzles don't have that rating.
    pub fn with_rating(self, rating: u16) -> Result<Self, BadPuzzle> {
        if RATINGS.contains(&rating) { Ok(Self { rating, ..self }) } else { Err(BadPuzzle::Rating) }
    }

    /// What happens in its solution, in the order of the list of motifs.
    pub fn motifs(&self) -> &[Motif] {
        &self.motifs
    }

    /// The game up to a step: its record and the solution before it.
    pub fn record_at(&self, step: usize) -> Record {
        let before = self.steps.iter().take(step).flat_map(Step::actions);
        let actions = self.record.actions.iter().copied().chain(before).collect();
        Record { rules: self.record.rules, actions }
    }

    /// The position before a step, or after the last one if there is no such step.
    pub fn position(&self, step: usize) -> Position {
        let mut position = self.record.rules.start();
        let before = self.steps.iter().take(step).flat_map(Step::actions);
        for action in self.record.actions.iter().copied().chain(before) {
            // They were legal when the puzzle was made.
            _ = position.play(action);
        }
        position
    }

    /// The side that solves it.
    pub fn side(&self) -> Side {
        self.position(0).to_act().map_or(Side::First, games::Seat::side)
    }

    /// What the solver reaches.
    pub fn goal(&self) -> Goal {
        match self.position(self.steps.len()).outcome() {
            Some(Outcome::Win { .. }) => Goal::Finish,
            Some(Outcome::Draw(_)) | None => Goal::Decide,
        }
    }

    /// Two puzzles with the same key are the same puzzle.
    pub fn key(&self) -> Key {
        Key::of(&self.position(0))
    }

    /// Whether it's solved by one turn that takes as much as can be taken at once.
    pub fn is_greedy(&self) -> bool {
        let [Step { turn, .. }] = self.steps.as_slice() else { return false };
        let position = self.position(0);
        let gain = |turn: &turn::Whole| (turn.taken(), turn.is_forcing());
        let most = turn::all(&position).iter().map(gain).max().unwrap_or_default();
        turn::whole(&position, turn).is_some_and(|turn| turn.is_forcing() && gain(&turn) >= most)
    }

    /// What the solution has gained before a step, or in all if there is no such step.
    pub(crate) fn gain(&self, step: usize) -> Gain {
        let gain = Gain::none(self.position(0), self.side());
        let before = self.steps.iter().take(step).flat_map(Step::actions);
        // They were legal when the puzzle was made.
        gain.after(before).unwrap_or(gain)
    }

    /// Whether the solution gains something that can be seen: a row and its take, two pieces, a blockade, the win.
    pub fn gains(&self) -> bool {
        self.gain(self.steps.len()).is_visible()
    }

    /// Whether a step is the last of several, which is there to gain something that can be seen. There, other turns may win as well.
    pub(crate) fn is_closing(&self, step: usize) -> bool {
        step > 0 && step + 1 == self.steps.len() && self.gains() && !self.gain(step).is_visible()
    }

    /// Whether there is more to see than one quiet turn: it takes several turns, or ends at once in something on the board, such as a
    /// row, a take, a blockade or the win.
    pub fn is_lively(&self) -> bool {
        let [Step { turn, .. }] = self.steps.as_slice() else { return true };
        let shows = [Motif::Block, Motif::Promotion, Motif::Bonus];
        self.goal() == Goal::Finish
            || self.motifs.iter().any(|motif| shows.contains(motif))
            || turn::whole(&self.position(0), turn).is_some_and(|turn| turn.is_forcing())
    }
}

/// Splits a solution into the solver's turns and the replies.
fn steps(position: &Position, solution: &[Action]) -> Result<Vec<Step>, BadPuzzle> {
    let mut position = position.clone();
    let side = position.to_act().ok_or(BadPuzzle::Over)?.side();
    let mut steps: Vec<Step> = Vec::new();
    // Whether the next action begins a turn.
    let mut begins = true;
    for &action in solution {
        let seat = position.to_act().ok_or(BadPuzzle::Solution)?;
        if seat.side() != side {
            steps.last_mut().ok_or(BadPuzzle::Solution)?.reply.push(action);
        } else if begins {
            steps.push(Step { turn: vec![action], reply: Vec::new() });
        } else {
            steps.last_mut().ok_or(BadPuzzle::Solution)?.turn.push(action);
        }
        begins = turn::play(&mut position, action).map_err(|_| BadPuzzle::Solution)?.ends_turn;
    }
    let ends_with_turn = begins && steps.last().is_some_and(|last| last.reply.is_empty());
    let fits = ends_with_turn && steps.len() <= MAX_STEPS;
    if fits { Ok(steps) } else { Err(BadPuzzle::Solution) }
}

impl fmt::Display for Puzzle {
    /// One line: rating, motifs, record and solution, with tabs between them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let motifs: Vec<&str> = self.motifs.iter().map(|motif| motif.name()).collect();
        write!(f, "{}\t{}\t{}\t", self.rating, motifs.join(","), self.record)?;
        self.solution()
            .enumerate()
            .try_for_each(|(at, action)| if at > 0 { write!(f, " {action}") } else { write!(f, "{action}") })
    }
}

impl FromStr for Puzzle {
    type Err = BadPuzzle;

    /// Reads a line as it is written. The record and the solution are replayed; the motifs are taken as they are, since
    /// finding them takes longer.
    fn from_str(text: &str) -> Result<Self, BadPuzzle> {
        let parts: Vec<&str> = text.trim_end_matches(['\r', '\n']).split('\t').collect();
        let [rating, motifs, record, solution] = parts[..] else { return Err(BadPuzzle::Parts) };
        let names = motifs.split(',').filter(|name| !name.is_empty());
        let motifs =
            names.map(|name| name.parse().map_err(|_| BadPuzzle::Motif)).collect::<Result<_, _>>()?;
        let solution: Vec<Action> = solution
            .split(' ')
            .map(|action| action.parse().map_err(|_| BadPuzzle::Solution))
            .collect::<Result<_, _>>()?;
        let record: Record = record.parse()?;
        let steps = steps(&record.replay()?, &solution)?;
        let rating = rating.parse().map_err(|_| BadPuzzle::Rating)?;
        Self { record, steps, rating, motifs }.with_rating(rating)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MILL: &str = "1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7";

    fn error(line: &str) -> BadPuzzle {
        line.parse::<Puzzle>().unwrap_err()
    }

    #[test]
    fn a_line_reads_and_writes() {
        let puzzle: Puzzle = MILL.parse().unwrap();
        assert_eq!(puzzle.to_string(), MILL);
        assert_eq!((puzzle.rating(), puzzle.side(), puzzle.goal()), (1_000, Side::First, Goal::Decide));
        assert_eq!(puzzle.steps().len(), 1);
        assert!(puzzle.is_greedy());
    }

    #[test]
    fn a_solution_is_split_into_turns_and_replies() {
        let line = "1000\t\tmorris:nine a1 d6 d1 d7\tg1 xd7 a7 b2 d5 c3";
        assert_eq!(error(&format!("{line} c4")), BadPuzzle::Solution, "it ends with a reply");
        let puzzle: Puzzle = line.parse().unwrap();
        let lengths: Vec<_> = puzzle.steps().iter().map(|step| (step.turn.len(), step.reply.len())).collect();
        assert_eq!(lengths, [(2, 1), (1, 1), (1, 0)]);
        assert_eq!(puzzle.position(1).ply(), 4 + 3);
    }

    #[test]
    fn what_is_wrong_with_a_line_is_said() {
        assert_eq!(error("1000\t\tmorris:nine a1"), BadPuzzle::Parts);
        assert_eq!(error(&MILL.replace("1000", "700")), BadPuzzle::Rating);
        assert_eq!(error(&MILL.replace("1000", "many")), BadPuzzle::Rating);
        assert_eq!(error(&MILL.replace("chain", "luck")), BadPuzzle::Motif);
        assert!(matches!(error(&MILL.replace("d7\t", "d6\t")), BadPuzzle::Record(_)));
        for solution in ["g1", "xd7", "g1 xd7 a7", "g9", ""] {
            assert_eq!(error(&MILL.replace("g1 xd7", solution)), BadPuzzle::Solution, "{solution:?}");
        }
    }
}
