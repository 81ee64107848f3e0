//! What wakes the delivery of announcements, what it is to leave to answers or take over from them, and what is made already.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use data::{AnnouncementId, CommitError};
use futures::future::try_join_all;

use crate::app::{App, alarm::Alarm};

/// Wakes the delivery.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    /// Rings when there is something to deliver.
    pub(crate) alarm: Alarm,
    /// Those that an answer is making or noting just now, and since when.
    being_answered: Mutex<BTreeMap<AnnouncementId, Instant>>,
    /// Announcements whose handler has given up.
    taken_over: Mutex<Vec<AnnouncementId>>,
    /// Those that were made, though that could not be noted: for the store they are due still.
    unnoted: Mutex<BTreeSet<AnnouncementId>>,
}

/// Announcements that an answer is making, or that it has made and notes just now, as long as this lives.
pub(crate) struct Answering<'a> {
    outbox: &'a Outbox,
    announcements: Vec<AnnouncementId>,
}

impl Answering<'_> {
    /// The answer could not be given: the delivery takes them over.
    pub(crate) fn given_up(mut self) {
        let (outbox, announcements) = (self.outbox, std::mem::take(&mut self.announcements));
        outbox.end_answer(&announcements);
        outbox.taken_over.lock().unwrap_or_else(PoisonError::into_inner).extend(announcements);
        outbox.wake();
    }
}

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        self.outbox.end_answer(&self.announcements);
    }
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
    let unnoted = app.outbox.unnoted().clone();
    // The store writes together what waits for it together.
    try_join_all(unnoted.into_iter().map(|announcement| made(app, announcement))).await?;
    Ok(())
}

impl Outbox {
    /// Remembers what was made, if that was not noted.
    fn noted(&self, announcement: AnnouncementId, noted: Result<(), CommitError>) -> Result<(), CommitError> {
        match noted {
            Ok(()) => self.unnoted().remove(&announcement),
            Err(_) => self.unnoted().insert(announcement),
        };
        noted
    }

    fn unnoted(&self) -> MutexGuard<'_, BTreeSet<AnnouncementId>> {
        self.unnoted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An answer makes these announcements and notes it, from now on until what is returned is dropped.
    pub(crate) fn answering(&self, announcements: Vec<AnnouncementId>) -> Answering<'_> {
        let now = Instant::now();
        self.answers().extend(announcements.iter().map(|announcement| (*announcement, now)));
        Answering { outbox: self, announcements }
    }

    fn end_answer(&self, announcements: &[AnnouncementId]) {
        let mut answers = self.answers();
        for announcement in announcements {
            answers.remove(announcement);
        }
    }

    fn answers(&self) -> MutexGuard<'_, BTreeMap<AnnouncementId, Instant>> {
        self.being_answered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Those that an answer is making or noting, for less than `patience`, and how much of that is left: by a clock that stands
    /// still while the machine sleeps, as who makes them does.
    pub(crate) fn being_answered(&self, patience: Duration) -> BTreeMap<AnnouncementId, Duration> {
        let left = |since: &Instant| patience.checked_sub(since.elapsed()).filter(|left| !left.is_zero());
        let answers = self.answers();
        answers.iter().filter_map(|(announcement, since)| Some((*announcement, left(since)?))).collect()
    }

    /// Something was stored that nobody else announces.
    pub(crate) fn wake(&self) {
        self.alarm.ring();
    }

    /// Those that handlers could not announce since this was asked last.
    pub(crate) fn taken_over(&self) -> Vec<AnnouncementId> {
        std::mem::take(&mut self.taken_over.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use data::{Store, Unit};
    use jiff::Timestamp;
    use play::Announcement;

    use super::*;

    async fn announced() -> AnnouncementId {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("dara.db")).unwrap();
        let announcements = vec![Announcement::Digest { to: 1_u64.try_into().unwrap() }];
        let unit = Unit { at: Timestamp::UNIX_EPOCH, interaction: None, changes: Vec::new(), announcements };
        store.commit(unit).await.unwrap()[0]
    }

    #[tokio::test]
    async fn what_an_answer_makes_is_left_to_it_while_it_does_and_not_for_ever() {
        let (outbox, announcement) = (Outbox::default(), announced().await);
        let answering = outbox.answering(vec![announcement]);
        let hour = Duration::from_hours(1);
        let being_answered = outbox.being_answered(hour);
        assert!(being_answered.keys().eq([&announcement]) && being_answered[&announcement] <= hour);
        assert!(outbox.being_answered(Duration::ZERO).is_empty(), "it takes too long");
        drop(answering);
        assert!(outbox.being_answered(hour).is_empty() && outbox.taken_over().is_empty());
        outbox.answering(vec![announcement]).given_up();
        assert!(outbox.being_answered(hour).is_empty());
        assert_eq!(outbox.taken_over(), [announcement]);
    }

    #[tokio::test]
    async fn what_was_made_and_could_not_be_noted_is_remembered_until_it_is() {
        let (outbox, announcement) = (Outbox::default(), announced().await);
        outbox.noted(announcement, Err(CommitError::Stale)).unwrap_err();
        assert!(outbox.unnoted().contains(&announcement));
        outbox.noted(announcement, Ok(())).unwrap();
        assert!(outbox.unnoted().is_empty());
    }
}
