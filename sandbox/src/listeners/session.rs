//! Sessions of the bot: numbered events, kept for a while so that a session can be resumed.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::Arc;

use serde_json::Value;
use tokio::sync::mpsc::UnboundedSender;

use super::intents::Intents;

/// Events that a session keeps for a replay; who missed more must identify anew.
const REPLAY: usize = 1_000;

/// How long a session without a socket can be resumed, in milliseconds.
const RESUMABLE: i64 = 5 * 60 * 1000;

/// What a socket is to do.
#[derive(Debug)]
pub(crate) enum Frame {
    /// Send this text.
    Text(Arc<str>),
    /// Close with this code.
    Close(u16, &'static str),
    /// Close without saying why.
    CloseWithoutCode,
    /// Break off without a word, as a failing network does.
    Cut,
}

/// One session.
struct Session {
    id: String,
    /// Number of the last event.
    sequence: u64,
    intents: Intents,
    kept: VecDeque<(u64, Arc<str>)>,
    /// The socket, and its number; `None` while the bot is away.
    line: Option<(u64, UnboundedSender<Frame>)>,
    /// When it lost its socket, milliseconds since 1970.
    lost_at: i64,
}

/// All sessions of the bot.
#[derive(Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    sockets: u64,
    /// How often the bot identified; part of the next session's id.
    pub(crate) identified: u64,
}

impl Sessions {
    /// A number for a new socket.
    pub(crate) fn new_socket(&mut self) -> u64 {
        self.sockets += 1;
        self.sockets
    }

    /// Begins a session on a socket; sessions that lost theirs are forgotten. Returns the session's id.
    pub(crate) fn begin(&mut self, intents: Intents, socket: u64, line: UnboundedSender<Frame>) -> String {
        self.all.retain(|session| session.line.is_some());
        self.identified += 1;
        let id = format!("{:032x}", self.identified);
        self.all.push(Session {
            id: id.clone(),
            sequence: 0,
            intents,
            kept: VecDeque::new(),
            line: Some((socket, line)),
            lost_at: 0,
        });
        id
    }

    /// Takes a session up again: what it missed after `seen`, or `None` when it must identify anew.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seen: u64,
        socket: u64,
        line: &UnboundedSender<Frame>,
        now: i64,
    ) -> Result<Vec<Arc<str>>, Resume> {
        let session = self.all.iter_mut().find(|session| session.id == id).ok_or(Resume::Unknown)?;
        if seen > session.sequence {
            return Err(Resume::InvalidSequence);
        }
        let first_kept = session.sequence - session.kept.len() as u64;
        if seen < first_kept || (session.line.is_none() && now > session.lost_at + RESUMABLE) {
            return Err(Resume::Unknown);
        }
        session.line = Some((socket, line.clone()));
        Ok(session.kept.iter().filter(|(number, _)| *number > seen).map(|(_, text)| text.clone()).collect())
    }

    /// A socket is gone; its session waits to be resumed. With `over`, it cannot be.
    pub(crate) fn lose(&mut self, socket: u64, over: bool, now: i64) {
        let lost = |session: &Session| session.line.as_ref().is_some_and(|(number, _)| *number == socket);
        if over {
            self.all.retain(|session| !lost(session));
        }
        for session in self.all.iter_mut().filter(|session| lost(session)) {
            session.line = None;
            session.lost_at = now;
        }
    }

    /// Makes every session unknown.
    pub(crate) fn forget(&mut self) {
        self.all.clear();
    }

    /// Whether a socket of the bot is connected and identified.
    pub(crate) fn online(&self) -> bool {
        self.all.iter().any(|session| session.line.is_some())
    }

    /// Whether anybody may yet receive an event.
    pub(crate) fn reachable(&self, now: i64) -> bool {
        self.all.iter().any(|session| session.line.is_some() || now <= session.lost_at + RESUMABLE)
    }

    /// Whether a session wants events that need these intents.
    pub(crate) fn any(&self, needs: Intents) -> bool {
        self.all.iter().any(|session| session.intents.contains(needs))
    }

    /// Sends an event to all sessions that want it. `private` content is blanked where the intent for it is missing.
    pub(crate) fn dispatch(&mut self, name: &str, needs: Intents, private: bool, payload: &Value) {
        let whole = payload.to_string();
        let blanked = private.then(|| without_content(payload).to_string());
        for session in self.all.iter_mut().filter(|session| session.intents.contains(needs)) {
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

    /// Gives every connected socket something to do. Returns how many there are.
    pub(crate) fn order(&mut self, frame: impl Fn() -> Frame) -> usize {
        let lines = self.all.iter().filter_map(|session| session.line.as_ref());
        lines.filter(|(_, line)| line.send(frame()).is_ok()).count()
    }
}

/// Why a session cannot be resumed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Resume {
    /// It is unknown, too old, or missed too much: op 9.
    Unknown,
    /// The bot names an event that was never sent: close code 4007.
    InvalidSequence,
}

