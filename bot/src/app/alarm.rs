//! Wakes a job that works in rounds: at once, or when something is due before the time it waits for.
//!
//! Later times don't wake it, since it will look then anyway. Nearly every turn sets a clock that runs out days
//! ahead.
//!
//! Other workers over the same database can't ring, so with them, it also looks again every second.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use jiff::Timestamp;
use tokio::sync::Notify;

use crate::Clock;

/// How often a job looks for what other workers have stored.
const POLL: Duration = Duration::from_secs(1);

/// What a single job waits for, and others set.
#[derive(Debug, Default)]
pub(crate) struct Alarm {
    rung: Notify,
    /// The time the job waits for; unknown while it works on a round, when it is always woken.
    waiting_until: Mutex<Option<Timestamp>>,
    /// How long it waits at most.
    at_most: Option<Duration>,
}

impl Alarm {
    /// An alarm for what this process stores, or with `others`, for what other workers store as well.
    pub(crate) fn new(others: bool) -> Self {
        Self { at_most: others.then_some(POLL), ..Self::default() }
    }

    /// There is something to do now.
    pub(crate) fn ring(&self) {
        self.rung.notify_one();
    }

    /// Something is due at `time`, and can be found in the store.
    pub(crate) fn set(&self, time: Timestamp) {
        if self.waiting_until().is_none_or(|waiting_until| time < waiting_until) {
            self.ring();
        }
    }

    /// Waits until it rings or until `time`, the next one found in the store.
    pub(crate) async fn wait(&self, clock: &Clock, time: Option<Timestamp>) {
        *self.waiting_until() = time;
        let due = async {
            match time {
                Some(time) => clock.reaches(time).await,
                None => std::future::pending().await,
            }
        };
        let polled = async {
            match self.at_most {
                Some(at_most) => tokio::time::sleep(at_most).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = self.rung.notified() => {}
            () = due => {}
            () = polled => {}
        }
        *self.waiting_until() = None;
    }

    fn waiting_until(&self) -> MutexGuard<'_, Option<Timestamp>> {
        self.waiting_until.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    const fn hour(hour: i64) -> Timestamp {
        Timestamp::constant(hour * 3_600, 0)
    }

    /// Whether it keeps waiting for `time` when `meanwhile` sets another.
    fn still_waits(time: Option<Timestamp>, meanwhile: impl FnOnce(&Alarm)) -> bool {
        let (alarm, (clock, _hand)) = (Alarm::default(), Clock::by_hand(hour(0)));
        let mut waiting = Box::pin(alarm.wait(&clock, time));
        assert!(waiting.as_mut().now_or_never().is_none(), "nothing is to be done yet");
        meanwhile(&alarm);
        waiting.as_mut().now_or_never().is_none()
    }

    #[test]
    fn later_timers_wake_no_one() {
        assert!(still_waits(Some(hour(5)), |alarm| alarm.set(hour(5))));
        assert!(!still_waits(Some(hour(5)), |alarm| alarm.set(hour(4))));
        assert!(!still_waits(Some(hour(5)), Alarm::ring));
    }

    #[test]
    fn a_waiter_without_a_deadline_is_woken_by_any_alarm() {
        assert!(!still_waits(None, |alarm| alarm.set(hour(100))));
    }

    #[tokio::test]
    async fn what_others_store_is_looked_for_again() {
        let (clock, _hand) = Clock::by_hand(hour(0));
        assert_eq!(Alarm::new(true).at_most, Some(POLL));
        assert_eq!(Alarm::new(false).at_most, None);
        Alarm { at_most: Some(Duration::from_millis(1)), ..Alarm::default() }.wait(&clock, None).await;
    }

    #[test]
    fn an_alarm_during_a_round_starts_another() {
        let (alarm, (clock, _hand)) = (Alarm::default(), Clock::by_hand(hour(0)));
        assert!(alarm.wait(&clock, Some(hour(0))).now_or_never().is_some(), "its time has come");
        alarm.set(hour(100));
        assert!(alarm.wait(&clock, Some(hour(1))).now_or_never().is_some(), "it may not have been seen");
        assert!(alarm.wait(&clock, Some(hour(1))).now_or_never().is_none(), "once");
    }
}
