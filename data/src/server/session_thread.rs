//! A thread's session, and transactions that are tried again.

use std::{
    cell::Cell,
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use anyhow::anyhow;
use tokio::runtime::{self, Runtime};

use super::connecting::Way;
use crate::{
    CommitError, Unanswered,
    sql::{self, Connection, Session},
};

/// How long work is tried again. A player waits for three seconds at most, and the last try takes its time, too.
const PATIENCE: Duration = Duration::from_millis(1_900);
/// How long a call may take: longer than the server lets a statement run.
const LIMIT: Duration = Duration::from_millis(2_500);
/// The waits between two tries: doubled each time, up to the longest, and up to twice as long by chance, so that those who
/// met don't meet again.
const FIRST_WAIT: Duration = Duration::from_millis(2);
const LONGEST_WAIT: Duration = Duration::from_millis(100);

/// How often long work is tried, which others must not wait for.
const LONG_TRIES: u32 = 5;

pub(super) const BEGIN: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
/// Serializable transactions pass a turnstile: all at once, but for one that lost too many races, which goes through alone. It must
/// do so before it reads anything, since that decides what it sees.
const BEGIN_AMONG_OTHERS: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE turnstile IN ROW SHARE MODE";
const BEGIN_ALONE: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE turnstile IN EXCLUSIVE MODE";
const BEGIN_FOR_ROWS: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";
/// After so many lost races, a transaction goes through alone.
const RACES: u32 = 2;
/// What every session sets: no statement and no lock may keep a player waiting, and no small table is read as a whole,
/// which would count as a conflict with every writer of it. The planner gives such reads an enormous cost, at which it would
/// compile each statement.
const SETTINGS: &str = "SET search_path = public; SET synchronous_commit = on; SET statement_timeout = '2s';
    SET enable_seqscan = off; SET jit = off; SET lock_timeout = '2s';
    SET idle_in_transaction_session_timeout = '5s'";
/// What a session sets for work that takes as long as it takes.
const UNHURRIED_SETTINGS: &str =
    "SET search_path = public; SET synchronous_commit = on; SET statement_timeout = 0;
    SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/// What a transaction must be kept apart from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Apart {
    /// It reads what others may change meanwhile, so each is as if it were alone.
    FromAll,
    /// It reads only rows that it changes as well, so two that change the same row can't both succeed. They don't meet others on the
    /// page of an index, as serializable transactions do.
    FromSameRows,
}

/// A thread's session, connected when it is needed.
pub(super) struct SessionThread {
    way: Arc<Way>,
    runtime: Rc<Runtime>,
    session: Option<Session>,
}

/// How a transaction ended.
enum Ended<T> {
    Done(Result<T, CommitError>),
    /// The commit was sent, but not answered.
    Unknown(T, CommitError),
}

impl SessionThread {
    pub(super) fn new(way: Arc<Way>) -> io::Result<Self> {
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(Self { way, runtime: Rc::new(runtime), session: None })
    }

    fn session(&mut self) -> sql::Result<&Session> {
        if self.session.as_ref().is_none_or(Session::is_closed) {
            // The old one first, so that a process never has more than its number.
            self.session = None;
            let mut client = self.way.connect(&self.runtime, Some(LIMIT))?;
            client.batch_execute(SETTINGS)?;
            self.session = Some(Session::new(client));
        }
        // It was set just now.
        self.session.as_ref().ok_or(sql::Error::NoRow)
    }

    /// Runs work on a session without limits of time, of its own.
    pub(super) fn unhurried<T, E: From<sql::Error>>(
        &mut self,
        work: impl FnOnce(&Connection) -> Result<T, E>,
    ) -> Result<T, E> {
        let session = self.unhurried_session()?;
        work(&Connection::Postgres(&session))
    }

    /// Opens a session without limits of time, in place of the thread's own.
    pub(super) fn unhurried_session(&mut self) -> sql::Result<Session> {
        self.session = None;
        let mut client = self.way.connect(&self.runtime, None)?;
        client.batch_execute(UNHURRIED_SETTINGS)?;
        Ok(Session::new(client))
    }

