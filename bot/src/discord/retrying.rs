//! Requests of the start, which wait out a bad moment of Discord.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::discord::redact::{plain, status};

/// The waits before a request is made again.
const WAITS: [Duration; 3] = [Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(2)];

/// Makes a request, again after a while if Discord itself fails: a single bad moment should not cost a restart.
pub(super) async fn retrying<T, F>(request: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    for wait in WAITS {
        match request().await {
            Err(error) if status(&error).is_some_and(|status| status >= 500) => {
                tracing::warn!("retrying a request: {:#}", plain(error));
                tokio::time::sleep(wait).await;
            }
            other => return other,
        }
    }
    request().await
}
