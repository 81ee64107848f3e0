//! A written game as scenes: where it began, and then one for each turn.

use games::{BadRecord, Effects, Record};

use crate::{
    scene::compose::{Marks, Options, scene},
    scene::items::Scene,
};

/// A game from turn to turn, each scene with the marks of the turn that led to it. All are of one board, one theme and
/// one size, and there is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    first: Scene,
    rest: Vec<Scene>,
}

impl Replay {
    /// The whole game: scene 0 is the position before the first turn, scene 1 the one after it. A turn that is not over yet,
    /// since a take is due, has its scene too. Where the game is `over` although it could go on, the last scene says so, as
    /// [`Marks::over`] does.
    ///
    /// # Errors
    /// The first action that is not legal.
    pub fn of(record: &Record, over: bool, options: Options) -> Result<Self, BadRecord> {
        let mut position = record.rules.start();
        let is_over_after = |actions: usize| over && actions == record.actions.len();
        let first = scene(&position, &Marks { over: is_over_after(0), ..Marks::default() }, options);
        let (mut rest, mut turn) = (Vec::new(), Vec::<Effects>::new());
        for (at, &action) in (1..).zip(&record.actions) {
            let effects = position.play(action).map_err(|why| BadRecord { at, why: why.into() })?;
            turn.push(effects);
            if effects.ends_turn || at == record.actions.len() {
                let marks = Marks { last: &turn, over: is_over_after(at), ..Marks::default() };
                rest.push(scene(&position, &marks, options));
                turn.clear();
            }
        }
        Ok(Self { first, rest })
    }

    /// Only the scenes from one turn to another, both included; those beyond the last turn are that of the last.
    #[must_use]
    pub fn between(self, from: usize, to: usize) -> Self {
        let from = from.min(self.turns());
        let mut scenes = std::iter::once(self.first.clone()).chain(self.rest).skip(from);
        Self {
            first: scenes.next().unwrap_or(self.first),
            rest: scenes.take(to.saturating_sub(from)).collect(),
        }
    }

    /// How many turns it shows: one less than there are scenes.
    pub fn turns(&self) -> usize {
        self.rest.len()
    }

    /// What it begins with.
    pub fn first(&self) -> &Scene {
        &self.first
    }

    /// All scenes.
    pub fn scenes(&self) -> impl Iterator<Item = &Scene> {
        std::iter::once(&self.first).chain(&self.rest)
    }
}
