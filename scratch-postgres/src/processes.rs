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
    let file = file(data)?;
    let all = pause(data)?;
    // Some may have just ended by themselves, which isn't an error.
    let _ = signal("-KILL", &all);
    let begun = Instant::now();
    while all.iter().any(|process| runs(process)) {
        ensure!(begun.elapsed() < PATIENCE, "killed processes are still there: {all:?}");
        thread::sleep(LOOK_AGAIN);
    }
    remove_shared_memory(&file);
    Ok(())
}

/// Stops all processes of the server with these databases, without ending them, and returns them.
pub(crate) fn pause(data: &Path) -> anyhow::Result<Vec<String>> {
    let file = file(data)?;
    let first = file.lines().next().context("the server's process is missing in its file")?.trim();
    let mut all = vec![first.to_owned()];
    // While the first process is stopped, it can't start others that the list would miss.
    signal("-STOP", &all)?;
    let children = children(first);
    let _ = signal("-STOP", &children);
    all.extend(children);
    Ok(all)
}

/// Lets processes go on that were stopped.
pub(crate) fn resume(all: &[String]) {
    // Some may have been killed meanwhile.
    let _ = signal("-CONT", all);
}

fn file(data: &Path) -> anyhow::Result<String> {
    fs::read_to_string(data.join("postmaster.pid")).context("the server isn't running")
}

fn signal(name: &str, processes: &[String]) -> anyhow::Result<()> {
    let done = Command::new("kill").arg(name).args(processes).output().context("can't run kill")?;
    ensure!(done.status.success(), "kill failed: {}", String::from_utf8_lossy(&done.stderr));
    Ok(())
}

/// The processes that a process has started.
fn children(of: &str) -> Vec<String> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let names = processes.filter_map(|process| process.file_name().into_string().ok());
    names.filter(|name| state(name).is_some_and(|(_, parent)| parent == of)).collect()
}

/// Whether a process is running, and not just a zombie.
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

/// Removes the small segment of System V shared memory that a killed server leaves behind: the system has only so many.
fn remove_shared_memory(file: &str) {
    // The seventh line has its key and its number.
    let number = file.lines().nth(6).and_then(|line| line.split_whitespace().nth(1));
    if let Some(number) = number {
        // If the program isn't installed, a few bytes stay behind.
        let _ = Command::new("ipcrm").args(["-m", number]).output();
    }
}
