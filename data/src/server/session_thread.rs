//! A thread with a session, which connects when there is more work than sessions and holds none while it can't.

use std::{
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::runtime::Runtime;

use super::{
    connecting::Way,
    queue::{Next, Queue},
};
use crate::{deadline::PATIENCE, sql::Session};

/// The rests after an attempt to connect that failed: doubled each time, and shortened by chance, so that not all threads of
/// all workers try at once. The server may allow fewer sessions than there are threads, and shouldn't have to say so often.
const FIRST_REST: Duration = Duration::from_millis(50);
const LONGEST_REST: Duration = Duration::from_secs(10);

/// Work for a session.
pub(super) struct Job {
    sent: Instant,
    deadline: Option<Instant>,
    /// Returns whether it is done; if not, the session is spent and another must go on.
    work: Box<dyn FnMut(&Session) -> bool + Send>,
}

impl Job {
    pub(super) fn new(
        deadline: Option<Instant>,
        work: impl FnMut(&Session) -> bool + Send + 'static,
    ) -> Self {
        Self { sent: Instant::now(), deadline, work: Box::new(work) }
    }

    /// Whether no one waits for it any longer.
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| deadline <= Instant::now())
    }

    /// Whether it has waited long enough for a server that can't be reached.
    fn cannot_wait(&self) -> bool {
        self.deadline.unwrap_or(self.sent + PATIENCE) <= Instant::now()
    }
}

/// What a thread needs to do its work.
pub(super) struct SessionThread {
    pub(super) way: Arc<Way>,
    pub(super) jobs: Arc<Queue<Job>>,
    pub(super) runtime: Rc<Runtime>,
}

impl SessionThread {
    /// Does what is sent, until no more can come.
    pub(super) fn run(&self) {
        let mut rest = Duration::ZERO;
        while self.jobs.wants_another(rest.mul_f64(rand::random_range(0.5..1.0))) {
            let has_worked = if let Some(session) = self.way.session_or_warning(&self.runtime) {
                self.jobs.connected();
                let has_worked = self.work(&session);
                // First, so that there are never more than one for each thread.
                drop(session);
                self.jobs.disconnected();
                has_worked
            } else {
                self.jobs.refused(Job::cannot_wait);
                false
            };
            rest = if has_worked { Duration::ZERO } else { (rest * 2).clamp(FIRST_REST, LONGEST_REST) };
        }
    }

    /// Does what is sent until the session ends. Returns whether it did anything.
    fn work(&self, session: &Session) -> bool {
        let mut has_worked = false;
        while let Some(mut job) = self.next(session) {
            if session.is_with_primary() && (job.work)(session) {
                has_worked = true;
            } else {
                self.jobs.send_back(job);
            }
            if session.is_spent() {
                break;
            }
        }
        has_worked
    }

    fn next(&self, session: &Session) -> Option<Job> {
        loop {
            let job = match self.jobs.next() {
                Next::Work(job) => job,
                Next::Wait(sent) => session.idle(sent)?,
                Next::End => return None,
            };
            if !job.is_late() {
                return Some(job);
            }
        }
    }
}
