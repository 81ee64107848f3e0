//! PostgreSQL's client, whose every call ends in time.
//!
//! The server ends statements that take too long, but a server that hangs ends nothing, and the network may not say that
//! a machine is gone. A connection that didn't answer in time is never used again.

use std::{io::Cursor, pin::pin, rc::Rc, time::Duration};

use futures::{SinkExt as _, future::join_all};
use tokio::{runtime::Runtime, select, sync::oneshot, task::JoinHandle, time::timeout};
use tokio_postgres::{SimpleQueryMessage, Statement};

use super::{Error, Result};
use crate::deadline::PATIENCE;

/// How much longer a call may take than the server lets a statement run.
const MARGIN: Duration = Duration::from_millis(500);

/// How long a connection that ends may take to say so.
const PARTING: Duration = Duration::from_millis(100);

/// A connection, which only one thread uses.
pub(crate) struct Client {
    runtime: Rc<Runtime>,
    /// `None` once this is dropped.
    inner: Option<tokio_postgres::Client>,
    driver: JoinHandle<()>,
    /// How long a call may take.
    limit: Option<Duration>,
    lost: bool,
}

impl Client {
    /// Wraps a client whose connection the runtime drives.
    pub(crate) const fn new(
        runtime: Rc<Runtime>,
        client: tokio_postgres::Client,
        driver: JoinHandle<()>,
    ) -> Self {
        let limit = PATIENCE.saturating_add(MARGIN);
        Self { runtime, inner: Some(client), driver, limit: Some(limit), lost: false }
    }

    /// Lets each call take as long as it takes.
    pub(crate) const fn lift_limit(&mut self) {
        self.limit = None;
    }

    /// Waits for what is sent. `None` if nothing more will be, or if the server ends the connection before.
    pub(crate) fn idle<T>(&mut self, mut sent: oneshot::Receiver<T>) -> Option<T> {
        let waited = self.runtime.block_on(async {
            select! {
                biased;
                sent = &mut sent => Some(sent.ok()),
                _ = &mut self.driver => None,
            }
        });
        waited.unwrap_or_else(|| {
            self.lost = true;
            sent.close();
            // It came at the same moment.
            sent.try_recv().ok()
        })
    }

    /// Whether the connection has ended, as far as the last call has shown.
    pub(crate) fn is_closed(&self) -> bool {
        self.lost || self.inner.as_ref().is_none_or(tokio_postgres::Client::is_closed)
    }

    /// Runs a query without parameters, and returns the first value of its first row.
    pub(crate) fn first(&mut self, sql: &str) -> Result<String> {
        let messages = self.wait(async |client| client.simple_query(sql).await)?;
        let value = messages.iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0),
            _ => None,
        });
        value.map(str::to_owned).ok_or(Error::NoRow)
    }

    /// Makes the server parse a statement.
    pub(crate) fn prepare(&mut self, sql: &str) -> Result<Statement> {
        self.wait(async |client| client.prepare(sql).await)
    }

    /// Sends the lines of a `COPY … FROM STDIN`.
    pub(crate) fn copy_in(&mut self, sql: &str, lines: &[u8]) -> Result<()> {
        let lines = Cursor::new(lines.to_vec());
        self.wait(async |client| {
            let mut sink = pin!(client.copy_in(sql).await?);
            sink.send(lines).await?;
            sink.finish().await
        })?;
        Ok(())
    }

    /// Sends calls one after the other without waiting in between, then a last one, and waits for all. The results are in the
    /// same order.
    pub(crate) fn all_at_once<T, R>(
        &mut self,
        first: &[T],
        call: &impl AsyncFn(&tokio_postgres::Client, &T) -> std::result::Result<R, tokio_postgres::Error>,
    ) -> Result<Vec<std::result::Result<R, tokio_postgres::Error>>> {
        // What is polled first is sent first.
        self.wait(async |client| Ok(join_all(first.iter().map(|one| call(client, one))).await))
    }

    fn wait<T>(
        &mut self,
        call: impl AsyncFnOnce(&tokio_postgres::Client) -> std::result::Result<T, tokio_postgres::Error>,
    ) -> Result<T> {
        let Some(client) = self.inner.as_ref().filter(|_| !self.lost) else { return Err(Error::NoAnswer) };
        let limit = self.limit;
        let answered = self.runtime.block_on(async {
            match limit {
                Some(limit) => timeout(limit, call(client)).await.ok(),
                None => Some(call(client).await),
            }
        });
        self.lost = answered.is_none();
        Ok(answered.ok_or(Error::NoAnswer)??)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Without a client, the driver says goodbye to the server and ends.
        drop(self.inner.take());
        if !self.lost {
            let _ = self.runtime.block_on(async { timeout(PARTING, &mut self.driver).await });
        }
        self.driver.abort();
    }
}
