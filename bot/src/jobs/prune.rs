//! Deletes what is no longer needed: tokens, settled announcements, old interactions, imported files. Finishes the seasons
//! that another worker was closing when it stopped, and sets the timers that an older one didn't.

use std::{sync::Arc, time::Duration};

use crate::app::App;

const EVERY: Duration = Duration::from_mins(15);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        ticks.tick().await;
        match app.store.prune(app.clock.now()).await {
            Ok(pruned) => tracing::debug!(?pruned, "pruned"),
            Err(error) => tracing::warn!("pruning: {error:#}"),
        }
        if let Err(error) = app.store.finish_seasons().await {
            tracing::warn!("finishing seasons: {error:#}");
        }
        if let Err(error) = app.store.set_missing_timers().await {
            tracing::warn!("setting the timers of games against the computer: {error:#}");
        }
    }
}
