//! The processes of a server.

use std::{
    fs,
    path::Path,
    process::Command,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, ensure};

/// How long killed processes may take to disappear.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// Kills all processes of the server with these databases.
pub(crate) fn kill(data: &Path) -> anyhow::Result<()> {
    let noted = fs::read_to_string(data.join("postmaster.pid")).context("the server doesn't run")?;
    let first = noted.lines().next().context("the server's process isn't noted")?.trim();
    // A first process that stands still starts no others while they are listed.
    signal("-STOP", &[first.to_owned()])?;
    let mut all = children(first);
    all.push(first.to_owned());
    // Those that have just ended by themselves are no reason to fail.
    let _ = signal("-KILL", &all);
    let begun = Instant::now();
    while all.iter().any(|process| runs(process)) {
        ensure!(begun.elapsed() < PATIENCE, "killed processes are still there: {all:?}");
        thread::sleep(LOOK_AGAIN);
    }
    forget_shared_memory(&noted);
    Ok(())
}

fn signal(name: &str, processes: &[String]) -> anyhow::Result<()> {
    let done = Command::new("kill").arg(name).args(processes).output().context("can't run kill")?;
    ensure!(done.status.success(), "kill fails: {}", String::from_utf8_lossy(&done.stderr));
    Ok(())
}

/// The processes that a process has started.
fn children(of: &str) -> Vec<String> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = processes.filter_map(|process| process.file_name().into_string().ok());
    names.filter(|name| state(name).is_some_and(|(_, parent)| parent == of)).collect()
}

/// Whether a process is there, and isn't just waiting to be forgotten.
fn runs(process: &str) -> bool {
    state(process).is_some_and(|(state, _)| state != "Z")
}

/// The state of a process, and its parent.
fn state(process: &str) -> Option<(String, String)> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The second field is the name, in parentheses.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ');
    Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
}

/// Removes the little piece of System V shared memory that a killed server leaves, of which the system has a limited number.
fn forget_shared_memory(noted: &str) {
    // The seventh line has its key and its number.
    let number = noted.lines().nth(6).and_then(|line| line.split_whitespace().nth(1));
    if let Some(number) = number {
        // Where the program is missing, a few bytes stay.
        let _ = Command::new("ipcrm").args(["-m", number]).output();
    }
}
