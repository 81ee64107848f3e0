//! What the delivery of announcements leaves to answers or takes over from them, and what is made already.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use data::{AnnouncementId, CommitError, PostedBoard, Store};
use futures::future::try_join_all;

use crate::app::alarm::Alarm;

/// How many announcements are remembered whose handler gave up. Forgotten ones are made a few seconds later.
const TAKEN_OVER: usize = 1_000;

/// Wakes the delivery.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    /// Rings when there is something to deliver.
    pub(crate) alarm: Alarm,
    /// Announcements that an answer is making right now, and since when.
    being_answered: Mutex<BTreeMap<AnnouncementId, Instant>>,
    /// Due announcements that any worker's answer may be making, and when this one first saw them.
    first_seen: Mutex<BTreeMap<AnnouncementId, Instant>>,
    /// Announcements whose handler gave up.
    taken_over: Mutex<Vec<AnnouncementId>>,
    /// Announcements that were made, although that couldn't be stored yet, with the boards that they are.
    unnoted: Mutex<BTreeMap<AnnouncementId, Option<PostedBoard>>>,
}

/// Announcements that an answer is making, while this lives.
pub(crate) struct Answering<'a> {
    outbox: &'a Outbox,
    announcements: Vec<AnnouncementId>,
}

impl Answering<'_> {
    /// The answer failed: the delivery takes over.
    pub(crate) fn given_up(mut self) {
        let (outbox, announcements) = (self.outbox, std::mem::take(&mut self.announcements));
        outbox.end_answer(&announcements);
        let mut taken_over = outbox.taken_over.lock().unwrap_or_else(PoisonError::into_inner);
        taken_over.extend(announcements);
        // Another worker's delivery may make them, and this one's may not run for days.
        let forgotten = taken_over.len().saturating_sub(TAKEN_OVER);
        taken_over.drain(..forgotten);
        drop(taken_over);
        outbox.wake();
    }
}

impl Drop for Answering<'_> {
    fn drop(&mut self) {
        self.outbox.end_answer(&self.announcements);
    }
}

impl Outbox {
    /// An empty one, for this process alone or with `others`.
    pub(crate) fn new(others: bool) -> Self {
        Self { alarm: Alarm::new(others), ..Self::default() }
    }

    /// Stores that an announcement was made. While nothing can be stored, it is remembered instead: Discord recognises a
    /// second attempt, but not forever.
    pub(crate) async fn made(&self, store: &Store, announcement: AnnouncementId) -> Result<(), CommitError> {
        let noted = store.delivered(announcement).await;
        self.noted(announcement, None, noted)
    }

    /// The same of a board. Where only the newest one stays, the one before is due to go from now on.
    pub(crate) async fn board_made(
        &self,
        store: &Store,
        announcement: AnnouncementId,
        board: PostedBoard,
    ) -> Result<(), CommitError> {
        let stored = store.set_board_message(board, Some(announcement)).await;
        if matches!(stored, Ok(true)) {
            self.wake();
        }
        self.noted(announcement, Some(board), stored.map(drop))
    }

    /// Stores that an answer made an announcement. Nothing waits for this, so it shares the next transaction.
    pub(crate) async fn made_by_answer(
        &self,
        store: &Store,
        announcement: AnnouncementId,
    ) -> Result<(), CommitError> {
        let noted = store.delivered_unhurried(announcement).await;
        self.noted(announcement, None, noted)
    }

    /// Stores what couldn't be stored before. Fails if it still can't be.
    pub(crate) async fn note_all(&self, store: &Store) -> Result<(), CommitError> {
        let unnoted = self.unnoted().clone();
        // The store writes these in one transaction.
        try_join_all(unnoted.into_iter().map(async |(announcement, board)| match board {
            Some(board) => self.board_made(store, announcement, board).await,
            None => self.made(store, announcement).await,
        }))
        .await?;
        Ok(())
    }

    /// Remembers an announcement if storing failed.
    fn noted(
        &self,
        announcement: AnnouncementId,
        board: Option<PostedBoard>,
        noted: Result<(), CommitError>,
    ) -> Result<(), CommitError> {
        match noted {
            Ok(()) => _ = self.unnoted().remove(&announcement),
            Err(_) => _ = self.unnoted().insert(announcement, board),
        }
        noted
    }

    fn unnoted(&self) -> MutexGuard<'_, BTreeMap<AnnouncementId, Option<PostedBoard>>> {
        self.unnoted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now until the result is dropped, an answer is making these announcements.
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

    /// What answers have been making for less than `patience`, with the time left. This clock stops while the machine
    /// sleeps, like the handler.
    pub(crate) fn being_answered(&self, patience: Duration) -> BTreeMap<AnnouncementId, Duration> {
        let left = |since: &Instant| patience.checked_sub(since.elapsed()).filter(|left| !left.is_zero());
        let answers = self.answers();
        answers.iter().filter_map(|(announcement, since)| Some((*announcement, left(since)?))).collect()
    }

    /// Which of these, which are all that are due, were first seen less than `patience` ago, with the time left. This
    /// doesn't depend on the clocks of the workers that may be answering.
    pub(crate) fn left_to_others(
        &self,
        due: impl Iterator<Item = AnnouncementId>,
        patience: Duration,
    ) -> BTreeMap<AnnouncementId, Duration> {
        let now = Instant::now();
        let mut first_seen = self.first_seen.lock().unwrap_or_else(PoisonError::into_inner);
        *first_seen = due.map(|due| (due, first_seen.get(&due).copied().unwrap_or(now))).collect();
        let left =
            |since: Instant| patience.checked_sub(now.duration_since(since)).filter(|left| !left.is_zero());
        first_seen.iter().filter_map(|(due, since)| Some((*due, left(*since)?))).collect()
    }

    /// Something was stored that only the delivery announces.
    pub(crate) fn wake(&self) {
        self.alarm.ring();
    }

    /// What handlers have given up since the last call.
    pub(crate) fn taken_over(&self) -> Vec<AnnouncementId> {
        std::mem::take(&mut self.taken_over.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use data::Unit;
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
    async fn an_announcement_waits_for_its_answer_but_not_for_ever() {
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
    async fn others_are_left_some_time_from_the_first_look() {
        let (outbox, announcement) = (Outbox::default(), announced().await);
        let look = |patience| outbox.left_to_others([announcement].into_iter(), patience);
        let hour = Duration::from_hours(1);
        let left = look(hour)[&announcement];
        crate::wait::pass_here(Duration::from_millis(1));
        assert!(look(hour)[&announcement] < left, "the first look counts");
        assert!(look(Duration::ZERO).is_empty(), "it takes too long");
        assert!(outbox.left_to_others(std::iter::empty(), hour).is_empty(), "it is no longer due");
        assert_eq!(look(hour)[&announcement], hour, "forgotten meanwhile");
    }

    #[tokio::test]
    async fn unnoted_deliveries_are_remembered() {
        let (outbox, announcement) = (Outbox::default(), announced().await);
        outbox.noted(announcement, None, Err(CommitError::Stale)).unwrap_err();
        assert!(outbox.unnoted().contains_key(&announcement));
        outbox.noted(announcement, None, Ok(())).unwrap();
        assert!(outbox.unnoted().is_empty());
    }
}
