//! Interactions over HTTP: how endpoints are registered, and how a balancer and Discord treat them.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use ed25519_dalek::{Signature, VerifyingKey};
use sandbox::{Config, NotAnswered, NotRegistered, Sandbox};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::client::World;

/// What an endpoint does with a request that is signed correctly.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    /// Answers with this status.
    Says(u16),
    /// Never answers.
    Hangs,
    /// Answers 202, even if the signature is wrong.
    Trusts,
}

/// A bot's endpoint.
#[derive(Clone)]
struct Endpoint {
    url: String,
    key: VerifyingKey,
    does: Arc<Mutex<Does>>,
    received: watch::Sender<Vec<Value>>,
}

impl Endpoint {
    async fn start(sandbox: &Sandbox) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let url = format!("http://{}/", listener.local_addr().unwrap());
        let key = VerifyingKey::from_bytes(&bytes(&sandbox.public_key())).unwrap();
        let does = Arc::new(Mutex::new(Does::Says(202)));
        let endpoint = Self { url, key, does, received: watch::Sender::default() };
        let routes = Router::new().route("/", post(receive)).with_state(endpoint.clone());
        tokio::spawn(axum::serve(listener, routes).into_future());
        endpoint
    }

    fn does(&self, what: Does) {
        *self.does.lock().unwrap() = what;
    }

    /// What it received so far, except pings.
    fn received(&self) -> Vec<Value> {
        self.received.borrow().clone()
    }
}

async fn receive(State(endpoint): State<Endpoint>, headers: HeaderMap, body: Bytes) -> Response {
    let does = *endpoint.does.lock().unwrap();
    let signature = Signature::from_bytes(&bytes(headers["x-signature-ed25519"].to_str().unwrap()));
    let signed = [headers["x-signature-timestamp"].as_bytes(), &body].concat();
    if endpoint.key.verify_strict(&signed, &signature).is_err() && does != Does::Trusts {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let body: Value = serde_json::from_slice(&body).unwrap();
    if body["type"] == 1 && matches!(does, Does::Says(202) | Does::Trusts) {
        return axum::Json(json!({ "type": 1 })).into_response();
    }
    endpoint.received.send_modify(|received| received.push(body));
    match does {
        Does::Says(status) => StatusCode::from_u16(status).unwrap().into_response(),
        Does::Hangs => std::future::pending().await,
        Does::Trusts => StatusCode::ACCEPTED.into_response(),
    }
}

/// Bytes of hexadecimal digits.
fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    std::array::from_fn(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap())
}

/// An address at which nothing listens.
async fn closed() -> String {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    format!("http://{}/", listener.local_addr().unwrap())
}

/// A sandbox with a bot whose two endpoints are registered.
async fn registered() -> (World, [Endpoint; 2]) {
    let (world, bot) = World::with_bot().await;
    drop(bot);
    let endpoints = [Endpoint::start(&world.sandbox).await, Endpoint::start(&world.sandbox).await];
    let urls = [0, 1].map(|at: usize| endpoints[at].url.clone());
    world.sandbox.register_endpoints(&urls).await.unwrap();
    (world, endpoints)
}

/// Answers an interaction that an endpoint received; Discord's error code, or 0.
async fn answer(world: &World, interaction: &Value, content: &str) -> u64 {
    let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
    let body = json!({ "type": 4, "data": { "content": content } });
    world.post(&format!("/interactions/{id}/{token}/callback"), &body).await.code()
}

/// Waits until an endpoint has received this many interactions.
async fn until(endpoint: &Endpoint, count: usize) {
    let mut received = endpoint.received.subscribe();
    let waiting = tokio::time::timeout(Duration::from_secs(20), received.wait_for(|all| all.len() == count));
    waiting.await.expect("interactions in time").unwrap();
}

