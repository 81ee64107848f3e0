//! Requests that wait out a bad moment of Discord: those of the start for some seconds, those that a member waits for at once.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::discord::{
    redact::{code, plain, status},
    verdict::{Verdict, verdict},
};

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

/// Makes a request that a member waits for, so there is time for only one more attempt if it failed for a moment.
pub(super) async fn twice<T, F>(request: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    match request().await {
        Err(error) if is_momentary(&error) => request().await,
        done => done,
    }
}

/// Whether Discord failed or the connection broke, rather than that Discord refused the request.
pub(super) fn is_momentary(error: &serenity::Error) -> bool {
    verdict(error) == Verdict::Later && !matches!(code(error), Some(1..))
}
