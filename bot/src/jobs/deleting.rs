//! Finishes the deletions that players asked for, and wipes the file.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};

use crate::{actions::player::deletion::complete, app::App, jobs::rounds::rounds};

/// When to try again to empty the database's log, if a reader was in the way.
const AGAIN: SignedDuration = SignedDuration::from_secs(10);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    let log_is_left = AtomicBool::new(false);
    rounds(app.clock.clone(), &app.deletions, "deleting data", || round(&app, &log_is_left)).await;
}

/// Finishes all deletions. Returns when to look again.
async fn round(app: &App, log_is_left: &AtomicBool) -> anyhow::Result<Option<Timestamp>> {
    for deletion in app.store.deletions().await.context("loading pending deletions")? {
        if !deletion.deleted {
            complete(app, deletion.player).await?;
        }
        let emptied = app.store.wipe(deletion.player).await.context("wiping deleted data from the file")?;
        log_is_left.store(!emptied, Ordering::Relaxed);
        // The deletion makes what named the player due again, perhaps after the press that asked for it has stopped waiting.
        app.outbox.wake();
        tracing::info!("wiped deleted data from the file");
    }
    if log_is_left.load(Ordering::Relaxed) {
        let emptied = app.store.empty_log().await.context("truncating the write-ahead log")?;
        log_is_left.store(!emptied, Ordering::Relaxed);
        return Ok((!emptied).then(|| app.clock.now() + AGAIN));
    }
    Ok(None)
}
