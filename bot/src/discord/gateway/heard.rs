//! **Quarantine:** reads serenity's log to learn about connections that it closed, and interactions that it dropped.
//!
//! serenity 0.12 doesn't report most of Discord's close codes, or that it is resuming a connection, in any other way.
//! Once it does, this file and its layer of the log can go. A test with the real program compares the log with what
//! is read here; without it, a connection that doesn't come back is still given up, only later.
//!
//! Nor does it hand on an event that it can't read: only its log has the text. Interactions among them are read by
//! `mended.rs`.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write as _},
    io::Read as _,
    sync::{Arc, Mutex, PoisonError},
};

use flate2::read::ZlibDecoder;
use serde_json::Value;
use tokio::runtime::Handle;
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{
    Layer,
    filter::{FilterFn, Filtered, LevelFilter},
    layer::Context,
    registry::LookupSpan,
};

use super::Fatal;
use crate::discord::{interaction::TakeUp, mended};

/// Where serenity logs what it sends and receives, and what it received and couldn't read.
const WS: &str = "serenity::gateway::ws";
/// What is listened to: besides that, what serenity logs about its connections.
const TARGETS: [&str; 2] = ["serenity::gateway::shard", WS];
/// How the lines begin with what it received and couldn't read.
const UNREADABLE: [&str; 2] = ["Err deserializing text: ", "Failing bytes: "];

/// The largest event that is read after it was compressed.
const LARGEST: u64 = 1024 * 1024;

/// Listens to serenity's log. Clones share what they heard.
#[derive(Clone, Debug, Default)]
pub struct Heard(Arc<Mutex<HeardState>>);

#[derive(Debug, Default)]
struct HeardState {
    /// The connections that are being resumed.
    resuming: BTreeSet<u32>,
    resumes: u64,
    /// How many sessions each connection has asked for.
    sessions: BTreeMap<u32, u64>,
    fatal: Option<Fatal>,
    take_up: Option<HandedOn>,
}

/// Takes up interactions that serenity couldn't read.
#[derive(Clone)]
struct HandedOn(TakeUp);

impl fmt::Debug for HandedOn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HandedOn")
    }
}

impl Heard {
    /// The layer for the log.
    pub fn layer<S>(&self) -> Filtered<Self, FilterFn, S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        let told: fn(&Metadata<'_>) -> bool = |meta| meta.is_event() && TARGETS.contains(&meta.target());
        self.clone().with_filter(FilterFn::new(told).with_max_level_hint(LevelFilter::DEBUG))
    }

    /// Whether a connection is being resumed.
    pub(super) fn is_resuming(&self, shard: u32) -> bool {
        self.state().resuming.contains(&shard)
    }

    /// A connection is started again from scratch.
    pub(super) fn restarts(&self, shard: u32) {
        self.state().resuming.remove(&shard);
    }

    /// How many times connections were resumed.
    pub(super) fn resumes(&self) -> u64 {
        self.state().resumes
    }

    /// How many sessions a connection has asked for. Discord allows 1,000 a day.
    pub(super) fn sessions(&self, shard: u32) -> u64 {
        self.state().sessions.get(&shard).copied().unwrap_or_default()
    }

    /// Whether Discord has dropped the bot for good.
    pub(super) fn fatal(&self) -> Option<Fatal> {
        self.state().fatal
    }

    /// Hands interactions that serenity couldn't read to this from now on, or to no one.
    pub(crate) fn hand_on(&self, take_up: Option<TakeUp>) {
        self.state().take_up = take_up.map(HandedOn);
    }

    /// Something couldn't be read.
    fn hear_unread(&self, said: &str) {
        let Some(HandedOn(take_up)) = self.state().take_up.clone() else { return };
        let Some(mut event) = unread(said).and_then(|text| serde_json::from_str::<Value>(&text).ok()) else {
            return;
        };
        let is_interaction = event["t"] == "INTERACTION_CREATE";
        match is_interaction.then(|| mended::read(event["d"].take())) {
            Some(Ok(interaction)) => {
                take_up(interaction);
            }
            Some(Err(_)) | None => note(event["t"].as_str().unwrap_or_default().to_owned()),
        }
    }

