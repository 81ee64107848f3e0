//! What every worker does for itself, whether it holds the lease or not.

use std::{sync::Arc, time::Duration};

use crate::app::App;

/// How often a worker among others notes that it is alive, and what it couldn't note before.
const NOTES: Duration = Duration::from_secs(5);

/// How often rate limits are pruned. A hundred interactions a second add up to 1 MB meanwhile.
const LIMITS: Duration = Duration::from_mins(1);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let (mut notes, mut limits) = (tokio::time::interval(NOTES), tokio::time::interval(LIMITS));
    loop {
        tokio::select! {
            _ = notes.tick(), if app.store.may_have_other_workers() => note(&app).await,
            _ = limits.tick() => {
                let kept = app.discord.prune_limits().await;
                let askers = app.floods.prune(app.clock.awake());
                tracing::debug!(kept, askers, "rate limits pruned");
            }
        }
    }
}

/// A single process does this in its jobs. If a worker without jobs didn't, it would seem to have been awake all through an
/// outage, and a message of its own that couldn't be noted would be sent again.
async fn note(app: &App) {
    if let Err(error) = app.beat().await {
        tracing::debug!("{error:#}");
    }
    if let Err(error) = app.outbox.note_all(&app.store).await {
        tracing::debug!("noting what was sent: {error}");
    }
}