impl Session {
    fn send(&mut self, name: &str, payload: &str) {
        self.sequence += 1;
        let mut text = String::with_capacity(payload.len() + 64);
        // Writing to a string does not fail.
        let _ = write!(text, r#"{{"op":0,"s":{},"t":"{name}","d":{payload}}}"#, self.sequence);
        let text: Arc<str> = text.into();
        if self.kept.len() == REPLAY {
            self.kept.pop_front();
        }
        self.kept.push_back((self.sequence, text.clone()));
        if let Some((_, line)) = &self.line {
            // A socket that has just gone misses it; the replay has it.
            let _ = line.send(Frame::Text(text));
        }
    }
}

/// A message without what only the message content intent shows.
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
    fn what_was_missed_is_replayed() {
        let mut sessions = Sessions::default();
        let (line, mut frames) = mpsc::unbounded_channel();
        let socket = sessions.new_socket();
        let id = sessions.begin(Intents::GUILDS, socket, line);
        sessions.dispatch("A", Intents::ALWAYS, false, &json!({}));
        assert_eq!(sent(&mut frames), [1]);
        sessions.lose(socket, false, 1_000);
        assert!(!sessions.online() && sessions.reachable(2_000));
        sessions.dispatch("B", Intents::GUILDS, false, &json!({}));
        sessions.dispatch("C", Intents::GUILD_MESSAGES, false, &json!({}));
        let (line, mut frames) = mpsc::unbounded_channel();
        let missed = sessions.resume(&id, 1, 2, &line, 2_000).unwrap();
        assert_eq!(missed.len(), 1, "B, but not C, for which it has no intent");
        assert!(missed[0].contains(r#""t":"B""#));
        sessions.dispatch("D", Intents::ALWAYS, false, &json!({}));
        assert_eq!(sent(&mut frames), [3]);
    }

    #[test]
    fn stale_and_unknown_sessions_cannot_be_resumed() {
        let mut sessions = Sessions::default();
        let (line, _frames) = mpsc::unbounded_channel();
        let id = sessions.begin(Intents::GUILDS, 1, line.clone());
        sessions.dispatch("A", Intents::ALWAYS, false, &json!({}));
        assert_eq!(sessions.resume(&id, 9, 2, &line, 0), Err(Resume::InvalidSequence));
        assert_eq!(sessions.resume("other", 0, 2, &line, 0), Err(Resume::Unknown));
        sessions.lose(1, false, 0);
        assert_eq!(sessions.resume(&id, 1, 2, &line, RESUMABLE + 1), Err(Resume::Unknown));
        for _ in 0..=REPLAY {
            sessions.dispatch("A", Intents::ALWAYS, false, &json!({}));
        }
        assert_eq!(sessions.resume(&id, 1, 2, &line, 0), Err(Resume::Unknown), "it missed too much");
    }

    #[test]
    fn content_of_others_is_blanked() {
        let mut sessions = Sessions::default();
        let (line, mut frames) = mpsc::unbounded_channel();
        sessions.begin(Intents::GUILD_MESSAGES, 1, line);
        sessions.dispatch("M", Intents::GUILD_MESSAGES, true, &json!({ "id": "1", "content": "secret" }));
        let Ok(Frame::Text(text)) = frames.try_recv() else { panic!("an event") };
        assert!(!text.contains("secret") && text.contains(r#""id":"1""#));
    }
}
