//! A position with the turn that led to it.

use games::{Action, BadRecord, Effects, Illegal, Position, Record};

/// A position with its record and the last turn, which pictures mark.
#[derive(Clone, Debug)]
pub struct Scene {
    record: Record,
    position: Position,
    last_turn: Vec<Effects>,
}

impl Scene {
    /// What a record leads to.
    ///
    /// # Errors
    /// The first token that isn't a legal action.
    pub(crate) fn of(record: &str) -> Result<Self, BadRecord> {
        let record: Record = record.parse()?;
        let start = Record { actions: Vec::new(), ..record };
        let mut scene = Self { position: start.rules.start(), record: start, last_turn: Vec::new() };
        for (index, &action) in record.actions.iter().enumerate() {
            scene = scene.then(action).map_err(|why| BadRecord { at: index + 1, why: why.into() })?;
        }
        Ok(scene)
    }

    /// The scene after an action.
    ///
    /// # Errors
    /// Why the action isn't legal.
    pub fn then(&self, action: Action) -> Result<Self, Illegal> {
        let mut then = self.clone();
        let effects = then.position.play(action)?;
        if then.last_turn.last().is_none_or(|last| last.ends_turn) {
            then.last_turn.clear();
        }
        then.last_turn.push(effects);
        then.record.actions.push(action);
        Ok(then)
    }

    /// The scene after all these actions.
    ///
    /// # Errors
    /// Why one of them isn't legal.
    pub fn after(&self, actions: &[Action]) -> Result<Self, Illegal> {
        actions.iter().try_fold(self.clone(), |scene, &action| scene.then(action))
    }

    /// The position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The record that leads to it.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What each action of the last turn did.
    pub fn last_turn(&self) -> &[Effects] {
        &self.last_turn
    }
}