    fn hear(&self, said: &str) {
        // `[ShardInfo { id: ShardId(0), total: 1 }] Attempting to resume`
        let shard = said.split_once("ShardId(").and_then(|(_, rest)| rest.split_once(')')?.0.parse().ok());
        let (shard, what) = (shard.unwrap_or(0), said.split_once("] ").map_or(said, |(_, what)| what));
        let mut state = self.state();
        if what.starts_with("Attempting to resume") {
            state.resumes += 1;
            state.resuming.insert(shard);
        } else if what.starts_with("Identifying") {
            *state.sessions.entry(shard).or_default() += 1;
        } else if what.starts_with("Resumed") || what.starts_with("Received Ready") {
            state.resuming.remove(&shard);
        } else if let Some(fatal) = closed_for_good(what) {
            state.fatal = Some(fatal);
        }
    }

    fn state(&self) -> std::sync::MutexGuard<'_, HeardState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The text of an event that serenity couldn't read: `Err deserializing text: …; text: {…}`, or if it came compressed,
/// `Failing bytes: […]`.
fn unread(said: &str) -> Option<Cow<'_, str>> {
    if let Some(bytes) = said.strip_prefix(UNREADABLE[1]) {
        let bytes: Vec<u8> = serde_json::from_str(bytes).ok()?;
        let mut text = String::new();
        ZlibDecoder::new(&*bytes).take(LARGEST).read_to_string(&mut text).ok()?;
        return Some(text.into());
    }
    let (_, text) = said.strip_prefix(UNREADABLE[0])?.split_once("; text: ")?;
    Some(text.into())
}

/// Logs that an event of this kind was dropped, from a task of its own: what is logged while the log is read gets lost.
fn note(kind: String) {
    if let Ok(runtime) = Handle::try_current() {
        runtime.spawn(async move { tracing::warn!(kind, "an event from Discord can't be read") });
    }
}

/// The codes that serenity has words for, and those it logs as numbers.
fn closed_for_good(what: &str) -> Option<Fatal> {
    let code = match what {
        _ if what.starts_with("Sent invalid authentication") => 4004,
        _ if what.starts_with("Sent invalid shard data") => 4010,
        _ if what.starts_with("Shard has too many guilds") => 4011,
        _ if what.starts_with("Invalid gateway intents") => 4013,
        _ if what.starts_with("Disallowed gateway intents") => 4014,
        _ => what.strip_prefix("Unknown unclean close ")?.split_once(':')?.0.parse().ok()?,
    };
    Fatal::of(code)
}

impl<S: Subscriber> Layer<S> for Heard {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        // What couldn't be read holds what members wrote, which must not be taken for serenity's words.
        let message = message(event);
        if shows_unread(event.metadata(), &message) {
            self.hear_unread(&message)
        } else {
            self.hear(&message)
        }
    }
}

/// Whether an event of the log shows what serenity received and couldn't read.
pub(crate) fn is_unreadable(event: &Event<'_>) -> bool {
    shows_unread(event.metadata(), &message(event))
}

fn shows_unread(meta: &Metadata<'_>, message: &str) -> bool {
    meta.target() == WS && UNREADABLE.iter().any(|begin| message.starts_with(begin))
}

fn message(event: &Event<'_>) -> String {
    let mut message = LogMessage(String::new());
    event.record(&mut message);
    message.0
}

/// The message of a log event.
struct LogMessage(String);

impl Visit for LogMessage {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        if field.name() == "message" {
            // Writing to a string can't fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use poise::serenity_prelude as serenity;
    use serde_json::json;
    use tracing_subscriber::layer::SubscriberExt as _;

    use super::*;

