//! A recorded game as scenes: the start, and one for each turn.

use games::{BadRecord, Effects, Record};

use crate::{
    scene::{
        compose::{Ended, Marks, Options, scene},
        items::Scene,
    },
    winning_chance::WinningChance,
};

/// A game turn by turn; each scene marks the turn that led to it. All scenes share one board, theme and size,
/// and there is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    first: Scene,
    rest: Vec<Scene>,
}

impl Replay {
    /// Replays a whole game: scene 0 shows the start, scene 1 the first turn. A turn that still waits for its
    /// take gets a scene too. How the game `ended` is shown by the last scene, see [`Marks::ended`].
    ///
    /// # Errors
    /// The first illegal action.
    pub fn of(record: &Record, ended: Option<Ended>, options: Options) -> Result<Self, BadRecord> {
        Self::with_chances(record, ended, &[], options)
    }

    /// Like [`Self::of`], with the chances of winning beside the board: for the first scenes, in order, as many as
    /// are given.
    ///
    /// # Errors
    /// The first illegal action.
    pub fn with_chances(
        record: &Record,
        ended: Option<Ended>,
        chances: &[WinningChance],
        options: Options,
    ) -> Result<Self, BadRecord> {
        let mut chances = chances.iter().copied();
        let mut position = record.rules.start();
        let ended_after = |actions: usize| ended.filter(|_| actions == record.actions.len());
        let marks = Marks { chance: chances.next(), ended: ended_after(0), ..Marks::default() };
        let first = scene(&position, &marks, options);
        let (mut rest, mut turn) = (Vec::new(), Vec::<Effects>::new());
        for (at, &action) in (1..).zip(&record.actions) {
            let effects = position.play_stored(action).map_err(|why| BadRecord { at, why: why.into() })?;
            turn.push(effects);
            if effects.ends_turn || at == record.actions.len() {
                let (chance, ended) = (chances.next(), ended_after(at));
                let marks = Marks { last: &turn, chance, ended, ..Marks::default() };
                rest.push(scene(&position, &marks, options));
                turn.clear();
            }
        }
        Ok(Self { first, rest })
    }

    /// Keeps the scenes from one turn to another, both included. Turns beyond the last count as the last.
    #[must_use]
    pub fn between(self, from: usize, to: usize) -> Self {
        let from = from.min(self.turns());
        let mut scenes = std::iter::once(self.first.clone()).chain(self.rest).skip(from);
        Self {
            first: scenes.next().unwrap_or(self.first),
            rest: scenes.take(to.saturating_sub(from)).collect(),
        }
    }

    /// Number of turns, one less than there are scenes.
    pub fn turns(&self) -> usize {
        self.rest.len()
    }

    /// The first scene.
    pub fn first(&self) -> &Scene {
        &self.first
    }

    /// All scenes, the first one first.
    pub fn scenes(&self) -> impl Iterator<Item = &Scene> {
        std::iter::once(&self.first).chain(&self.rest)
    }
}
