//! A game written as text: its rule set and its actions, one token each; and such a game with what it leads to.

use std::{fmt, str::FromStr};

use crate::{Action, BadAction, BadRuleSet, Effects, Illegal, Position, RuleSet};

/// A written game: `dara:traditional b3 c4 …`. Its actions may be illegal, which [`Record::replay`] checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Its rules, which are token 0.
    pub rules: RuleSet,
    /// Its actions; the first is token 1.
    pub actions: Vec<Action>,
}

/// What is wrong with a written game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("token {at}: {why}")]
pub struct BadRecord {
    /// The index of the token: 0 is the rule set, 1 the first action.
    pub at: usize,
    /// What is wrong with it.
    pub why: BadToken,
}

/// What is wrong with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadToken {
    /// It is not a rule set.
    #[error(transparent)]
    RuleSet(#[from] BadRuleSet),
    /// It is not an action of any game.
    #[error(transparent)]
    Action(#[from] BadAction),
    /// The action is not legal there.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

impl Record {
    /// The position after the last action.
    ///
    /// # Errors
    /// The first illegal action.
    pub fn replay(&self) -> Result<Position, BadRecord> {
        let mut position = self.rules.start();
        for (index, &action) in self.actions.iter().enumerate() {
            position.play(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
        }
        Ok(position)
    }

    /// The position after the last action of a stored game, see [`Position::play_stored`].
    ///
    /// # Errors
    /// The first action that was never legal.
    pub fn replay_stored(&self) -> Result<Position, BadRecord> {
        let mut position = self.rules.start();
        for (index, &action) in self.actions.iter().enumerate() {
            position.play_stored(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
        }
        Ok(position)
    }
}

/// A record with the position it leads to and its last turn, which pictures mark. Practice, puzzles and lessons go on from one to
/// the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    record: Record,
    position: Position,
    last_turn: Vec<Effects>,
}

impl Recorded {
    /// Before the first action.
    pub fn begin(rules: RuleSet) -> Self {
        Self { record: Record { rules, actions: Vec::new() }, position: rules.start(), last_turn: Vec::new() }
    }

    /// What a record leads to.
    ///
    /// # Errors
    /// The first illegal action.
    pub fn load(record: &Record) -> Result<Self, BadRecord> {
        let mut recorded = Self::begin(record.rules);
        for (index, &action) in record.actions.iter().enumerate() {
            recorded.play(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
        }
        Ok(recorded)
    }

    /// With one more action.
    ///
    /// # Errors
    /// Why it isn't legal.
    pub fn then(&self, action: Action) -> Result<Self, Illegal> {
        self.after(&[action])
    }

    /// With all these actions.
    ///
    /// # Errors
    /// Why one of them isn't legal.
    pub fn after(&self, actions: &[Action]) -> Result<Self, Illegal> {
        let mut after = self.clone();
        actions.iter().try_for_each(|&action| after.play(action))?;
        Ok(after)
    }

    /// Without the last action, if there is one.
    ///
    /// # Errors
    /// None is known: the others were legal before.
    pub fn taken_back(&self) -> Result<Self, Illegal> {
        let before = self.record.actions.split_last().map_or(&[][..], |(_, before)| before);
        Self::begin(self.rules()).after(before)
    }

    fn play(&mut self, action: Action) -> Result<(), Illegal> {
        let effects = self.position.play(action)?;
        if self.last_turn.last().is_none_or(|last| last.ends_turn) {
            self.last_turn.clear();
        }
        self.last_turn.push(effects);
        self.record.actions.push(action);
        Ok(())
    }

    /// The rules and the actions played.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The rules.
    pub const fn rules(&self) -> RuleSet {
        self.record.rules
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What each action of the last turn did.
    pub fn last_turn(&self) -> &[Effects] {
        &self.last_turn
    }

    /// Whether nothing has been played yet.
    pub const fn is_new(&self) -> bool {
        self.record.actions.is_empty()
    }
}

impl FromStr for Position {
    type Err = BadRecord;

    /// Reads a record and plays it token by token, up to the position after its last action. The error is the first bad
    /// token, whether it is malformed or illegal.
    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut tokens = tokens(text);
        let mut position = rules(&mut tokens)?.start();
        for (at, action) in actions(tokens) {
            let played = action.map_err(BadToken::from).and_then(|action| Ok(position.play(action)?));
            played.map_err(|why| BadRecord { at, why })?;
        }
        Ok(position)
    }
}

/// The tokens of a record, which any white space separates.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split_ascii_whitespace()
}

/// Token 0.
fn rules<'a>(tokens: &mut impl Iterator<Item = &'a str>) -> Result<RuleSet, BadRecord> {
    let text = tokens.next().unwrap_or_default();
    text.parse().map_err(|why: BadRuleSet| BadRecord { at: 0, why: why.into() })
}

/// The other tokens, each with its index.
fn actions<'a>(
    tokens: impl Iterator<Item = &'a str>,
) -> impl Iterator<Item = (usize, Result<Action, BadAction>)> {
    tokens.enumerate().map(|(index, token)| (index + 1, token.parse()))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rules)?;
        self.actions.iter().try_for_each(|action| write!(f, " {action}"))
    }
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Self, BadRecord> {
        let mut tokens = tokens(text);
        let rules = rules(&mut tokens)?;
        let actions =
            actions(tokens).map(|(at, action)| action.map_err(|why| BadRecord { at, why: why.into() }));
        Ok(Self { rules, actions: actions.collect::<Result<_, _>>()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_reads_writes_and_replays() {
        let text = "dara:traditional b3 c4 b4";
        let record: Record = text.parse().unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(record.replay().unwrap().ply(), 3);
        assert_eq!(text.parse(), record.replay());
        assert_eq!(" dara:traditional\tb3  c4 b4\r\n".parse(), Ok(record));
    }

    #[test]
    fn a_bad_token_is_reported_by_its_index() {
        let parse = |text: &str| text.parse::<Record>().unwrap_err();
        assert_eq!(parse("").at, 0);
        assert_eq!(parse("dara b3").at, 0);
        assert_eq!(parse("dara:niger b3 z9"), BadRecord { at: 2, why: BadAction.into() });
        let record: Record = "dara:niger b3 c4 b3".parse().unwrap();
        let why = Illegal::Occupied("b3".parse().unwrap()).into();
        assert_eq!(record.replay(), Err(BadRecord { at: 3, why }));
        // A record that is played while it is read fails at the first of two bad tokens.
        assert_eq!("dara:niger b3 c4 b3 z9".parse::<Position>(), Err(BadRecord { at: 3, why }));
        assert_eq!("dara:niger z9 z9".parse::<Position>(), Err(BadRecord { at: 1, why: BadAction.into() }));
    }
}
