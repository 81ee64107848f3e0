//! A PostgreSQL server: sessions on threads of their own, and transactions that are tried again.
//!
//! The store's work is written for one thread that has the database for itself. On a server, several transactions run at
//! once, each as if it were alone (`SERIALIZABLE`); the server refuses those that would not have been, and they are run
//! again. So are those whose commit may have been lost with the connection: each names what it saw, and an interaction is
//! stored but once, so doing it twice changes nothing.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow};
use tokio::sync::oneshot;

use crate::{
    CommitError,
    sql::{self, Connection, Session},
    standings::pulls,
};

/// How many sessions a process has.
const SESSIONS: usize = 8;
/// How long work is tried again. A player waits for three seconds at most.
const PATIENCE: Duration = Duration::from_millis(2_200);
/// The waits between two tries: doubled each time, up to the longest.
const FIRST_WAIT: Duration = Duration::from_millis(2);
const LONGEST_WAIT: Duration = Duration::from_millis(100);

const BEGIN: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
/// What every session sets: no statement and no lock may keep a player waiting.
const SETTINGS: &str = "SET statement_timeout = '2s'; SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '5s'; SET synchronous_commit = on";

/// A server with a database of this program.
pub(crate) struct Server {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    waiting: Arc<AtomicUsize>,
}

type Job = Box<dyn FnOnce(&mut Seat) + Send>;

/// A thread's session, connected when it is needed.
struct Seat {
    config: postgres::Config,
    session: Option<Session>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("waiting", &self.waiting).finish_non_exhaustive()
    }
}

impl Server {
    /// Starts the threads. They connect when there is something to do.
    pub(crate) fn start(config: &postgres::Config) -> std::io::Result<Self> {
        let (jobs, inbox) = mpsc::channel::<Job>();
        let inbox = Arc::new(Mutex::new(inbox));
        for _ in 0..SESSIONS {
            let (config, inbox) = (config.clone(), Arc::clone(&inbox));
            let run = move || {
                let mut seat = Seat { config, session: None };
                while let Ok(job) = { inbox.lock().unwrap_or_else(PoisonError::into_inner).recv() } {
                    job(&mut seat);
                }
            };
            thread::Builder::new().name("store-session".to_owned()).spawn(run)?;
        }
        Ok(Self { jobs: Mutex::new(Some(jobs)), waiting: Arc::default() })
    }

    /// Runs work in a transaction, as often as it takes, and waits until it is durable.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let done = self.send(move |seat| seat.transact(&work));
        done.await.map_err(|_| CommitError::Other(anyhow!("the store is closed")))?
    }

    /// Runs a read, outside of a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        self.send(move |seat| seat.read(&work)).await.context("the store is closed")?
    }

    /// An id that a table never had, of a sequence.
    pub(crate) async fn new_id<I: TryFrom<u64>>(&self, table: &'static str) -> anyhow::Result<I> {
        let next = move |connection: &Connection| {
            let sql = "SELECT nextval(pg_get_serial_sequence(?1, 'id'))";
            Ok(connection.query_row(sql, [table], |row| row.get::<_, i64>(0))?)
        };
        let id = self.read(next).await?.unsigned_abs();
        I::try_from(id).ok().with_context(|| format!("{id} is not an id of {table}"))
    }

    /// Creates the tables if there are none.
    pub(crate) fn prepare(&self) -> anyhow::Result<()> {
        let done = self.wait(|seat| {
            seat.transact(&|connection: &Connection| {
                let known: bool =
                    connection
                        .query_row("SELECT to_regclass('public.games') IS NOT NULL", (), |row| row.get(0))?;
                if !known {
                    connection.execute_batch(include_str!("../migrations/postgres/schema.sql"))?;
                }
                Ok(())
            })?;
            while seat.transact(&|connection: &Connection| Ok(pulls::step_anywhere(connection)?))? {}
            Ok::<_, CommitError>(())
        });
        Ok(done??)
    }

    /// Runs a read on a session of its own, which knows nothing of earlier statements.
    pub(crate) fn alone<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let done = self.wait(move |seat| {
            seat.session = None;
            let done = seat.read(&work);
            seat.session = None;
            done
        });
        done?
    }

    /// How much work waits for a session.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Ends the threads once everything sent before is done.
    pub(crate) fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    /// Blocks until the work is done.
    fn wait<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Seat) -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let (answer, answered) = mpsc::sync_channel(1);
        drop(self.send(move |seat| {
            // The caller waits.
            let _ = answer.send(work(seat));
        }));
        answered.recv().context("the store is closed")
    }

    fn send<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Seat) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, answered) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        waiting.fetch_add(1, Ordering::Relaxed);
        let job: Job = Box::new(move |seat| {
            waiting.fetch_sub(1, Ordering::Relaxed);
            // An error means that the caller stopped waiting.
            let _ = answer.send(work(seat));
        });
        if let Some(jobs) = &*self.jobs.lock().unwrap_or_else(PoisonError::into_inner) {
            // If it fails, the receiver learns that the sender is gone.
            let _ = jobs.send(job);
        }
        answered
    }
}

