//! A recorded game as scenes: the start, and one for each turn.

use games::{BadRecord, Effects, Record};

use crate::scene::{
    compose::{Ended, Marks, Options, scene},
    items::Scene,
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
        let mut position = record.rules.start();
        let ended_after = |actions: usize| ended.filter(|_| actions == record.actions.len());
        let first = scene(&position, &Marks { ended: ended_after(0), ..Marks::default() }, options);
        let (mut rest, mut turn) = (Vec::new(), Vec::<Effects>::new());
        for (at, &action) in (1..).zip(&record.actions) {
            let effects = position.play_stored(action).map_err(|why| BadRecord { at, why: why.into() })?;
            turn.push(effects);
            if effects.ends_turn || at == record.actions.len() {
                let marks = Marks { last: &turn, ended: ended_after(at), ..Marks::default() };
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
