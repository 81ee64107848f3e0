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
mod transaction;
mod url;

use std::{
    convert::Infallible,
    io,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use anyhow::{Context as _, anyhow};
use tokio::{
    runtime::{self, Runtime},
    sync::{mpsc, oneshot},
};

pub use self::url::{BadDatabaseUrl, DatabaseUrl};
use self::{
    connecting::{Way, unhurried},
    queue::Queue,
    session_thread::{Job, SessionThread},
    transaction::{Claim, Transaction, Tries, transact_unhurried},
};
pub(crate) use self::{migrations::compatible_since, transaction::Apart};
use crate::{
    CommitError, ConnectError, ServerProblem, Unanswered,
    deadline::{deadline, in_time},
    sql::{self, Connection, Session},
};

/// How many sessions a process has.
const SESSIONS: usize = 8;

/// Begins reads that see the database as it is when the first of them does.
pub(crate) const OF_ONE_MOMENT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";

/// A server with a database of this program.
pub(crate) struct Server {
    /// Its address, without the password.
    database: String,
    jobs: Arc<Queue<Job>>,
    /// How often sessions have waited for an answer.
    waits: Arc<AtomicU64>,
    /// Ends when the last thread has.
    ended: tokio::sync::Mutex<mpsc::Receiver<Infallible>>,
}

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
        // A thread that runs async code can't wait for more of it.
        let open = || session_after(url, opening::open).map(drop);
        let opened = thread::scope(|scope| scope.spawn(open).join());
        let problem = |problem| ConnectError { database: url.to_string(), problem };
        opened.unwrap_or_else(|_| Err(problem(ServerProblem::Other(anyhow!("opening it panicked")))))?;
        Self::start(url).map_err(problem)
    }

    /// Starts the threads. They connect when there is something to do.
    fn start(url: &DatabaseUrl) -> Result<Self, ServerProblem> {
        let way = Arc::new(Way::new(url.clone())?);
        let jobs = Arc::new(Queue::new());
        let (running, ended) = mpsc::channel(1);
        for _ in 0..SESSIONS {
            let (way, jobs, running) = (Arc::clone(&way), Arc::clone(&jobs), running.clone());
            let run = move || {
                let _running = running;
                match runtime() {
                    Ok(runtime) => SessionThread { way, jobs, runtime }.run(),
                    Err(error) => tracing::error!(%error, "a session with the database server can't start"),
                }
            };
            let thread = thread::Builder::new().name("store-session".to_owned()).spawn(run);
            thread.map_err(|error| ServerProblem::Other(error.into()))?;
        }
        Ok(Self { database: url.to_string(), jobs, waits: Arc::clone(&way.waits), ended: ended.into() })
    }

    /// Runs work in a transaction, as often as it takes, and waits until it is durable.
    ///
    /// At the deadline it is withdrawn, so that nothing is stored, unless the server was already told to commit it.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        apart: Apart,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        let claim = Arc::new(Claim::default());
        let mut transaction = Transaction::new(apart, work, Arc::clone(&claim), deadline());
        match self.ask(move |session| transaction.run(session)).await {
            Ok(done) => done,
            Err(error) if claim.withdraw() => Err(error.into()),
            Err(error) => Err(error.context(Unanswered).into()),
        }
    }

    /// Runs a read, outside of a transaction.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let mut tries = Tries::until(deadline());
        self.ask(move |session| transaction::read(session, &mut tries, &work)).await?
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

    /// Runs long work in a transaction without limits of time, and again if others came first.
    pub(crate) async fn write_long<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.ask(long(transaction::BEGIN, work)).await?
    }

    /// Runs long reads as of one moment. They may write to temporary tables.
    pub(crate) async fn read_long<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> Result<T, CommitError> + Send + 'static,
    ) -> Result<T, CommitError> {
        self.ask(long(OF_ONE_MOMENT, work)).await?
    }

    /// Like [`Self::read_long`], for what isn't asynchronous. Blocking.
    pub(crate) fn alone<T: Send + 'static>(
        &self,
        work: impl Fn(&Connection) -> anyhow::Result<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let work = long(OF_ONE_MOMENT, move |connection| Ok(work(connection)?));
        let (answer, answered) = std::sync::mpsc::sync_channel(1);
        self.send(work, move |done| drop(answer.send(done)));
        let done: Result<T, CommitError> = answered.recv().map_err(|_| self.unanswered())?;
        done.map_err(|error| match error {
            CommitError::Other(error) => error,
            error => error.into(),
        })
    }

    /// Takes deleted rows out of the tables' files, but for what a transaction may still read. Others go on meanwhile.
    pub(crate) async fn vacuum(&self) -> Result<(), CommitError> {
        let vacuum = with_time(|session| {
            let connection = Connection::Postgres(session);
            let sql = "SELECT format('VACUUM %I', tablename) FROM pg_tables WHERE schemaname = 'public'";
            let each: Vec<String> = connection.list(sql, ())?;
            Ok(each.iter().try_for_each(|sql| session.batch(sql))?)
        });
        self.ask(vacuum).await?
    }

    /// The size of the database on the server's disk, in bytes.
    pub(crate) async fn size(&self) -> anyhow::Result<u64> {
        let sql = "SELECT pg_database_size(current_database())";
        let size: i64 = self.read(move |connection| Ok(connection.one(sql, ())?)).await?;
        Ok(size.unsigned_abs())
    }

    /// How often sessions have waited for an answer.
    pub(crate) fn waits(&self) -> u64 {
        self.waits.load(Ordering::Relaxed)
    }

    /// How much work waits for a session.
    pub(crate) fn waiting(&self) -> usize {
        self.jobs.len()
    }

    /// Ends the sessions once everything sent before is done.
    pub(crate) async fn close(&self) {
        self.jobs.close();
        // Nothing is ever sent: it ends with the last thread.
        let _ended: Option<Infallible> = self.ended.lock().await.recv().await;
    }

    /// Has a session do something, which returns `None` if another must go on, and waits for it until the deadline.
    async fn ask<T: Send + 'static>(
        &self,
        work: impl FnMut(&Session) -> Option<T> + Send + 'static,
    ) -> anyhow::Result<T> {
        let done = in_time(async {
            let (answer, answered) = oneshot::channel();
            // An error means that the caller stopped waiting.
            self.send(work, move |done| drop(answer.send(done)));
            answered.await
        });
        done.await.and_then(Result::ok).ok_or_else(|| self.unanswered())
    }

    fn send<T>(
        &self,
        mut work: impl FnMut(&Session) -> Option<T> + Send + 'static,
        answer: impl FnOnce(T) + Send + 'static,
    ) {
        let mut answer = Some(answer);
        self.jobs.send(Job::new(deadline(), move |session| {
            let Some(done) = work(session) else { return false };
            if let Some(answer) = answer.take() {
                answer(done);
            }
            true
        }));
    }

    /// Why there is no answer.
    fn unanswered(&self) -> anyhow::Error {
        if self.jobs.is_closed() { anyhow!("the store is closed") } else { sql::Error::NoAnswer.into() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.jobs.close();
    }
}

