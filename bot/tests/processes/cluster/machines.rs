//! Discord, the workers behind their balancer, and the database.

use std::{sync::Arc, time::Duration};

use data::Store;
use sandbox::{Config, Message, Sandbox};
use scratch_postgres::{Cluster as Server, Pair};
use tokio::task::block_in_place;

use crate::{cluster::worker::Worker, program::wait::Wait};

/// The database.
pub(crate) const DATABASE: &str = "dara";
/// How many lines of each log explain a failing test.
const LOGGED: usize = 30;
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// Whether something broke, rather than what was asked for.
pub(crate) fn is_apology(message: &Message) -> bool {
    message.content.contains("Still broken?")
}

pub(crate) struct Cluster {
    pub(crate) sandbox: Arc<Sandbox>,
    pub(crate) workers: Vec<Worker>,
    pub(crate) pair: Pair,
    /// Reads what is stored, besides the workers.
    pub(crate) store: Store,
    folder: tempfile::TempDir,
    /// How many workers were started so far.
    started: usize,
}

impl Cluster {
    /// Starts everything, with so many workers; `None` if PostgreSQL isn't installed and may be missing.
    pub(crate) async fn start(workers: usize) -> Option<Self> {
        let Some(pair) = block_in_place(|| Pair::start(Server::builder())).unwrap() else {
            let required = std::env::var("REQUIRE_POSTGRES").is_ok_and(|required| required == "1");
            assert!(!required, "PostgreSQL isn't installed, and REQUIRE_POSTGRES is set");
            println!("skipped: PostgreSQL 15 or newer isn't installed");
            return None;
        };
        block_in_place(|| pair.create(DATABASE)).unwrap();
        let url = pair.url(DATABASE);
        let sandbox = Arc::new(Sandbox::start(Config::default()).await.unwrap());
        let folder = tempfile::tempdir().unwrap();
        let names = (0..workers).map(|number| format!("worker-{number}"));
        let mut all: Vec<_> = names.map(|name| Worker::start(&sandbox, folder.path(), &name, &url)).collect();
        for worker in &mut all {
            assert_eq!(worker.comes_up(&sandbox).await, 0, "it ended by itself: {}", worker.log());
        }
        let urls: Vec<_> = all.iter().map(|worker| worker.url.clone()).collect();
        sandbox.register_endpoints(&urls).await.unwrap();
        // The commands, which the holder of the lease registers.
        sandbox.ready().await.unwrap();
        let store = block_in_place(|| Store::connect(&url.parse().unwrap())).unwrap();
        Some(Self { sandbox, workers: all, pair, store, folder, started: workers })
    }

    /// Starts one more worker, which isn't behind the balancer yet, and waits until it accepts.
    pub(crate) async fn another(&mut self) -> Worker {
        let url = self.pair.url(DATABASE);
        self.another_with(&url).await
    }

    /// The same with another way to the database.
    pub(crate) async fn another_with(&mut self, url: &str) -> Worker {
        let name = format!("worker-{}", self.started);
        self.started += 1;
        let mut worker = Worker::start(&self.sandbox, self.folder.path(), &name, url);
        worker.comes_up(&self.sandbox).await;
        worker
    }

    /// Lets interactions go to the workers as they are now.
    pub(crate) fn balance(&self) {
        let urls: Vec<_> = self.workers.iter().map(|worker| worker.url.clone()).collect();
        self.sandbox.balance(&urls);
    }

    /// Starts all workers again that have ended by themselves, but for one that was killed. How many.
    pub(crate) fn supervise(&mut self, killed: Option<usize>) -> usize {
        let all = self.workers.iter_mut().enumerate().filter(|(number, _)| Some(*number) != killed);
        all.map(|(_, worker)| usize::from(worker.is_started_if_ended(&self.sandbox))).sum()
    }

    /// The worker that does the jobs.
    pub(crate) async fn holder(&self) -> Option<usize> {
        for (number, worker) in self.workers.iter().enumerate() {
            if worker.is_holder().await {
                return Some(number);
            }
        }
        None
    }

    /// Waits until another worker does the jobs than the one that was killed, at most for this time. Returns how many workers
    /// ended by themselves meanwhile.
    pub(crate) async fn another_holder(&mut self, killed: usize, time: Duration) -> usize {
        let (wait, mut ended) = (Wait::at_most(time).every(LOOK_AGAIN), 0);
        loop {
            if self.holder().await.is_some() {
                return ended;
            }
            ended += self.supervise(Some(killed));
            wait.again(|| format!("no worker takes the lease: {}", self.logs())).await;
        }
    }

    /// The last warnings and errors of all workers there were, to explain a failing test.
    pub(crate) fn logs(&self) -> String {
        let mut lines = String::new();
        for worker in 0..self.started {
            let log = std::fs::read_to_string(self.folder.path().join(format!("worker-{worker}/log")));
            let log = log.unwrap_or_default();
            let wrong: Vec<_> =
                log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR")).collect();
            let last = &wrong[wrong.len().saturating_sub(LOGGED)..];
            lines.extend(["\nworker-", &worker.to_string(), ":\n", &last.join("\n")]);
        }
        lines
    }
}
