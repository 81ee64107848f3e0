//! What is in a server's folder when it starts.

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, bail};

use crate::{
    Programs,
    owner::Owner,
    programs::{USER, clear_environment},
};

/// What a new server contains.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Origin<'c> {
    /// No databases.
    Empty,
    /// All databases of another server, which it follows from then on.
    Copy {
        /// The port of the one that it follows.
        of: u16,
        /// The superuser's password, there and here.
        password: &'c str,
        /// The port it listens on, if it must be a certain one.
        port: Option<u16>,
    },
}

impl Origin<'_> {
    /// Makes the folder of the databases.
    pub(crate) fn fill(
        self,
        programs: &Programs,
        owner: Owner,
        folder: &Path,
        password: &str,
    ) -> anyhow::Result<()> {
        match self {
            Self::Empty => initialise(programs, owner, folder, password),
            Self::Copy { of, .. } => copy(programs, owner, folder, of, password),
        }
    }
}

fn initialise(programs: &Programs, owner: Owner, folder: &Path, password: &str) -> anyhow::Result<()> {
    let file = folder.join("password");
    fs::write(&file, password)?;
    owner.give(&file)?;
    let mut command = Command::new(programs.path("initdb"));
    command
        .args(["--username", USER, "--auth=password", "--no-sync", "--no-instructions", "--encoding=UTF8"])
        // Each server begins with a whole segment of its log, of which tests fill little.
        .arg("--wal-segsize=1")
        // Most servers don't sort by bytes, so tests shouldn't depend on that order either.
        .args(["--locale=C", "--locale-provider=icu", "--icu-locale=en"])
        .arg("--pwfile")
        .arg(&file)
        .arg("--pgdata")
        .arg(folder.join("data"));
    clear_environment(&mut command);
    finish(command, owner, folder)
}

/// Copies a running server, and makes the copy follow it.
fn copy(programs: &Programs, owner: Owner, folder: &Path, of: u16, password: &str) -> anyhow::Result<()> {
    let mut command = Command::new(programs.path("pg_basebackup"));
    command
        .args([
            "--write-recovery-conf",
            "--wal-method=stream",
            "--checkpoint=fast",
            "--no-sync",
            "--no-manifest",
        ])
        .args(["--host=127.0.0.1", "--port", &of.to_string(), "--username", USER])
        .arg("--pgdata")
        .arg(folder.join("data"));
    clear_environment(&mut command).env("PGPASSWORD", password);
    finish(command, owner, folder)
}

fn finish(mut command: Command, owner: Owner, folder: &Path) -> anyhow::Result<()> {
    let program = command.get_program().to_owned();
    let done = owner.run(command.current_dir(folder)).output();
    let done = done.with_context(|| format!("can't run {}", program.display()))?;
    if !done.status.success() {
        bail!("{} failed: {}", program.display(), String::from_utf8_lossy(&done.stderr));
    }
    Ok(())
}
