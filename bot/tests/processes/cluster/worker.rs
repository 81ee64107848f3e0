//! One worker: the program as a child process, restarted as by a supervisor.

use std::{
    net::{Ipv4Addr, TcpListener},
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicU16, Ordering},
    time::Duration,
};

use sandbox::Sandbox;
use serde_json::Value;

use crate::program::{Program, wait::Wait};

/// How long a worker may take until it accepts interactions, on a busy machine and while the database is lost.
const START: Duration = Duration::from_mins(2);
/// How long one may take to stop: it drains for 2 s, and finishes what it has begun.
const STOP: Duration = Duration::from_secs(30);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How long a worker may take to say how it is.
const ANSWER: Duration = Duration::from_secs(5);

/// The next port to try. The system hands out higher ones, so one that is free stays free, even while
/// its worker is down.
static NEXT_PORT: AtomicU16 = AtomicU16::new(21_000);

pub(crate) struct Worker {
    folder: PathBuf,
    settings: Vec<(&'static str, String)>,
    /// Where interactions arrive.
    pub(crate) url: String,
    /// Where it says how it is.
    metrics: String,
    client: reqwest::Client,
    program: Program,
}

impl Worker {
    /// Starts one with this name, over a database; doesn't wait until it accepts.
    pub(crate) fn start(sandbox: &Sandbox, folder: &Path, name: &str, database: &str) -> Self {
        let folder = folder.join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let [interactions, metrics] = free_addresses();
        let settings = vec![
            ("DATABASE_URL", database.to_owned()),
            ("INTERACTIONS_ADDRESS", interactions.clone()),
            ("METRICS_ADDRESS", metrics.clone()),
            ("DISCORD_PUBLIC_KEY", sandbox.public_key()),
            ("GAMES_PER_PLAYER", "1000".to_owned()),
            ("OPEN_CHALLENGES", "100".to_owned()),
            ("LOG", "info".to_owned()),
        ];
        let program = Program::start_with(sandbox, &folder, &settings);
        let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build().unwrap();
        let (url, metrics) = (format!("http://{interactions}/"), format!("http://{metrics}"));
        Self { folder, settings, url, metrics, client, program }
    }

    /// Starts it again at the same addresses.
    pub(crate) fn starts_again(&mut self, sandbox: &Sandbox) {
        self.program = Program::start_with(sandbox, &self.folder, &self.settings);
    }

    /// Waits until it accepts interactions. Returns how often it ended by itself meanwhile and was started again.
    pub(crate) async fn comes_up(&mut self, sandbox: &Sandbox) -> usize {
        let (wait, mut ends) = (Wait::at_most(START).every(LOOK_AGAIN), 0);
        while !self.accepts().await {
            ends += usize::from(self.is_started_if_ended(sandbox));
            wait.again(|| format!("a worker does not come up: {}", self.program.log())).await;
        }
        ends
    }

    /// Starts it again if it has ended by itself. Whether it has.
    pub(crate) fn is_started_if_ended(&mut self, sandbox: &Sandbox) -> bool {
        let Some(status) = self.program.ended() else { return false };
        println!("{} ended by itself: {status}", self.folder.display());
        self.starts_again(sandbox);
        true
    }

    /// Whether it says that it takes interactions.
    pub(crate) async fn accepts(&self) -> bool {
        self.accepts_status().await.is_some_and(|(status, _)| status == 200)
    }

    /// Whether it says that it takes interactions, as a status and in words; `None` if it doesn't answer.
    pub(crate) async fn accepts_status(&self) -> Option<(u16, String)> {
        let answer = self.client.get(format!("{}/health/accepts", self.metrics)).send().await.ok()?;
        let status = answer.status().as_u16();
        Some((status, answer.text().await.ok()?.trim_end().to_owned()))
    }

    /// What it says about itself and the others; `None` if it can't.
    pub(crate) async fn health(&self) -> Option<Value> {
        self.client.get(format!("{}/health", self.metrics)).send().await.ok()?.json().await.ok()
    }

    /// Whether it holds the lease, and the lease hasn't expired.
    pub(crate) async fn is_holder(&self) -> bool {
        self.health().await.is_some_and(|health| {
            let left = health["lease"]["seconds_left"].as_f64().unwrap_or(0.0);
            health["role"] == "holder" && left > 0.0
        })
    }

    pub(crate) fn kill(&mut self) {
        self.program.kill();
    }

    /// Tells it to stop, and waits until it has. Meanwhile it tells a balancer to turn to others.
    pub(crate) async fn stops(&mut self) {
        let told = Command::new("kill").args(["-TERM", &self.program.id().to_string()]).status();
        assert!(told.unwrap().success());
        let wait = Wait::at_most(STOP).every(LOOK_AGAIN);
        while self.accepts_status().await != Some((503, "stopping".to_owned())) {
            assert!(self.program.ended().is_none(), "it ended without notice: {}", self.program.log());
            wait.again(|| format!("it goes on: {}", self.program.log())).await;
        }
        let status = self.program.ends_within(STOP).await;
        let status = status.unwrap_or_else(|| panic!("it doesn't stop: {}", self.program.log()));
        assert!(status.success(), "it failed to stop, with {status}: {}", self.program.log());
    }

    /// The log of all its runs.
    pub(crate) fn log(&self) -> String {
        self.program.log()
    }
}

/// Two addresses where nothing listens.
fn free_addresses() -> [String; 2] {
    [(); 2].map(|()| {
        loop {
            let port = NEXT_PORT.fetch_add(1, Ordering::Relaxed);
            if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok() {
                break format!("{}:{port}", Ipv4Addr::LOCALHOST);
            }
        }
    })
}
