//! The program in a process of its own, seen from outside.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};
use sandbox::Sandbox;

/// How long it may take to stop.
const STOP: Duration = Duration::from_secs(20);

/// A running program, killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    id: u32,
    log: PathBuf,
}

impl Program {
    /// Starts it, with its database in a folder.
    pub(crate) fn start(sandbox: &Sandbox, folder: &Path, command: &[String]) -> anyhow::Result<Self> {
        let (first, rest) = command.split_first().context("no command")?;
        let log = folder.join("log");
        let written = File::options().create(true).append(true).open(&log)?;
        let mut program = Command::new(first);
        program.args(rest).current_dir(folder).env("DATABASE_PATH", folder.join("dara.db"));
        program.env("DISCORD_TOKEN", sandbox.token()).env("DISCORD_API_URL", sandbox.url());
        // Computing them would disturb what is measured.
        program.env("ENDINGS_PATH", "none").env("GAMES_PER_PLAYER", "1000");
        let child = program.stdin(Stdio::null()).stdout(Stdio::null()).stderr(written).spawn()?;
        Ok(Self { id: child.id(), child, log })
    }

    /// Whether it still runs.
    pub(crate) fn runs(&mut self) -> anyhow::Result<bool> {
        Ok(self.child.try_wait()?.is_none())
    }

    /// What it said.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// The processor time of all its threads, in nanoseconds as the kernel counts them.
    pub(crate) fn processor(&self) -> anyhow::Result<Duration> {
        let mut used = Duration::ZERO;
        // Threads that have ended are in the total alone, whose unit is coarse; the program keeps its own.
        for thread in fs::read_dir(format!("/proc/{}/task", self.id)).context("this figure needs Linux")? {
            let Ok(times) = fs::read_to_string(thread?.path().join("schedstat")) else { continue };
            let nanoseconds = times.split(' ').next().and_then(|time| time.parse().ok());
            used += Duration::from_nanos(nanoseconds.context("a time that cannot be read")?);
        }
        Ok(used)
    }

    /// Its memory in words.
    pub(crate) fn memory(&self) -> anyhow::Result<String> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id))?;
        let megabytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)).context("no such figure")?;
            let kilobytes: f64 = line.trim_start_matches(':').trim().trim_end_matches(" kB").parse()?;
            anyhow::Ok(kilobytes / 1024.0)
        };
        let (now, most, own) = (megabytes("VmRSS")?, megabytes("VmHWM")?, megabytes("RssAnon")?);
        Ok(format!("{now:.1} MB resident ({own:.1} MB of its own), {most:.1} MB at most"))
    }

    /// Stops it in good order.
    pub(crate) async fn stop(&mut self) -> anyhow::Result<()> {
        let told = Command::new("kill").args(["-TERM", &self.id.to_string()]).status()?;
        ensure!(told.success(), "it can't be told to stop");
        let begun = Instant::now();
        while self.runs()? {
            ensure!(begun.elapsed() < STOP, "it doesn't stop: {}", self.log());
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Fails if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
