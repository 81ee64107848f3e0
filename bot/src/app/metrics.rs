//! What the bot counts and measures about itself. Numbers only: no label names a player, a server or anything that
//! was typed, and each has only the values of its type.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use data::Backlog;
use games::Game;
use jiff::{SignedDuration, Timestamp};
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{counter::Counter, family::Family, gauge::Gauge, histogram::Histogram, info::Info},
    registry::{Registry, Unit},
};

use crate::app::version;
use ui::failure::Refusal;

/// The buckets of the time from an interaction to its answer, in seconds. Discord waits for 3.
const ANSWERED_WITHIN: [f64; 11] = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0];
/// How many interactions without an answer are remembered.
const UNANSWERED: usize = 4_096;

/// How something was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Kind {
    /// By a command.
    Command,
    /// By a button or a list on a message.
    Component,
    /// While typing an option.
    Autocomplete,
    /// By a form.
    Form,
    /// In another way.
    Other,
}

/// What became of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum DeliveryOutcome {
    /// It was posted as a message of its own.
    Made,
    /// It failed, and will be tried again.
    PutOff,
    /// It can never be made.
    GivenUp,
}

/// What is looked up when someone asks how the bot is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Now {
    /// How many connections to the gateway there are, and how many are up; `None` over HTTP.
    pub connections: Option<(usize, usize)>,
    /// The slowest answer to the last heartbeat of a connection.
    pub heartbeat: Option<std::time::Duration>,
    /// How many interactions are being handled.
    pub under_way: usize,
    /// What waits in the store.
    pub backlog: Backlog,
    /// The size of the database, in bytes.
    pub database: u64,
    /// The time.
    pub time: Timestamp,
}

