//! How long someone waits for what they asked for.
//!
//! An interaction has one deadline for everything that is read and stored for it, however many calls that takes: after it,
//! the player gets no answer at all. A file answers at once, so only a database on a server heeds it.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

/// How long one thing may take: a statement, waiting for a lock, connecting to a host, and trying again what has no deadline.
pub(crate) const PATIENCE: Duration = Duration::from_secs(2);

tokio::task_local! {
    static DEADLINE: Cell<Option<Instant>>;
}

/// Runs work that is of no use after its deadline, if it has one. From then on, all that it asks of a server fails at once.
/// A write that is then under way may still be stored, and fails with [`Unanswered`](crate::Unanswered).
pub async fn until<T>(deadline: Option<Instant>, work: impl Future<Output = T>) -> T {
    DEADLINE.scope(Cell::new(deadline), work).await
}

/// The deadline of this task.
pub fn deadline() -> Option<Instant> {
    DEADLINE.try_with(Cell::get).ok().flatten()
}

/// Lifts the deadline of this task, because no one waits for what is left to do.
pub fn lift_deadline() {
    // Without a deadline, there is nothing to lift.
    let _ = DEADLINE.try_with(|deadline| deadline.set(None));
}

/// Waits for work until the deadline of this task. `None` if that has passed.
pub async fn in_time<T>(work: impl Future<Output = T>) -> Option<T> {
    match deadline() {
        None => Some(work.await),
        Some(deadline) if deadline <= Instant::now() => None,
        Some(deadline) => tokio::time::timeout_at(deadline.into(), work).await.ok(),
    }
}