    /// Runs work in a transaction without limits of time that begins like this, again each time that others came first.
    pub(super) fn transact_unhurried<T>(
        &mut self,
        begin: &str,
        work: &impl Fn(&Connection) -> Result<T, CommitError>,
    ) -> Result<T, CommitError> {
        let mut tries = 1;
        loop {
            let done = self.unhurried(|connection| {
                connection.execute_batch(begin)?;
                let done = guarded(|| work(connection))
                    .unwrap_or_else(|| Err(CommitError::Other(anyhow!("a write panicked"))))?;
                // What isn't committed is rolled back with the session.
                connection.execute_batch("COMMIT")?;
                Ok(done)
            });
            match done {
                Err(CommitError::Other(error)) if sql::is_conflict(&error) && tries < LONG_TRIES => {
                    tries += 1;
                }
                done => return done,
            }
        }
    }

    /// Runs a read, outside of a transaction.
    pub(super) fn read<T>(&mut self, work: &impl Fn(&Connection) -> anyhow::Result<T>) -> anyhow::Result<T> {
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

    /// Runs work in a transaction, as often as it takes, and returns once it is durable.
    ///
    /// When a commit is not answered, the work is run again. If its interaction is then known, the commit succeeded.
    pub(super) fn transact<T>(
        &mut self,
        apart: Apart,
        work: &impl Fn(&Connection) -> Result<T, CommitError>,
    ) -> Result<T, CommitError> {
        let tries = Tries::new();
        let (mut perhaps, mut lost) = (None, 0);
        loop {
            let begin = match apart {
                Apart::FromSameRows => BEGIN_FOR_ROWS,
                Apart::FromAll if lost < RACES => BEGIN_AMONG_OTHERS,
                Apart::FromAll => BEGIN_ALONE,
            };
            let error = match self.once(begin, work) {
                Ended::Done(Err(CommitError::SeenBefore)) if perhaps.is_some() => {
                    return perhaps.ok_or(CommitError::SeenBefore);
                }
                Ended::Done(Err(CommitError::Other(error))) if sql::may_succeed_again(&error) => {
                    if sql::is_conflict(&error) {
                        lost += 1;
                    } else {
                        self.session = None;
                    }
                    error.into()
                }
                Ended::Done(done) => return done,
                Ended::Unknown(done, error) => {
                    perhaps = Some(done);
                    error
                }
            };
            if !tries.another() {
                return Err(match (perhaps, error) {
                    (Some(_), CommitError::Other(error)) => error.context(Unanswered).into(),
                    (_, error) => error,
                });
            }
        }
    }

    fn once<T>(&mut self, begin: &str, work: &impl Fn(&Connection) -> Result<T, CommitError>) -> Ended<T> {
        let session = match self.session() {
            Ok(session) => session,
            Err(error) => return Ended::Done(Err(error.into())),
        };
        if let Err(error) = session.batch(begin) {
            // It may have begun.
            self.session = None;
            return Ended::Done(Err(error.into()));
        }
        let done = guarded(|| work(&Connection::Postgres(session)))
            .unwrap_or_else(|| Err(CommitError::Other(anyhow!("a write panicked"))));
        let ended = session.batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" });
        if ended.is_err() {
            // Whatever state it is in, the server rolls it back.
            self.session = None;
        }
        match (done, ended) {
            (Ok(done), Err(error)) if sql::may_be_done(&error) => Ended::Unknown(done, error.into()),
            (Ok(_), Err(error)) => Ended::Done(Err(error.into())),
            (done, _) => Ended::Done(done),
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
    wait: Cell<Duration>,
}

impl Tries {
    fn new() -> Self {
        Self { begun: Instant::now(), wait: FIRST_WAIT.into() }
    }

    /// Waits before another try; false if there is no time for one.
    fn another(&self) -> bool {
        let wait = self.wait.get().mul_f64(rand::random_range(1.0..2.0));
        if self.begun.elapsed() + wait > PATIENCE {
            return false;
        }
        thread::sleep(wait);
        self.wait.set((self.wait.get() * 2).min(LONGEST_WAIT));
        true
    }
}
