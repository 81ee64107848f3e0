//! Where the engine thinks: on a few threads of its own, for less than a second each, with memory that is kept.
//!
//! A caller waits only so long for a free engine. After that they are told that the bot is busy, so that however many
//! ask, everyone is answered in time.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use engine::{Engine, Limit, Strength, Thought};
use games::Record;
use tokio::sync::Semaphore;

use crate::app::tablebase::KnownTablebase;

/// How long a thought takes at most.
const THINKING: Duration = Duration::from_millis(800);
/// The most thoughts at a time. Each engine has 3 MiB, and all share the tablebase of 15 MiB.
const MOST: usize = 3;

/// The engines, and how many may think.
#[derive(Debug)]
pub(crate) struct Thinking {
    places: Semaphore,
    /// Those that rest.
    engines: Mutex<Vec<Engine>>,
    tablebase: Arc<KnownTablebase>,
}

impl Thinking {
    /// One engine for two processors, so that games between members go on.
    pub(crate) fn new(tablebase: Arc<KnownTablebase>) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let places = Semaphore::new((processors / 2).clamp(1, MOST));
        Self { places, engines: Mutex::new(Vec::new()), tablebase }
    }

    /// A turn at this strength, after waiting at most `patience` for a free engine; `None` if the bot is too busy. With
    /// another `seed`, a strength below the greatest may play another turn.
    ///
    /// # Errors
    /// The record is bad.
    pub(crate) async fn think(
        self: &Arc<Self>,
        record: Record,
        strength: Strength,
        seed: u64,
        patience: Duration,
    ) -> anyhow::Result<Option<Thought>> {
        let Ok(place) = tokio::time::timeout(patience, self.places.acquire()).await else { return Ok(None) };
        let _place = place.context("places to think are never closed")?;
        let tablebase = if strength == Strength::BEST { self.tablebase.of(record.rules) } else { None };
        let thinking = Arc::clone(self);
        let work = move || {
            let mut engine = thinking.resting().pop().unwrap_or_default();
            engine.set_tablebase(tablebase);
            let end = Instant::now() + THINKING;
            let seed = record
                .to_string()
                .bytes()
                .fold(seed, |seed, byte| seed.rotate_left(5).wrapping_mul(0x9e37_79b9) ^ u64::from(byte));
            let thought = engine.play(&record, Limit::while_true(&|| Instant::now() < end), strength, seed);
            thinking.resting().push(engine);
            thought.context("a record that was replayed before")
        };
        Ok(Some(tokio::task::spawn_blocking(work).await.context("thinking")??))
    }

    fn resting(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        // The list is whole whenever it isn't locked.
        self.engines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_millis(500);

    fn record() -> Record {
        "morris:nine a1 d6 d1 d7".parse().unwrap()
    }

    #[tokio::test]
    async fn a_turn_comes_within_a_second_and_the_engine_is_kept() {
        let thinking = Arc::new(Thinking::new(KnownTablebase::kept_in(None)));
        let begun = Instant::now();
        let thought = thinking.think(record(), Strength::BEST, 0, PATIENCE).await.unwrap().unwrap();
        assert_eq!(thought.turn[0].to_string(), "g1");
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        assert_eq!(thinking.resting().len(), 1);
        thinking.think(record(), Strength::ALL[0], 0, PATIENCE).await.unwrap().unwrap();
        assert_eq!(thinking.resting().len(), 1);
    }

    #[tokio::test]
    async fn without_a_place_one_is_told_soon() {
        let thinking = Arc::new(Thinking::new(KnownTablebase::kept_in(None)));
        let all = u32::try_from(thinking.places.available_permits()).unwrap();
        let taken = thinking.places.acquire_many(all).await.unwrap();
        assert!(thinking.think(record(), Strength::BEST, 0, PATIENCE).await.unwrap().is_none());
        drop(taken);
        assert!(thinking.think(record(), Strength::ALL[0], 0, PATIENCE).await.unwrap().is_some());
    }
}
