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
use crate::outage::OutageListener;
use crate::world::seed;
use crate::world::store::StoreError;
use crate::{gateway, page, rest};

/// Further ports to try if the first is in use.
const NEXT_PORTS: u16 = 100;

/// How long open connections may take to close.
const GRACE: Duration = Duration::from_secs(5);

/// How long changes are collected before they are written to the file.
const FLUSH_DELAY: Duration = Duration::from_millis(50);

/// Pause before retrying a failed write.
const FLUSH_RETRY: Duration = Duration::from_secs(1);

/// A running sandbox. Dropping it stops it abruptly; [`Sandbox::stop`] waits for connections to close.
pub struct Sandbox {
    pub(crate) hub: Arc<Hub>,
    server: JoinHandle<()>,
    flusher: JoinHandle<()>,
}

/// Why a sandbox cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// No port was available.
    #[error("no port for the sandbox on 127.0.0.1, tried {port}: {error}")]
    Port {
        /// The requested port.
        port: u16,
        /// The system's error.
        error: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Sandbox {
    /// Starts a sandbox on loopback, on the current runtime.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let listener =
            listen(&config).await.map_err(|error| StartError::Port { port: config.port, error })?;
        let address = listener.local_addr().map_err(|error| StartError::Port { port: config.port, error })?;
        let world = seed::open(&config, format!("http://{address}"))?;
        let hub = Arc::new(Hub::new(world, address, &config));
        let routes = routes(&hub);
        let stopping = hub.clone();
        let server = tokio::spawn(async move {
            let listener = OutageListener::new(listener, address, stopping.outage.subscribe());
            let server = axum::serve(listener, routes);
            let ended = server.with_graceful_shutdown(async move { stopping.stopped().await }).await;
            if let Err(error) = ended {
                tracing::error!(%error, "the sandbox's server failed");
            }
        });
        let flusher = tokio::spawn(flush_changes(hub.clone()));
        Ok(Self { hub, server, flusher })
    }

    /// Closes all connections and waits until they are closed.
    pub async fn stop(mut self) {
        self.hub.stop();
        // Connections still open after the grace period are cut off by the drop.
        let _ = tokio::time::timeout(GRACE, &mut self.server).await;
        self.flusher.abort();
        // Waiting until the task is gone releases the database for whatever opens it next.
        let _ = (&mut self.flusher).await;
        flush(&self.hub);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.hub.stop();
        self.server.abort();
        self.flusher.abort();
    }
}

/// Writes changes to the file until aborted.
async fn flush_changes(hub: Arc<Hub>) {
    let changed = hub.world.lock().store.changed();
    loop {
        changed.notified().await;
        tokio::time::sleep(FLUSH_DELAY).await;
        while !flush(&hub) {
            tokio::time::sleep(FLUSH_RETRY).await;
        }
    }
}

/// Writes pending changes to the file; whether that succeeded.
fn flush(hub: &Hub) -> bool {
    let world = hub.world.lock();
    let flushed = world.store.flush();
    world.listeners.wake();
    if let Err(error) = &flushed {
        tracing::error!(%error, "the sandbox's messages cannot be written");
    }
    flushed.is_ok()
}

/// Binds the configured port, or the next free one if allowed.
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
    // Some clients add a slash before the query.
    Router::new()
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .route("/api/{*path}", any(rest::api))
        .merge(page::routes(hub))
        .layer(DefaultBodyLimit::max(MOST_REQUEST))
        .with_state(hub.clone())
}
