//! The gateway: a WebSocket on which the bot gets HELLO, sends IDENTIFY or RESUME and heartbeats, and receives events.
//!
//! Heartbeats are timed by the machine's clock, as the bot's are: advancing the sandbox's clock never costs the bot its
//! session.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message as Ws, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, UnboundedSender};
use tokio::time::Instant;

use crate::clock::millis;
use crate::events::Event;
use crate::hub::Hub;
use crate::listeners::endpoints::shard_of;
use crate::listeners::intents::Intents;
use crate::listeners::session::{Frame, Resume};
use crate::wire::{self, Viewer};

/// Events that a bot may send in a minute.
const EVENTS_A_MINUTE: usize = 120;

/// Heartbeat intervals without a heartbeat before a session times out.
const PATIENCE: f64 = 1.5;

/// How long a bot that sent a close frame may take to disconnect.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Most bytes in an event that a bot sends.
const EVENT_SIZE: usize = 4096;

/// Opens the WebSocket.
pub(crate) async fn connect(
    State(hub): State<Arc<Hub>>,
    Query(query): Query<BTreeMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    hub.until_responsive().await;
    upgrade.on_upgrade(move |socket| async move { Connection::new(hub).run(socket, &query).await })
}

/// One connection.
struct Connection {
    hub: Arc<Hub>,
    number: u64,
    sender: UnboundedSender<Frame>,
    frames: mpsc::UnboundedReceiver<Frame>,
    identified: bool,
    /// When the last heartbeat arrived.
    heartbeat_at: Instant,
    /// When the events of the last minute arrived.
    recent: VecDeque<Instant>,
}

impl Connection {
    fn new(hub: Arc<Hub>) -> Self {
        let (sender, frames) = mpsc::unbounded_channel();
        let number = hub.world.lock().listeners.sessions.new_socket();
        Self {
            hub,
            number,
            sender,
            frames,
            identified: false,
            heartbeat_at: Instant::now(),
            recent: VecDeque::new(),
        }
    }

    async fn run(mut self, mut socket: WebSocket, query: &BTreeMap<String, String>) {
        let interval = self.hub.heartbeat;
        self.send(
            &json!({ "op": 10, "d": { "heartbeat_interval": millis(interval), "_trace": [] }, "s": null, "t": null }),
        );
        if query.get("v").is_some_and(|version| version != "10" && version != "9") {
            self.queue(Frame::Close(4012, "Invalid API version"));
        } else if query.get("encoding").is_some_and(|encoding| encoding != "json") {
            self.queue(Frame::Close(4002, "Only JSON is supported"));
        }
        let over = loop {
            let deadline = self.heartbeat_at + interval.mul_f64(PATIENCE);
            let next = tokio::select! {
                biased;
                () = self.hub.stopped() => Some(Frame::Close(1001, "The sandbox stops")),
                frame = self.frames.recv() => frame,
                received = socket.recv() => match received {
                    Some(Ok(Ws::Text(text))) => self.receive(text.as_str()),
                    Some(Ok(Ws::Binary(bytes))) => self.receive(&String::from_utf8_lossy(&bytes)),
                    // A session closed normally has ended; one that was cut off can be resumed.
                    Some(Ok(Ws::Close(frame))) => {
                        // Reading on is what sends the close frame back to the bot.
                        let _ = tokio::time::timeout(CLOSE_TIMEOUT, socket.recv()).await;
                        break frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    }
                    Some(Ok(_)) => None,
                    Some(Err(_)) | None => break false,
                },
                () = tokio::time::sleep_until(deadline) => Some(Frame::Close(4009, "Session timed out.")),
            };
            let (frame, ends) = match next {
                None => continue,
                Some(Frame::Text(text)) => {
                    self.hub.until_responsive().await;
                    (Ws::Text(text.as_ref().into()), None)
                }
                Some(Frame::Ping) => (Ws::Ping(Bytes::new()), None),
                Some(Frame::Close(code, reason)) => {
                    (Ws::Close(Some(CloseFrame { code, reason: reason.into() })), Some(!resumable(code)))
                }
                Some(Frame::CloseWithoutCode) => (Ws::Close(None), Some(false)),
                Some(Frame::Cut) => break false,
            };
            // A bot that gets a close frame may have disconnected already.
            let sent = socket.send(frame).await;
            match ends {
                Some(over) => break over,
                None if sent.is_err() => break false,
                None => {}
            }
        };
        let mut world = self.hub.world.lock();
        let now = world.now();
        world.listeners.sessions.disconnect(self.number, over, now);
        if self.identified {
            world.emit(&Event::Application);
        }
    }

    fn queue(&self, frame: Frame) {
        // Cannot fail: the receiver lives as long as the connection.
        let _ = self.sender.send(frame);
    }

    fn send(&self, event: &Value) {
        self.queue(Frame::Text(event.to_string().into()));
    }