#[tokio::test]
async fn only_an_endpoint_that_checks_signatures_is_registered() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let endpoint = Endpoint::start(&sandbox).await;
    let register = async || sandbox.register_endpoints(std::slice::from_ref(&endpoint.url)).await;
    endpoint.does(Does::Trusts);
    assert!(matches!(register().await, Err(NotRegistered::Gullible { status: 200 })));
    endpoint.does(Does::Says(500));
    assert!(matches!(register().await, Err(NotRegistered::Ping { status: 500, .. })));
    let unreachable = sandbox.register_endpoints(&[closed().await]).await;
    assert!(matches!(unreachable, Err(NotRegistered::Unreachable(_))));
    assert!(!sandbox.online());
    endpoint.does(Does::Says(202));
    register().await.unwrap();
    assert!(sandbox.online());
    sandbox.remove_endpoints();
    assert!(!sandbox.online());
}

#[tokio::test]
async fn the_application_names_its_key_and_its_endpoint() {
    let (world, endpoints) = registered().await;
    let application = world.get("/applications/@me").await.body;
    assert_eq!(application["verify_key"], world.sandbox.public_key());
    assert_eq!(application["interactions_endpoint_url"], endpoints[0].url);
    let other = Sandbox::start(Config::default()).await.unwrap();
    assert_ne!(other.public_key(), world.sandbox.public_key(), "another key in every run");
}

#[tokio::test]
async fn endpoints_take_turns_and_answers_go_the_usual_way() {
    let (world, endpoints) = registered().await;
    for round in 0..4 {
        let used = world.hello();
        until(&endpoints[round % 2], round / 2 + 1).await;
        let interaction = endpoints[round % 2].received().pop().unwrap();
        assert_eq!(answer(&world, &interaction, "hi").await, 0);
        assert_eq!(used.await.unwrap().unwrap().message.unwrap().content, "hi");
    }
    assert_eq!(world.sandbox.violations(), []);
}

#[tokio::test]
async fn the_next_endpoint_is_asked_only_if_one_cannot_have_acted() {
    let (world, [one, other]) = registered().await;
    world.sandbox.balance(&[closed().await, one.url.clone(), other.url.clone()]);
    one.does(Does::Says(503));
    let used = world.hello();
    until(&other, 1).await;
    assert_eq!((one.received().len(), answer(&world, &other.received()[0], "hi").await), (1, 0));
    used.await.unwrap().unwrap();
    for (status, received) in [(500, 2), (401, 3), (404, 4)] {
        one.does(Does::Says(status));
        world.sandbox.balance(&[one.url.clone(), other.url.clone()]);
        assert_eq!(world.hello().await.unwrap().unwrap_err(), NotAnswered::InTime, "{status}");
        assert_eq!((one.received().len(), other.received().len()), (received, 1), "{status}");
        assert_eq!(answer(&world, &one.received()[received - 1], "too late").await, 10062);
    }
    world.sandbox.balance(&[]);
    assert_eq!(world.hello().await.unwrap().unwrap_err(), NotAnswered::InTime, "there is none");
}

#[tokio::test]
async fn an_endpoint_that_does_not_answer_has_three_seconds() {
    let (world, [one, _]) = registered().await;
    one.does(Does::Hangs);
    let used = world.hello();
    until(&one, 1).await;
    world.sandbox.clock().advance(Duration::from_millis(3_001));
    assert_eq!(used.await.unwrap().unwrap_err(), NotAnswered::InTime);
    assert_eq!(answer(&world, &one.received()[0], "too late").await, 10062);
}

#[tokio::test]
async fn interactions_come_over_the_gateway_again_once_the_endpoints_are_removed() {
    let (world, mut bot) = World::with_bot().await;
    let endpoint = Endpoint::start(&world.sandbox).await;
    world.sandbox.register_endpoints(std::slice::from_ref(&endpoint.url)).await.unwrap();
    let used = world.hello();
    until(&endpoint, 1).await;
    answer(&world, &endpoint.received()[0], "hi").await;
    used.await.unwrap().unwrap();
    world.sandbox.remove_endpoints();
    let _used = world.hello();
    let interaction = bot.interaction().await;
    assert_ne!(interaction.id, endpoint.received()[0]["id"], "the first one didn't come twice");
}
