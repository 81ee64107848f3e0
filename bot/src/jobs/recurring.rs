//! What comes to a server again and again by a timer: it's stored with its announcement and its next time, or not at all.

use anyhow::Context as _;
use data::{CommitError, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{Announcement, Change, Timer};

use crate::app::App;

/// When it's looked at again if something changed at this moment.
const AGAIN: SignedDuration = SignedDuration::from_secs(10);

/// Stores what is due, with when it comes next.
pub(super) async fn come(
    app: &App,
    (timer, next): (Timer, Timestamp),
    now: Timestamp,
    change: Change,
    announcement: Announcement,
) -> anyhow::Result<()> {
    let changes = vec![change, Change::SetTimer { timer, at: Some(next) }];
    let unit = Unit { at: now, interaction: None, changes, announcements: vec![announcement] };
    match app.write(unit).await {
        Ok(_) => {
            app.outbox.wake();
            Ok(())
        }
        // The managers changed something, or another worker was first.
        Err(CommitError::Stale) => settle(app, timer, now, Some(now + AGAIN)).await,
        Err(error) => Err(error).context("storing what comes again and again"),
    }
}

/// Sets the timer to when it comes next, if nothing is due.
pub(super) async fn settle(
    app: &App,
    timer: Timer,
    now: Timestamp,
    at: Option<Timestamp>,
) -> anyhow::Result<()> {
    app.store.settle_timer(timer, now, at).await.context("setting a timer")
}
