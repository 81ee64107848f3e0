//! A record and the position it leads to, so that a game can go on without replaying all of it.

use games::{Action, BadRecord, Effects, Illegal, Position, Record, RuleSet};

use super::Turns;

/// A record that was replayed.
#[derive(Clone, Debug)]
pub struct Replayed {
    pub(super) record: Record,
    pub(super) position: Position,
    pub(super) turns: Turns,
}

impl Replayed {
    /// A game in which nothing was played yet.
    pub fn start(rules: RuleSet) -> Self {
        let position = rules.start();
        let turns = Turns::new(position.to_act());
        Self { record: Record { rules, actions: Vec::new() }, position, turns }
    }

    /// Replays the record of a stored game.
    ///
    /// # Errors
    /// The first action that was never legal.
    pub fn of(record: &Record) -> Result<Self, BadRecord> {
        let mut replayed = Self::start(record.rules);
        replayed.record.actions.reserve(record.actions.len());
        record.actions.iter().try_for_each(|&action| replayed.follow(action))?;
        Ok(replayed)
    }

    /// Plays one more action.
    ///
    /// # Errors
    /// If it is illegal. Nothing has changed then.
    pub fn play(&mut self, action: Action) -> Result<(), BadRecord> {
        self.take_up(action, Position::play)
    }

    /// Plays one more action of a stored game, see [`Position::play_stored`].
    ///
    /// # Errors
    /// If it was never legal. Nothing has changed then.
    pub fn follow(&mut self, action: Action) -> Result<(), BadRecord> {
        self.take_up(action, Position::play_stored)
    }

    fn take_up(
        &mut self,
        action: Action,
        play: fn(&mut Position, Action) -> Result<Effects, Illegal>,
    ) -> Result<(), BadRecord> {
        let at = self.record.actions.len() + 1;
        let effects = play(&mut self.position, action).map_err(|why| BadRecord { at, why: why.into() })?;
        self.turns.follow(effects, self.position.to_act(), self.position.ply());
        self.record.actions.push(action);
        Ok(())
    }

    /// How many actions were played.
    pub fn plies(&self) -> usize {
        self.record.actions.len()
    }
}
