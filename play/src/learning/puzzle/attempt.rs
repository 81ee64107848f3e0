//! A player's attempt at a puzzle: what they have found, and what counts of it.

use jiff::Timestamp;

use crate::{Home, PlayerId, PuzzleId};

/// Who attempts which puzzle, and where. A puzzle of the day is attempted apart from the same puzzle at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AttemptOf {
    /// The player.
    pub player: PlayerId,
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Where they try it.
    pub home: Home,
    /// Whether as the puzzle of the day.
    pub daily: bool,
}

/// What a player does at a step of a puzzle, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// They find a turn.
    Right {
        /// The step it is for.
        step: usize,
        /// Whether the puzzle is solved by it.
        done: bool,
    },
    /// They play another turn.
    Wrong,
    /// They ask for the solution.
    GivesUp,
}

/// How the first try ended, which is what counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Whether every turn was found at once.
    pub right: bool,
    /// When.
    pub at: Timestamp,
}

/// An attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// When the puzzle was last shown.
    pub shown: Timestamp,
    /// How many steps the player has found at most.
    pub reached: usize,
    /// How many wrong turns they played before it was over.
    pub wrong: u32,
    /// How the first try ended; `None` while it goes on.
    pub decided: Option<Decided>,
    /// When they found the whole solution, if they did before they gave up.
    pub solved: Option<Timestamp>,
    /// Whether they asked for the solution.
    pub gave_up: bool,
}

impl Attempt {
    /// An attempt at a puzzle that has just been shown.
    pub const fn begin(shown: Timestamp) -> Self {
        Self { shown, reached: 0, wrong: 0, decided: None, solved: None, gave_up: false }
    }

    /// Whether the solution is known to the player.
    pub const fn is_over(&self) -> bool {
        self.solved.is_some() || self.gave_up
    }

    /// The attempt after an answer. Once it's over, nothing counts any longer.
    #[must_use]
    pub fn answer(self, answer: Answer, at: Timestamp) -> Self {
        if self.is_over() {
            return self;
        }
        let decided = |right| self.decided.or(Some(Decided { right, at }));
        match answer {
            Answer::Right { step, done: false } => Self { reached: self.reached.max(step + 1), ..self },
            Answer::Right { step, done: true } => {
                Self { reached: self.reached.max(step + 1), decided: decided(true), solved: Some(at), ..self }
            }
            Answer::Wrong => Self { wrong: self.wrong.saturating_add(1), decided: decided(false), ..self },
            Answer::GivesUp => Self { decided: decided(false), gave_up: true, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("a time")
    }

    const DONE: Answer = Answer::Right { step: 1, done: true };

    fn after(answers: &[Answer]) -> Attempt {
        (1..)
            .zip(answers)
            .fold(Attempt::begin(at(0)), |attempt, (second, &answer)| attempt.answer(answer, at(second)))
    }

    #[test]
    fn a_puzzle_solved_without_a_wrong_turn_counts_as_right() {
        let found = after(&[Answer::Right { step: 0, done: false }, DONE]);
        assert_eq!(found.decided, Some(Decided { right: true, at: at(2) }));
        assert_eq!((found.reached, found.wrong, found.solved), (2, 0, Some(at(2))));
        assert!(found.is_over());
    }

    #[test]
    fn only_the_first_wrong_turn_counts_but_all_are_counted() {
        let found = after(&[Answer::Right { step: 0, done: false }, Answer::Wrong, Answer::Wrong, DONE]);
        assert_eq!(found.decided, Some(Decided { right: false, at: at(2) }));
        assert_eq!((found.wrong, found.solved), (2, Some(at(4))));
    }

    #[test]
    fn who_gave_up_solves_it_no_longer() {
        let found = after(&[Answer::GivesUp, DONE]);
        assert_eq!(found.decided, Some(Decided { right: false, at: at(1) }));
        assert_eq!((found.solved, found.gave_up), (None, true));
    }

    #[test]
    fn nothing_counts_once_it_is_over() {
        let solved = after(&[DONE]);
        assert_eq!(solved.answer(Answer::Wrong, at(9)), solved);
        assert_eq!(solved.answer(Answer::GivesUp, at(9)), solved);
    }
}
