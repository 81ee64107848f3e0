//! Runs a job in rounds: when its alarm rings, and when the next thing is due.

use jiff::{SignedDuration, Timestamp};

use crate::{Clock, app::alarm::Alarm};

/// How long to wait after a failed round.
const AFTER_A_FAULT: SignedDuration = SignedDuration::from_secs(5);

/// Runs rounds until the program ends. A round does what is due, and returns when the next thing will be; `doing`
/// names it in the log.
pub(crate) async fn rounds<F>(clock: Clock, alarm: &Alarm, doing: &'static str, round: impl Fn() -> F)
where
    F: Future<Output = anyhow::Result<Option<Timestamp>>>,
{
    loop {
        let next = round().await.unwrap_or_else(|error| {
            tracing::error!("{doing}: {error:#}");
            Some(clock.now() + AFTER_A_FAULT)
        });
        alarm.wait(&clock, next).await;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    };

    use tokio::sync::Notify;

    use super::*;

    #[tokio::test]
    async fn a_round_starts_when_woken_or_due() {
        let (clock, hand) = Clock::by_hand(Timestamp::UNIX_EPOCH);
        let (alarm, made) = (Arc::new(Alarm::default()), Arc::new(AtomicUsize::new(0)));
        let done = Arc::new(Notify::new());
        let job = tokio::spawn({
            let (alarm, made, done) = (Arc::clone(&alarm), Arc::clone(&made), Arc::clone(&done));
            let clock = clock.clone();
            async move {
                rounds(clock, &alarm, "counting", || async {
                    made.fetch_add(1, Ordering::SeqCst);
                    done.notify_one();
                    Ok(Some(Timestamp::UNIX_EPOCH + SignedDuration::from_hours(1)))
                })
                .await;
            }
        });
        done.notified().await;
        alarm.ring();
        done.notified().await;
        hand.advance(SignedDuration::from_hours(1));
        done.notified().await;
        assert!(made.load(Ordering::SeqCst) >= 3);
        job.abort();
    }
}
