//! Forgets what is of no use any more: tokens, settled announcements, interactions seen long ago.

use std::{sync::Arc, time::Duration};

use crate::app::App;

const EVERY: Duration = Duration::from_mins(15);

/// Prunes now and then until the end of the program.
pub(crate) async fn run(app: Arc<App>) {
    let mut ticks = tokio::time::interval(EVERY);
    loop {
        ticks.tick().await;

        match app.store.prune(app.clock.now()).await {
            Ok(pruned) => tracing::debug!(?pruned, "pruned"),
            Err(error) => tracing::warn!("pruning: {error:#}"),
        }
    }
}
