//! What is wrong with a file of games, and where.

use games::{Action, BadAction, BadRuleSet, Illegal, RuleSet};

use super::{Header, read::word_at};

/// Where in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// Which of the words of the line, as white space separates them, from 1; a header's is 1.
    pub token: usize,
}

impl Place {
    /// The word that stands there in a text.
    pub fn word(self, text: &str) -> Option<&str> {
        word_at(text, self)
    }
}

/// What is wrong with a file of games: the first thing that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadFile {
    /// In which of its games, from 1.
    pub game: usize,
    /// By which rules that is played, where the file has said so before.
    pub rules: Option<RuleSet>,
    /// Where; `None` in JSON, where the game and the action say it.
    pub place: Option<Place>,
    /// What.
    pub why: Flaw,
}

impl std::fmt::Display for BadFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some(Place { line, token }) = self.place {
            write!(f, ", line {line}, word {token}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for BadFile {}

/// What is wrong with a written game. The text is for operators; players are told in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// There is no game in the file.
    #[error("there is no game")]
    Empty,
    /// The line begins like a header, and is none: `[Name "text"]`.
    #[error("not a header: [Name \"text\"] is")]
    NotAHeader,
    /// No header is called so.
    #[error("there is no such header")]
    UnknownHeader,
    /// The game has this header already.
    #[error("the header {0} stands twice")]
    Twice(Header),
    /// The header's text cannot be read, or contradicts the game.
    #[error("the header {0} says what cannot be")]
    Header(Header),
    /// The game has no rules.
    #[error("the header {} is missing", Header::Rules)]
    NoRules,
    /// What should be a rule set is none.
    #[error(transparent)]
    Rules(#[from] BadRuleSet),
    /// Not as many names as seats.
    #[error("{seats} players play by these rules")]
    Players {
        /// How many there are by the rules.
        seats: usize,
    },
    /// No action of any game.
    #[error("action {}: {why}", ply + 1)]
    NotAnAction {
        /// How many actions were played before.
        ply: u32,
        /// Why.
        #[source]
        why: BadAction,
    },
    /// The action is not legal there.
    #[error("action {}, {action}: {why}", ply + 1)]
    Illegal {
        /// How many actions were played before.
        ply: u32,
        /// Which.
        action: Action,
        /// Why.
        #[source]
        why: Illegal,
    },
    /// A number that is not that of the turn which begins here.
    #[error("turn {next} comes next")]
    Number {
        /// The number of the turn that comes next.
        next: usize,
    },
    /// Another result than that of the game.
    #[error("the result is another one")]
    Result,
    /// Something stands behind the result.
    #[error("the game ends with its result")]
    AfterResult,
    /// The text begins like JSON, and is not JSON of this form.
    #[error("JSON, line {line}, column {column}: not the form of a game")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 before the first.
        column: usize,
    },
}
