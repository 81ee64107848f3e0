//! Notes that the program is alive, and makes up for the time when it wasn't.
//!
//! While the program is down or the machine asleep, no one can play, so running clocks are put back by that time. This
//! comes before anything else: what is played or posted right after a sleep must already find the clocks right.

use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use data::Store;
use jiff::{SignedDuration, Timestamp};

use crate::Clock;

/// How often it is noted.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Anything shorter isn't an outage.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(5);

/// When the program was last known to be alive.
#[derive(Debug, Default)]
pub(crate) struct Heartbeat {
    last: Mutex<Option<Alive>>,
    /// Held while a beat is stored.
    beating: tokio::sync::Mutex<()>,
}

#[derive(Clone, Copy, Debug)]
struct Alive {
    /// When that was last stored.
    noted: Timestamp,
    /// How long the machine had been awake when it last should have been stored. While storing fails no one can play,
    /// which counts as an outage.
    awake: SignedDuration,
}

impl Heartbeat {
    fn last(&self) -> Option<Alive> {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, alive: Alive) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(alive);
    }

    /// Notes that the program is alive and makes up for the time since the last note, unless there was a note just now:
    /// then there is nothing to make up for. Returns when the next note is due.
    pub(crate) async fn beat(&self, store: &Store, clock: &Clock) -> anyhow::Result<Timestamp> {
        let beating = data::in_time(self.beating.lock()).await;
        let _beating = beating.context("waiting for another heartbeat to be stored")?;
        let (now, awake) = (clock.now(), clock.awake());
        let last = self.last();
        let was_awake = match last {
            Some(last) if (SignedDuration::ZERO..BEAT).contains(&now.duration_since(last.noted)) => {
                return Ok(last.noted + BEAT);
            }
            Some(last) => {
                self.set(Alive { awake, ..last });
                awake - last.awake
            }
            // Since the program started, it hasn't been noted at all.
            None => SignedDuration::ZERO,
        };
        let made_up = store.beat(now, was_awake, TOLERANCE).await.context("storing a heartbeat")?;
        if let Some(made_up) = made_up {
            tracing::warn!(%made_up, "the bot was down for a while: running clocks were extended");
        }
        self.set(Alive { noted: now, awake });
        Ok(now + BEAT)
    }

    /// Makes up for an outage that has just ended, before an interaction is handled.
    pub(crate) async fn make_up_for_outage(&self, store: &Store, clock: &Clock) {
        let has_just_beaten = self.last().is_some_and(|last| {
            (SignedDuration::ZERO..TOLERANCE).contains(&clock.now().duration_since(last.noted))
        });
        if !has_just_beaten && let Err(error) = self.beat(store, clock).await {
            tracing::error!("{error:#}");
        }
    }
}
