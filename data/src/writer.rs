//! The one thread that writes: everything that waits goes into one transaction, with a savepoint each.
//!
//! A job is answered only after the transaction is on the disk. A job that fails is rolled back to its savepoint and
//! disturbs no other; when the transaction itself fails, every job in it is told so, and the thread goes on.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread,
};

use anyhow::anyhow;
use rusqlite::{Connection, TransactionBehavior, ffi};
use tokio::sync::{mpsc, oneshot};

use crate::CommitError;

/// The most jobs in one transaction: bounds how long the first of them waits for the last.
const BATCH: usize = 256;

/// The way to the writing thread. When the last one is dropped, the thread finishes what it was given and ends.
#[derive(Debug)]
pub(crate) struct Writer {
    messages: mpsc::Sender<Message>,
}

enum Message {
    Job(Box<dyn Job>),
    /// Finish what was sent before, close the database, then say so.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the thread, which owns `connection`. At most `queue` jobs wait; further callers wait to send theirs.
    pub(crate) fn start(connection: Connection, queue: usize) -> io::Result<Self> {
        let (messages, inbox) = mpsc::channel(queue);
        thread::Builder::new().name("store-writer".into()).spawn(move || run(connection, inbox))?;
        Ok(Self { messages })
    }

    /// Has `work` done, and waits until it is durable. It is done even if the caller stops waiting.
    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, CommitError>
    where
        T: Send + 'static,
        W: FnOnce(&Connection) -> Result<T, CommitError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let job = Task { work: Some(work), outcome: None, answer };
        let closed = || CommitError::Other(anyhow!("the store is closed"));
        self.messages.send(Message::Job(Box::new(job))).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Finishes what waits and closes the database.
    pub(crate) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.messages.send(Message::Close(done)).await.is_ok() {
            // An error means that the thread has ended, which is all that is asked for.
            let _ = closed.await;
        }
    }
}

/// Something to write, whatever it results in.
trait Job: Send {
    /// Does it inside a savepoint; whether that is to be kept.
    fn run(&mut self, connection: &Connection) -> bool;
    /// Tells the caller, once it is known whether the transaction is on the disk.
    fn answer(self: Box<Self>, committed: Result<(), Arc<rusqlite::Error>>);
}

struct Task<T, W> {
    work: Option<W>,
    outcome: Option<Result<T, CommitError>>,
    answer: oneshot::Sender<Result<T, CommitError>>,
}

impl<T, W> Job for Task<T, W>
where
    T: Send,
    W: FnOnce(&Connection) -> Result<T, CommitError> + Send,
{
    fn run(&mut self, connection: &Connection) -> bool {
        let Some(work) = self.work.take() else { return false };
        // The connection is safe to use after a panic: its savepoint is rolled back.
        let outcome = catch_unwind(AssertUnwindSafe(|| work(connection)))
            .unwrap_or_else(|_| Err(CommitError::Other(anyhow!("a write panicked"))));
        let keep = outcome.is_ok();
        self.outcome = Some(outcome);
        keep
    }

    fn answer(self: Box<Self>, committed: Result<(), Arc<rusqlite::Error>>) {
        let answer = match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            // The job's own failure says more than that of the transaction it tore down.
            (Err(_), Some(Err(CommitError::Other(error)))) => Err(CommitError::Other(error)),
            (Err(error), _) => {
                Err(CommitError::Other(anyhow::Error::new(error).context("nothing was stored")))
            }
            (Ok(()), None) => Err(CommitError::Other(anyhow!("a write was left out"))),
        };
        // Nobody listens when the caller has stopped waiting.
        let _ = self.answer.send(answer);
    }
}

fn run(mut connection: Connection, mut inbox: mpsc::Receiver<Message>) {
    let mut closing = Vec::new();
    let mut batch = Vec::new();
    while let Some(first) = inbox.blocking_recv() {
        let waiting = std::iter::from_fn(|| inbox.try_recv().ok());
        for message in std::iter::once(first).chain(waiting.take(BATCH - 1)) {
            match message {
                Message::Job(job) => batch.push(job),
                Message::Close(done) => closing.push(done),
            }
        }
        if !batch.is_empty() {
            let committed = commit(&mut connection, &mut batch).map_err(Arc::new);
            if let Err(error) = &committed {
                tracing::error!(%error, writes = batch.len(), "nothing was stored");
            }
            for job in batch.drain(..) {
                job.answer(committed.clone());
            }
        }
        if !closing.is_empty() {
            // What was sent already is still received.
            inbox.close();
        }
    }
    if let Err((_, error)) = connection.close() {
        tracing::warn!(%error, "the database was not closed in order; the next start mends it");
    }
    for done in closing {
        let _ = done.send(());
    }
}

fn commit(connection: &mut Connection, batch: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
    // Immediate: a transaction that reads before it writes could otherwise find the database changed in between.
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in batch {
        let savepoint = transaction.savepoint()?;
        if job.run(&savepoint) {
            savepoint.commit()?;
        } else {
            savepoint.finish()?;
        }
        // A full disk can make SQLite roll everything back; what followed would be outside of any transaction.
        if transaction.is_autocommit() {
            let rolled_back = "the transaction was rolled back".to_owned();
            return Err(rusqlite::Error::SqliteFailure(
                ffi::Error::new(ffi::SQLITE_ABORT_ROLLBACK),
                Some(rolled_back),
            ));
        }
    }
    transaction.commit()
}
