//! What wakes the delivery of announcements, what it is to take over, and what is made already.

use std::{
    collections::BTreeSet,
    sync::{Mutex, PoisonError},
};

use data::{AnnouncementId, CommitError};
use tokio::sync::Notify;

use crate::app::App;

/// Wakes the delivery.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    /// Notified when there is something to deliver.
    pub(crate) woken: Notify,
    /// Announcements whose handler has given up.
    taken_over: Mutex<Vec<AnnouncementId>>,
    /// Those that were made, though that could not be noted: for the store they are due still.
    unnoted: Mutex<BTreeSet<AnnouncementId>>,
}

/// Notes that an announcement was made. While nothing can be stored, it is remembered instead: Discord knows a second attempt
/// by its nonce, or by the interaction that was answered, but not for ever.
pub(crate) async fn made(app: &App, announcement: AnnouncementId) -> Result<(), CommitError> {
    let noted = app.store.delivered(announcement).await;
    app.outbox.noted(announcement, noted)
}

/// The same of one that the answer to an interaction has made: who was answered does not wait for the note, so that it is not
/// worth a transaction of its own.
pub(crate) async fn made_by_answer(app: &App, announcement: AnnouncementId) -> Result<(), CommitError> {
    let noted = app.store.delivered_unhurried(announcement).await;
    app.outbox.noted(announcement, noted)
}

/// Notes what was made before, and could not be noted then. An error if it still cannot.
pub(crate) async fn note_all(app: &App) -> Result<(), CommitError> {
    let unnoted = app.outbox.unnoted.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for announcement in unnoted {
        made(app, announcement).await?;
    }
    Ok(())
}

impl Outbox {
    /// Remembers what was made, if that was not noted.
    fn noted(&self, announcement: AnnouncementId, noted: Result<(), CommitError>) -> Result<(), CommitError> {
        let mut unnoted = self.unnoted.lock().unwrap_or_else(PoisonError::into_inner);
        match noted {
            Ok(()) => unnoted.remove(&announcement),
            Err(_) => unnoted.insert(announcement),
        };
        noted
    }

    /// Something was stored that nobody else announces.
    pub(crate) fn wake(&self) {
        self.woken.notify_one();
    }

    /// The handler that should have announced these could not.
    pub(crate) fn take_over(&self, announcements: Vec<AnnouncementId>) {
        self.taken_over.lock().unwrap_or_else(PoisonError::into_inner).extend(announcements);
        self.wake();
    }

    /// Those that handlers could not announce since this was asked last.
    pub(crate) fn taken_over(&self) -> Vec<AnnouncementId> {
        std::mem::take(&mut self.taken_over.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
