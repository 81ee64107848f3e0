//! What wakes the delivery of announcements, and what it is to take over.

use std::sync::{Mutex, PoisonError};

use data::AnnouncementId;
use tokio::sync::Notify;

/// Wakes the delivery.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    /// Notified when there is something to deliver.
    pub(crate) woken: Notify,
    /// Announcements whose handler has given up.
    taken_over: Mutex<Vec<AnnouncementId>>,
}

impl Outbox {
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
