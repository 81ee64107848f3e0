//! Deletes what is no longer needed: tokens, settled announcements, old interactions, rate limits.

use std::{sync::Arc, time::Duration};

use crate::{app::App, discord::route_limits};

const EVERY: Duration = Duration::from_mins(15);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(EVERY);
    let mut route_ticks = tokio::time::interval(route_limits::EVERY);
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                match app.store.prune(app.clock.now()).await {
                    Ok(pruned) => tracing::debug!(?pruned, "pruned"),
                    Err(error) => tracing::warn!("pruning: {error:#}"),
                }
            },
            _ = route_ticks.tick() => {
                let kept = route_limits::prune(&app.http).await;
                let askers = app.floods.prune(app.clock.awake());
                tracing::debug!(kept, askers, "rate limits pruned");
            }
        }
    }
}
