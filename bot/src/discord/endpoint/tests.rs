use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::{request::LARGEST, *};

/// When the tests take place, in seconds since 1970.
const NOW: i64 = 1_800_000_000;

/// An endpoint, what it took up, and Discord's key.
struct Scene {
    endpoint: Endpoint,
    key: SigningKey,
    taken: Arc<Mutex<Vec<u64>>>,
    gives_away: Arc<AtomicBool>,
}

impl Scene {
    /// With an endpoint that is open.
    async fn open() -> Self {
        let scene = Self::closed().await;
        let taken = Arc::clone(&scene.taken);
        let gives_away = Arc::clone(&scene.gives_away);
        scene.endpoint.open(
            move |interaction| {
                taken.lock().unwrap().push(interaction.id().get());
                true
            },
            move || gives_away.load(Ordering::Relaxed),
        );
        scene
    }

    async fn closed() -> Self {
        let key = SigningKey::from_bytes(&rand::random());
        let public = hex(key.verifying_key().as_bytes()).parse().unwrap();
        let now = || Timestamp::from_second(NOW).unwrap();
        let endpoint = Endpoint::listen(([127, 0, 0, 1], 0).into(), public, now).await.unwrap();
        Self { endpoint, key, taken: Arc::default(), gives_away: Arc::default() }
    }

    /// The headers with which Discord signs a body at some time.
    fn signs(&self, at: i64, body: &[u8]) -> String {
        let signature = self.key.sign(&[at.to_string().as_bytes(), body].concat());
        let signature = hex(&signature.to_bytes());
        format!("X-Signature-Ed25519: {signature}\r\nX-Signature-Timestamp: {at}\r\n")
    }

    /// Posts a body with these headers; the response's status, and its body.
    async fn posts(&self, headers: &str, body: &[u8]) -> (u16, String) {
        let head = format!("POST / HTTP/1.1\r\nHost: x\r\n{headers}Content-Length: {}\r\n\r\n", body.len());
        self.sends(&[head.as_bytes(), body].concat()).await
    }

    async fn posts_signed(&self, body: &Value) -> (u16, String) {
        let body = body.to_string();
        self.posts(&self.signs(NOW, body.as_bytes()), body.as_bytes()).await
    }

    /// Sends bytes and reads the response to its end.
    async fn sends(&self, bytes: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(self.endpoint.address()).await.unwrap();
        // The endpoint may answer and close before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut response = Vec::new();
        let _ = stream.read_to_end(&mut response).await;
        let response = String::from_utf8(response).unwrap();
        let (head, body) = response.split_once("\r\n\r\n").unwrap_or((&response, ""));
        let status = head.split_whitespace().nth(1).map_or(0, |status| status.parse().unwrap());
        (status, body.to_owned())
    }

