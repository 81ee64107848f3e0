//! The writer thread: everything that is waiting goes into one transaction, with a savepoint for each job.
//!
//! A job is answered only when the transaction is on disk. A failed job is rolled back to its savepoint and
//! disturbs no other. If the transaction itself fails, every job in it fails, and the thread goes on.
//!
//! A job that isn't urgent waits a moment for one that is, and shares its transaction: on most machines the
//! disk takes longer to confirm a sync than SQLite to write.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use anyhow::anyhow;
use rusqlite::{Connection, ErrorCode, TransactionBehavior, ffi};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use crate::{CommitError, sql};

/// The most jobs in one transaction, which bounds how long the first waits for the last.
const BATCH: usize = 256;

/// The longest a job that isn't urgent waits for others.
const LINGER: Duration = Duration::from_millis(20);

/// The way to the writer thread. When the last one is dropped, the thread finishes its queue and ends.
#[derive(Debug)]
pub(crate) struct Writer {
    messages: mpsc::Sender<Message>,
    unhurried: Unhurried,
}

/// Jobs that wait for the next transaction, whichever write causes it.
#[derive(Clone, Default)]
struct Unhurried(Arc<Mutex<Vec<Box<dyn Job>>>>);

impl Unhurried {
    fn add(&self, job: Box<dyn Job>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(job);
    }

    fn take(&self) -> Vec<Box<dyn Job>> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl std::fmt::Debug for Unhurried {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Unhurried(…)")
    }
}

/// Work outside of any transaction.
type Alone = Box<dyn FnOnce(&mut Connection) + Send>;

enum Message {
    Job(Box<dyn Job>),
    /// Work outside of any transaction, after everything sent before.
    Alone(Alone),
    /// The jobs that aren't urgent have waited long enough.
    Unhurried,
    /// Finish the queue, close the database, then confirm.
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the thread, which owns `connection`. At most `queue` jobs wait; further callers wait to send
    /// theirs.
    pub(crate) fn start(connection: Connection, queue: usize) -> io::Result<Self> {
        let (messages, inbox) = mpsc::channel(queue);
        let unhurried = Unhurried::default();
        let shared = unhurried.clone();
        thread::Builder::new().name("store-writer".into()).spawn(move || run(connection, inbox, &shared))?;
        Ok(Self { messages, unhurried })
    }

    /// Runs `work` and waits until it is durable. It is done even if the caller stops waiting.
    pub(crate) async fn write<T, W>(&self, work: W) -> Result<T, CommitError>
    where
        T: Send + 'static,
        W: FnOnce(&sql::Connection) -> Result<T, CommitError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        self.send(Message::Job(Box::new(Task { work: Some(work), outcome: None, answer }))).await?;
        answered.await.map_err(|_| closed())?
    }

    /// Runs `work` with the next write, or alone after a moment, and waits until it is durable. It is done even
    /// if the caller stops waiting, though only once something else is written. Needs a runtime with a timer.
    pub(crate) async fn write_unhurried<T, W>(&self, work: W) -> Result<T, CommitError>
    where
        T: Send + 'static,
        W: FnOnce(&sql::Connection) -> Result<T, CommitError> + Send + 'static,
    {
        let (answer, mut answered) = oneshot::channel();
        self.unhurried.add(Box::new(Task { work: Some(work), outcome: None, answer }));
        if let Ok(answer) = timeout(LINGER, &mut answered).await {
            return answer.map_err(|_| closed())?;
        }
        self.send(Message::Unhurried).await?;
        answered.await.map_err(|_| closed())?
    }

    /// Runs `work` on the thread outside of any transaction; it opens its own.
    pub(crate) async fn alone<T, W>(&self, work: W) -> Result<T, CommitError>
    where
        T: Send + 'static,
        W: FnOnce(&mut Connection) -> Result<T, CommitError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let work = move |connection: &mut Connection| {
            // A panic rolls back the transaction that the work has opened. An error means that the caller stopped waiting.
            let _ = answer.send(unless_it_panics(|| work(connection)));
        };
        self.send(Message::Alone(Box::new(work))).await?;
        answered.await.map_err(|_| closed())?
    }

    async fn send(&self, message: Message) -> Result<(), CommitError> {
        self.messages.send(message).await.map_err(|_| closed())
    }

    /// How many jobs are queued.
    pub(crate) fn waiting(&self) -> usize {
        self.messages.max_capacity() - self.messages.capacity()
    }

    /// Finishes the queue and closes the database.
    pub(crate) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.messages.send(Message::Close(done)).await.is_ok() {
            // An error means that the thread has ended, which is all we want.
            let _ = closed.await;
        }
    }
}

