//! The signals that tell the program to stop.

use anyhow::Context as _;

/// The signals that stop the program. They are handled from the first moment on, since the first process of a
/// container ignores signals without a handler.
#[cfg(unix)]
pub(crate) struct StopSignals {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl StopSignals {
    /// Begins to listen.
    pub(crate) fn listen() -> anyhow::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let terminate = signal(SignalKind::terminate()).context("listening for SIGTERM")?;
        let interrupt = signal(SignalKind::interrupt()).context("listening for Ctrl-C")?;
        Ok(Self { terminate, interrupt })
    }

    /// Waits for the first of them.
    pub(crate) async fn received(&mut self) -> anyhow::Result<()> {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
        Ok(())
    }
}

/// Ctrl-C.
#[cfg(not(unix))]
pub(crate) struct StopSignals;

#[cfg(not(unix))]
impl StopSignals {
    /// Begins to listen.
    pub(crate) fn listen() -> anyhow::Result<Self> {
        Ok(Self)
    }

    /// Waits for the first of them.
    pub(crate) async fn received(&mut self) -> anyhow::Result<()> {
        tokio::signal::ctrl_c().await.context("listening for Ctrl-C")
    }
}
