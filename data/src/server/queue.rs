//! Work that waits for a session.

use std::{
    collections::VecDeque,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::sync::oneshot;

/// The longest rest between two attempts to connect while there is no session at all.
const SHORT_REST: Duration = Duration::from_secs(1);

/// A queue that gives work only to sessions that are connected, and first to the one that became idle last: it knows the most
/// statements, and the others need not even be there.
pub(super) struct Queue<J> {
    state: Mutex<State<J>>,
    /// Wakes threads without a session.
    changed: Condvar,
}

struct State<J> {
    /// Work that came when all sessions were busy.
    jobs: VecDeque<J>,
    /// The ways to the sessions that wait, the last one at the end.
    idle: Vec<oneshot::Sender<J>>,
    /// How many sessions there are, and how many are about to be.
    connected: usize,
    connecting: usize,
    is_open: bool,
}

/// What a session does next.
pub(super) enum Next<J> {
    Work(J),
    /// What will be sent.
    Wait(oneshot::Receiver<J>),
    /// The queue is closed and empty.
    End,
}

impl<J> Queue<J> {
    pub(super) const fn new() -> Self {
        let state =
            State { jobs: VecDeque::new(), idle: Vec::new(), connected: 0, connecting: 0, is_open: true };
        Self { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// Adds work, which is dropped if the queue is closed.
    pub(super) fn send(&self, job: J) {
        let mut state = self.state();
        if state.is_open {
            self.give(&mut state, job, VecDeque::push_back);
        }
    }

    /// Gives work back whose session is lost, before all other.
    pub(super) fn send_back(&self, job: J) {
        self.give(&mut self.state(), job, VecDeque::push_front);
    }

    fn give(&self, state: &mut State<J>, mut job: J, push: fn(&mut VecDeque<J>, J)) {
        while let Some(session) = state.idle.pop() {
            match session.send(job) {
                Ok(()) => return,
                // It is no longer there.
                Err(back) => job = back,
            }
        }
        push(&mut state.jobs, job);
        self.changed.notify_all();
    }

    /// What a connected session does next.
    pub(super) fn next(&self) -> Next<J> {
        let mut state = self.state();
        if let Some(job) = state.jobs.pop_front() {
            return Next::Work(job);
        }
        if !state.is_open {
            self.changed.notify_all();
            return Next::End;
        }
        let (session, work) = oneshot::channel();
        state.idle.push(session);
        Next::Wait(work)
    }

    /// Waits until there is more work than sessions for it, and for a rest before; then another should connect. False once the
    /// queue is closed and empty.
    pub(super) fn wants_another(&self, rest: Duration) -> bool {
        let begun = Instant::now();
        let mut state = self.state();
        loop {
            if !state.is_open && state.jobs.is_empty() {
                return false;
            }
            // While others do the work, there is time. Once no one does, every chance counts.
            let rest = if state.connected == 0 { rest.min(SHORT_REST) } else { rest };
            let left = rest.saturating_sub(begun.elapsed());
            if left.is_zero() && state.jobs.len() > state.connecting {
                state.connecting += 1;
                return true;
            }
            state = if left.is_zero() {
                self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
            } else {
                self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
            };
        }
    }

    /// A session is connected.
    pub(super) fn connected(&self) {
        let mut state = self.state();
        state.connecting -= 1;
        state.connected += 1;
    }

    /// A session is gone.
    pub(super) fn disconnected(&self) {
        self.state().connected -= 1;
        self.changed.notify_all();
    }

    /// A session could not be had. If there is no other, drops what can't wait.
    pub(super) fn refused(&self, cannot_wait: impl Fn(&J) -> bool) {
        let mut state = self.state();
        state.connecting -= 1;
        if state.connected == 0 {
            state.jobs.retain(|job| !cannot_wait(job));
        }
        self.changed.notify_all();
    }

    /// How much work waits.
    pub(super) fn len(&self) -> usize {
        self.state().jobs.len()
    }

    /// Whether it was closed.
    pub(super) fn is_closed(&self) -> bool {
        !self.state().is_open
    }

    /// Ends the sessions once everything sent before is done.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.is_open = false;
        state.idle.clear();
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State<J>> {
        // Each change is one step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{Arc, mpsc},
        thread,
    };

    use super::*;

    const AT_ONCE: Duration = Duration::ZERO;
    /// Far longer than a test may take.
    const LONG: Duration = Duration::from_hours(1);

    #[test]
    fn work_goes_to_the_last_that_became_idle_and_is_done_before_the_end() {
        let queue = Arc::new(Queue::new());
        let (done, all) = mpsc::channel();
        let until_idle = |count| {
            while queue.state().idle.len() < count {
                thread::yield_now();
            }
        };
        let session = |number| {
            let (own, done) = (Arc::clone(&queue), done.clone());
            let session = thread::spawn(move || {
                loop {
                    let job = match own.next() {
                        Next::Work(job) => job,
                        Next::Wait(sent) => match sent.blocking_recv() {
                            Ok(job) => job,
                            Err(_) => return,
                        },
                        Next::End => return,
                    };
                    done.send((number, job)).expect("received");
                }
            });
            until_idle(number);
            session
        };
        let sessions = [1, 2].map(session);
        for job in 0..10 {
            queue.send(job);
            assert_eq!(all.recv().expect("sent"), (2, job));
            until_idle(2);
        }
        queue.state().idle.clear();
        queue.send(10);
        queue.close();
        queue.send(11);
        queue.send_back(9);
        assert!(matches!(queue.next(), Next::Work(9)));
        assert!(matches!((queue.next(), queue.next()), (Next::Work(10), Next::End)));
        for session in sessions {
            session.join().expect("ended");
        }
    }

    #[test]
    fn sessions_are_wanted_for_work_that_no_other_takes() {
        let queue = Queue::new();
        queue.send(1);
        assert!(queue.wants_another(AT_ONCE), "there is none");
        queue.connected();
        assert!(matches!(queue.next(), Next::Work(1)));
        let Next::Wait(mut idle) = queue.next() else { panic!("there is more work") };
        queue.send(2);
        assert_eq!((idle.try_recv(), queue.len()), (Ok(2), 0), "the one that is idle takes it");
        queue.send(3);
        assert!(queue.wants_another(AT_ONCE));
        queue.refused(|_| true);
        assert_eq!(queue.len(), 1, "another session will take it");
        queue.disconnected();
        assert!(queue.wants_another(AT_ONCE));
        queue.refused(|job| *job == 4);
        assert_eq!(queue.len(), 1, "it can wait");
        assert!(queue.wants_another(LONG));
        queue.refused(|_| true);
        queue.close();
        assert!(queue.len() == 0 && !queue.wants_another(LONG));
    }
}
