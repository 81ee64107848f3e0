//! Receives interactions over HTTP: Discord signs each and posts it here, so the bot needs no connection to the gateway.
//!
//! Each is acknowledged at once with 202, and answered by a request of its own, as over the gateway. While the bot
//! starts or stops, the endpoint says 503, so that a balancer turns to another one.

mod request;
mod signature;
mod unconnected;

use std::{
    convert::Infallible,
    io,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError, atomic::AtomicBool},
    time::Duration,
};

use hyper::{server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use jiff::Timestamp;
use poise::serenity_prelude as serenity;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::{JoinHandle, JoinSet},
};

pub use self::signature::{BadKey, PublicKey};
pub(crate) use self::unconnected::Unconnected;
use crate::discord::interaction::TakeUp;

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How long a connection may last in all.
const CONNECTION_TIME: Duration = Duration::from_secs(15);
/// How many connections there may be at a time; further ones wait in the system's queue.
const CONNECTIONS: usize = 256;
/// How long the last connections may take to end.
const FAREWELL: Duration = Duration::from_secs(1);
/// The pause after a connection that couldn't be accepted, such as when there are no file handles left.
const PAUSE: Duration = Duration::from_millis(100);

/// A running endpoint. Dropping it cuts it off.
pub(crate) struct Endpoint {
    address: SocketAddr,
    desk: Arc<Desk>,
    stopping: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

/// What requests share.
struct Desk {
    key: PublicKey,
    now: Box<dyn Fn() -> Timestamp + Send + Sync>,
    /// `None` while the bot starts or stops.
    take_up: Mutex<Option<TakeUp>>,
    /// Whether the operator was told that this machine's clock is wrong.
    told_of_clock: AtomicBool,
}

impl Desk {
    fn new(key: PublicKey, now: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self { key, now: Box::new(now), take_up: Mutex::default(), told_of_clock: AtomicBool::new(false) }
    }

    fn set(&self, take_up: Option<TakeUp>) {
        *self.take_up.lock().unwrap_or_else(PoisonError::into_inner) = take_up;
    }

    fn take_up(&self) -> Option<TakeUp> {
        self.take_up.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Endpoint {
    /// Listens for requests signed with this key, and answers 503 until it is opened. `now` is the time.
    pub(crate) async fn listen(
        address: SocketAddr,
        key: PublicKey,
        now: impl Fn() -> Timestamp + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        let desk = Arc::new(Desk::new(key, now));
        let (stopping, until) = watch::channel(false);
        let serving = tokio::spawn(serve(listener, Arc::clone(&desk), until));
        Ok(Self { address, desk, stopping, serving })
    }

    /// Where it listens.
    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether it checks signatures with this key, as Discord writes it.
    pub(crate) fn checks_with(&self, key: &str) -> bool {
        key.parse() == Ok(self.desk.key.clone())
    }

    /// Hands interactions to the bot from now on.
    pub(crate) fn open(&self, take_up: impl Fn(serenity::Interaction) -> bool + Send + Sync + 'static) {
        self.desk.set(Some(Arc::new(take_up)));
    }

    /// Answers 503 from now on.
    pub(crate) fn close(&self) {
        self.desk.set(None);
    }

    /// Stops listening, and gives connections in progress a moment to end.
    pub(crate) async fn stop(mut self) {
        self.stopping.send_replace(true);
        if !self.serving.is_finished() {
            // It ends by itself, or the drop ends it.
            let _ = tokio::time::timeout(FAREWELL * 2, &mut self.serving).await;
        }
    }

    /// Waits until it no longer serves, which is a bug. Cancel safe.
    pub(crate) async fn ended(&mut self) -> anyhow::Error {
        match (&mut self.serving).await {
            Ok(()) => anyhow::anyhow!("the interactions endpoint has stopped"),
            Err(error) => anyhow::Error::new(error).context("the interactions endpoint"),
        }
    }
}

impl Drop for Endpoint {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn serve(listener: TcpListener, desk: Arc<Desk>, mut stopping: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            Some(_) = connections.join_next() => continue,
            // The sender lives as long as the endpoint.
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, place)) => {
                connections.spawn(converse(stream, place, Arc::clone(&desk)));
            }
            Err(error) => {
                tracing::warn!("the interactions endpoint can't accept a connection: {error}");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    let all_end = async { while connections.join_next().await.is_some() {} };
    // Those that don't end in time are cut off.
    let _ = tokio::time::timeout(FAREWELL, all_end).await;
}

/// Accepts a connection as soon as there is a place for it. Cancel safe.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> io::Result<(TcpStream, OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.map_err(io::Error::other)?;
    let (stream, _) = listener.accept().await?;
    // Answers are small and shouldn't wait for more; if this fails they are just slower.
    let _ = stream.set_nodelay(true);
    Ok((stream, place))
}

/// Answers the one request of a connection.
async fn converse(stream: TcpStream, place: OwnedSemaphorePermit, desk: Arc<Desk>) {
    let service = service_fn(|request| {
        let desk = Arc::clone(&desk);
        async move { Ok::<_, Infallible>(request::answer(&desk, request).await) }
    });
    // A connection kept open for more requests could be closed just when a balancer sends the next one.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), service);
    match tokio::time::timeout(CONNECTION_TIME, connection).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!("a connection to the interactions endpoint: {error}"),
        Err(_) => tracing::debug!("a connection to the interactions endpoint took too long"),
    }
    drop(place);
}

#[cfg(test)]
mod tests;
