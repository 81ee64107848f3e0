//! Notes that the program is alive, and makes up for the time when it wasn't.
//!
//! While the program is down or the machine asleep, no one can play, so running clocks are put back by that time. This
//! comes before anything else: what is played or posted right after a sleep must already find the clocks right.

use std::sync::{Mutex, PoisonError};

use anyhow::Context as _;
use data::Store;
use jiff::{SignedDuration, Timestamp};

use crate::{
    Clock,
    discord::limits::{BotLimits, Way},
};

/// How often it is noted.
const BEAT: SignedDuration = SignedDuration::from_mins(1);
/// Anything shorter isn't an outage.
const TOLERANCE: SignedDuration = SignedDuration::from_mins(5);

/// How many notes in a row without another refusal until the bot no longer counts as limited: maybe nothing is due to be sent.
const QUIET: u32 = 30;

/// When the program was last known to be alive.
#[derive(Debug, Default)]
pub(crate) struct Heartbeat {
    /// What is known of a limit on each [`Way`].
    limited: Mutex<[Option<LimitedSince>; 2]>,
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

/// That Discord limits the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct LimitedSince {
    since: Timestamp,
    /// Up to when it was made up for.
    made_up: Timestamp,
    refusals: u64,
    /// How many notes came since the last refusal.
    quiet: u32,
}

impl LimitedSince {
    /// What is known after this moment, and how much has to be made up for now. A limit that passes soon isn't.
    fn after(known: Option<Self>, refusals: Option<u64>, now: Timestamp) -> (Option<Self>, SignedDuration) {
        let Some(refusals) = refusals else { return (None, SignedDuration::ZERO) };
        let Some(known) = known else {
            return (Some(Self { since: now, made_up: now, refusals, quiet: 0 }), SignedDuration::ZERO);
        };
        let quiet = if refusals == known.refusals { known.quiet + 1 } else { 0 };
        let known = Self { refusals, quiet, ..known };
        if quiet > QUIET || now.duration_since(known.since) < TOLERANCE {
            return (Some(known), SignedDuration::ZERO);
        }
        let by = now.duration_since(known.made_up).max(SignedDuration::ZERO);
        (Some(Self { made_up: now, ..known }), by)
    }
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
    pub(crate) async fn beat(
        &self,
        store: &Store,
        clock: &Clock,
        limits: &BotLimits,
    ) -> anyhow::Result<Timestamp> {
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
        self.make_up_for_limits(store, limits, now).await?;
        self.set(Alive { noted: now, awake });
        Ok(now + BEAT)
    }

    /// Makes up for the time in which Discord limited the bot, as it passes: no one may lose by a message that couldn't be sent.
    async fn make_up_for_limits(
        &self,
        store: &Store,
        limits: &BotLimits,
        now: Timestamp,
    ) -> anyhow::Result<()> {
        let mut known = *self.limited.lock().unwrap_or_else(PoisonError::into_inner);
        for (way, known) in Way::ALL.into_iter().zip(&mut known) {
            let (next, by) = LimitedSince::after(*known, limits.refusals(way), now);
            if !by.is_zero() {
                let of = match way {
                    Way::Channels => data::PutBack::Posted,
                    Way::Mail => data::PutBack::Mailed,
                };
                store.put_back(of, by, now).await.context("making up for a limit")?;
                tracing::warn!(?way, %by, "Discord limits the bot: running clocks were extended");
            }
            *known = next;
        }
        *self.limited.lock().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// Makes up for an outage that has just ended, before an interaction is handled.
    pub(crate) async fn make_up_for_outage(&self, store: &Store, clock: &Clock, limits: &BotLimits) {
        let has_just_beaten = self.last().is_some_and(|last| {
            (SignedDuration::ZERO..TOLERANCE).contains(&clock.now().duration_since(last.noted))
        });
        if !has_just_beaten && let Err(error) = self.beat(store, clock, limits).await {
            tracing::error!("{error:#}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_made_up_for_once_it_has_lasted_and_forgotten_when_nothing_is_refused_any_longer() {
        let at = |minute: i64| Timestamp::UNIX_EPOCH + SignedDuration::from_mins(minute);
        let minutes = SignedDuration::from_mins;
        let (known, by) = LimitedSince::after(None, None, at(0));
        assert_eq!((known, by), (None, minutes(0)));
        let (known, by) = LimitedSince::after(None, Some(1), at(1));
        assert_eq!(by, minutes(0));
        let (known, by) = LimitedSince::after(known, Some(1), at(5));
        assert_eq!(by, minutes(0), "it may pass");
        let (known, by) = LimitedSince::after(known, Some(2), at(7));
        assert_eq!(by, minutes(6), "from the start");
        let (mut known, by) = LimitedSince::after(known, Some(2), at(8));
        assert_eq!(by, minutes(1));
        for _ in 0..QUIET {
            known = LimitedSince::after(known, Some(2), at(9)).0;
        }
        assert_eq!(LimitedSince::after(known, Some(2), at(60)).1, minutes(0), "nothing was sent for long");
        assert_eq!(LimitedSince::after(known, None, at(61)), (None, minutes(0)), "something got through");
    }
}
