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
    upgrade.on_upgrade(move |socket| async move {
        let version = query.get("v").map_or("10", String::as_str);
        let encoding = query.get("encoding").map_or("json", String::as_str);
        Connection::new(hub).run(socket, version == "10" || version == "9", encoding == "json").await;
    })
}

/// What to do after an event from the bot.
enum Next {
    Go,
    Close(u16, &'static str),
    CloseWithoutCode,
    /// Drop the connection without a close frame.
    Cut,
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
        let number = hub.world().listeners.sessions.new_socket();
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

    async fn run(mut self, mut socket: WebSocket, version: bool, encoding: bool) {
        let interval = self.hub.heartbeat;
        self.send(
            &json!({ "op": 10, "d": { "heartbeat_interval": millis(interval), "_trace": [] }, "s": null, "t": null }),
        );
        if !version {
            self.queue(Frame::Close(4012, "Invalid API version"));
        } else if !encoding {
            self.queue(Frame::Close(4002, "Only json is spoken here"));
        }
        let over = loop {
            let deadline = self.heartbeat_at + interval.mul_f64(PATIENCE);
            let next = tokio::select! {
                biased;
                () = self.hub.stopped() => Next::Close(1001, "The sandbox stops"),
                frame = self.frames.recv() => match frame {
                    Some(Frame::Text(text)) => {
                        self.hub.until_responsive().await;
                        if socket.send(Ws::Text(text.as_ref().into())).await.is_err() {
                            break false;
                        }
                        Next::Go
                    }
                    Some(Frame::Ping) => {
                        if socket.send(Ws::Ping(Bytes::new())).await.is_err() {
                            break false;
                        }
                        Next::Go
                    }
                    Some(Frame::Close(code, reason)) => Next::Close(code, reason),
                    Some(Frame::CloseWithoutCode) => Next::CloseWithoutCode,
                    Some(Frame::Cut) | None => Next::Cut,
                },
                received = socket.recv() => match received {
                    Some(Ok(Ws::Text(text))) => self.receive(text.as_str()),
                    Some(Ok(Ws::Binary(bytes))) => self.receive(&String::from_utf8_lossy(&bytes)),
                    // A session closed normally has ended; one that was cut off can be resumed.
                    Some(Ok(Ws::Close(frame))) => {
                        // Reading on is what sends the close frame back to the bot.
                        let _ = tokio::time::timeout(CLOSE_TIMEOUT, socket.recv()).await;
                        break frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    }
                    Some(Ok(_)) => Next::Go,
                    Some(Err(_)) | None => break false,
                },
                () = tokio::time::sleep_until(deadline) => Next::Close(4009, "Session timed out."),
            };
            match next {
                Next::Go => {}
                Next::Close(code, reason) => {
                    let frame = CloseFrame { code, reason: reason.into() };
                    // The bot may have disconnected already.
                    let _ = socket.send(Ws::Close(Some(frame))).await;
                    break !resumable(code);
                }
                Next::CloseWithoutCode => {
                    let _ = socket.send(Ws::Close(None)).await;
                    break false;
                }
                Next::Cut => break false,
            }
        };
        let mut world = self.hub.world();
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

    /// Handles an event from the bot.
    fn receive(&mut self, text: &str) -> Next {
        let now = Instant::now();
        self.recent.push_back(now);
        self.recent.retain(|at| now - *at < Duration::from_mins(1));
        if self.recent.len() > EVENTS_A_MINUTE {
            return Next::Close(4008, "Rate limited.");
        }
        let event: Value = match serde_json::from_str(text) {
            Ok(event) if text.len() <= EVENT_SIZE => event,
            _ => return Next::Close(4002, "Error while decoding payload."),
        };
        let d = &event["d"];
        match (event["op"].as_u64(), self.identified) {
            (Some(1), _) => {
                self.heartbeat_at = now;
                if !self.hub.faults().no_heartbeat_acks {
                    self.send(&json!({ "op": 11, "d": null, "s": null, "t": null }));
                }
                Next::Go
            }
            (Some(2), false) => self.identify(d),
            (Some(6), false) => self.resume(d),
            (Some(2 | 6), true) => Next::Close(4005, "Already authenticated."),
            (Some(3 | 4 | 8 | 31), false) => Next::Close(4003, "Not authenticated."),
            (Some(8), true) => {
                self.send_members(d);
                Next::Go
            }
            // Presence, voice and soundboard have no effect here.
            (Some(3 | 4 | 31), true) => Next::Go,
            _ => Next::Close(4001, "Unknown opcode."),
        }
    }

    fn identify(&mut self, d: &Value) -> Next {
        self.hub.limits().identified(self.hub.clock.now());
        let shard = d["shard"].as_array();
        let part = |at: usize| shard.and_then(|shard| shard.get(at)).and_then(Value::as_u64);
        let (shard, shards) = (part(0).unwrap_or(0), part(1).unwrap_or(1));
        if let Some(code) = self.hub.faults().turned_away(Some(shard)) {
            return Next::Close(code, "rejected by a test");
        }
        let mut world = self.hub.world();
        if !world.application.recognises(d["token"].as_str().unwrap_or_default()) {
            return Next::Close(4004, "Authentication failed.");
        }
        if !d["properties"].is_object() {
            return Next::Close(4002, "Error while decoding payload.");
        }
        let intents = match d["intents"].as_u64().ok_or((4013, "Invalid intent(s).")).and_then(Intents::of) {
            Ok(intents) => intents,
            Err((code, reason)) => return Next::Close(code, reason),
        };
        if shard >= shards {
            return Next::Close(4010, "Invalid shard.");
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
            let guild = wire::guild::full(&Viewer::bot(&world));
            world.listeners.sessions.dispatch_to(&session, "GUILD_CREATE", &guild);
        }
        world.emit(&Event::Application);
        drop(world);
        self.identified = true;
        Next::Go
    }

    fn resume(&mut self, d: &Value) -> Next {
        let (turned_away, refuse) = {
            let shard =
                self.hub.world().listeners.sessions.shard(d["session_id"].as_str().unwrap_or_default());
            let faults = self.hub.faults();
            (faults.turned_away(shard), faults.refuse_resume)
        };
        if let Some(code) = turned_away {
            return Next::Close(code, "rejected by a test");
        }
        let mut world = self.hub.world();
        let now = world.now();
        if !world.application.recognises(d["token"].as_str().unwrap_or_default()) {
            return Next::Close(4004, "Authentication failed.");
        }
        let session = d["session_id"].as_str().unwrap_or_default();
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
                Next::Go
            }
            Err(Resume::InvalidSequence) => Next::Close(4007, "Invalid seq."),
            Err(Resume::Unknown) => {
                self.send(&json!({ "op": 9, "d": false, "s": null, "t": null }));
                Next::Go
            }
        }
    }

    /// Sends members by id or by a prefix of their name; the whole list would need a privileged intent.
    fn send_members(&self, d: &Value) {
        let world = self.hub.world();
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
        drop(world);
        let mut world = self.hub.world();
        world.listeners.sessions.dispatch("GUILD_MEMBERS_CHUNK", Intents::ALWAYS, false, guild, &chunk);
    }
}

/// Whether a session can be resumed after a close with this code.
fn resumable(code: u16) -> bool {
    matches!(code, 4000..=4002 | 4005 | 4008)
}
