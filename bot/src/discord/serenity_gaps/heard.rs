//! Reads serenity's log to learn about connections that it closed.
//!
//! serenity 0.12 doesn't report most of Discord's close codes, or that it is resuming a connection, in any other way.
//! Once it does, the layer of the log goes with this file. A test with the real program compares the log with what
//! is read here; without it, a connection that doesn't come back is still given up, only later.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::{self, Write as _},
    sync::{Arc, Mutex, PoisonError},
};

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

use crate::discord::fatal::Fatal;

/// How serenity's lines begin with what it received and couldn't read.
const UNREADABLE: [&str; 4] = [
    "Err deserializing text: ",
    "Failing bytes: ",
    "An unknown event was received: ",
    // One that is hidden from the bot, which every large server has.
    "skipping guild channel due to deserialization error: ",
];
/// Where serenity logs what is listened to.
const TARGETS: [&str; 2] = ["serenity::gateway::shard", "serenity::gateway::ws"];

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
    pub(in super::super) fn is_resuming(&self, shard: u32) -> bool {
        self.state().resuming.contains(&shard)
    }

    /// A connection is started again from scratch.
    pub(in super::super) fn restarts(&self, shard: u32) {
        self.state().resuming.remove(&shard);
    }

    /// How many times connections were resumed.
    pub(in super::super) fn resumes(&self) -> u64 {
        self.state().resumes
    }

    /// How many sessions a connection has asked for. Discord allows 1,000 a day.
    pub(in super::super) fn sessions(&self, shard: u32) -> u64 {
        self.state().sessions.get(&shard).copied().unwrap_or_default()
    }

    /// Whether Discord has dropped the bot for good.
    pub(in super::super) fn fatal(&self) -> Option<Fatal> {
        self.state().fatal
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
        let message = message(event);
        // What couldn't be read holds what members wrote, which must not be taken for serenity's words.
        if !shows_unread(&message) {
            self.hear(&message);
        }
    }
}

/// Whether a line of the log shows what serenity received and couldn't read: all that members wrote, and maybe the token that
/// answers it.
pub(crate) fn is_unreadable(event: &Event<'_>) -> bool {
    event.metadata().target().starts_with("serenity::") && shows_unread(&message(event))
}

fn shows_unread(message: &str) -> bool {
    UNREADABLE.iter().any(|begin| message.starts_with(begin))
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
}
