//! Outages: a listener that a test can close, so that connections are refused as if nothing were listening.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Pause before retrying to bind the port.
const RETRY: Duration = Duration::from_millis(50);

/// How a test keeps the bot from reaching the sandbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outage {
    /// New connections are refused.
    pub(crate) closed: bool,
    /// Connections are accepted, but nothing is answered.
    pub(crate) silent: bool,
}

/// Accepts connections, except during an outage.
pub(crate) struct OutageListener {
    /// `None` during an outage, so that the port really is closed.
    listener: Option<TcpListener>,
    address: SocketAddr,
    outage: watch::Receiver<Outage>,
}

impl OutageListener {
    pub(crate) fn new(listener: TcpListener, address: SocketAddr, outage: watch::Receiver<Outage>) -> Self {
        Self { listener: Some(listener), address, outage }
    }

    /// Waits for a connection, or returns `None` when the outage may have begun or ended.
    async fn try_accept(&mut self) -> Option<(TcpStream, SocketAddr)> {
        if self.outage.borrow_and_update().closed {
            self.listener = None;
            if self.outage.changed().await.is_err() {
                // The sandbox is gone, and its server with it.
                std::future::pending::<()>().await;
            }
            return None;
        }
        let Some(listener) = &mut self.listener else {
            match TcpListener::bind(self.address).await {
                Ok(listener) => self.listener = Some(listener),
                Err(error) => {
                    tracing::warn!(%error, "the sandbox's port is not available yet");
                    tokio::time::sleep(RETRY).await;
                }
            }
            return None;
        };
        tokio::select! {
            connection = Listener::accept(listener) => {
                // Small frames should not wait for the ACK of the one before; if this fails they are just slower.
                let _ = connection.0.set_nodelay(true);
                Some(connection)
            }
            _ = self.outage.changed() => None,
        }
    }
}

impl Listener for OutageListener {
    type Io = TcpStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TcpStream, SocketAddr) {
        loop {
            if let Some(connection) = self.try_accept().await {
                return connection;
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
