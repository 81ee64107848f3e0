//! Threads for each side of a measurement.

use anyhow::Context as _;
use tokio::runtime::{Builder, Runtime};

/// Threads on each side, so that each can use both cores.
const THREADS: usize = 2;

/// A runtime whose threads have this name.
pub(crate) fn runtime(name: &str) -> anyhow::Result<Runtime> {
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(THREADS).thread_name(name).enable_all().build().context("starting a runtime")
}
