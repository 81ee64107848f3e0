//! Work that waits for a session.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError, mpsc},
};

/// A queue that gives work to the session that became idle last: it knows the most statements, and the others need not
/// even be connected.
pub(super) struct Queue<J>(Mutex<State<J>>);

struct State<J> {
    /// Work that came when all sessions were busy.
    jobs: VecDeque<J>,
    /// The ways to the sessions that wait, the last one at the end.
    idle: Vec<mpsc::Sender<J>>,
    is_open: bool,
}

impl<J> Queue<J> {
    pub(super) const fn new() -> Self {
        Self(Mutex::new(State { jobs: VecDeque::new(), idle: Vec::new(), is_open: true }))
    }

    /// Adds work, which is dropped if the queue is closed.
    pub(super) fn send(&self, mut job: J) {
        let mut state = self.state();
        if !state.is_open {
            return;
        }
        while let Some(session) = state.idle.pop() {
            match session.send(job) {
                Ok(()) => return,
                // It is no longer there.
                Err(mpsc::SendError(back)) => job = back,
            }
        }
        state.jobs.push_back(job);
    }

    /// Waits for work; `None` once the queue is closed and empty.
    pub(super) fn take(&self) -> Option<J> {
        let work = {
            let mut state = self.state();
            if let Some(job) = state.jobs.pop_front() {
                return Some(job);
            }
            if !state.is_open {
                return None;
            }
            let (session, work) = mpsc::channel();
            state.idle.push(session);
            work
        };
        work.recv().ok()
    }

    /// Ends the sessions once everything sent before is done.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.is_open = false;
        state.idle.clear();
    }

    fn state(&self) -> MutexGuard<'_, State<J>> {
        // Each change is one step.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, thread, time::Duration};

    use super::*;

    #[test]
    fn work_goes_to_the_last_that_became_idle_and_is_done_before_the_end() {
        let queue = Arc::new(Queue::new());
        let (done, all) = mpsc::channel();
        let until_idle = |count| {
            while queue.state().idle.len() < count {
                thread::sleep(Duration::from_millis(1));
            }
        };
        let session = |number| {
            let (own, done) = (Arc::clone(&queue), done.clone());
            let session = thread::spawn(move || {
                while let Some(job) = own.take() {
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
        assert_eq!((queue.take(), queue.take()), (Some(10), None));
        for session in sessions {
            session.join().expect("ended");
        }
    }
}
