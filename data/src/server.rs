//! A PostgreSQL server: sessions on threads of their own.
//!
//! The store's work is written for one thread that has the database for itself. On a server, several transactions run at
//! once, each as if it were alone (`SERIALIZABLE`); the server refuses those that would not have been, and they are run
//! again. So are those whose commit may have been lost with the connection: each names what it saw, and an interaction is
//! stored but once, so doing it twice changes nothing.

mod connecting;
mod migrations;
mod opening;
mod queue;
mod session_thread;
mod tls;
mod url;

use std::{
    convert::Infallible,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use anyhow::{Context as _, anyhow};
use tokio::sync::{Semaphore, mpsc as messages, oneshot};

use self::queue::Queue;
pub use self::url::{BadDatabaseUrl, DatabaseUrl};
use self::{connecting::Way, session_thread::SessionThread};
pub(crate) use self::{migrations::compatible_since, session_thread::Apart};
use crate::{
    CommitError, ConnectError, ServerProblem,
    sql::{self, Connection, Session},
};

/// How many sessions a process has.
const SESSIONS: usize = 8;
/// How much work waits for a session; further callers wait to send theirs.
const QUEUE: usize = 1024;

/// Begins reads that see the database as it is when the first of them does.
pub(crate) const OF_ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";

/// A server with a database of this program.
pub(crate) struct Server {
    /// Its address, without the password.
    database: String,
    jobs: Arc<Queue<Job>>,
    queue: Arc<Semaphore>,
    waiting: Arc<AtomicUsize>,
    /// Ends when the last thread has.
    ended: tokio::sync::Mutex<messages::Receiver<Infallible>>,
}

type Job = Box<dyn FnOnce(&mut SessionThread) + Send>;

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let waiting = self.waiting();
        f.debug_struct("Server")
            .field("database", &self.database)
            .field("waiting", &waiting)
            .finish_non_exhaustive()
    }
}

impl Server {
    /// Connects to a database, makes sure that it can be used, and brings its tables up to date. Blocking.
    pub(crate) fn open(url: &DatabaseUrl) -> Result<Self, ConnectError> {
        let problem = |problem| ConnectError { database: url.to_string(), problem };
        let server = Self::start(url).map_err(problem)?;
        let opened = server.wait(|seat| {
            let open = || seat.unhurried(opening::open);
            let panicked = |_| Err(ServerProblem::Other(anyhow!("opening it panicked")));
            catch_unwind(AssertUnwindSafe(open)).unwrap_or_else(panicked)
        });
        opened.unwrap_or_else(|error| Err(ServerProblem::Other(error))).map_err(problem)?;
        Ok(server)
    }

    /// Starts the threads. They connect when there is something to do.
    fn start(url: &DatabaseUrl) -> Result<Self, ServerProblem> {
        let way = Arc::new(Way::new(url.clone())?);
        let jobs = Arc::new(Queue::<Job>::new());
        let (running, ended) = messages::channel(1);
        for _ in 0..SESSIONS {
            let (way, jobs, running) = (Arc::clone(&way), Arc::clone(&jobs), running.clone());
            let run = move || {
                let _running = running;
                take_jobs(way, &jobs);
            };
            let thread = thread::Builder::new().name("store-session".to_owned()).spawn(run);
            thread.map_err(|error| ServerProblem::Other(error.into()))?;
        }
        Ok(Self {
            database: url.to_string(),
            jobs,
            queue: Arc::new(Semaphore::new(QUEUE)),
            waiting: Arc::default(),
            ended: ended.into(),
        })
    }

