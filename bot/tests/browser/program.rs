//! The real program, run as a newcomer runs it: without a token, in an empty folder.

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, ChildStdout, Command, Stdio},
};

use anyhow::Context as _;
use tempfile::TempDir;

/// The running program; it ends when this is dropped.
pub(crate) struct Program {
    child: Child,
    /// The address of its page.
    pub url: String,
    _output: BufReader<ChildStdout>,
    _directory: TempDir,
}

impl Program {
    /// Starts the program and reads the page's address from its output.
    pub(crate) fn start() -> anyhow::Result<Self> {
        let directory = tempfile::tempdir()?;
        let mut child = Command::new(env!("CARGO_BIN_EXE_dara"))
            .current_dir(&directory)
            .env_remove("DISCORD_TOKEN")
            .env_remove("DISCORD_API_URL")
            .env("SANDBOX_PORT", "0")
            .env("DATABASE_PATH", directory.path().join("dara.db"))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut output = BufReader::new(child.stdout.take().context("the program has no output")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.with_context(|| format!("no address in the first line {line:?}"))?.to_owned();
        Ok(Self { child, url, _output: output, _directory: directory })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
