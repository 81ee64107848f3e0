//! The jobs, which one worker at a time runs: the one that holds the lease.
//!
//! A database in a file has a single process, which always holds it. Over a server, each worker asks for the lease every few
//! seconds. The holder runs the jobs on a handle for the database that refuses to write once the lease is lost, and stops
//! them itself before it expires. So another worker never does the same at the same time, even if this one was asleep.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use data::{CommitError, Epoch, Store, WorkerId};
use tokio::{
    task::{AbortHandle, JoinHandle},
    time::sleep,
};

use crate::{
    app::{App, version::version},
    discord::registration::Registration,
    jobs::running::Jobs,
};

/// How long the lease is valid after it was taken or renewed.
pub(super) const VALID: Duration = Duration::from_secs(15);
/// How often the holder renews it, and how often the others ask for it.
const RENEWED: Duration = Duration::from_secs(5);
const ASKED: Duration = Duration::from_secs(2);
/// After this time without renewing it, the holder stops on its own: before it expires, whatever the two clocks say.
const SURE: Duration = Duration::from_secs(12);

/// Starts the jobs on a handle that may write while the lease is held.
type Start = Box<dyn Fn(&Arc<App>) -> Jobs + Send + Sync>;

/// What a worker does about the lease.
pub(super) struct Candidate {
    /// The handle that may always write.
    pub app: Arc<App>,
    /// Its name.
    pub worker: WorkerId,
    /// Whether only the holder may run at all, as over the gateway: losing the lease then ends the process.
    pub alone: bool,
    /// Registered by the holder; `None` if the process registers its commands when it connects.
    pub registration: Option<Arc<Registration>>,
    /// The jobs of a holder.
    pub start: Start,
}

/// The jobs that run, by name; none while another worker holds the lease.
#[derive(Clone, Debug, Default)]
pub(crate) struct Running(Arc<Mutex<Vec<(&'static str, AbortHandle)>>>);

/// A worker that holds the lease whenever it can. Dropping it ends its jobs.
pub(super) struct Holder {
    app: Arc<App>,
    worker: WorkerId,
    running: Running,
    /// The epoch in which the jobs run.
    held: Arc<Mutex<Option<Epoch>>>,
    /// Ends only if a job ends, which none should.
    task: JoinHandle<anyhow::Error>,
}

impl Running {
    /// The jobs that have ended.
    pub(crate) fn ended(&self) -> Vec<&'static str> {
        let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.iter().filter(|(_, job)| job.is_finished()).map(|&(name, _)| name).collect()
    }

    fn set(&self, jobs: Vec<(&'static str, AbortHandle)>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = jobs;
    }
}

impl Holder {
    /// Asks for the lease from now on.
    pub(super) fn start(candidate: Candidate) -> Self {
        let (running, held) = (Running::default(), Arc::<Mutex<Option<Epoch>>>::default());
        let (app, worker) = (Arc::clone(&candidate.app), candidate.worker.clone());
        let task = tokio::spawn(ask(candidate, running.clone(), Arc::clone(&held)));
        Self { app, worker, running, held, task }
    }

    /// The jobs that run.
    pub(super) fn running(&self) -> Running {
        self.running.clone()
    }

    /// Waits until a job ends, which none should. Cancel safe.
    pub(super) async fn ended(&mut self) -> anyhow::Error {
        match (&mut self.task).await {
            Ok(why) => why,
            Err(error) => anyhow::Error::new(error).context("asking for the lease"),
        }
    }

    /// Says that this worker stops, so that operators see why it takes nothing up.
    pub(super) async fn drains(&self) {
        if let Err(error) = self.app.store.note_worker(&self.worker, version(), true).await {
            tracing::warn!("noting that this worker stops: {error:#}");
        }
    }

    /// Ends the jobs, and hands the lease on.
    pub(super) async fn stop(self) {
        self.task.abort();
        let held = *self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let store = &self.app.store;
        if let Some(epoch) = held
            && let Err(error) = store.release_lease(&self.worker, epoch).await
        {
            tracing::warn!("handing the lease on: {error:#}");
        }
        if let Err(error) = store.forget_worker(&self.worker).await {
            tracing::warn!("noting that this worker has stopped: {error:#}");
        }
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Asks for the lease for ever, and runs the jobs while it is held.
async fn ask(candidate: Candidate, running: Running, held: Arc<Mutex<Option<Epoch>>>) -> anyhow::Error {
    let set = |epoch| *held.lock().unwrap_or_else(PoisonError::into_inner) = epoch;
    loop {
        let asked = Instant::now();
        if let Some(epoch) = candidate.take().await {
            set(Some(epoch));
            let ended = candidate.hold(epoch, asked, &running).await;
            running.set(Vec::new());
            set(None);
            if let Some(ended) = ended {
                return ended;
            }
            tracing::warn!(%epoch, "lost the lease: another worker does the jobs");
        }
        if candidate.alone {
            return anyhow::anyhow!("the lease is lost, and only its holder may be connected to the gateway");
        }
        if let Some(registration) = &candidate.registration
            && let Err(error) = registration.learn(&candidate.app.discord).await
        {
            tracing::warn!("{error:#}");
        }
        sleep(ASKED).await;
    }
}

/// Waits until this worker holds the lease.
pub(super) async fn stand_by(store: &Store, worker: &WorkerId) {
    let mut said = false;
    loop {
        match take(store, worker).await {
            Ok(Some(_)) => return,
            Ok(None) if said => {}
            Ok(None) => {
                said = true;
                tracing::info!("standing by: another worker holds the lease");
            }
            Err(error) => tracing::warn!("asking for the lease: {error:#}"),
        }
        sleep(ASKED).await;
    }
}

/// Takes or renews the lease; `None` if another worker has it.
async fn take(store: &Store, worker: &WorkerId) -> Result<Option<Epoch>, CommitError> {
    store.note_worker(worker, version(), false).await?;
    store.take_lease(worker, VALID).await
}

impl Candidate {
    /// Takes or renews the lease; `None` if another worker has it, or the database can't be asked.
    async fn take(&self) -> Option<Epoch> {
        take(&self.app.store, &self.worker).await.unwrap_or_else(|error| {
            tracing::warn!("asking for the lease: {error:#}");
            None
        })
    }

    /// Runs the jobs until the lease, taken at `taken`, is lost; returns why if a job ends instead.
    async fn hold(&self, epoch: Epoch, taken: Instant, running: &Running) -> Option<anyhow::Error> {
        if self.app.store.may_have_other_workers() {
            tracing::info!(%epoch, worker = %self.worker, "holding the lease");
        }
        let mut registered = self.register().await;
        let mut jobs = (self.start)(&self.app.fenced(epoch));
        running.set(jobs.handles());
        let mut renewed = taken;
        loop {
            tokio::select! {
                ended = jobs.ended() => return Some(ended),
                () = sleep(RENEWED) => {}
            }
            let asked = Instant::now();
            let left = SURE.saturating_sub(renewed.elapsed());
            match tokio::time::timeout(left, self.take()).await {
                Ok(Some(again)) if again == epoch => renewed = asked,
                // Another worker had it meanwhile.
                Ok(Some(_)) | Err(_) => return None,
                Ok(None) if renewed.elapsed() + RENEWED >= SURE => return None,
                Ok(None) => {}
            }
            registered = registered || self.register().await;
        }
    }

    /// Registers the commands. Whether there is nothing left to do.
    async fn register(&self) -> bool {
        let Some(registration) = &self.registration else { return true };
        match registration.register(&self.app.discord).await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!("{error:#}");
                false
            }
        }
    }
}
