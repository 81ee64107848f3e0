//! Work that two stores do at the same moment.

use std::sync::Arc;

use data::{AnnouncementId, CommitError, Store, Unit};
use tokio::{sync::Barrier, task::JoinHandle};

use crate::support::Home;

pub(super) type Outcome = Result<Vec<AnnouncementId>, CommitError>;

/// A database and two stores that use it.
pub(super) struct Two {
    pub(super) home: Home,
    other: Store,
}

impl Two {
    /// `None` if PostgreSQL isn't installed.
    pub(super) fn new() -> Option<Self> {
        let home = Home::new()?;
        let other = home.another();
        Some(Self { home, other })
    }

    /// One of the stores, in turn.
    pub(super) fn store(&self, turn: usize) -> &Store {
        if turn.is_multiple_of(2) { &self.home.store } else { &self.other }
    }

    /// Commits all of them at once, half of them by either store, and again if a slow machine leaves no time to try it as often as
    /// it takes.
    pub(super) async fn commit(&self, units: impl IntoIterator<Item = Unit>) -> Vec<Outcome> {
        self.commit_at_once(units, true).await
    }

    /// Commits all of them at once, half of them by either store, and each a single time, as a player is answered.
    pub(super) async fn answer(&self, units: impl IntoIterator<Item = Unit>) -> Vec<Outcome> {
        self.commit_at_once(units, false).await
    }

    async fn commit_at_once(&self, units: impl IntoIterator<Item = Unit>, again: bool) -> Vec<Outcome> {
        let units: Vec<_> = units.into_iter().collect();
        let start = Arc::new(Barrier::new(units.len()));
        let begin = |(turn, unit): (usize, Unit)| -> JoinHandle<Outcome> {
            let (store, start) = (self.store(turn).clone(), Arc::clone(&start));
            tokio::spawn(async move {
                start.wait().await;
                loop {
                    match store.commit(unit.clone()).await {
                        Err(CommitError::Other(error)) if again && data::cannot_write(&error) => {}
                        done => return done,
                    }
                }
            })
        };
        let tasks: Vec<_> = units.into_iter().enumerate().map(begin).collect();
        let mut outcomes = Vec::with_capacity(tasks.len());
        for task in tasks {
            outcomes.push(task.await.expect("no panic"));
        }
        outcomes
    }
}

/// How many were stored. All others must have failed as `refused` says.
pub(super) fn stored(outcomes: &[Outcome], refused: impl Fn(&CommitError) -> bool) -> usize {
    let failed = outcomes.iter().filter_map(|outcome| outcome.as_ref().err());
    for error in failed {
        assert!(refused(error), "{error:?}");
    }
    outcomes.iter().filter(|outcome| outcome.is_ok()).count()
}

/// Whether something else had changed before.
pub(super) fn is_stale(error: &CommitError) -> bool {
    matches!(error, CommitError::Stale)
}
