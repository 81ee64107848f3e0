//! The real program, run as a child, and games that are played with it over a sandbox.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod game;
mod typed;

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

use data::{OpenError, Problem, Store};
use sandbox::Sandbox;
use tokio::sync::Semaphore;

/// How long the program may take to start, while other tests take the machine.
const START: Duration = Duration::from_mins(2);
/// So many start at a time, where many do.
static STARTING: Semaphore = Semaphore::const_new(4);
/// The kernel counts processor time in these.
const TICKS_A_SECOND: f64 = 100.0;

/// The running program; it is killed when it is dropped.
pub(crate) struct Program {
    child: Child,
    log: PathBuf,
    /// With what it ended, and the processor time that it had used, once that was seen.
    ended: Option<(ExitStatus, Duration)>,
}

impl Program {
    /// Starts it in a folder, which holds its database and its log.
    pub(crate) fn start(sandbox: &Sandbox, folder: &Path) -> Self {
        let log = folder.join("log");
        // A write beyond a limit of the kernel's is to fail, and not to end the program.
        let mut program = Command::new("/bin/sh");
        program.args(["-c", "trap '' XFSZ; exec \"$0\"", env!("CARGO_BIN_EXE_dara")]);
        program.current_dir(folder).env_clear();
        program.env("DISCORD_TOKEN", sandbox.token()).env("DISCORD_API_URL", sandbox.url());
        program.env("DATABASE_PATH", database(folder)).env("GAMES_PER_PLAYER", "100");
        // What was heard of the connections explains a test that fails.
        program.env("LOG", "info,serenity::gateway=debug");
        // Two members play for many.
        program.env("RATE_PER_MEMBER", "1000000").env("RATE_PER_SERVER", "1000000");
        let written = File::options().create(true).append(true).open(&log).unwrap();
        let child = program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(written).spawn().unwrap();
        Self { child, log, ended: None }
    }

    /// The same, and waits until it plays.
    pub(crate) async fn start_and_play(sandbox: &Sandbox, folder: &Path) -> Self {
        let _starting = STARTING.acquire().await.unwrap();
        let before = sandbox.identified();
        let mut program = Self::start(sandbox, folder);
        let deadline = Instant::now() + START;
        while sandbox.identified() == before || !sandbox.online() {
            assert!(program.ended().is_none(), "the program ended at its start: {}", program.log());
            assert!(Instant::now() < deadline, "the program does not come up: {}", program.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        sandbox.ready().await.unwrap();
        program
    }

    /// Its number.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// With what it ended, if it has.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            // Looked at before it is waited for, by which the kernel forgets what it has used.
            let (is_over, used) = self.of_the_kernel();
            if is_over {
                self.ended = Some((self.child.wait().unwrap(), used));
            }
        }
        self.ended.map(|(status, _)| status)
    }

    /// Waits until it ends by itself.
    pub(crate) async fn ends_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + time;
        loop {
            let ended = self.ended();
            if ended.is_some() || Instant::now() > deadline {
                return ended;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// What it has logged, in this and earlier runs in the same folder.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// The processor time that it has used, whether it runs or has ended.
    pub(crate) fn processor_time(&self) -> Duration {
        self.ended.map_or_else(|| self.of_the_kernel().1, |(_, used)| used)
    }

    /// Whether it has ended and was not waited for, and the processor time that it has used.
    fn of_the_kernel(&self) -> (bool, Duration) {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        // The second field is a name in parentheses, the third the state; the 14th and 15th are the times in user and
        // system mode.
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
        let ticks = [11, 12].map(|at: usize| fields[at].parse::<u32>().unwrap());
        (fields[0] == "Z", Duration::from_secs_f64(f64::from(ticks[0] + ticks[1]) / TICKS_A_SECOND))
    }

    /// SIGKILL, and waits until it is gone.
    pub(crate) fn kill(&mut self) {
        // Does not fail for a child that was not waited for.
        let _ = self.child.kill();
        while self.ended().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The database in the program's folder.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("dara.db")
}

/// The store in the program's folder, beside the program's own.
pub(crate) fn store(folder: &Path) -> Store {
    let deadline = Instant::now() + START;
    loop {
        match Store::open(&database(folder)) {
            // The program is at it just now.
            Err(OpenError { problem: Problem::Locked, .. }) if Instant::now() < deadline => {
                std::thread::sleep(Duration::from_millis(20));
            }
            opened => return opened.unwrap(),
        }
    }
}
