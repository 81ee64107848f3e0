//! Starts and stops a sandbox.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::body::MOST_REQUEST;
use crate::config::Config;
use crate::hub::Hub;
use crate::outage::Door;
use crate::world::seed;
use crate::world::store::StoreError;
use crate::{gateway, page, rest};

/// Ports that are tried when the first is taken.
const NEXT_PORTS: u16 = 100;

/// How long open connections may take to end.
const GRACE: Duration = Duration::from_secs(5);

/// How long what has changed waits for more that does, before it is written; and how long after that has failed.
const GATHERING: Duration = Duration::from_millis(50);
const AGAIN: Duration = Duration::from_secs(1);

/// A running sandbox. It stops when it is dropped, or better by [`Sandbox::stop`].
pub struct Sandbox {
    pub(crate) hub: Arc<Hub>,
    server: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// Why a sandbox cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No port could be had.
    #[error("no port for the sandbox on 127.0.0.1, tried {port}: {error}")]
    Port {
        /// The port that was asked for.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Sandbox {
    /// Starts a sandbox on loopback, on the runtime at hand.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let listener =
            listen(&config).await.map_err(|error| StartError::Port { port: config.port, error })?;
        let address = listener.local_addr().map_err(|error| StartError::Port { port: config.port, error })?;
        let world = seed::open(&config, format!("http://{address}"))?;
        let hub = Arc::new(Hub::new(world, address, config.heartbeat, config.recorded));
        let routes = routes(&hub);
        let stopping = hub.clone();
        let server = tokio::spawn(async move {
            let door = Door::new(listener, address, stopping.outage().subscribe());
            let server = axum::serve(door, routes);
            let ended = server.with_graceful_shutdown(async move { stopping.stopped().await }).await;
            if let Err(error) = ended {
                tracing::error!(%error, "the sandbox's server failed");
            }
        });
        let writing = tokio::spawn(write_down(hub.clone()));
        Ok(Self { hub, server, writing })
    }

    /// Ends all connections and waits until they have ended.
    pub async fn stop(mut self) {
        self.hub.stop();
        // Whoever does not end in time is cut off by the drop.
        let _ = tokio::time::timeout(GRACE, &mut self.server).await;
        self.writing.abort();
        // It has been cut off; whoever opens the database next is not to wait for it.
        let _ = (&mut self.writing).await;
        flush(&self.hub);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.hub.stop();
        self.server.abort();
        self.writing.abort();
    }
}

/// Writes to the file what changes, until it is cut off.
async fn write_down(hub: Arc<Hub>) {
    let changed = hub.world().store.changed();
    loop {
        changed.notified().await;
        tokio::time::sleep(GATHERING).await;
        while !flush(&hub) {
            tokio::time::sleep(AGAIN).await;
        }
    }
}

/// Whether what has changed is in the file.
fn flush(hub: &Hub) -> bool {
    let flushed = hub.world().store.flush();
    if let Err(error) = &flushed {
        tracing::error!(%error, "the sandbox's messages cannot be written");
    }
    flushed.is_ok()
}

/// Takes the port that the settings name, or the next free one.
async fn listen(config: &Config) -> io::Result<TcpListener> {
    let mut port = config.port;
    let last = if config.or_next { port.saturating_add(NEXT_PORTS) } else { port };
    loop {
        match TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && port < last => port += 1,
            result => return result,
        }
    }
}

fn routes(hub: &Arc<Hub>) -> Router {
    // Some clients put a slash before their query.
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .route("/api/{*path}", any(rest::api))
        .merge(page::routes(hub))
        .layer(DefaultBodyLimit::max(MOST_REQUEST))
        .with_state(hub.clone())
}
