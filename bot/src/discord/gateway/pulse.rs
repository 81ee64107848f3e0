//! Whether tasks still run: asks one for a sign of life.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use tokio::runtime::Handle;

/// A sign of life of the async tasks.
#[derive(Debug)]
pub(super) struct Pulse {
    handle: Handle,
    given: Arc<AtomicBool>,
}

impl Pulse {
    pub(super) fn new(handle: Handle) -> Self {
        Self { handle, given: Arc::new(AtomicBool::new(true)) }
    }

    /// Whether the last sign was given; if so, asks for the next.
    pub(super) fn is_felt(&self) -> bool {
        let is_felt = self.given.swap(false, Ordering::Relaxed);
        if is_felt {
            let given = Arc::clone(&self.given);
            self.handle.spawn(async move { given.store(true, Ordering::Relaxed) });
        }
        is_felt
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, time::Duration};

    use super::*;
    use crate::wait::{Wait, pass_here};

    #[test]
    fn it_is_felt_only_while_tasks_run() {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).build().unwrap();
        let pulse = Pulse::new(runtime.handle().clone());
        let until_felt = || {
            let wait = Wait::at_most(Duration::from_mins(1));
            while !pulse.is_felt() {
                wait.again_here(|| "it isn't felt".to_owned());
            }
        };
        until_felt();
        until_felt();
        let (go, wait) = mpsc::channel::<()>();
        let (held, is_held) = mpsc::channel();
        runtime.spawn(async move {
            held.send(()).unwrap();
            // Like a task that waits for a lock no one releases.
            let _ = wait.recv();
        });
        is_held.recv().unwrap();
        // The earlier sign may have been given.
        pulse.is_felt();
        for _ in 0..20 {
            pass_here(Duration::from_millis(1));
            assert!(!pulse.is_felt());
        }
        drop(go);
        until_felt();
    }
}