fn closed() -> CommitError {
    CommitError::Other(anyhow!("the store is closed"))
}

fn unless_it_panics<T>(work: impl FnOnce() -> Result<T, CommitError>) -> Result<T, CommitError> {
    let panicked = |_| Err(CommitError::Other(anyhow!("a write panicked")));
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(panicked)
}

/// A write, whatever its result type.
trait Job: Send {
    /// Runs it inside a savepoint. Returns whether to keep what it did.
    fn run(&mut self, connection: &Connection) -> bool;
    /// Answers the caller, once it is known whether the transaction is on disk.
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
    W: FnOnce(&sql::Connection) -> Result<T, CommitError> + Send,
{
    fn run(&mut self, connection: &Connection) -> bool {
        let Some(work) = self.work.take() else { return false };
        // The connection can be used after a panic, since the savepoint is rolled back.
        let outcome = unless_it_panics(|| work(&connection.into()));
        let keep = outcome.is_ok();
        self.outcome = Some(outcome);
        keep
    }

    fn answer(self: Box<Self>, committed: Result<(), Arc<rusqlite::Error>>) {
        let answer = match (committed, self.outcome) {
            (Ok(()), Some(outcome)) => outcome,
            // The job's own failure says more than that of the transaction it tore down. A job that didn't run
            // has none.
            (Err(_), Some(Err(CommitError::Other(error)))) => Err(CommitError::Other(error)),
            (Err(error), _) => {
                Err(CommitError::Other(anyhow::Error::new(error).context("nothing was stored")))
            }
            (Ok(()), None) => Err(CommitError::Other(anyhow!("a write was skipped"))),
        };
        // An error means that the caller stopped waiting.
        let _ = self.answer.send(answer);
    }
}

/// Messages by what is to be done with them.
#[derive(Default)]
struct Received {
    batch: Vec<Box<dyn Job>>,
    alone: Vec<Alone>,
    closing: Vec<oneshot::Sender<()>>,
}

impl Extend<Message> for Received {
    fn extend<I: IntoIterator<Item = Message>>(&mut self, messages: I) {
        for message in messages {
            match message {
                Message::Job(job) => self.batch.push(job),
                Message::Alone(work) => self.alone.push(work),
                Message::Unhurried => {}
                Message::Close(done) => self.closing.push(done),
            }
        }
    }
}

fn run(mut connection: Connection, mut inbox: mpsc::Receiver<Message>, unhurried: &Unhurried) {
    let mut received = Received::default();
    while let Some(first) = inbox.blocking_recv() {
        let waiting = std::iter::from_fn(|| inbox.try_recv().ok());
        received.extend(std::iter::once(first).chain(waiting.take(BATCH - 1)));
        received.batch.extend(unhurried.take());
        if !received.batch.is_empty() {
            let committed = commit(&mut connection, &mut received.batch).map_err(Arc::new);
            if let Err(error) = &committed {
                // Jobs that arrived meanwhile have waited as long, and no one should wait longer than the
                // timeout.
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) {
                    received.extend(std::iter::from_fn(|| inbox.try_recv().ok()));
                }
                tracing::error!(%error, writes = received.batch.len(), "nothing was stored");
            }
            for job in received.batch.drain(..) {
                job.answer(committed.clone());
            }
        }
        for work in received.alone.drain(..) {
            work(&mut connection);
        }
        if !received.closing.is_empty() {
            // Whatever was already sent is still received.
            inbox.close();
        }
    }
    if let Err((_, error)) = connection.close() {
        tracing::warn!(%error, "the database wasn't closed cleanly; the next start repairs it");
    }
    for done in received.closing {
        let _ = done.send(());
    }
}

