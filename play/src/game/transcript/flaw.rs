//! What is wrong with a game file, and where.

use games::{Action, BadAction, BadRuleSet, Illegal, RuleSet};

use super::{Header, Location};

/// The first thing that is wrong with a game file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadFile {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// Its rules, if they have been read.
    pub rules: Option<RuleSet>,
    /// Where; `None` in JSON, where the game and the action say it.
    pub place: Option<Location>,
    /// What is wrong.
    pub why: Flaw,
}

impl std::fmt::Display for BadFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "game {}", self.game)?;
        if let Some(Location { line, token }) = self.place {
            write!(f, ", line {line}, word {token}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for BadFile {}

/// What is wrong with a game in a file. The texts are for operators; players get a translated message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The file has no game.
    #[error("the file has no game")]
    Empty,
    /// The line begins like a header but isn't one: `[Name "text"]`.
    #[error("not a header like [Name \"text\"]")]
    NotAHeader,
    /// There is no header with this name.
    #[error("unknown header")]
    UnknownHeader,
    /// The game already has this header.
    #[error("the header {0} is repeated")]
    Twice(Header),
    /// The header's text can't be read, or contradicts the game.
    #[error("the header {0} is wrong")]
    Header(Header),
    /// The game has no rules.
    #[error("the header {} is missing", Header::Rules)]
    NoRules,
    /// The rule set can't be read.
    #[error(transparent)]
    Rules(#[from] BadRuleSet),
    /// The number of names doesn't fit the rules.
    #[error("these rules have {seats} players")]
    Players {
        /// How many seats the rules have.
        seats: usize,
    },
    /// The word isn't an action in any game.
    #[error("action {}: {why}", ply + 1)]
    NotAnAction {
        /// How many actions come before it.
        ply: u32,
        /// The reason.
        #[source]
        why: BadAction,
    },
    /// The action isn't legal there.
    #[error("action {}, {action}: {why}", ply + 1)]
    Illegal {
        /// How many actions come before it.
        ply: u32,
        /// The action.
        action: Action,
        /// The reason.
        #[source]
        why: Illegal,
    },
    /// The number isn't that of the next turn.
    #[error("turn {next} comes next")]
    Number {
        /// The number of the next turn.
        next: usize,
    },
    /// The result contradicts the game.
    #[error("the result contradicts the game")]
    Result,
    /// There is more text after the result.
    #[error("there is text after the result")]
    AfterResult,
    /// The text begins like JSON but doesn't have the form of a game.
    #[error("JSON, line {line}, column {column}: not a game")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 is before the first.
        column: usize,
    },
}
