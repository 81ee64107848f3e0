//! Reads and transactions that are tried again, on the same session or another.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use anyhow::anyhow;

use crate::{
    CommitError, Unanswered,
    deadline::PATIENCE,
    sql::{self, Connection, Session},
};

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

/// What a transaction must be kept apart from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Apart {
    /// It reads what others may change meanwhile, so each is as if it were alone.
    FromAll,
    /// It reads only rows that it changes as well, so two that change the same row can't both succeed. They don't meet others on the
    /// page of an index, as serializable transactions do.
    FromSameRows,
    /// It is a single statement that can be repeated, and so a transaction of its own.
    ByItself,
}

/// Whether a write can still be withdrawn, which its caller does at the deadline.
#[derive(Debug, Default)]
pub(super) struct Claim(AtomicU8);

impl Claim {
    const OPEN: u8 = 0;
    const COMMITTING: u8 = 1;
    const WITHDRAWN: u8 = 2;

    /// Whether nothing is stored, and won't be.
    pub(super) fn withdraw(&self) -> bool {
        self.becomes(Self::WITHDRAWN)
    }

    /// Whether it may be committed.
    fn commits(&self) -> bool {
        self.becomes(Self::COMMITTING)
    }

    /// Its commit was refused, so nothing is stored.
    fn reopens(&self) {
        self.0.store(Self::OPEN, Ordering::SeqCst);
    }

    fn becomes(&self, state: u8) -> bool {
        match self.0.compare_exchange(Self::OPEN, state, Ordering::SeqCst, Ordering::SeqCst) {
            Ok(_) => true,
            Err(found) => found == state,
        }
    }
}

/// Runs a read, outside of a transaction. `None` if another session must run it.
pub(super) fn read<T>(
    session: &Session,
    tries: &mut Tries,
    work: &impl Fn(&Connection) -> anyhow::Result<T>,
) -> Option<anyhow::Result<T>> {
    tries.begin();
    let done = guarded(|| work(&Connection::Postgres(session)));
    match done.unwrap_or_else(|| Err(anyhow!("a read panicked"))) {
        Err(error) if sql::may_succeed_again(&error) => {
            session.spend();
            tries.are_over().then_some(Err(error))
        }
        done => Some(done),
    }
}

/// Work in a transaction, which is run as often as it takes.
///
/// When a commit is not answered, the work is run again. If its interaction is then known, the commit succeeded.
pub(super) struct Transaction<T, W> {
    apart: Apart,
    work: W,
    claim: Arc<Claim>,
    tries: Tries,
    /// What it returned when its commit was not answered.
    perhaps: Option<T>,
    /// How often others came first.
    races: u32,
}

/// How a transaction ended.
enum Ended<T> {
    Done(Result<T, CommitError>),
    /// The commit was sent, but not answered.
    Unknown(T, sql::Error),
}

impl<T, W: Fn(&Connection) -> Result<T, CommitError>> Transaction<T, W> {
    pub(super) fn new(apart: Apart, work: W, claim: Arc<Claim>, deadline: Option<Instant>) -> Self {
        Self { apart, work, claim, tries: Tries::until(deadline), perhaps: None, races: 0 }
    }

    /// Runs it until it is durable. `None` if another session must go on.
    pub(super) fn run(&mut self, session: &Session) -> Option<Result<T, CommitError>> {
        self.tries.begin();
        loop {
            let error = match self.once(session) {
                Ended::Done(Err(CommitError::SeenBefore)) if self.perhaps.is_some() => {
                    return self.perhaps.take().map(Ok);
                }
                Ended::Done(Err(CommitError::Other(error))) if sql::may_succeed_again(&error) => {
                    if sql::is_conflict(&error) {
                        self.races += 1;
                    } else {
                        session.spend();
                    }
                    error
                }
                Ended::Done(done) => return Some(done),
                Ended::Unknown(done, error) => {
                    self.perhaps = Some(done);
                    error.into()
                }
            };
            if self.tries.are_over() {
                let error = if self.perhaps.is_some() { error.context(Unanswered) } else { error };
                return Some(Err(error.into()));
            }
            if session.is_spent() {
                return None;
            }
            self.tries.wait();
        }
    }

