//! Serves an operator's tools: whether the bot is well (`/health`), and its metrics (`/metrics`).
//!
//! It is off unless a setting gives an address, and nothing in it names a player or a server. For a balancer in front of
//! several workers, `/health/accepts` says whether this one should get interactions.

mod cluster;
mod watched;

use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use anyhow::Context as _;
use axum::{
    Json, Router,
    extract::State,
    http::{StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
    routing::get,
};
use jiff::{SignedDuration, Timestamp};
use serde::Serialize;
use tokio::{net::TcpListener, task::JoinHandle};

use self::cluster::Cluster;
pub(crate) use self::watched::Watched;
use crate::{
    app::{fitness::Unfit, metrics::Now, version::version},
    process::exit::ForOperator,
};

/// How long the store may take to answer an empty write.
const WRITE_TIME: Duration = Duration::from_secs(4);
/// What is overdue by this much is stuck.
const STUCK: SignedDuration = SignedDuration::from_mins(5);
/// The format Prometheus reads.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves until it is dropped.
pub(crate) struct Monitor {
    pub(crate) address: SocketAddr,
    answering: JoinHandle<()>,
}

/// Binds the address, so that an address in use is noticed before anything else starts.
pub(crate) async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let taken = || {
        ForOperator(format!(
            "METRICS_ADDRESS: can't listen on {address}: set an address of this machine and a free port"
        ))
    };
    TcpListener::bind(address).await.with_context(taken)
}

impl Monitor {
    /// Starts to serve.
    pub(crate) fn start(listener: TcpListener, watched: Watched) -> anyhow::Result<Self> {
        let address = listener.local_addr().context("the address of the metrics")?;
        let router = Router::new()
            .route("/health", get(health))
            .route("/health/accepts", get(accepts))
            .route("/metrics", get(metrics))
            .with_state(Arc::new(watched));
        let answering = tokio::spawn(async move {
            if let Err(error) = axum::serve(listener, router).await {
                tracing::error!("the metrics server stopped: {error}");
            }
        });
        tracing::info!(%address, "serving health and metrics");
        Ok(Self { address, answering })
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.answering.abort();
    }
}

/// The body of `/health`.
#[derive(Serialize)]
struct Health {
    status: &'static str,
    /// What is wrong, for the operator.
    reasons: Vec<String>,
    version: &'static str,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    cluster: Option<Cluster>,
}

/// Whether this process should get interactions, and why not.
async fn accepts(State(watched): State<Arc<Watched>>) -> (StatusCode, String) {
    let unfit = watched.app.memory.fitness.unfit();
    match (watched.app.memory.draining.load(Ordering::Relaxed), unfit) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned()),
        (false, Some(why)) => (StatusCode::SERVICE_UNAVAILABLE, format!("{}\n", said(why))),
        (false, None) => (StatusCode::OK, "ok\n".to_owned()),
    }
}

/// Why a worker can't serve, for the operator.
const fn said(why: Unfit) -> &'static str {
    match why {
        Unfit::Clock => "this machine's clock is off by more than half a minute",
        Unfit::Database => "can't reach the database",
        Unfit::Discord => "can't reach Discord",
    }
}

async fn health(State(watched): State<Arc<Watched>>) -> Response {
    let mut reasons = reasons(&watched).await;
    let cluster = Cluster::read(&watched).await.unwrap_or_else(|error| {
        tracing::error!("checking the lease: {error:#}");
        None
    });
    reasons.extend(cluster.as_ref().and_then(Cluster::wrong));
    let (code, status) = if reasons.is_empty() {
        (StatusCode::OK, "ok")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "failing")
    };
    (code, Json(Health { status, reasons, version: version(), cluster })).into_response()
}

async fn metrics(State(watched): State<Arc<Watched>>) -> Response {
    let text = async { anyhow::Ok(watched.app.memory.metrics.text(&watched.now().await?)?) };
    match text.await {
        Ok(text) => ([(CONTENT_TYPE, TEXT)], text).into_response(),
        Err(error) => {
            tracing::error!("reading the metrics: {error:#}");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// What is wrong, if anything.
async fn reasons(watched: &Watched) -> Vec<String> {
    let mut reasons = match watched.now().await {
        Ok(now) => wrong(&now),
        Err(error) => {
            tracing::error!("checking health: {error:#}");
            vec!["can't read the database".to_owned()]
        }
    };
    match tokio::time::timeout(WRITE_TIME, watched.app.store.can_write()).await {
        Ok(Ok(())) => {}
        Ok(Err(_)) => reasons.push("can't write to the database".to_owned()),
        Err(_) => reasons.push("the database doesn't answer".to_owned()),
    }
    let unfit = watched.app.memory.fitness.unfit().filter(|why| *why != Unfit::Database);
    reasons.extend(unfit.map(|why| said(why).to_owned()));
    let ended = watched.jobs.ended();
    reasons.extend(ended.into_iter().map(|name| format!("the job `{name}` has ended")));
    reasons
}

/// What is wrong according to the numbers.
fn wrong(now: &Now) -> Vec<String> {
    let mut reasons = Vec::new();
    if let Some((connections, connected)) = now.connections
        && (connected == 0 || connected < connections)
    {
        reasons.push(format!("{connected} of {} shards are connected", connections.max(1)));
    }
    let stuck = |oldest: Option<Timestamp>| {
        let late = now.time.duration_since(oldest?);
        (late > STUCK).then(|| late.as_mins())
    };
    if let Some(minutes) = stuck(now.backlog.announcement) {
        reasons.push(format!("an announcement is {minutes} minutes late"));
    }
    if let Some(minutes) = stuck(now.backlog.timer) {
        reasons.push(format!("a timer is {minutes} minutes overdue"));
    }
    reasons
}

#[cfg(test)]
mod tests {
    use data::Backlog;

    use super::*;

    #[test]
    fn stuck_work_is_named() {
        let time = Timestamp::from_second(10_000).unwrap();
        let well = Now {
            connections: Some((1, 1)),
            heartbeat: None,
            under_way: 0,
            backlog: Backlog::default(),
            database: 0,
            time,
        };
        assert_eq!(wrong(&well), Vec::<String>::new());
        let check = |now: Now, reason: &str| assert_eq!(wrong(&now), [reason]);
        check(Now { connections: Some((0, 0)), ..well.clone() }, "0 of 1 shards are connected");
        check(Now { connections: Some((2, 1)), ..well.clone() }, "1 of 2 shards are connected");
        assert_eq!(wrong(&Now { connections: None, ..well.clone() }), Vec::<String>::new(), "over HTTP");
        let ago = |minutes| Some(time - SignedDuration::from_mins(minutes));
        let waiting = |announcement, timer| Backlog { announcement, timer, ..Backlog::default() };
        assert_eq!(wrong(&Now { backlog: waiting(ago(5), ago(5)), ..well.clone() }), Vec::<String>::new());
        check(Now { backlog: waiting(ago(6), ago(-6)), ..well.clone() }, "an announcement is 6 minutes late");
        check(Now { backlog: waiting(None, ago(90)), ..well }, "a timer is 90 minutes overdue");
    }
}
