//! The real program as a child process, and games played with it over a sandbox.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod game;
mod typed;
pub(crate) mod wait;

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    time::Duration,
};

use data::{OpenError, Problem, Store};
use sandbox::Sandbox;
use tokio::sync::Semaphore;

use self::wait::Wait;

/// How long a start may take on a busy machine.
const START: Duration = Duration::from_mins(2);
/// How long to wait before looking again whether one has ended.
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// How many start at once.
static STARTING: Semaphore = Semaphore::const_new(4);
/// The kernel's unit of processor time.
const TICKS_A_SECOND: f64 = 100.0;

/// The running program; it is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    log: PathBuf,
    /// How it ended, and its processor time, once known.
    ended: Option<(ExitStatus, Duration)>,
}

impl Program {
    /// Starts it in a folder with its database and log.
    pub(crate) fn start(sandbox: &Sandbox, folder: &Path) -> Self {
        let database = database(folder).into_os_string().into_string().unwrap();
        Self::start_with(sandbox, folder, &[("DATABASE_PATH", database)])
    }

    /// Starts it in a folder for its log, with more settings.
    pub(crate) fn start_with(sandbox: &Sandbox, folder: &Path, settings: &[(&str, String)]) -> Self {
        let log = folder.join("log");
        // A write beyond the kernel's limit should fail, not kill the program.
        let mut program = Command::new("/bin/sh");
        program.args(["-c", "trap '' XFSZ; exec \"$0\"", env!("CARGO_BIN_EXE_dara")]);
        program.current_dir(folder).env_clear();
        program.env("DISCORD_TOKEN", sandbox.token()).env("DISCORD_API_URL", sandbox.url());
        program.env("GAMES_PER_PLAYER", "100").env("ENDINGS_PATH", "none");
        // The gateway's log explains failing tests.
        program.env("LOG", "info,serenity::gateway=debug");
        // Two members play for many.
        program.env("RATE_PER_MEMBER", "1000000").env("RATE_PER_SERVER", "1000000");
        program.envs(settings.iter().map(|(name, value)| (name, value)));
        let written = File::options().create(true).append(true).open(&log).unwrap();
        let child = program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(written).spawn().unwrap();
        Self { child, log, ended: None }
    }

    /// Starts it and waits until it plays.
    pub(crate) async fn start_and_play(sandbox: &Sandbox, folder: &Path) -> Self {
        Self::start_and_play_with(sandbox, folder, &[]).await
    }

    /// The same with more settings.
    pub(crate) async fn start_and_play_with(
        sandbox: &Sandbox,
        folder: &Path,
        settings: &[(&str, String)],
    ) -> Self {
        let _starting = STARTING.acquire().await.unwrap();
        let before = sandbox.identified();
        let database = database(folder).into_os_string().into_string().unwrap();
        let settings = [&[("DATABASE_PATH", database)], settings].concat();
        let mut program = Self::start_with(sandbox, folder, &settings);
        let wait = Wait::at_most(START);
        while sandbox.identified() == before || !sandbox.online() {
            assert!(program.ended().is_none(), "the program ended at its start: {}", program.log());
            wait.again(|| format!("the program does not come up: {}", program.log())).await;
        }
        sandbox.ready().await.unwrap();
        program
    }

    /// The process id.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its exit status, if it has ended.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        if self.ended.is_none() {
            // Read before waiting, after which the kernel forgets it.
            let (is_over, used) = self.of_the_kernel();
            if is_over {
                self.ended = Some((self.child.wait().unwrap(), used));
            }
        }
        self.ended.map(|(status, _)| status)
    }

    /// Waits until it ends by itself.
    pub(crate) async fn ends_within(&mut self, time: Duration) -> Option<ExitStatus> {
        let wait = Wait::at_most(time);
        loop {
            let ended = self.ended();
            if ended.is_some() || wait.is_over() {
                return ended;
            }
            wait::pass(LOOK_AGAIN).await;
        }
    }

    /// The log of this and earlier runs in the folder.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// Its processor time so far.
    pub(crate) fn processor_time(&self) -> Duration {
        self.ended.map_or_else(|| self.of_the_kernel().1, |(_, used)| used)
    }

    /// Whether it is a zombie, and its processor time.
    fn of_the_kernel(&self) -> (bool, Duration) {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        // The second field is a name in parentheses, the third the state; the 14th and 15th are the user and system
        // times.
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
        let ticks = [11, 12].map(|at: usize| fields[at].parse::<u32>().unwrap());
        (fields[0] == "Z", Duration::from_secs_f64(f64::from(ticks[0] + ticks[1]) / TICKS_A_SECOND))
    }

    /// Kills it with SIGKILL and waits for its end.
    pub(crate) fn kill(&mut self) {
        // Doesn't fail for a child that wasn't waited for.
        let _ = self.child.kill();
        let wait = Wait::at_most(START);
        while self.ended().is_none() {
            wait.again_here(|| "a killed program doesn't end".to_owned());
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

/// The store in the program's folder, opened next to the program.
pub(crate) fn store(folder: &Path) -> Store {
    let wait = Wait::at_most(START);
    loop {
        match Store::open(&database(folder)) {
            // The program is writing at the moment.
            Err(OpenError { problem: Problem::Locked, .. }) => {
                wait.again_here(|| "the database stays locked".to_owned());
            }
            opened => return opened.unwrap(),
        }
    }
}
