//! Waits until something happens.

use std::sync::Arc;
use std::time::Duration;

use crate::hub::Hub;
use crate::refusal::Refusal;

/// How long a test waits before it gives up.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// Something did not happen in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("timed out waiting for {0}")]
pub struct TimedOut(&'static str);

/// Logs a failure, which only a broken database causes.
pub(super) fn log(result: Result<(), Refusal>) {
    if let Err(refusal) = result {
        tracing::error!(?refusal, "the sandbox could not do what a test asked for");
    }
}

/// Calls `look` after each change until it finds something or time is up.
pub(super) async fn wait_for<T>(
    hub: &Arc<Hub>,
    what: &'static str,
    mut look: impl FnMut(&Arc<Hub>) -> Option<T>,
) -> Result<T, TimedOut> {
    let mut changes = hub.world.lock().listeners.changes();
    let waiting = async {
        loop {
            changes.mark_unchanged();
            if let Some(found) = look(hub) {
                return Ok(found);
            }
            if changes.changed().await.is_err() {
                return Err(TimedOut(what));
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap_or(Err(TimedOut(what)))
}
