//! Game files: games written as text, to keep or show, and read back.
//!
//! The format follows chess's Portable Game Notation: headers, one a line, then the numbered turns and the
//! result. Each player's turn has its own number, since seats need not alternate; a second action of the same
//! turn follows the first. A file holds any number of games, separated by empty lines.
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
//! | header | content |
//! | --- | --- |
//! | `Game`, `Rules` | the game's name, and its rule set as in a [`Record`]; only `Rules` is required |
//! | `Player1` to `Player4` | the players' names by seat; all of them or none |
//! | `Began`, `Ended` | times in UTC |
//! | `Result` | `1-0` if the first side won, `0-1` if the second did, `1/2-1/2` for a draw, `*` if undecided; repeated after the last turn |
//! | `Ending` | the reason in one word: one of the rules' (`stones`, `blocked`, `repetition` …), or a [`Termination`] |
//! | `Clock`, `Rated` | the time control; `yes` or `no` |
//!
//! Quoted text may contain anything: quotation marks, backslashes, and characters that break lines or change
//! the text's direction are escaped (`\"`, `\\`, `\u{202e}`).
//!
//! A [`Transcript`] serializes to the JSON form of the same content. [`read`] accepts both forms, and a bare
//! record such as `dara:niger b3 c4`. It is strict: whatever is contradictory or unknown is refused, with its
//! place. Headers may come in any order, and all but `Rules` may be missing, as may turn numbers and the
//! result. As other programs write it, a take may be joined to its move (`f6xf4`, `a7-d7xg1`), and rules may be named
//! by their preset alone (`niger`) if that, or the header `Game`, leaves no doubt about the game.
//!
//! A [`Transcript`] always holds a replayed record with matching headers. One read from a stranger's file
//! guarantees exactly what one from a game played here does, and nothing else can be written.
//!
//! **Decided:** a file doesn't say which player of a team gave up while their partner played on; the record
//! shows what was played.

mod draft;
mod flaw;
mod header;
mod json;
mod place;
mod quoted;
mod read;
mod termination;
mod write;

use games::{Action, Outcome, Position, Record};
use jiff::Timestamp;

pub use self::{
    flaw::{BadFile, Flaw},
    header::Header,
    place::Location,
    read::read,
    termination::{BadScore, Score, Termination},
    write::write,
};

/// What is known of a game besides its record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    /// The players' names in order of play; one for each seat, or none.
    pub players: Vec<String>,
    /// When it began.
    pub began: Option<Timestamp>,
    /// When it ended.
    pub ended: Option<Timestamp>,
    /// How it ended, if not by its rules; also `None` while it is running.
    pub termination: Option<Termination>,
    /// The time control, written as in a challenge.
    pub clock: Option<String>,
    /// Whether it was agreed to be rated.
    pub rated: Option<bool>,
}

/// A game that can be written: a record of legal actions, with headers that don't contradict it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    headers: Headers,
    replay: Replay,
}

impl Transcript {
    /// Replays the record and checks the headers.
    ///
    /// # Errors
    /// The first illegal action, or the header that contradicts the record.
    pub fn new(record: &Record, headers: Headers) -> Result<Self, Flaw> {
        let mut replay = Replay::new(record.rules.start());
        for &action in &record.actions {
            replay.play(action)?;
        }
        replay.with(headers)
    }

    /// What is known besides the record.
    pub const fn headers(&self) -> &Headers {
        &self.headers
    }

    /// The rules and the actions.
    pub fn record(&self) -> Record {
        Record { rules: self.replay.position.rules(), actions: self.replay.actions.clone() }
    }

    /// The position after the last action.
    pub const fn position(&self) -> &Position {
        &self.replay.position
    }

    /// The result.
    pub fn score(&self) -> Score {
        Score::of(self.replay.position.outcome(), self.headers.termination)
    }

    /// Why it ended, in one word; `None` while it is running.
    pub fn ending(&self) -> Option<&'static str> {
        match self.replay.position.outcome() {
            Some(Outcome::Win { why, .. }) => Some(why.name()),
            Some(Outcome::Draw(why)) => Some(why.name()),
            None => self.headers.termination.map(Termination::name),
        }
    }

    /// The actions of each turn, in order.
    fn turns(&self) -> impl Iterator<Item = &[Action]> {
        let mut rest = self.replay.actions.as_slice();
        self.replay.turns.iter().filter_map(move |&actions| {
            let (turn, after) = rest.split_at_checked(actions)?;
            rest = after;
            Some(turn)
        })
    }
}

/// The moves of a game, without headers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Replay {
    position: Position,
    actions: Vec<Action>,
    /// How many actions each turn has; the last turn may be unfinished.
    turns: Vec<usize>,
    /// Whether the next action begins a turn.
    between: bool,
}

impl Replay {
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

    /// Adds the headers, unless they contradict the game.
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
        Ok(Transcript { headers, replay: self })
    }
}

#[cfg(test)]
mod tests;