    fn taken(&self) -> Vec<u64> {
        self.taken.lock().unwrap().clone()
    }
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

fn status(of: &(u16, String)) -> u16 {
    of.0
}

/// A command in a direct message.
fn command(id: u64) -> Value {
    let user = json!({ "id": "5", "username": "ada", "discriminator": "0", "avatar": null });
    json!({
        "id": id.to_string(),
        "application_id": "2",
        "type": 2,
        "data": { "id": "3", "name": "play", "type": 1 },
        "channel_id": "4",
        "user": user,
        "token": "s3cret",
        "version": 1,
        "locale": "en-US",
        "app_permissions": "0",
        "entitlements": [],
        "authorizing_integration_owners": { "0": "0" },
        "context": 1,
        "attachment_size_limit": 1_000_000,
    })
}

#[tokio::test]
async fn a_component_that_serenity_does_not_know_keeps_no_interaction_from_being_taken_up() {
    let scene = Scene::open().await;
    let mut used = command(77);
    let author = used["user"].clone();
    let message = |components: Value| {
        json!({
            "id": "9", "channel_id": "4", "author": author, "content": "", "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [], "mention_roles": [],
            "attachments": [], "embeds": [], "pinned": false, "type": 0, "components": components,
        })
    };
    let unknown = json!([{ "type": 1, "components": [{ "type": 99, "custom_id": "x" }] }, { "type": 98 }]);
    used["data"] = json!({
        "id": "3", "name": "Show the board as text", "type": 3, "target_id": "9",
        "resolved": { "messages": { "9": message(unknown) } },
    });
    assert_eq!(status(&scene.posts_signed(&used).await), 202);
    assert_eq!(scene.taken(), [77]);
    used["data"]["resolved"]["messages"]["9"]["author"] = json!(5);
    assert_eq!(status(&scene.posts_signed(&used).await), 400, "what else can't be read stays so");
}

#[tokio::test]
async fn a_signed_interaction_is_taken_up_and_acknowledged_without_words() {
    let scene = Scene::open().await;
    assert_eq!(scene.posts_signed(&command(77)).await, (202, String::new()));
    assert_eq!(scene.taken(), [77]);
    let body = command(78).to_string();
    let headers = scene.signs(NOW, body.as_bytes());
    let head = format!("POST /interactions HTTP/1.1\r\nHost: x\r\n{headers}Content-Length: {}", body.len());
    assert_eq!(status(&scene.sends(format!("{head}\r\n\r\n{body}").as_bytes()).await), 202);
    assert_eq!(scene.taken(), [77, 78]);
}

#[tokio::test]
async fn a_ping_is_answered() {
    let scene = Scene::open().await;
    let ping = json!({ "id": "1", "application_id": "2", "type": 1, "token": "x", "version": 1 });
    assert_eq!(scene.posts_signed(&ping).await, (200, r#"{"type":1}"#.to_owned()));
    assert_eq!(scene.taken(), [0; 0]);
}

#[tokio::test]
async fn only_discords_signature_over_the_very_body_is_accepted() {
    let scene = Scene::open().await;
    let body = command(77).to_string();
    let body = body.as_bytes();
    let signed = scene.signs(NOW, body);
    let (signature, timestamp) = signed.split_once("\r\n").unwrap();
    let strangers = Scene::closed().await;
    let swapped = signature.replacen(": ", ": 00", 1);
    for headers in [
        String::new(),
        format!("{signature}\r\n"),
        timestamp.to_owned(),
        format!("X-Signature-Ed25519: \r\n{timestamp}"),
        format!("{}\r\n{timestamp}", &signature[..signature.len() - 2]),
        format!("{}\r\n{timestamp}", &swapped[..signature.len()]),
        format!("{signature}\r\nX-Signature-Timestamp: {}\r\n", NOW + 1),
        format!("{signature}\r\nX-Signature-Timestamp: now\r\n"),
        scene.signs(NOW, b"{}"),
        strangers.signs(NOW, body),
    ] {
        assert_eq!(status(&scene.posts(&headers, body).await), 401, "{headers}");
    }
    // A space changes nothing for JSON, but it isn't what was signed.
    assert_eq!(status(&scene.posts(&signed, &[body, b" "].concat()).await), 401);
    assert_eq!(scene.taken(), [0; 0]);
    assert_eq!(status(&scene.posts(&signed, body).await), 202);
}

#[tokio::test]
async fn old_and_future_signatures_are_refused() {
    let scene = Scene::open().await;
    let body = command(77).to_string();
    for (seconds, expected) in [(-60, 202), (60, 202), (-61, 401), (61, 401), (-i64::MAX / 2, 401)] {
        let headers = scene.signs(NOW.saturating_add(seconds), body.as_bytes());
        assert_eq!(status(&scene.posts(&headers, body.as_bytes()).await), expected, "{seconds}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_after_its_signature() {
    let scene = Scene::open().await;
    for body in ["", "null", "{}", "[2]", r#"{"type":2}"#, r#"{"type":99}"#, r#"{"type":"2"}"#, "\u{0}"] {
        let headers = scene.signs(NOW, body.as_bytes());
        assert_eq!(status(&scene.posts(&headers, body.as_bytes()).await), 400, "{body}");
        assert_eq!(status(&scene.posts("", body.as_bytes()).await), 401, "{body}");
    }
    let deep = "[".repeat(100_000);
    let headers = scene.signs(NOW, deep.as_bytes());
    assert_eq!(status(&scene.posts(&headers, deep.as_bytes()).await), 400);
}

#[tokio::test]
async fn other_methods_and_paths_are_refused() {
    let scene = Scene::open().await;
    for (request, expected) in
        [("GET /", 405), ("PUT /interactions", 405), ("GET /health", 404), ("POST /other", 404)]
    {
        let head = format!("{request} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n");
        assert_eq!(status(&scene.sends(head.as_bytes()).await), expected, "{request}");
    }
}

#[tokio::test]
async fn bodies_are_bounded() {
    let scene = Scene::open().await;
    let mut large = command(77);
    large["data"]["name"] = "x".repeat(LARGEST / 2).into();
    assert_eq!(status(&scene.posts_signed(&large).await), 202);
    let head = format!("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n", LARGEST + 1);
    assert_eq!(status(&scene.sends(head.as_bytes()).await), 413, "without waiting for it");
    // Without a length, it is noticed while reading.
    let chunk = format!("{LARGEST:x}\r\n{}\r\n1\r\nx\r\n0\r\n\r\n", "x".repeat(LARGEST));
    let head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    assert_eq!(status(&scene.sends(format!("{head}{chunk}").as_bytes()).await), 413);
}

#[tokio::test]
async fn a_slow_client_is_cut_off_and_holds_up_no_other() {
    let scene = Scene::open().await;
    let begun = Instant::now();
    let slow_body = scene.sends(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{");
    let slow_head = scene.sends(b"POST / HTTP/1.1\r\nHost:");
    let prompt = async {
        assert_eq!(status(&scene.posts_signed(&command(77)).await), 202);
        assert!(begun.elapsed() < HEAD_TIME);
    };
    let (body, head, ()) = tokio::join!(slow_body, slow_head, prompt);
    assert_eq!(status(&body), 408);
    assert!(matches!(status(&head), 0 | 408), "{head:?}");
    assert!(begun.elapsed() < CONNECTION_TIME, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn however_many_connections_say_nothing_the_next_request_is_answered() {
    for said in ["", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"] {
        let scene = Scene::open().await;
        let begun = Instant::now();
        let mut silent = Vec::new();
        for _ in 0..CONNECTIONS * 3 / 2 {
            let mut stream = TcpStream::connect(scene.endpoint.address()).await.unwrap();
            stream.write_all(said.as_bytes()).await.unwrap();
            silent.push(stream);
        }
        assert_eq!(status(&scene.posts_signed(&command(77)).await), 202);
        let mut heard = Vec::new();
        // The bytes that it has sent may be unread, which is told as an error.
        let _ = silent.first_mut().unwrap().read_to_end(&mut heard).await;
        assert_eq!(heard, b"", "the first ones have made room");
        assert!(begun.elapsed() < HEAD_TIME, "none was waited for: {:?}", begun.elapsed());
        let last = silent.last().unwrap().try_read(&mut [0]).map_err(|error| error.kind());
        assert_eq!(last, Err(io::ErrorKind::WouldBlock), "the last one still has its time");
    }
}

#[tokio::test]
async fn while_the_bot_starts_or_stops_another_endpoint_is_to_be_asked() {
    let scene = Scene::closed().await;
    assert_eq!(status(&scene.posts_signed(&command(77)).await), 503, "it starts");
    scene.endpoint.open(|_| false, || false);
    assert_eq!(status(&scene.posts_signed(&command(77)).await), 503, "it has just begun to stop");
    scene.endpoint.open(|_| true, || false);
    assert_eq!(status(&scene.posts_signed(&command(77)).await), 202);
    scene.endpoint.close();
    assert_eq!(status(&scene.posts_signed(&command(77)).await), 503, "it stops");
    let address = scene.endpoint.address();
    let idle = TcpStream::connect(address).await.unwrap();
    let begun = Instant::now();
    scene.endpoint.stop().await;
    assert!(begun.elapsed() < FAREWELL * 2, "{:?}", begun.elapsed());
    assert!(TcpStream::connect(address).await.is_err(), "it has stopped");
    drop(idle);
}

#[tokio::test]
async fn a_worker_that_cannot_serve_gives_interactions_to_those_that_can_if_there_are_any() {
    let scene = Scene::open().await;
    let body = command(77).to_string();
    let posts = async |others: &str| {
        let headers = scene.signs(NOW, body.as_bytes()) + others;
        status(&scene.posts(&headers, body.as_bytes()).await)
    };
    assert_eq!(posts("X-Fit-Workers: 2\r\n").await, 202, "it can serve");
    scene.gives_away.store(true, Ordering::Relaxed);
    assert_eq!(posts("X-Fit-Workers: 2\r\n").await, 503);
    // None can: an apology is better than silence.
    for others in ["X-Fit-Workers: 0\r\n", "X-Fit-Workers: many\r\n", ""] {
        assert_eq!(posts(others).await, 202, "{others}");
    }
    // A wrong clock would take a signature of now for an old one.
    let old = scene.signs(NOW - 3_600, body.as_bytes()) + "X-Fit-Workers: 1\r\n";
    assert_eq!(status(&scene.posts(&old, body.as_bytes()).await), 503);
}