fn commit(connection: &mut Connection, batch: &mut [Box<dyn Job>]) -> rusqlite::Result<()> {
    // Immediate, since a transaction that reads before it writes can find that the database has changed in
    // between.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for job in batch {
        // rusqlite's own savepoints are compiled each time, which takes longer than writing a move.
        let savepoint = |sql| transaction.prepare_cached(sql).and_then(|mut statement| statement.execute(()));
        savepoint("SAVEPOINT job")?;
        if !job.run(&transaction) && !transaction.is_autocommit() {
            savepoint("ROLLBACK TO job")?;
        }
        if !transaction.is_autocommit() {
            savepoint("RELEASE job")?;
        }
        // A full disk can make SQLite roll everything back, and what follows would run outside of any
        // transaction.
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

#[cfg(test)]
mod tests {
    use std::sync::mpsc as blocking;

    use super::*;

    /// A writer for a database with one table of numbers, each of which can require another: at commit, not
    /// before.
    async fn writer(folder: &tempfile::TempDir) -> Writer {
        let connection = connect(folder);
        connection
            .execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;
                 CREATE TABLE numbers (
                     number INTEGER PRIMARY KEY,
                     wants INTEGER REFERENCES numbers (number) DEFERRABLE INITIALLY DEFERRED,
                     filling BLOB
                 ) STRICT;",
            )
            .expect("a table");
        let writer = Writer::start(connection, 8).expect("a thread");
        insert(&writer, 0).await.expect("stored");
        writer
    }

    fn connect(folder: &tempfile::TempDir) -> Connection {
        let connection = Connection::open(folder.path().join("numbers.db")).expect("a database");
        connection.busy_timeout(std::time::Duration::ZERO).expect("set");
        connection
    }

    fn numbers(folder: &tempfile::TempDir) -> Vec<i64> {
        let connection = connect(folder);
        let mut statement =
            connection.prepare("SELECT number FROM numbers ORDER BY number").expect("readable");
        let rows = statement.query_map((), |row| row.get(0)).expect("readable");
        rows.collect::<Result<_, _>>().expect("readable")
    }

    async fn insert(writer: &Writer, number: i64) -> Result<i64, CommitError> {
        let sql = "INSERT INTO numbers (number) VALUES (?1)";
        writer.write(move |connection| Ok(connection.execute(sql, [number]).map(|_| number)?)).await
    }

    /// Blocks the writer, so that what is sent meanwhile waits together.
    async fn hold(writer: &Writer) -> (blocking::Sender<()>, impl Future<Output = ()>) {
        let (go, wait) = blocking::channel::<()>();
        let (held, holding) = oneshot::channel();
        let work = move |_: &sql::Connection| {
            let _ = held.send(());
            // Ends when the other end is dropped.
            let _ = wait.recv();
            Ok(())
        };
        let mut held = Box::pin(writer.write(work));
        tokio::select! { _ = &mut held => unreachable!("it is held"), _ = holding => {} }
        (go, async move { held.await.expect("held") })
    }

    fn reason<T: std::fmt::Debug>(result: Result<T, CommitError>) -> String {
        match result.expect_err("refused") {
            CommitError::Other(error) => format!("{error:#}"),
            other => panic!("{other:?}"),
        }
    }

    #[tokio::test]
    async fn a_write_that_fails_disturbs_no_other_in_the_same_transaction() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        let panics = writer.write(|connection| -> Result<(), CommitError> {
            connection.execute("INSERT INTO numbers (number) VALUES (10)", ())?;
            panic!("on purpose")
        });
        let fails = writer.write(|connection| -> Result<(), CommitError> {
            connection.execute("INSERT INTO numbers (number) VALUES (20)", ())?;
            Err(CommitError::Stale)
        });
        drop(go);
        let ((), one, fails, panics, two) =
            tokio::join!(held, insert(&writer, 1), fails, panics, insert(&writer, 2));
        assert_eq!((one.expect("stored"), two.expect("stored")), (1, 2));
        assert!(matches!(fails, Err(CommitError::Stale)));
        assert_eq!(reason(panics), "a write panicked");
        assert_eq!(numbers(&folder), [0, 1, 2]);
    }

    #[tokio::test]
    async fn all_that_waits_is_one_transaction_and_told_so_when_it_fails() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        let breaks = writer.write(|connection| {
            Ok(connection.execute("INSERT INTO numbers (number, wants) VALUES (10, 99)", ())?)
        });
        let ((), one, breaks, two, ()) =
            tokio::join!(held, insert(&writer, 1), breaks, insert(&writer, 2), async { drop(go) });
        assert!(reason(one).starts_with("nothing was stored: FOREIGN KEY"));
        assert!(breaks.is_err() && two.is_err());
        assert_eq!(numbers(&folder), [0]);
        insert(&writer, 3).await.expect("the thread goes on");
    }

    #[tokio::test]
    async fn a_transaction_that_is_torn_down_in_the_middle_is_told_to_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        // As SQLite does when it cannot go on.
        let tears = writer.write(|connection| Ok(connection.execute_batch("ROLLBACK")?));
        let ((), one, tears, two, ()) =
            tokio::join!(held, insert(&writer, 1), tears, insert(&writer, 2), async { drop(go) });
        assert!(one.is_err() && tears.is_err() && two.is_err());
        assert_eq!(numbers(&folder), [0]);
        insert(&writer, 3).await.expect("the thread goes on");
    }

    #[tokio::test]
    async fn a_full_disk_is_told_and_what_fits_is_still_stored() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let limit = |pages: i64| {
            move |connection: &sql::Connection| {
                Ok(connection.file().pragma_update(None, "max_page_count", pages)?)
            }
        };
        let fill = |connection: &sql::Connection| {
            Ok(connection
                .execute("INSERT INTO numbers (number, filling) VALUES (9, zeroblob(100000))", ())?)
        };
        writer.write(limit(3)).await.expect("set");
        let refused = writer.write(fill).await;
        assert!(matches!(&refused, Err(CommitError::Other(error)) if crate::cannot_write(error)));
        assert!(reason(refused).starts_with("database or disk is full"));
        insert(&writer, 1).await.expect("it fits");
        writer.write(limit(1000)).await.expect("set");
        writer.write(fill).await.expect("there is room again");
        assert_eq!(numbers(&folder), [0, 1, 9]);
    }

    #[tokio::test]
    async fn a_lock_of_another_program_is_told_and_waited_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let other = connect(&folder);
        other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
        assert!(reason(insert(&writer, 1).await).starts_with("nothing was stored: database is locked"));
        other.execute_batch("ROLLBACK").expect("no lock");
        insert(&writer, 2).await.expect("the thread goes on");
        assert_eq!(numbers(&folder), [0, 2]);
    }

    #[tokio::test]
    async fn whoever_comes_while_another_program_holds_a_lock_waits_for_it_no_longer_than_the_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let patience = std::time::Duration::from_millis(500);
        writer.write(move |connection| Ok(connection.file().busy_timeout(patience)?)).await.expect("set");
        let other = connect(&folder);
        other.execute_batch("BEGIN IMMEDIATE").expect("a lock");
        let begun = std::time::Instant::now();
        let later = async {
            tokio::time::sleep(patience / 2).await;
            tokio::join!(insert(&writer, 2), insert(&writer, 3))
        };
        let (one, (two, three)) = tokio::join!(insert(&writer, 1), later);
        assert!(begun.elapsed() < patience + patience / 2, "{:?}", begun.elapsed());
        for refused in [one, two, three] {
            let Err(CommitError::Other(error)) = refused else { panic!("refused") };
            assert!(crate::cannot_write(&error), "{error:#}");
        }
        other.execute_batch("ROLLBACK").expect("no lock");
        insert(&writer, 4).await.expect("the thread goes on");
        assert_eq!(numbers(&folder), [0, 4]);
    }

    #[tokio::test]
    async fn a_sent_unit_is_written_even_if_the_sender_is_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        tokio::select! { biased; _ = insert(&writer, 1) => unreachable!("held up"), () = async {} => {} }
        drop(go);
        held.await;
        insert(&writer, 2).await.expect("stored");
        assert_eq!(numbers(&folder), [0, 1, 2]);
    }

    #[tokio::test]
    async fn exclusive_work_sees_earlier_writes_and_blocks_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        let one = insert(&writer, 1);
        let alone = writer.alone(|connection| {
            let transaction = connection.transaction()?;
            transaction.execute("INSERT INTO numbers (number) VALUES (3)", ())?;
            let sum: i64 = transaction.query_row("SELECT sum(number) FROM numbers", (), |row| row.get(0))?;
            transaction.commit()?;
            Ok(sum)
        });
        let panics = writer.alone(|connection| -> Result<(), CommitError> {
            let transaction = connection.transaction()?;
            transaction.execute("INSERT INTO numbers (number) VALUES (10)", ())?;
            panic!("on purpose")
        });
        let ((), one, sum, panics, ()) = tokio::join!(held, one, alone, panics, async { drop(go) });
        assert_eq!((one.expect("stored"), sum.expect("stored")), (1, 4));
        assert_eq!(reason(panics), "a write panicked");
        insert(&writer, 2).await.expect("the thread goes on");
        assert_eq!(numbers(&folder), [0, 1, 2, 3]);
    }

    async fn insert_unhurried(writer: &Writer, number: i64) -> Result<i64, CommitError> {
        let sql = "INSERT INTO numbers (number) VALUES (?1)";
        writer.write_unhurried(move |connection| Ok(connection.execute(sql, [number]).map(|_| number)?)).await
    }

    #[tokio::test]
    async fn what_is_not_urgent_is_written_with_what_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let mut unhurried = Box::pin(insert_unhurried(&writer, 1));
        tokio::select! { biased; _ = &mut unhurried => unreachable!("it lingers"), () = async {} => {} }
        let fails = writer.write_unhurried(|connection| -> Result<(), CommitError> {
            connection.execute("INSERT INTO numbers (number) VALUES (10)", ())?;
            Err(CommitError::Stale)
        });
        let mut fails = Box::pin(fails);
        tokio::select! { biased; _ = &mut fails => unreachable!("it lingers"), () = async {} => {} }
        insert(&writer, 2).await.expect("stored");
        assert_eq!(numbers(&folder), [0, 1, 2]);
        assert_eq!(unhurried.await.expect("stored"), 1);
        assert!(matches!(fails.await, Err(CommitError::Stale)));
    }

    #[tokio::test]
    async fn what_is_not_urgent_is_written_though_nothing_else_is() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        insert_unhurried(&writer, 1).await.expect("stored");
        tokio::select! { biased; _ = insert_unhurried(&writer, 2) => unreachable!("it lingers"), () = async {} => {} }
        assert_eq!(numbers(&folder), [0, 1]);
        writer.close().await;
        assert_eq!(numbers(&folder), [0, 1, 2], "what nobody waits for is written as well");
        assert_eq!(reason(insert_unhurried(&writer, 3).await), "the store is closed");
    }

    #[tokio::test]
    async fn closing_finishes_what_was_sent_and_refuses_what_comes_later() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = writer(&folder).await;
        let (go, held) = hold(&writer).await;
        let ((), one, (), ()) = tokio::join!(held, insert(&writer, 1), writer.close(), async { drop(go) });
        one.expect("stored");
        assert_eq!(reason(insert(&writer, 2).await), "the store is closed");
        writer.close().await;
        assert_eq!(numbers(&folder), [0, 1]);
        assert!(!folder.path().join("numbers.db-wal").exists(), "one file is left behind");
    }

    #[tokio::test]
    async fn more_writes_than_the_queue_holds_are_let_in_one_after_the_other() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = Arc::new(writer(&folder).await);
        let tasks: Vec<_> = (1..=100)
            .map(|number| {
                let writer = Arc::clone(&writer);
                tokio::spawn(async move { insert(&writer, number).await })
            })
            .collect();
        for task in tasks {
            task.await.expect("no panic").expect("stored");
        }
        assert_eq!(numbers(&folder).len(), 101);
    }
}