/// The counters and histograms.
pub(crate) struct Metrics {
    registry: Registry,
    interactions: Family<KindLabel, Counter>,
    turns: Family<GameLabel, Counter>,
    refusals: Family<ReasonLabel, Counter>,
    faults: Counter,
    announcements: Family<OutcomeLabel, Counter>,
    answers: Family<KindLabel, Histogram, fn() -> Histogram>,
    /// Interactions without an answer yet, with how and when they arrived, in time awake.
    arrived: Mutex<HashMap<u64, (Kind, SignedDuration)>>,
    connections: Gauge,
    connected: Gauge,
    heartbeat: Gauge<f64, std::sync::atomic::AtomicU64>,
    queued: Family<QueueLabel, Gauge>,
    late: Family<QueueLabel, Gauge<f64, std::sync::atomic::AtomicU64>>,
    database: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct KindLabel {
    kind: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct GameLabel {
    game: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ReasonLabel {
    reason: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct OutcomeLabel {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct QueueLabel {
    queue: &'static str,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("dara"),
            interactions: Family::default(),
            turns: Family::default(),
            refusals: Family::default(),
            faults: Counter::default(),
            announcements: Family::default(),
            answers: Family::new_with_constructor(|| Histogram::new(ANSWERED_WITHIN)),
            arrived: Mutex::default(),
            connections: Gauge::default(),
            connected: Gauge::default(),
            heartbeat: Gauge::default(),
            queued: Family::default(),
            late: Family::default(),
            database: Gauge::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        let build = Info::new([
            ("version", version::RELEASE.to_owned()),
            ("commit", version::COMMIT.unwrap_or("unknown").to_owned()),
            ("schema", data::latest_schema().to_string()),
            ("architecture", std::env::consts::ARCH.to_owned()),
        ]);
        registry.register("build", "Build information", build);
        registry.register("interactions", "Interactions received, by kind", self.interactions.clone());
        registry.register("turns", "Moves played, by game", self.turns.clone());
        registry.register("refusals", "Requests that were refused, by reason", self.refusals.clone());
        registry.register("faults", "Errors; each is in the log", self.faults.clone());
        registry.register(
            "announcements",
            "Announcements posted as messages, by outcome",
            self.announcements.clone(),
        );
        registry.register_with_unit(
            "answer",
            "Time from an interaction's arrival until Discord has its answer, by kind",
            Unit::Seconds,
            self.answers.clone(),
        );
        registry.register("gateway_connections", "Gateway shards expected", self.connections.clone());
        registry.register("gateway_connected", "Gateway shards connected", self.connected.clone());
        registry.register_with_unit(
            "gateway_heartbeat",
            "Heartbeat round trip of the slowest shard; 0 before the first",
            Unit::Seconds,
            self.heartbeat.clone(),
        );
        registry.register(
            "queued",
            "Queue lengths: interactions being handled, database writes, announcements, due timers, games to analyse",
            self.queued.clone(),
        );
        registry.register_with_unit(
            "queue_lateness",
            "Age of the oldest entry in each queue",
            Unit::Seconds,
            self.late.clone(),
        );
        registry.register_with_unit(
            "database_size",
            "Size of the database on disk, with its write-ahead log",
            Unit::Bytes,
            self.database.clone(),
        );
    }

    /// Counts an interaction.
    pub(crate) fn received(&self, kind: Kind) {
        self.interactions.get_or_create(&KindLabel { kind: kind.into() }).inc();
    }

    /// An interaction arrived that needs an answer.
    pub(crate) fn arrived(&self, interaction: u64, kind: Kind, awake: SignedDuration) {
        let mut arrived = self.arrived.lock().unwrap_or_else(PoisonError::into_inner);
        if arrived.len() >= UNANSWERED {
            // Most of these never got an answer; a few times are lost.
            arrived.clear();
        }
        arrived.insert(interaction, (kind, awake));
    }

    /// Discord has the answer to an interaction.
    pub(crate) fn answered(&self, interaction: u64, awake: SignedDuration) {
        let mut arrived = self.arrived.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((kind, arrived)) = arrived.remove(&interaction) {
            let label = KindLabel { kind: kind.into() };
            self.answers.get_or_create(&label).observe((awake - arrived).as_secs_f64());
        }
    }

    /// Actions of a game were stored.
    pub(crate) fn played(&self, game: Game, actions: usize) {
        if let Ok(actions) = u64::try_from(actions)
            && actions > 0
        {
            self.turns.get_or_create(&GameLabel { game: game.name() }).inc_by(actions);
        }
    }

    /// Something was refused.
    pub(crate) fn refused(&self, refusal: &Refusal) {
        self.refusals.get_or_create(&ReasonLabel { reason: refusal.reason() }).inc();
    }

    /// Something broke.
    pub(crate) fn broke(&self) {
        self.faults.inc();
    }

    /// Counts what became of an announcement.
    pub(crate) fn announced(&self, outcome: DeliveryOutcome) {
        self.announcements.get_or_create(&OutcomeLabel { outcome: outcome.into() }).inc();
    }

    /// All of it in the form Prometheus reads.
    ///
    /// # Errors
    ///
    /// None known: a string accepts whatever is written to it.
    pub(crate) fn text(&self, now: &Now) -> Result<String, std::fmt::Error> {
        let (connections, connected) = now.connections.unwrap_or_default();
        self.connections.set(count(connections));
        self.connected.set(count(connected));
        self.heartbeat.set(now.heartbeat.map_or(0.0, |time| time.as_secs_f64()));
        self.database.set(i64::try_from(now.database).unwrap_or(i64::MAX));
        let Backlog { writes, announcements, announcement, timers, timer, analyses } = now.backlog;
        for (queue, length, oldest) in [
            ("interactions", now.under_way, None),
            ("writes", writes, None),
            ("announcements", announcements, announcement),
            ("timers", timers, timer),
            // However many there are, none of them is late: they wait until no one needs the engines more.
            ("analyses", analyses, None),
        ] {
            self.queued.get_or_create(&QueueLabel { queue }).set(count(length));
            let late = oldest.map_or(0.0, |oldest| now.time.duration_since(oldest).as_secs_f64().max(0.0));
            self.late.get_or_create(&QueueLabel { queue }).set(late);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use play::ChannelId;

    use super::*;

    fn now() -> Now {
        Now {
            connections: Some((1, 1)),
            heartbeat: Some(std::time::Duration::from_millis(40)),
            under_way: 6,
            backlog: Backlog {
                writes: 2,
                announcements: 3,
                announcement: Some(Timestamp::UNIX_EPOCH),
                timers: 0,
                timer: None,
                analyses: 5,
            },
            database: 4096,
            time: Timestamp::UNIX_EPOCH + SignedDuration::from_secs(7),
        }
    }

    #[test]
    fn metrics_use_only_the_programs_own_names() {
        let metrics = Metrics::default();
        metrics.received(Kind::Command);
        metrics.received(Kind::Command);
        metrics.received(Kind::Autocomplete);
        metrics.played(Game::Dara, 2);
        metrics.played(Game::Wali, 0);
        metrics.refused(&Refusal::BadSquare { typed: "s3cret".to_owned() });
        metrics.refused(&Refusal::Play(play::Refusal::NoGameHere));
        metrics.refused(&Refusal::NoSeasonClosed);
        metrics.refused(&Refusal::SuspendSelf);
        metrics.refused(&Refusal::BlockBot);
        metrics.announced(DeliveryOutcome::PutOff);
        metrics.broke();
        let second = SignedDuration::from_secs;
        metrics.arrived(7, Kind::Form, second(10));
        metrics.answered(7, second(10) + SignedDuration::from_millis(4));
        metrics.answered(7, second(99));
        let channel: ChannelId = 4_242_u64.try_into().unwrap();
        metrics.refused(&Refusal::Lacks { permissions: ui::permissions::Permissions::empty(), channel });
        let text = metrics.text(&now()).unwrap();
        for line in [
            r#"dara_interactions_total{kind="command"} 2"#,
            r#"dara_interactions_total{kind="autocomplete"} 1"#,
            r#"dara_turns_total{game="dara"} 2"#,
            r#"dara_refusals_total{reason="bad_square"} 1"#,
            r#"dara_refusals_total{reason="no_game_here"} 1"#,
            r#"dara_refusals_total{reason="no_season_closed"} 1"#,
            r#"dara_refusals_total{reason="suspend_self"} 1"#,
            r#"dara_refusals_total{reason="block_bot"} 1"#,
            r#"dara_refusals_total{reason="lacks"} 1"#,
            r#"dara_announcements_total{outcome="put_off"} 1"#,
            "dara_faults_total 1",
            r#"dara_answer_seconds_bucket{le="0.002",kind="form"} 0"#,
            r#"dara_answer_seconds_bucket{le="0.005",kind="form"} 1"#,
            r#"dara_answer_seconds_count{kind="form"} 1"#,
            "dara_gateway_connected 1",
            "dara_gateway_heartbeat_seconds 0.04",
            r#"dara_queued{queue="announcements"} 3"#,
            r#"dara_queued{queue="analyses"} 5"#,
            r#"dara_queued{queue="interactions"} 6"#,
            r#"dara_queue_lateness_seconds{queue="announcements"} 7.0"#,
            r#"dara_queue_lateness_seconds{queue="timers"} 0.0"#,
            "dara_database_size_bytes 4096",
        ] {
            assert!(text.lines().any(|found| found == line), "no {line} in\n{text}");
        }
        assert!(text.contains("dara_build_info{version="), "{text}");
        for secret in ["s3cret", "4242", "wali"] {
            assert!(!text.contains(secret), "{secret} in\n{text}");
        }
    }

    #[test]
    fn unanswered_interactions_are_forgotten() {
        let metrics = Metrics::default();
        for interaction in 0..3 * UNANSWERED as u64 {
            metrics.arrived(interaction, Kind::Command, SignedDuration::ZERO);
        }
        assert!(metrics.arrived.lock().unwrap().len() <= UNANSWERED);
    }
}
