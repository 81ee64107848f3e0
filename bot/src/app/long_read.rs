//! Reads that take so long that others would have to wait for their answers.

use anyhow::Context as _;
use tokio::{runtime::Handle, task::spawn_blocking};

/// Does a long read in a thread of its own: the store reads a file inline, and what was read is worked on.
pub(crate) async fn long_read<T: Send + 'static>(
    read: impl Future<Output = anyhow::Result<T>> + Send + 'static,
) -> anyhow::Result<T> {
    let (runtime, read) = (Handle::current(), data::until(data::deadline(), read));
    spawn_blocking(move || runtime.block_on(read)).await.context("reading in a thread of its own")?
}