/// Work in a transaction that begins like this, without limits of time.
fn long<T>(
    begin: &'static str,
    work: impl Fn(&Connection) -> Result<T, CommitError>,
) -> impl FnMut(&Session) -> Option<Result<T, CommitError>> {
    with_time(move |session| transact_unhurried(session, begin, &work))
}

/// Work without limits of time, after which the session is replaced.
fn with_time<T>(
    work: impl Fn(&Session) -> Result<T, CommitError>,
) -> impl FnMut(&Session) -> Option<Result<T, CommitError>> {
    move |session| {
        session.spend();
        match unhurried(session) {
            Ok(()) => Some(work(session)),
            // It ended while it was idle.
            Err(error) if sql::may_be_done(&error) => None,
            Err(error) => Some(Err(error.into())),
        }
    }
}

/// A session of its own without limits of time, with a database that is brought up to date. Blocking.
pub(crate) fn session(url: &DatabaseUrl) -> Result<Session, ConnectError> {
    session_after(url, opening::open)
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
        let runtime = runtime().map_err(|error| ServerProblem::Other(error.into()))?;
        let way = Way::new(url.clone())?;
        let session = match way.session(&runtime).map_err(ServerProblem::from) {
            Err(ServerProblem::Unreachable(why)) => {
                return Err(url.other_port().unwrap_or(ServerProblem::Unreachable(why)));
            }
            session => session?,
        };
        opening::check_pooler(&way, &runtime, &session)?;
        unhurried(&session)?;
        look(&Connection::Postgres(&session))?;
        Ok(session)
    };
    open().map_err(|problem| ConnectError { database: url.to_string(), problem })
}

/// What drives a thread's connections.
fn runtime() -> io::Result<Rc<Runtime>> {
    runtime::Builder::new_current_thread().enable_all().build().map(Rc::new)
}
