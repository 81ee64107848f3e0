//! Interactions over HTTP: each is signed and posted to an endpoint, as by Discord through a balancer.
//!
//! Only the status of the response counts; the bot answers by a request of its own.

use std::sync::Arc;
use std::time::Duration;

use data_encoding::HEXLOWER;
use ed25519_dalek::Signer as _;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::hub::Hub;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::interaction::RESPONSE_TIME;

/// How long an endpoint may take to answer while it is being registered.
const PATIENCE: Duration = Duration::from_secs(3);

/// Why an endpoint wasn't registered.
#[derive(Debug, thiserror::Error)]
pub enum NotRegistered {
    /// It can't be reached.
    #[error("the endpoint can't be reached")]
    Unreachable(#[source] reqwest::Error),
    /// It doesn't answer a ping in the right way.
    #[error("the endpoint answered a ping with {status}: {body}")]
    Ping {
        /// The HTTP status.
        status: u16,
        /// What it said.
        body: String,
    },
    /// It doesn't refuse a wrong signature.
    #[error("the endpoint answered {status} to a wrong signature, not 401")]
    Gullible {
        /// The HTTP status.
        status: u16,
    },
}

/// A body with the headers that sign it.
struct Signed {
    signature: String,
    timestamp: String,
    body: String,
}

impl Signed {
    fn new(world: &World, body: String) -> Self {
        let timestamp = (world.now() / 1000).to_string();
        let message = [timestamp.as_bytes(), body.as_bytes()].concat();
        let signature = HEXLOWER.encode(&world.application.key.sign(&message).to_bytes());
        Self { signature, timestamp, body }
    }

    /// Posts it to one of several endpoints, of which this many can still be asked if it turns it away.
    async fn post(
        &self,
        client: &reqwest::Client,
        url: &str,
        others: usize,
    ) -> reqwest::Result<reqwest::Response> {
        let request = client.post(url).header("Content-Type", "application/json");
        let request = request.header("X-Fit-Workers", others.to_string());
        let request = request.header("X-Signature-Ed25519", &self.signature);
        request.header("X-Signature-Timestamp", &self.timestamp).body(self.body.clone()).send().await
    }
}

/// Checks an endpoint as Discord does before it uses one: it must answer a ping, and refuse a wrong signature.
pub(crate) async fn verify(hub: &Hub, client: &reqwest::Client, url: &str) -> Result<(), NotRegistered> {
    let signed = {
        let mut world = hub.world.lock();
        let id = world.new_id();
        let ping = json!({
            "id": id,
            "application_id": world.application.id,
            "type": 1,
            "token": "ping",
            "version": 1,
        });
        Signed::new(&world, ping.to_string())
    };
    let response = signed.post(client, url, 0).await.map_err(NotRegistered::Unreachable)?;
    let status = response.status();
    let body = response.text().await.map_err(NotRegistered::Unreachable)?;
    let pong = serde_json::from_str(&body).is_ok_and(|body: Value| body["type"] == 1);
    if status != StatusCode::OK || !pong {
        return Err(NotRegistered::Ping { status: status.as_u16(), body });
    }
    let wrong = Signed { signature: HEXLOWER.encode(&[0; 64]), ..signed };
    let status = wrong.post(client, url, 0).await.map_err(NotRegistered::Unreachable)?.status();
    if status == StatusCode::UNAUTHORIZED {
        Ok(())
    } else {
        Err(NotRegistered::Gullible { status: status.as_u16() })
    }
}

/// A client for posting to endpoints.
pub(crate) fn client() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder().no_proxy().connect_timeout(PATIENCE).timeout(PATIENCE * 2).build()
}

/// Posts an interaction, if there are endpoints; returns whether there are.
pub(super) fn deliver(hub: &Arc<Hub>, world: &mut World, payload: &Value) -> bool {
    let Some(endpoints) = &mut world.listeners.endpoints else { return false };
    let (client, urls) = (endpoints.client.clone(), endpoints.turn());
    let signed = Signed::new(world, payload.to_string());
    // A test may have removed it from the payload.
    let id = payload["id"].as_str().and_then(|id| id.parse::<Id>().ok());
    let hub = hub.clone();
    tokio::spawn(async move {
        // Counted from now, even if a test delivers the interaction late.
        let deadline = hub.clock.now() + RESPONSE_TIME;
        let accepted = tokio::select! {
            accepted = post(&client, &urls, &signed) => accepted,
            () = hub.clock.reach(deadline) => false,
            () = hub.stopped() => false,
        };
        if let (false, Some(id)) = (accepted, id) {
            hub.world.lock().interactions.fail(id);
        }
    });
    true
}

/// Posts to one endpoint after another until one accepts. A balancer asks the next one after a 503, if it can't connect, or if
/// the connection ends without an answer, as it does when a server dies.
async fn post(client: &reqwest::Client, urls: &[String], signed: &Signed) -> bool {
    for (url, others) in urls.iter().zip((0..urls.len()).rev()) {
        match signed.post(client, url, others).await {
            Ok(response) if response.status() == StatusCode::SERVICE_UNAVAILABLE => {}
            Ok(response) => return response.status().is_success(),
            Err(error) if error.is_connect() || error.is_request() && !error.is_timeout() => {}
            Err(error) => {
                tracing::debug!(%error, "an endpoint failed");
                return false;
            }
        }
    }
    false
}
