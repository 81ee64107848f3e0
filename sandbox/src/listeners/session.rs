//! Gateway sessions: numbered events, kept for a while so that a session can be resumed.

use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::endpoints::shard_of;
use super::intents::Intents;
use crate::snowflake::Id;

/// Events kept for replay; a bot that missed more must identify again.
const REPLAY: usize = 1_000;

/// How long a session without a socket can be resumed, in milliseconds.
const RESUMABLE: i64 = 5 * 60 * 1000;

/// What a socket should do next.
#[derive(Debug)]
pub(crate) enum Frame {
    /// Send this text.
    Text(Arc<str>),
    /// Send a WebSocket ping.
    Ping,
    /// Close with this code.
    Close(u16, &'static str),
    /// Close without a code.
    CloseWithoutCode,
    /// Drop the connection without a close frame, as a failing network does.
    Cut,
}

/// One session.
struct Session {
    id: String,
    /// Its shard, and how many there are.
    shard: (u64, u64),
    /// Sequence number of the last event.
    sequence: u64,
    intents: Intents,
    kept: VecDeque<(u64, Arc<str>)>,
    /// The socket's number and sender; `None` while disconnected.
    socket: Option<(u64, UnboundedSender<Frame>)>,
    /// When it was disconnected, milliseconds since 1970.
    lost_at: i64,
}

/// All sessions of the bot.
#[derive(Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    sockets: u64,
    /// Number of successful IDENTIFYs; the next session's id is made from it.
    pub(crate) identified: u64,
    /// The same for each shard.
    identified_as: BTreeMap<u64, u64>,
    /// Whether events get lost on their way, except for interactions.
    pub(crate) loses_events: bool,
    /// Whether fields of channels that the bot may not view are null, instead of left out.
    pub(crate) hides_with_nulls: bool,
}

impl Sessions {
    /// Numbers a new socket.
    pub(crate) fn new_socket(&mut self) -> u64 {
        self.sockets += 1;
        self.sockets
    }

    /// Begins a session of a shard on a socket and returns its id. The shard's disconnected sessions are dropped.
    pub(crate) fn begin(
        &mut self,
        shard: (u64, u64),
        intents: Intents,
        socket: u64,
        sender: UnboundedSender<Frame>,
    ) -> String {
        self.all.retain(|session| session.socket.is_some() || session.shard != shard);
        self.identified += 1;
        *self.identified_as.entry(shard.0).or_default() += 1;
        let id = format!("{:032x}", self.identified);
        self.all.push(Session {
            id: id.clone(),
            shard,
            sequence: 0,
            intents,
            kept: VecDeque::new(),
            socket: Some((socket, sender)),
            lost_at: 0,
        });
        id
    }

