//! The door to the sandbox, which tests can shut: who knocks then is refused, as by a machine on which nothing listens.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::Listener;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How long it is waited before a port that could not be had is tried for again.
const AGAIN: Duration = Duration::from_millis(50);

/// What keeps the bot from the sandbox, by order of a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outage {
    /// Nobody is let in.
    pub(crate) closed: bool,
    /// Nothing is answered.
    pub(crate) silent: bool,
}

/// Lets connections in.
pub(crate) struct Door {
    /// Nothing listens while it is shut.
    listener: Option<TcpListener>,
    address: SocketAddr,
    outage: watch::Receiver<Outage>,
}

impl Door {
    pub(crate) fn new(listener: TcpListener, address: SocketAddr, outage: watch::Receiver<Outage>) -> Self {
        Self { listener: Some(listener), address, outage }
    }

    /// Waits until somebody comes or something changes.
    async fn look(&mut self) -> Option<(TcpStream, SocketAddr)> {
        if self.outage.borrow_and_update().closed {
            self.listener = None;
            if self.outage.changed().await.is_err() {
                // The sandbox is gone, and with it its server.
                std::future::pending::<()>().await;
            }
            return None;
        }
        let Some(listener) = &self.listener else {
            match TcpListener::bind(self.address).await {
                Ok(listener) => self.listener = Some(listener),
                Err(error) => {
                    tracing::warn!(%error, "the sandbox's port is not to be had yet");
                    tokio::time::sleep(AGAIN).await;
                }
            }
            return None;
        };
        tokio::select! {
            come = listener.accept() => match come {
                Ok(come) => {
                    // Small frames are not to wait for the answer to the one before. Without it, they only come later.
                    let _ = come.0.set_nodelay(true);
                    Some(come)
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    tokio::time::sleep(AGAIN).await;
                    None
                }
            },
            _ = self.outage.changed() => None,
        }
    }
}

impl Listener for Door {
    type Io = TcpStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TcpStream, SocketAddr) {
        loop {
            if let Some(come) = self.look().await {
                return come;
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}
