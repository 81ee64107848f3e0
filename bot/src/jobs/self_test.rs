//! A worker among others tests itself: is its clock right, and does it reach the database and Discord?

use std::{sync::Arc, time::Duration};

use jiff::SignedDuration;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::app::{App, fitness::Unfit};

/// How often it does.
const EVERY: Duration = Duration::from_secs(1);
/// How long the database may take to answer.
const ANSWER: Duration = Duration::from_secs(1);
/// How often Discord is asked while it answers.
const DISCORD: Duration = Duration::from_secs(10);
/// With a clock that is further off, a worker can't serve.
const WRONG: SignedDuration = SignedDuration::from_secs(30);
/// How much the clock may be off before the operator is told, and how often.
const TOLERATED: SignedDuration = SignedDuration::from_secs(1);
const TOLD: Duration = Duration::from_mins(1);

/// When things were last done.
#[derive(Default)]
struct Last {
    /// Discord answered.
    answer: Option<Instant>,
    /// The operator was told of the clock.
    told: Option<Instant>,
}

/// Runs until the program ends. A single process has no one to leave its work to, so it does nothing there.
pub(crate) async fn run(app: Arc<App>) {
    if !app.store.may_have_other_workers() {
        return std::future::pending().await;
    }
    let (mut tests, mut last) = (interval(EVERY), Last::default());
    tests.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tests.tick().await;
        let result = test(&app, &mut last).await;
        app.memory.fitness.tested(result, app.clock.awake());
    }
}

async fn test(app: &App, last: &mut Last) -> Result<(), Unfit> {
    let clock = app.clock.clone();
    let ahead = match timeout(ANSWER, app.store.clock_ahead(move || clock.now())).await {
        Ok(Ok(ahead)) => ahead.unwrap_or_default(),
        Ok(Err(error)) => {
            tracing::debug!("comparing clocks: {error:#}");
            return Err(Unfit::Database);
        }
        Err(_) => return Err(Unfit::Database),
    };
    let is_due = |last: Option<Instant>, pause| last.is_none_or(|last| last.elapsed() >= pause);
    if is_off(ahead) && is_due(last.told, TOLD) {
        last.told = Some(Instant::now());
        tracing::warn!(%ahead, "this machine's clock differs from the database's: set both by NTP");
    }
    if is_wrong(ahead) {
        return Err(Unfit::Clock);
    }
    if is_due(last.answer, DISCORD) {
        last.answer = None;
        if !app.discord.answers().await {
            return Err(Unfit::Discord);
        }
        last.answer = Some(Instant::now());
    }
    Ok(())
}

fn is_off(ahead: SignedDuration) -> bool {
    ahead.abs() > TOLERATED
}

fn is_wrong(ahead: SignedDuration) -> bool {
    ahead.abs() > WRONG
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_tolerated_or_told_of_or_wrong() {
        let of = |millis: i64| [millis, -millis].map(SignedDuration::from_millis);
        for ahead in of(1_000) {
            assert!(!is_off(ahead) && !is_wrong(ahead));
        }
        for ahead in of(30_000) {
            assert!(is_off(ahead) && !is_wrong(ahead));
        }
        for ahead in of(30_001) {
            assert!(is_wrong(ahead));
        }
    }
}