    /// Runs it without a transaction around it. Whether it was done or not, it can be repeated.
    fn statement(&self, session: &Session) -> Ended<T> {
        let withdrawn = || Err(CommitError::Other(anyhow!("it was withdrawn")));
        Ended::Done(if self.claim.commits() { transacted(session, &self.work) } else { withdrawn() })
    }

    fn once(&self, session: &Session) -> Ended<T> {
        let begin = match self.apart {
            Apart::ByItself => return self.statement(session),
            Apart::FromSameRows => BEGIN_FOR_ROWS,
            Apart::FromAll if self.races < RACES => BEGIN_AMONG_OTHERS,
            Apart::FromAll => BEGIN_ALONE,
        };
        session.begin(begin);
        let done = transacted(session, &self.work);
        let commits = done.is_ok() && self.claim.commits();
        let ended = session.batch(if commits { "COMMIT" } else { "ROLLBACK" });
        if ended.is_err() {
            // Whatever state it is in, the server rolls it back.
            session.spend();
        }
        match (done, ended) {
            (Ok(_), _) if !commits => Ended::Done(Err(CommitError::Other(anyhow!("it was withdrawn")))),
            (Ok(done), Err(error)) if sql::may_be_done(&error) => Ended::Unknown(done, error),
            (Ok(_), Err(error)) => {
                if self.perhaps.is_none() {
                    self.claim.reopens();
                }
                Ended::Done(Err(error.into()))
            }
            (done, _) => Ended::Done(done),
        }
    }
}

/// Runs work in a transaction without limits of time that begins like this, again each time that others came first.
pub(super) fn transact_unhurried<T>(
    session: &Session,
    begin: &str,
    work: &impl Fn(&Connection) -> Result<T, CommitError>,
) -> Result<T, CommitError> {
    let mut tries = 1;
    loop {
        session.batch(begin)?;
        let done = transacted(session, work).and_then(|done| {
            session.batch("COMMIT")?;
            Ok(done)
        });
        match done {
            Err(CommitError::Other(error)) if sql::is_conflict(&error) && tries < LONG_TRIES => {
                session.batch("ROLLBACK")?;
                tries += 1;
            }
            // What isn't committed is rolled back with the session.
            done => return done,
        }
    }
}

fn transacted<T>(
    session: &Session,
    work: &impl Fn(&Connection) -> Result<T, CommitError>,
) -> Result<T, CommitError> {
    let done = guarded(|| work(&Connection::Postgres(session)))
        .unwrap_or_else(|| Err(CommitError::Other(anyhow!("a write panicked"))));
    // A refusal that was met first says why others may have failed.
    if done.is_ok() {
        session.settle()?;
    } else {
        session.drop_unsent();
    }
    done
}

/// Runs work; `None` if it panicked.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}

/// Tries, and the waits between them.
pub(super) struct Tries {
    /// Until when it is tried; without a deadline, known once it has begun.
    until: Option<Instant>,
    wait: Duration,
}

impl Tries {
    pub(super) const fn until(deadline: Option<Instant>) -> Self {
        Self { until: deadline, wait: FIRST_WAIT }
    }

    fn begin(&mut self) {
        self.until.get_or_insert_with(|| Instant::now() + PATIENCE);
    }

    /// Whether there is no time for another.
    fn are_over(&self) -> bool {
        self.until.is_some_and(|until| until <= Instant::now() + self.wait)
    }

    fn wait(&mut self) {
        thread::sleep(self.wait.mul_f64(rand::random_range(1.0..2.0)));
        self.wait = (self.wait * 2).min(LONGEST_WAIT);
    }
}
