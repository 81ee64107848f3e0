//! Wakes a job that works in rounds: at once, or when something is to be done before the time that it waits for.
//!
//! What is later than that disturbs nobody: the job finds it when it looks. Nearly every turn sets a clock that runs out days ahead.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use tokio::sync::Notify;

use crate::Clock;

/// What a job waits for, and others set; it is for one job.
#[derive(Debug, Default)]
pub(crate) struct Alarm {
    rung: Notify,
    /// The time that the job waits for. Of one that is making a round it is not known what it has seen: it is woken in any case.
    player_to_act: Mutex<Option<Timestamp>>,
}

impl Alarm {
    /// There is something to do now.
    pub(crate) fn ring(&self) {
        self.rung.notify_one();
    }

    /// There is something to do at `time`, which can be found by now.
    pub(crate) fn set(&self, time: Timestamp) {
        if self.player_to_act().is_none_or(|player_to_act| time < player_to_act) {
            self.ring();
        }
    }

    /// Waits until it rings, or until `time`, as what was found says.
    pub(crate) async fn wait(&self, clock: &Clock, time: Option<Timestamp>) {
        *self.player_to_act() = time;
        let due = async {
            match time {
                Some(time) => clock.reaches(time).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = self.rung.notified() => {}
            () = due => {}
        }
        *self.player_to_act() = None;
    }

    fn player_to_act(&self) -> MutexGuard<'_, Option<Timestamp>> {
        self.player_to_act.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    const fn hour(hour: i64) -> Timestamp {
        Timestamp::constant(hour * 3_600, 0)
    }

    /// Whether it still waits for `time` when that is set which `meanwhile` sets.
    fn still_waits(time: Option<Timestamp>, meanwhile: impl FnOnce(&Alarm)) -> bool {
        let (alarm, (clock, _hand)) = (Alarm::default(), Clock::by_hand(hour(0)));
        let mut waiting = Box::pin(alarm.wait(&clock, time));
        assert!(waiting.as_mut().now_or_never().is_none(), "nothing is to be done yet");
        meanwhile(&alarm);
        waiting.as_mut().now_or_never().is_none()
    }

    #[test]
    fn what_is_later_disturbs_nobody() {
        assert!(still_waits(Some(hour(5)), |alarm| alarm.set(hour(5))));
        assert!(!still_waits(Some(hour(5)), |alarm| alarm.set(hour(4))));
        assert!(!still_waits(Some(hour(5)), Alarm::ring));
    }

    #[test]
    fn who_waits_for_nothing_is_woken_by_anything() {
        assert!(!still_waits(None, |alarm| alarm.set(hour(100))));
    }

    #[test]
    fn what_is_set_during_a_round_is_looked_at_after_it() {
        let (alarm, (clock, _hand)) = (Alarm::default(), Clock::by_hand(hour(0)));
        assert!(alarm.wait(&clock, Some(hour(0))).now_or_never().is_some(), "its time has come");
        alarm.set(hour(100));
        assert!(alarm.wait(&clock, Some(hour(1))).now_or_never().is_some(), "it may not have been seen");
        assert!(alarm.wait(&clock, Some(hour(1))).now_or_never().is_none(), "once");
    }
}