    /// Resumes a session and returns the events after sequence number `seen`.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        socket: u64,
        sender: &UnboundedSender<Frame>,
        now: i64,
    ) -> Result<Vec<Arc<str>>, Resume> {
        let session = self.all.iter_mut().find(|session| session.id == id).ok_or(Resume::Unknown)?;
        if seen > session.sequence {
            return Err(Resume::InvalidSequence);
        }
        let first_kept = session.sequence - session.kept.len() as u64;
        if seen < first_kept || (session.socket.is_none() && now > session.lost_at + RESUMABLE) {
            return Err(Resume::Unknown);
        }
        session.socket = Some((socket, sender.clone()));
        Ok(session.kept.iter().filter(|(number, _)| *number > seen).map(|(_, text)| text.clone()).collect())
    }

    /// Disconnects the session of a socket; unless it is `over`, it can be resumed.
    pub(crate) fn disconnect(&mut self, socket: u64, over: bool, now: i64) {
        let lost = |session: &Session| session.socket.as_ref().is_some_and(|(number, _)| *number == socket);
        if over {
            self.all.retain(|session| !lost(session));
        }
        for session in self.all.iter_mut().filter(|session| lost(session)) {
            session.socket = None;
            session.lost_at = now;
        }
    }

    /// Drops every session, or those of one shard.
    pub(crate) fn clear(&mut self, shard: Option<u64>) {
        self.all.retain(|session| shard.is_some_and(|shard| session.shard.0 != shard));
    }

    /// Number of times a shard has identified.
    pub(crate) fn identified_as(&self, shard: u64) -> u64 {
        self.identified_as.get(&shard).copied().unwrap_or_default()
    }

    /// The shard of a session.
    pub(crate) fn shard(&self, id: &str) -> Option<u64> {
        self.all.iter().find(|session| session.id == id).map(|session| session.shard.0)
    }

    /// Number of connected sessions.
    pub(crate) fn connected(&self) -> usize {
        self.all.iter().filter(|session| session.socket.is_some()).count()
    }

    /// Whether the bot is connected and identified.
    pub(crate) fn online(&self) -> bool {
        self.connected() > 0
    }

    /// Whether the bot can still receive an event of a guild, if only by resuming.
    pub(crate) fn reachable(&self, guild: Option<Id>, now: i64) -> bool {
        let mut hosts = self.all.iter().filter(|session| session.hosts(guild));
        hosts.any(|session| session.socket.is_some() || now <= session.lost_at + RESUMABLE)
    }

    /// Whether any session has these intents.
    pub(crate) fn any(&self, needs: Intents) -> bool {
        self.all.iter().any(|session| session.intents.contains(needs))
    }

    /// Sends an event of a guild, or of direct messages, to the sessions of its shard with these intents. `private` content
    /// is blanked for sessions without the intent.
    pub(crate) fn dispatch(
        &mut self,
        name: &str,
        needs: Intents,
        private: bool,
        guild: Option<Id>,
        payload: &Value,
    ) {
        let whole = payload.to_string();
        let blanked = private.then(|| without_content(payload).to_string());
        let gets = |session: &&mut Session| session.hosts(guild) && session.intents.contains(needs);
        for session in self.all.iter_mut().filter(gets) {
            let reads = session.intents.contains(Intents::MESSAGE_CONTENT);
            session.send(name, blanked.as_ref().filter(|_| !reads).unwrap_or(&whole));
        }
    }

    /// Sends an event to one session only.
    pub(crate) fn dispatch_to(&mut self, id: &str, name: &str, payload: &Value) {
        if let Some(session) = self.all.iter_mut().find(|session| session.id == id) {
            session.send(name, &payload.to_string());
        }
    }

    /// The intents of a session.
    pub(crate) fn intents(&self, id: &str) -> Option<Intents> {
        self.all.iter().find(|session| session.id == id).map(|session| session.intents)
    }

    /// Sends a frame to every connected socket, or to those of one shard. Returns how many there are.
    pub(crate) fn send_to(&mut self, shard: Option<u64>, frame: impl Fn() -> Frame) -> usize {
        let sessions = self.all.iter().filter(|session| shard.is_none_or(|shard| session.shard.0 == shard));
        let sockets = sessions.filter_map(|session| session.socket.as_ref());
        sockets.filter(|(_, sender)| sender.send(frame()).is_ok()).count()
    }
}

/// Why a session cannot be resumed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Resume {
    /// Unknown, expired, or too many events missed: op 9.
    Unknown,
    /// The bot claims to have seen an event that was never sent: close code 4007.
    InvalidSequence,
}

impl Session {
    /// Whether it gets the events of a guild, or of direct messages.
    fn hosts(&self, guild: Option<Id>) -> bool {
        shard_of(guild, self.shard.1) == self.shard.0
    }

