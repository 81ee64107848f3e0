//! Waiting for something to happen, and what both tests' handles share.

use std::sync::Arc;
use std::time::Duration;

use crate::hub::Hub;
use crate::refusal::Refusal;

/// How long a test waits for something before it is told that it did not happen.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// What was waited for did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("waited in vain for {0}")]
pub struct TimedOut(&'static str);

/// A test that uses a broken database sees it in the log.
pub(super) fn log(result: Result<(), Refusal>) {
    if let Err(refusal) = result {
        tracing::error!(?refusal, "the sandbox could not do what a test ordered");
    }
}

/// Looks again whenever anything has happened, until there is something or the test has waited long enough.
pub(super) async fn wait_for<T>(
    hub: &Arc<Hub>,
    what: &'static str,
    mut look: impl FnMut(&Arc<Hub>) -> Option<T>,
) -> Result<T, TimedOut> {
    let mut changes = hub.world().listeners.changes();
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
