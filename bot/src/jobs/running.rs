//! The jobs of a running bot. None of them should ever end, so the first one that does ends the bot: a supervisor starts it
//! again, which is better than a bot that no longer posts or no longer keeps time.

use std::{collections::HashMap, future::Future};

use tokio::task::{AbortHandle, Id, JoinSet};

/// The jobs of a running bot; dropping it aborts them.
#[derive(Debug, Default)]
pub(crate) struct Jobs {
    set: JoinSet<()>,
    names: HashMap<Id, &'static str>,
    handles: Vec<(&'static str, AbortHandle)>,
}

impl Jobs {
    /// Starts a job.
    pub(crate) fn start(&mut self, name: &'static str, job: impl Future<Output = ()> + Send + 'static) {
        let handle = self.set.spawn(job);
        self.names.insert(handle.id(), name);
        self.handles.push((name, handle));
    }

    /// The jobs by name, to see whether they still run.
    pub(crate) fn handles(&self) -> Vec<(&'static str, AbortHandle)> {
        self.handles.clone()
    }

    /// Aborts the jobs, and waits until all of them have stopped.
    pub(crate) async fn stop(mut self) {
        self.set.shutdown().await;
    }

    /// Waits until a job ends, which none should. Waits for ever if there are none. Cancel safe.
    pub(crate) async fn ended(&mut self) -> anyhow::Error {
        let Some(ended) = self.set.join_next_with_id().await else { return std::future::pending().await };
        let (id, how) = match &ended {
            Ok((id, ())) => (*id, "ended"),
            Err(error) if error.is_panic() => (error.id(), "panicked"),
            Err(error) => (error.id(), "aborted"),
        };
        let name = self.names.get(&id).copied().unwrap_or("unknown");
        anyhow::anyhow!("the job `{name}` {how}; the bot stops, as it can't work without it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_first_job_that_ends_is_named() {
        let mut jobs = Jobs::default();
        jobs.start("waits", std::future::pending());
        jobs.start("prune", async {});
        assert!(jobs.ended().await.to_string().starts_with("the job `prune` ended; "));
        jobs.start("deliver", async { panic!("a bug") });
        assert!(jobs.ended().await.to_string().starts_with("the job `deliver` panicked; "));
        let running = jobs.handles().into_iter().filter(|(_, job)| !job.is_finished());
        assert_eq!(running.map(|(name, _)| name).collect::<Vec<_>>(), ["waits"]);
        jobs.set.abort_all();
        assert!(jobs.ended().await.to_string().starts_with("the job `waits` aborted; "));
    }

    #[tokio::test]
    async fn a_job_does_nothing_more_once_it_was_stopped() {
        let mut jobs = Jobs::default();
        jobs.start("works", async {
            loop {
                tokio::task::yield_now().await;
            }
        });
        let handles = jobs.handles();
        jobs.stop().await;
        assert!(handles.iter().all(|(_, job)| job.is_finished()));
    }
}