    #[test]
    fn serenitys_log_lines_are_recognized() {
        let heard = Heard::default();
        let _guard = tracing::subscriber::set_default(tracing_subscriber::registry().with(heard.layer()));
        let say = |what: &str| {
            tracing::debug!(target: "serenity::gateway::shard", "[ShardInfo {{ id: ShardId(3), total: 4 }}] {what}");
        };
        say("Attempting to resume");
        assert!(heard.is_resuming(3) && !heard.is_resuming(0));
        say("Resumed");
        assert!(!heard.is_resuming(3));
        say("Attempting to resume");
        heard.restarts(3);
        assert!(!heard.is_resuming(3) && heard.resumes() == 2);
        for _ in 0..2 {
            tracing::debug!(target: "serenity::gateway::ws", "[ShardInfo {{ id: ShardId(3), total: 4 }}] Identifying");
        }
        assert_eq!((heard.sessions(3), heard.sessions(0)), (2, 0));
        say(r#"Unknown unclean close 4000: Some("Unknown error.")"#);
        assert_eq!(heard.fatal(), None);
        say(r#"Unknown unclean close 4012: Some("Invalid API version.")"#);
        assert_eq!(heard.fatal(), Some(Fatal::Version));
        say("Sent invalid shard data.");
        assert_eq!(heard.fatal(), Some(Fatal::Shard));
        say("Shard has too many guilds.");
        assert_eq!(heard.fatal(), Some(Fatal::ShardingRequired));
        tracing::error!(target: "serenity::http", "[ShardInfo] Sent invalid shard data.");
        assert_eq!(heard.fatal(), Some(Fatal::ShardingRequired));
    }

    #[test]
    fn interactions_that_serenity_drops_are_handed_on() {
        use std::io::Write as _;

        let heard = Heard::default();
        let _guard = tracing::subscriber::set_default(tracing_subscriber::registry().with(heard.layer()));
        let (taken, here) = (Arc::new(Mutex::new(Vec::new())), Heard::clone(&heard));
        let take_up = {
            let taken = Arc::clone(&taken);
            move |interaction: serenity::Interaction| {
                // Something that logs, as taking up does, must not wait for itself.
                assert!(!here.is_resuming(0));
                taken.lock().unwrap().push(interaction.id().get());
                true
            }
        };
        let event = |id: u64| {
            let user = json!({ "id": "5", "username": "ada", "discriminator": "0", "avatar": null });
            let message = json!({
                "id": "9", "channel_id": "4", "author": user, "content": "; text: {", "embeds": [], "type": 0,
                "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": null, "tts": false, "pinned": false,
                "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
                "components": [{ "type": 1, "components": [{ "type": 99 }] }],
            });
            let sent = json!({
                "id": id.to_string(), "application_id": "2", "type": 2, "channel_id": "4", "user": user, "token": "x",
                "version": 1, "locale": "en-US", "app_permissions": "0", "entitlements": [], "context": 1,
                "authorizing_integration_owners": {}, "attachment_size_limit": 1,
                "data": { "id": "3", "name": "x", "type": 3, "target_id": "9", "resolved": { "messages": { "9": message } } },
            });
            json!({ "t": "INTERACTION_CREATE", "s": 5, "op": 0, "d": sent }).to_string()
        };
        let dropped = |event: &str| {
            tracing::warn!(target: "serenity::gateway::ws", "Err deserializing text: Json(Error(\"…\")); text: {event}");
        };
        dropped(&event(6));
        heard.hand_on(Some(Arc::new(take_up)));
        dropped(&event(7));
        let mut packed = flate2::write::ZlibEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(event(8).as_bytes()).unwrap();
        let packed = packed.finish().unwrap();
        tracing::warn!(target: "serenity::gateway::ws", "Err deserializing bytes: Json(Error(\"…\"))");
        tracing::debug!(target: "serenity::gateway::ws", "Failing bytes: {packed:?}");
        // Neither other events nor nonsense.
        dropped(&event(9).replace("INTERACTION_CREATE", "MESSAGE_CREATE"));
        dropped("{");
        tracing::debug!(target: "serenity::gateway::ws", "Failing bytes: [1, 2, 3]");
        tracing::warn!(target: "serenity::gateway::shard", "Err deserializing text: x; text: {}", event(10));
        heard.hand_on(None);
        dropped(&event(11));
        assert_eq!(*taken.lock().unwrap(), [7, 8]);
    }
}
