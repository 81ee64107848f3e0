//! The time. Everything in the bot asks this one clock.
//!
//! Games last days, so tests use a clock that they move by hand; nothing else differs.

use std::{
    sync::{Arc, LazyLock},
    time::Instant,
};

use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;

/// A clock. It is cheap to clone, and all clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System,
    Hand(watch::Receiver<ManualTime>),
}

/// What a manual clock shows.
#[derive(Clone, Copy, Debug)]
struct ManualTime {
    now: Timestamp,
    /// How long the machine has been awake.
    awake: SignedDuration,
}

/// Moves a clock made by [`Clock::by_hand`].
#[derive(Clone, Debug)]
pub struct Hand(Arc<watch::Sender<ManualTime>>);

impl Clock {
    /// The machine's clock.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stays at `start` until it is moved.
    pub fn by_hand(start: Timestamp) -> (Self, Hand) {
        let (sender, receiver) = watch::channel(ManualTime { now: start, awake: SignedDuration::ZERO });
        (Self(Source::Hand(receiver)), Hand(Arc::new(sender)))
    }

    /// The time, to the millisecond, as times are stored.
    pub fn now(&self) -> Timestamp {
        let now = match &self.0 {
            Source::System => Timestamp::now(),
            Source::Hand(shown) => shown.borrow().now,
        };
        Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
    }

    /// How long the machine has been awake since some moment. Sleeping and setting the clock don't change it.
    pub(crate) fn awake(&self) -> SignedDuration {
        static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Source::System => BEGAN.elapsed().try_into().unwrap_or(SignedDuration::MAX),
            Source::Hand(shown) => shown.borrow().awake,
        }
    }

    /// Waits until `time`. It looks at least once a minute, so that sleeping or setting the clock makes it no later
    /// than that.
    pub async fn reaches(&self, time: Timestamp) {
        const LOOK_AGAIN: std::time::Duration = std::time::Duration::from_mins(1);
        match &self.0 {
            Source::System => loop {
                let left = time.duration_since(Timestamp::now());
                let Ok(left) = std::time::Duration::try_from(left) else { return };
                if left.is_zero() {
                    return;
                }
                tokio::time::sleep(left.min(LOOK_AGAIN)).await;
            },
            Source::Hand(now) => {
                let mut now = now.clone();
                // No one can move this clock now, so the time never comes.
                if now.wait_for(|shown| shown.now >= time).await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}

impl Hand {
    /// Moves the clock, forwards or back.
    pub fn advance(&self, by: SignedDuration) {
        self.0.send_modify(|shown| {
            shown.now = shown.now.saturating_add(by).unwrap_or(shown.now);
            shown.awake += by;
        });
    }

    /// Lets time pass while the machine sleeps.
    pub fn sleep(&self, by: SignedDuration) {
        self.0.send_modify(|shown| shown.now = shown.now.saturating_add(by).unwrap_or(shown.now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_manual_clock_stands_still_until_moved() {
        let start = Timestamp::UNIX_EPOCH;
        let (clock, hand) = Clock::by_hand(start);
        let hour = jiff::SignedDuration::from_hours(1);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reaches(start + hour).await }
        });
        assert_eq!(clock.now(), start);
        hand.advance(hour);
        waiting.await.unwrap();
        assert_eq!(clock.now(), start + hour);
    }

    #[tokio::test]
    async fn a_past_moment_is_not_waited_for() {
        Clock::system().reaches(Timestamp::UNIX_EPOCH).await;
    }
}
