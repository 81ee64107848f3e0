//! The sandbox's clock: the machine's time plus however far a test has advanced it.
//!
//! Every limit is measured with it (3 seconds to respond, 15 minutes for a token, an hour before edits are limited, days
//! before a thread archives), so that a test reaches it without waiting.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A clock that a test can advance. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    ahead: watch::Sender<i64>,
    /// The time it was frozen at, unless it runs by itself.
    frozen_at: Option<i64>,
}

impl Clock {
    /// A clock frozen at the present, which moves only when advanced: nothing is late just because the machine is busy.
    pub fn frozen() -> Self {
        Self { frozen_at: Some(present()), ..Self::default() }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.frozen_at.unwrap_or_else(present) + *self.ahead.borrow()
    }

    /// Advances the clock and wakes everything waiting for a time that has now come.
    pub fn advance(&self, by: Duration) {
        self.ahead.send_modify(|ahead| *ahead += millis(by));
    }

    /// Waits until the clock shows `moment` (milliseconds since 1970).
    pub(crate) async fn reach(&self, moment: i64) {
        let mut ahead = self.ahead.subscribe();
        loop {
            ahead.mark_unchanged();
            let Ok(left @ 1..) = u64::try_from(moment - self.now()) else { return };
            let frozen = self.frozen_at.is_some();
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)), if !frozen => {}
                _ = ahead.changed() => {}
            }
        }
    }
}

/// The machine's time, in milliseconds since 1970.
fn present() -> i64 {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A duration in whole milliseconds.
pub(crate) fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

/// A time as Discord writes it: `2026-08-01T12:00:00.250000+00:00`.
pub(crate) fn iso(moment: i64) -> String {
    jiff::Timestamp::from_millisecond(moment)
        .unwrap_or(jiff::Timestamp::UNIX_EPOCH)
        .strftime("%Y-%m-%dT%H:%M:%S.%6f+00:00")
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_discord_writes_them() {
        assert_eq!(iso(1_785_585_600_250), "2026-08-01T12:00:00.250000+00:00");
    }

    #[tokio::test]
    async fn a_frozen_clock_moves_only_when_advanced() {
        let clock = Clock::frozen();
        let begun = clock.now();
        let soon = clock.reach(begun + 1);
        tokio::pin!(soon);
        assert!(tokio::time::timeout(Duration::from_millis(20), &mut soon).await.is_err());
        assert_eq!(clock.now(), begun);
        clock.advance(Duration::from_millis(1));
        soon.await;
        assert_eq!(clock.now(), begun + 1);
    }

    #[tokio::test]
    async fn advancing_wakes_waiting_tasks() {
        let clock = Clock::default();
        let moment = clock.now() + 900_000;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.reach(moment).await }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        clock.advance(Duration::from_mins(15));
        waiting.await.unwrap();
        assert!(clock.now() >= moment);
    }
}
