//! Lets challenges expire by themselves, though nobody looks.

use std::sync::Arc;

use anyhow::Context as _;
use data::{CommitError, Unit};
use jiff::Timestamp;
use play::challenge::Event;

use crate::{app::App, rounds::rounds};

/// Watches until the end of the program.
pub(crate) async fn run(app: Arc<App>) {
    rounds(app.clock.clone(), &app.challenge_made, "letting challenges expire", || round(&app)).await;
}

/// Ends the challenges whose time is over, and says when the next one's will be.
async fn round(app: &App) -> anyhow::Result<Option<Timestamp>> {
    let now = app.clock.now();
    for challenge in app.store.expired_challenges(now).context("looking for challenges that are too old")? {
        // A challenge that is not open, or not too old, has nothing to be stored.
        let Ok(decision) = play::challenge::decide(&challenge, Event::Tick, now) else {
            continue;
        };
        let (changes, announcements) = (decision.changes, decision.announcements);
        let unit = Unit { at: now, interaction: None, changes, announcements };
        match app.store.commit(unit).await {
            // Answered at the last moment.
            Ok(_) | Err(CommitError::Stale) => {}
            Err(error) => return Err(error).context("ending a challenge that is too old"),
        }
        app.outbox.wake();
    }
    app.store.next_expiry().context("looking for the next challenge to expire")
}