    /// Handles an event from the bot; returns what to send in response that cannot be queued.
    fn receive(&mut self, text: &str) -> Option<Frame> {
        let now = Instant::now();
        self.recent.push_back(now);
        self.recent.retain(|at| now - *at < Duration::from_mins(1));
        if self.recent.len() > EVENTS_A_MINUTE {
            return close(4008, "Rate limited.");
        }
        let event: Value = match serde_json::from_str(text) {
            Ok(event) if text.len() <= EVENT_SIZE => event,
            _ => return close(4002, "Error while decoding payload."),
        };
        let d = &event["d"];
        match (event["op"].as_u64(), self.identified) {
            (Some(1), _) => {
                self.heartbeat_at = now;
                if !self.hub.faults.lock().no_heartbeat_acks {
                    self.send(&json!({ "op": 11, "d": null, "s": null, "t": null }));
                }
                None
            }
            (Some(2), false) => self.identify(d),
            (Some(6), false) => self.resume(d),
            (Some(2 | 6), true) => close(4005, "Already authenticated."),
            (Some(3 | 4 | 8 | 31), false) => close(4003, "Not authenticated."),
            (Some(8), true) => {
                self.send_members(d);
                None
            }
            // Presence, voice and soundboard have no effect here.
            (Some(3 | 4 | 31), true) => None,
            _ => close(4001, "Unknown opcode."),
        }
    }

    fn identify(&mut self, d: &Value) -> Option<Frame> {
        self.hub.limits.lock().identified(self.hub.clock.now());
        let (shard, shards) = (d["shard"][0].as_u64().unwrap_or(0), d["shard"][1].as_u64().unwrap_or(1));
        if let Some(code) = self.hub.faults.lock().turned_away(Some(shard)) {
            return close(code, "rejected by a test");
        }
        let mut world = self.hub.world.lock();
        if !world.application.recognises(d["token"].as_str().unwrap_or_default()) {
            return close(4004, "Authentication failed.");
        }
        if !d["properties"].is_object() {
            return close(4002, "Error while decoding payload.");
        }
        let intents = match d["intents"].as_u64().ok_or((4013, "Invalid intent(s).")).and_then(Intents::of) {
            Ok(intents) => intents,
            Err((code, reason)) => return close(code, reason),
        };
        if shard >= shards {
            return close(4010, "Invalid shard.");
        }
        let session =
            world.listeners.sessions.begin((shard, shards), intents, self.number, self.sender.clone());
        let ready = wire::gateway::ready(&world, &session, (shard, shards), &self.hub.gateway_url());
        world.listeners.sessions.dispatch_to(&session, "READY", &ready);
        // A guild's events all go to one shard, as long as the bot is in it.
        let hosts = !world.bot_is_removed && shard_of(Some(world.guild.id), shards) == shard;
        if hosts
            && world.listeners.sessions.intents(&session).is_some_and(|own| own.contains(Intents::GUILDS))
        {
            let guild = wire::guild::full(&Viewer::bot(&world), &world.guild, &world.members);
            world.listeners.sessions.dispatch_to(&session, "GUILD_CREATE", &guild);
        }
        world.emit(&Event::Application);
        drop(world);
        self.identified = true;
        None
    }

    fn resume(&mut self, d: &Value) -> Option<Frame> {
        let session = d["session_id"].as_str().unwrap_or_default();
        let shard = self.hub.world.lock().listeners.sessions.shard(session);
        let (turned_away, refuse) = {
            let faults = self.hub.faults.lock();
            (faults.turned_away(shard), faults.refuse_resume)
        };
        if let Some(code) = turned_away {
            return close(code, "rejected by a test");
        }
        let mut world = self.hub.world.lock();
        let now = world.now();
        if !world.application.recognises(d["token"].as_str().unwrap_or_default()) {
            return close(4004, "Authentication failed.");
        }
        let seen = d["seq"].as_u64().unwrap_or(0);
        let missed = if refuse {
            Err(Resume::Unknown)
        } else {
            world.listeners.sessions.resume(session, seen, self.number, &self.sender, now)
        };
        match missed {
            Ok(missed) => {
                for text in missed {
                    self.queue(Frame::Text(text));
                }
                world.listeners.sessions.dispatch_to(session, "RESUMED", &json!({ "_trace": [] }));
                world.emit(&Event::Application);
                drop(world);
                self.identified = true;
                None
            }
            Err(Resume::InvalidSequence) => close(4007, "Invalid seq."),
            Err(Resume::Unknown) => {
                self.send(&json!({ "op": 9, "d": false, "s": null, "t": null }));
                None
            }
        }
    }

    /// Sends members by id or by a prefix of their name; the whole list would need a privileged intent.
    fn send_members(&self, d: &Value) {
        let mut world = self.hub.world.lock();
        let wanted = |id: &str| {
            d["user_ids"] == id || d["user_ids"].as_array().is_some_and(|ids| ids.contains(&json!(id)))
        };
        let query = d["query"].as_str().filter(|query| !query.is_empty());
        let found = world.members.values().filter(|member| {
            wanted(&member.user.id.to_string())
                || query.is_some_and(|query| member.user.name.starts_with(query))
        });
        let members: Vec<_> = found.map(wire::user::member).collect();
        let chunk = json!({
            "guild_id": world.guild.id,
            "members": members,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
            "nonce": d["nonce"],
        });
        let guild = Some(world.guild.id);
        world.listeners.sessions.dispatch("GUILD_MEMBERS_CHUNK", Intents::ALWAYS, false, guild, &chunk);
    }
}

#[expect(clippy::unnecessary_wraps, reason = "an event from the bot is answered by a frame or by nothing")]
fn close(code: u16, reason: &'static str) -> Option<Frame> {
    Some(Frame::Close(code, reason))
}

/// Whether a session can be resumed after a close with this code.
fn resumable(code: u16) -> bool {
    matches!(code, 4000..=4002 | 4005 | 4008)
}
