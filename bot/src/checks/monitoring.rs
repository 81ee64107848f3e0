//! The alerts, the dashboard and the page about monitoring name only what the bot exports, and the page all of it.

use std::{collections::BTreeSet, fs};

use data::Backlog;
use games::Game;
use jiff::{SignedDuration, Timestamp};

use super::docs::path;
use crate::app::metrics::{DeliveryOutcome, Kind, Metrics, Now};
use ui::failure::Refusal;

/// What Prometheus adds by itself.
const OF_PROMETHEUS: [&str; 3] = ["instance", "job", "le"];

/// All that the bot exports, each family with a value.
fn exported() -> String {
    let metrics = Metrics::default();
    metrics.received(Kind::Command);
    metrics.arrived(1, Kind::Command, SignedDuration::ZERO);
    metrics.answered(1, SignedDuration::from_millis(4));
    metrics.played(Game::Dara, 1);
    metrics.refused(&Refusal::SuspendSelf);
    for outcome in [DeliveryOutcome::Made, DeliveryOutcome::PutOff, DeliveryOutcome::GivenUp] {
        metrics.announced(outcome);
    }
    metrics.broke();
    let backlog =
        Backlog { writes: 0, announcements: 0, announcement: None, timers: 0, timer: None, analyses: 0 };
    let (connections, time) = (Some((1, 1)), Timestamp::UNIX_EPOCH);
    metrics.text(&Now { connections, heartbeat: None, under_way: 0, backlog, database: 0, time }).unwrap()
}

/// The names in a text, with what follows each.
fn names(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices("dara_").map(|(at, _)| {
        let rest = &text[at..];
        rest.split_at(rest.find(|c: char| !c.is_ascii_lowercase() && c != '_').unwrap_or(rest.len()))
    })
}

/// The labels in braces after a name, with their values; a quotation mark in JSON has a backslash before it.
fn labels(after: &str) -> Vec<(String, String)> {
    let Some(inside) = after.strip_prefix('{').and_then(|rest| rest.split_once('}')) else {
        return Vec::new();
    };
    let plain = inside.0.replace('\\', "");
    let pairs = plain.split(',').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim_matches(['~', '"']).to_owned())).collect()
}

#[test]
fn alerts_and_dashboard_ask_for_what_is_exported() {
    let text = exported();
    let samples: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let known: BTreeSet<&str> =
        samples.iter().filter_map(|line| names(line).next()).map(|(name, _)| name).collect();
    let known_labels: BTreeSet<String> = samples
        .iter()
        .flat_map(|line| names(line).flat_map(|(_, after)| labels(after)))
        .map(|(label, _)| label)
        .chain(OF_PROMETHEUS.map(str::to_owned))
        .collect();
    for file in ["alerts.yml", "alerts.test.yml", "dashboard.json"] {
        let written = fs::read_to_string(path("deploy/monitoring").join(file)).unwrap();
        let mut asked = 0;
        for (name, after) in names(&written) {
            assert!(known.contains(name), "{file} asks for {name}");
            for (label, value) in labels(after) {
                assert!(known_labels.contains(&label), "{file} asks {name} for {label}");
                let is_chosen = OF_PROMETHEUS.contains(&label.as_str());
                assert!(
                    is_chosen || text.contains(&format!("{label}=\"{value}\"")),
                    "{file}: {label}={value}"
                );
            }
            asked += 1;
        }
        assert!(asked > 4, "{file} asks for something");
        for by in written.split("by (").skip(1) {
            let by = by.split(')').next().unwrap();
            assert!(by.split(',').all(|label| known_labels.contains(label.trim())), "{file}: by ({by})");
        }
    }
    let dashboard = fs::read_to_string(path("deploy/monitoring/dashboard.json")).unwrap();
    let dashboard: serde_json::Value = serde_json::from_str(&dashboard).unwrap();
    assert!(dashboard["panels"].as_array().is_some_and(|panels| panels.len() > 8));
}

#[test]
fn every_metric_is_explained_and_on_the_dashboard() {
    let text = exported();
    let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let explained = fs::read_to_string(path("docs/OPERATION.md")).unwrap();
    let shown = fs::read_to_string(path("deploy/monitoring/dashboard.json")).unwrap();
    let mut count = 0;
    for family in families {
        assert!(explained.contains(&format!("`{family}")), "docs/OPERATION.md doesn't explain {family}");
        assert!(
            names(&shown).any(|(name, _)| name.starts_with(family)),
            "the dashboard doesn't show {family}"
        );
        count += 1;
    }
    assert!(count > 10, "all of {text}");
    let alerts = fs::read_to_string(path("deploy/monitoring/alerts.yml")).unwrap();
    for alert in alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")) {
        assert!(explained.contains(&format!("`{alert}`")), "docs/OPERATION.md doesn't explain {alert}");
    }
}
