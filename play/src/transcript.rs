//! Games as files: written for those who keep or show them, and read back.
//!
//! In the style of the Portable Game Notation of chess: headers, one a line, then the turns with their numbers and
//! the result. Each turn of a player has a number of its own, since the seats need not alternate; a second action of the
//! turn stands behind the first. Any number of games follow one another, with an empty line between them.
//!
//! ```text
//! [Game "Dara"]
//! [Rules "dara:traditional"]
//! [Player1 "Ada"]
//! [Player2 "Ben"]
//! [Began "2026-11-21T09:00:00Z"]
//! [Ended "2026-11-21T10:15:30Z"]
//! [Result "1-0"]
//! [Ending "resigned"]
//! [Clock "3d"]
//! [Rated "yes"]
//!
//! 1. b3 2. c4 3. b4 1-0
//! ```
//!
//! | header | what it says |
//! | --- | --- |
//! | `Game`, `Rules` | the game's name; its rule set, as in a [`Record`]: the one header that must be there |
//! | `Player1` to `Player4` | who sits where, as they call themselves: all of them or none |
//! | `Began`, `Ended` | when, in UTC |
//! | `Result` | `1-0` where the first side has won, `0-1` the second, `1/2-1/2` nobody, `*` where nothing is decided; again behind the last turn |
//! | `Ending` | the reason in one word: of the rules (`stones`, `blocked`, `repetition` …), or a [`Termination`] |
//! | `Clock`, `Rated` | the time control; `yes` or `no` |
//!
//! What stands between quotation marks may be any text: marks, backslashes, and characters that break lines or turn their
//! direction are escaped (`\"`, `\\`, `\u{202e}`).
//!
//! The same as JSON is what a [`Transcript`] serializes to. [`read`] takes either, and also a bare record, `dara:niger b3
//! c4`. It is strict: what contradicts itself, or is not understood, is refused with its place. Headers may stand in any
//! order, and any of them but `Rules` may be missing, as may the numbers and the result.
//!
//! **Decided:** a file says nothing of who gave up in a team while the partner played on; the record shows what was played.

mod draft;
mod flaw;
mod header;
mod json;
mod quoted;
mod read;
mod termination;
mod write;

use games::{Action, Outcome, Position, Record};
use jiff::Timestamp;

pub use self::{
    flaw::{BadFile, Flaw, Place},
    header::Header,
    read::read,
    termination::{BadScore, Score, Termination},
    write::write,
};

/// What is known of a game beside its record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    /// The names of the players, in order of play, one for each seat; or none.
    pub players: Vec<String>,
    /// When it began.
    pub began: Option<Timestamp>,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// How it ended, if not by its rules; `None` also while it goes on.
    pub termination: Option<Termination>,
    /// The time control, as it is written in a challenge.
    pub clock: Option<String>,
    /// Whether it was agreed to count.
    pub rated: Option<bool>,
}

/// A game that can be written: a record whose actions are legal, with headers that do not contradict it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    headers: Headers,
    course: Course,
}

impl Transcript {
    /// The game of this record.
    ///
    /// # Errors
    /// The first action that is not legal, or what in the headers contradicts the record.
    pub fn new(record: &Record, headers: Headers) -> Result<Self, Flaw> {
        let mut course = Course::new(record.rules.start());
        for &action in &record.actions {
            course.play(action)?;
        }
        course.with(headers)
    }

    /// What is known of it beside its record.
    pub const fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Its rules and actions.
    pub fn record(&self) -> Record {
        Record { rules: self.course.position.rules(), actions: self.course.actions.clone() }
    }

    /// The position after the last action.
    pub const fn position(&self) -> &Position {
        &self.course.position
    }

    /// Its result.
    pub fn score(&self) -> Score {
        Score::of(self.course.position.outcome(), self.headers.termination)
    }

    /// Why it ended, in one word, or `None` while it goes on.
    pub fn ending(&self) -> Option<&'static str> {
        match self.course.position.outcome() {
            Some(Outcome::Win { why, .. }) => Some(why.name()),
            Some(Outcome::Draw(why)) => Some(why.name()),
            None => self.headers.termination.map(Termination::name),
        }
    }

    /// The actions of each turn, in order.
    fn turns(&self) -> impl Iterator<Item = &[Action]> {
        let mut rest = self.course.actions.as_slice();
        self.course.turns.iter().filter_map(move |&actions| {
            let (turn, after) = rest.split_at_checked(actions)?;
            rest = after;
            Some(turn)
        })
    }
}

/// A game without a word about it: as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Course {
    position: Position,
    actions: Vec<Action>,
    /// How many actions each turn has; the last one may be under way.
    turns: Vec<usize>,
    /// Whether the next action begins a turn.
    between: bool,
}

impl Course {
    const fn new(position: Position) -> Self {
        Self { position, actions: Vec::new(), turns: Vec::new(), between: true }
    }

    fn play(&mut self, action: Action) -> Result<(), Flaw> {
        let ply = self.position.ply();
        let effects = self.position.play(action).map_err(|why| Flaw::Illegal { ply, action, why })?;
        self.actions.push(action);
        match self.turns.last_mut() {
            Some(turn) if !self.between => *turn += 1,
            _ => self.turns.push(1),
        }
        self.between = effects.ends_turn;
        Ok(())
    }

    /// The game with these headers, if they do not contradict it.
    fn with(self, headers: Headers) -> Result<Transcript, Flaw> {
        let seats = self.position.rules().seats();
        let over = self.position.outcome().is_some();
        if !headers.players.is_empty() && headers.players.len() != seats {
            return Err(Flaw::Players { seats });
        }
        if over && headers.termination.is_some() {
            return Err(Flaw::Header(Header::Ending));
        }
        if !over && headers.termination.is_none() && headers.ended.is_some() {
            return Err(Flaw::Header(Header::Ended));
        }
        Ok(Transcript { headers, course: self })
    }
}

#[cfg(test)]
mod tests;