impl Seat {
    fn session(&mut self) -> sql::Result<&Session> {
        if self.session.as_ref().is_none_or(Session::is_closed) {
            let mut client = self.config.connect(postgres::NoTls)?;
            client.batch_execute(SETTINGS)?;
            self.session = Some(Session::new(client));
        }
        // It was set just now.
        self.session.as_ref().ok_or(sql::Error::NoRow)
    }

    fn read<T>(&mut self, work: &impl Fn(&Connection) -> anyhow::Result<T>) -> anyhow::Result<T> {
        let tries = Tries::new();
        loop {
            let done = self.session().map_err(anyhow::Error::from).and_then(|session| {
                guarded(|| work(&Connection::Postgres(session)))
                    .unwrap_or_else(|| Err(anyhow!("a read panicked")))
            });
            match done {
                Err(error) if sql::may_succeed_again(&error) && tries.another() => self.session = None,
                done => return done,
            }
        }
    }

    fn transact<T>(
        &mut self,
        work: &impl Fn(&Connection) -> Result<T, CommitError>,
    ) -> Result<T, CommitError> {
        let tries = Tries::new();
        loop {
            match self.once(work) {
                Err(CommitError::Other(error)) if sql::may_succeed_again(&error) && tries.another() => {}
                done => return done,
            }
        }
    }

    fn once<T>(&mut self, work: &impl Fn(&Connection) -> Result<T, CommitError>) -> Result<T, CommitError> {
        let session = self.session()?;
        session.batch(BEGIN)?;
        let done = guarded(|| work(&Connection::Postgres(session)))
            .unwrap_or_else(|| Err(CommitError::Other(anyhow!("a write panicked"))));
        let ended = session.batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" });
        if ended.is_err() {
            // Whatever state it is in, the server rolls it back.
            self.session = None;
        }
        match (done, ended) {
            (Ok(done), Ok(())) => Ok(done),
            (Ok(_), Err(error)) => Err(error.into()),
            (Err(refused), _) => Err(refused),
        }
    }
}

/// Runs work; `None` if it panicked.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

/// Tries, and the waits between them.
struct Tries {
    begun: Instant,
    wait: std::cell::Cell<Duration>,
}

impl Tries {
    fn new() -> Self {
        Self { begun: Instant::now(), wait: FIRST_WAIT.into() }
    }

    /// Waits before another try; false if there is no time for one.
    fn another(&self) -> bool {
        let wait = self.wait.get();
        if self.begun.elapsed() + wait > PATIENCE {
            return false;
        }
        thread::sleep(wait);
        self.wait.set((wait * 2).min(LONGEST_WAIT));
        true
    }
}