    fn send(&mut self, name: &str, payload: &str) {
        self.sequence += 1;
        let mut text = String::with_capacity(payload.len() + 64);
        // Writing to a string cannot fail.
        let _ = write!(text, r#"{{"op":0,"s":{},"t":"{name}","d":{payload}}}"#, self.sequence);
        let text: Arc<str> = text.into();
        if self.kept.len() == REPLAY {
            self.kept.pop_front();
        }
        self.kept.push_back((self.sequence, text.clone()));
        if let Some((_, sender)) = &self.socket {
            // If the socket has just gone, the event is replayed on resume.
            let _ = sender.send(Frame::Text(text));
        }
    }
}

/// A message without the fields that need the message content intent.
fn without_content(payload: &Value) -> Value {
    let mut payload = payload.clone();
    if let Some(fields) = payload.as_object_mut() {
        fields.insert("content".to_owned(), Value::String(String::new()));
        for list in ["attachments", "embeds", "components"] {
            fields.insert(list.to_owned(), Value::Array(Vec::new()));
        }
    }
    payload
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use tokio::sync::mpsc;

    fn sent(frames: &mut mpsc::UnboundedReceiver<Frame>) -> Vec<u64> {
        let mut numbers = Vec::new();
        while let Ok(Frame::Text(text)) = frames.try_recv() {
            let frame: Value = serde_json::from_str(&text).unwrap();
            numbers.push(frame["s"].as_u64().unwrap());
        }
        numbers
    }

    #[test]
    fn missed_events_are_replayed_on_resume() {
        let mut sessions = Sessions::default();
        let (sender, mut frames) = mpsc::unbounded_channel();
        let socket = sessions.new_socket();
        let id = sessions.begin((0, 1), Intents::GUILDS, socket, sender);
        sessions.dispatch("A", Intents::ALWAYS, false, None, &json!({}));
        assert_eq!(sent(&mut frames), [1]);
        sessions.disconnect(socket, false, 1_000);
        assert!(!sessions.online() && sessions.reachable(None, 2_000));
        sessions.dispatch("B", Intents::GUILDS, false, None, &json!({}));
        sessions.dispatch("C", Intents::GUILD_MESSAGES, false, None, &json!({}));
        let (sender, mut frames) = mpsc::unbounded_channel();
        let missed = sessions.resume(&id, 1, 2, &sender, 2_000).unwrap();
        assert_eq!(missed.len(), 1, "B, but not C, for which it has no intent");
        assert!(missed[0].contains(r#""t":"B""#));
        sessions.dispatch("D", Intents::ALWAYS, false, None, &json!({}));
        assert_eq!(sent(&mut frames), [3]);
    }

    #[test]
    fn expired_and_unknown_sessions_cannot_be_resumed() {
        let mut sessions = Sessions::default();
        let (sender, _frames) = mpsc::unbounded_channel();
        let id = sessions.begin((0, 1), Intents::GUILDS, 1, sender.clone());
        sessions.dispatch("A", Intents::ALWAYS, false, None, &json!({}));
        assert_eq!(sessions.resume(&id, 9, 2, &sender, 0), Err(Resume::InvalidSequence));
        assert_eq!(sessions.resume("other", 0, 2, &sender, 0), Err(Resume::Unknown));
        sessions.disconnect(1, false, 0);
        assert_eq!(sessions.resume(&id, 1, 2, &sender, RESUMABLE + 1), Err(Resume::Unknown));
        for _ in 0..=REPLAY {
            sessions.dispatch("A", Intents::ALWAYS, false, None, &json!({}));
        }
        assert_eq!(sessions.resume(&id, 1, 2, &sender, 0), Err(Resume::Unknown), "it missed too much");
    }

    #[test]
    fn each_shard_has_its_guilds_and_its_session() {
        let mut sessions = Sessions::default();
        let begin = |sessions: &mut Sessions, shard| {
            let (sender, frames) = mpsc::unbounded_channel();
            let socket = sessions.new_socket();
            (sessions.begin((shard, 3), Intents::GUILDS, socket, sender), socket, frames)
        };
        let guilds = [0, 1, 2].map(|shard| Id::new((3_000 + shard) << 22 | 5));
        let (first, first_socket, mut frames) = begin(&mut sessions, 0);
        let (_, second_socket, mut others) = begin(&mut sessions, 1);
        for guild in [None, Some(guilds[0]), Some(guilds[1]), Some(guilds[2])] {
            sessions.dispatch("A", Intents::ALWAYS, false, guild, &json!({}));
        }
        assert_eq!((sent(&mut frames), sent(&mut others)), (vec![1, 2], vec![1]));
        assert!(!sessions.reachable(Some(guilds[2]), 0), "its shard isn't there");
        // A shard that begins again doesn't end what another one can resume.
        for socket in [first_socket, second_socket] {
            sessions.disconnect(socket, false, 0);
        }
        begin(&mut sessions, 1);
        let (sender, _frames) = mpsc::unbounded_channel();
        assert!(sessions.resume(&first, 2, 9, &sender, 0).is_ok());
        assert_eq!([0, 1, 2].map(|shard| sessions.identified_as(shard)), [1, 2, 0]);
    }

    #[test]
    fn private_content_is_blanked_without_the_intent() {
        let mut sessions = Sessions::default();
        let (sender, mut frames) = mpsc::unbounded_channel();
        sessions.begin((0, 1), Intents::GUILD_MESSAGES, 1, sender);
        sessions.dispatch(
            "M",
            Intents::GUILD_MESSAGES,
            true,
            None,
            &json!({ "id": "1", "content": "secret" }),
        );
        let Ok(Frame::Text(text)) = frames.try_recv() else { panic!("an event") };
        assert!(!text.contains("secret") && text.contains(r#""id":"1""#));
    }
}
