//! Receives interactions over HTTP: Discord signs each and posts it here, so the bot needs no connection to the gateway.
//!
//! Each is acknowledged at once with 202, and answered by a request of its own, as over the gateway. While the bot
//! starts or stops, or others can serve and it can't, the endpoint says 503, so that a balancer turns to another one.

mod desk;
mod request;
mod signature;

use std::{collections::VecDeque, convert::Infallible, io, net::SocketAddr, sync::Arc, time::Duration};

use hyper::{server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use jiff::Timestamp;
use poise::serenity_prelude as serenity;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    task::{AbortHandle, JoinHandle, JoinSet},
};

use self::desk::{Desk, Open};
pub use self::signature::{BadKey, PublicKey};

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(5);
/// How long a connection may last in all.
const CONNECTION_TIME: Duration = Duration::from_secs(15);
/// How many connections there may be at a time. For a further one, the oldest gives way: a request takes a moment, so it is one
/// that says nothing.
const CONNECTIONS: usize = 256;
/// How long the last connections may take to end.
const FAREWELL: Duration = Duration::from_secs(1);
/// The pause after a connection that couldn't be accepted, such as when there are no file handles left.
const PAUSE: Duration = Duration::from_millis(100);

/// Said over the gateway if the application has an endpoint.
pub(crate) const POSTED_ELSEWHERE: &str = "Discord posts all interactions to the \"Interactions Endpoint URL\" on the page \"General \
    Information\" of your application, so the bot gets none over the gateway: clear that field, or set INTERACTIONS_ADDRESS and \
    DISCORD_PUBLIC_KEY";
/// Said over HTTP if the application has none.
pub(crate) const NOT_ENTERED: &str = "Discord sends no interactions to the endpoint yet: enter its address as \"Interactions Endpoint \
    URL\" on the page \"General Information\" of your application";
/// Said if the key in the settings isn't the application's.
pub(crate) const OTHER_KEY: &str = "DISCORD_PUBLIC_KEY isn't the public key of this bot's application: copy it from the page \"General \
    Information\" of your application in Discord's developer portal";

/// A running endpoint. Dropping it cuts it off.
pub(crate) struct Endpoint {
    address: SocketAddr,
    desk: Arc<Desk>,
    stopping: watch::Sender<bool>,
    serving: JoinHandle<()>,
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

    /// Hands interactions to the bot from now on: to `take_up`, which returns at once, and `false` if the bot is stopping. While
    /// `gives_away` is true, others get them, if the balancer says that there are others.
    pub(crate) fn open(
        &self,
        take_up: impl Fn(serenity::Interaction) -> bool + Send + Sync + 'static,
        gives_away: impl Fn() -> bool + Send + Sync + 'static,
    ) {
        self.desk.set(Some(Arc::new(Open { take_up: Box::new(take_up), gives_away: Box::new(gives_away) })));
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
    let (mut connections, mut places) = (JoinSet::new(), VecDeque::new());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            // The sender lives as long as the endpoint.
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, _)) => {
                // Answers are small and shouldn't wait for more; if this fails they are just slower.
                let _ = stream.set_nodelay(true);
                make_room(&mut places);
                places.push_back(connections.spawn(converse(stream, Arc::clone(&desk))));
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

/// Makes room for one more connection. `places` are in the order in which they came.
fn make_room(places: &mut VecDeque<AbortHandle>) {
    if places.len() >= CONNECTIONS {
        places.retain(|connection| !connection.is_finished());
    }
    while places.len() >= CONNECTIONS
        && let Some(oldest) = places.pop_front()
    {
        oldest.abort();
    }
}

/// Answers the one request of a connection.
async fn converse(stream: TcpStream, desk: Arc<Desk>) {
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
}

#[cfg(test)]
mod tests;