    /// Runs work in a transaction, as often as it takes, and waits until it is durable.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let done = self.queued(move |seat| seat.transact(apart, &work)).await;
        done.await.map_err(|_| CommitError::Other(anyhow!("the store is closed")))?
    }

    /// Runs a read, outside of a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        self.queued(move |seat| seat.read(&work)).await.await.context("the store is closed")?
    }

    /// An id that a table never had, of a sequence.
    pub(crate) async fn new_id<I: TryFrom<u64>>(&self, table: &'static str) -> anyhow::Result<I> {
        let next = move |connection: &Connection| {
            let sql = "SELECT nextval(pg_get_serial_sequence(?1, 'id'))";
            Ok(connection.one::<i64>(sql, [table])?)
        };
        let id = self.read(next).await?.unsigned_abs();
        I::try_from(id).ok().with_context(|| format!("{id} is not an id of {table}"))
    }

    /// Runs long work in a transaction without limits of time, on a session of its own, and again if others came first.
    pub(crate) async fn write_long<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.long(session_thread::BEGIN, work).await
    }

    /// Runs long reads on a session of their own, as of one moment. They may write to temporary tables.
    pub(crate) async fn read_long<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.long(OF_ONE_MOMENT, work).await
    }

    async fn long<T: Send + 'static>(
        &self,
        begin: &'static str,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let done = self.queued(move |seat| seat.transact_unhurried(begin, &work)).await;
        done.await.map_err(|_| CommitError::Other(anyhow!("the store is closed")))?
    }

    /// Like [`Self::read_long`], for what isn't asynchronous. Blocking.
    pub(crate) fn alone<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        self.wait(|seat| {
            let of_one_moment = |connection: &Connection| {
                connection.execute_batch(OF_ONE_MOMENT)?;
                work(connection)
            };
            catch_unwind(AssertUnwindSafe(|| seat.unhurried(of_one_moment)))
                .unwrap_or_else(|_| Err(anyhow!("a read panicked")))
        })?
    }

    /// Takes deleted rows out of the tables' files, but for what a transaction may still read. Others go on meanwhile.
    pub(crate) async fn vacuum(&self) -> sql::Result<()> {
        let vacuum = |seat: &mut SessionThread| {
            seat.unhurried(|connection| {
                let sql = "SELECT format('VACUUM %I', tablename) FROM pg_tables WHERE schemaname = 'public'";
                let each: Vec<String> = connection.list(sql, ())?;
                each.iter().try_for_each(|sql| connection.execute_batch(sql))
            })
        };
        self.queued(vacuum).await.await.unwrap_or(Err(sql::Error::NoAnswer))
    }

    /// How much work waits for a session.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Ends the sessions once everything sent before is done.
    pub(crate) async fn close(&self) {
        self.jobs.close();
        // Nothing is ever sent: it ends with the last thread.
        let _ended: Option<Infallible> = self.ended.lock().await.recv().await;
    }

    /// Blocks until the work is done.
    fn wait<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut SessionThread) -> T + Send + 'static,
    ) -> anyhow::Result<T> {
        let (answer, answered) = mpsc::sync_channel(1);
        drop(self.send(move |seat| {
            // The caller waits.
            let _ = answer.send(work(seat));
        }));
        answered.recv().context("the store is closed")
    }

    /// Sends work when there is room for it.
    async fn queued<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut SessionThread) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        // It is never closed.
        let room = Arc::clone(&self.queue).acquire_owned().await.ok();
        self.send(move |seat| {
            drop(room);
            work(seat)
        })
    }

    fn send<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut SessionThread) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, answered) = oneshot::channel();
        let waiting = Arc::clone(&self.waiting);
        let job: Job = Box::new(move |seat| {
            waiting.fetch_sub(1, Ordering::Relaxed);
            // An error means that the caller stopped waiting.
            let _ = answer.send(work(seat));
        });
        self.waiting.fetch_add(1, Ordering::Relaxed);
        // If it is dropped, the receiver learns that the sender is gone.
        self.jobs.send(job);
        answered
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.jobs.close();
    }
}

/// A session of its own without limits of time, with a database that may hold an unfinished copy of another. Blocking.
pub(crate) fn session(url: &DatabaseUrl) -> Result<Session, ConnectError> {
    session_after(url, opening::prepare)
}

/// Like [`session`], with a database that is in use already, and isn't changed. Blocking.
pub(crate) fn existing(url: &DatabaseUrl) -> Result<Session, ConnectError> {
    session_after(url, opening::recognise)
}

fn session_after(
    url: &DatabaseUrl,
    look: fn(&Connection) -> Result<(), ServerProblem>,
) -> Result<Session, ConnectError> {
    let open = || {
        let mut seat = SessionThread::new(Arc::new(Way::new(url.clone())?))
            .map_err(|error| ServerProblem::Other(error.into()))?;
        let session = seat.unhurried_session()?;
        look(&Connection::Postgres(&session))?;
        Ok(session)
    };
    open().map_err(|problem| ConnectError { database: url.to_string(), problem })
}

/// Does what is sent, until no more can come.
fn take_jobs(way: Arc<Way>, jobs: &Queue<Job>) {
    let mut seat = match SessionThread::new(way) {
        Ok(seat) => seat,
        Err(error) => {
            tracing::error!(%error, "a session with the database server can't start");
            return;
        }
    };
    while let Some(job) = jobs.take() {
        job(&mut seat);
    }
}
