//! What a running bot tells an operator's tools.

use std::{collections::BTreeSet, time::Duration};

use serde_json::{Value, json};

use crate::{
    story::{Story, watched::value},
    wait::Wait,
};

#[tokio::test]
async fn play_is_counted_without_names() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada, &ben, "traditional").await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    story.refused(ben.slash("dara drop", json!({ "square": "c5" }))).await;
    story.refused(ada.slash("dara drop", json!({ "square": "s3cret" }))).await;
    ada.is_offered("dara drop", json!({ "square": "c" }), "square", "c").await;
    // The last answer is counted once Discord has it, which is when the story gets it.
    let (status, metrics) = loop {
        let (status, metrics) = story.monitored("/metrics").await;
        let counted = ["command", "component", "autocomplete"].map(|kind| {
            value(&metrics, &format!(r#"dara_answer_seconds_count{{kind="{kind}"}}"#)).to_owned()
        });
        if counted == ["5", "1", "1"] {
            break (status, metrics);
        }
        story.until("the next moment", async || true).await;
    };
    assert_eq!(status, 200);
    for (name, expected) in [
        (r#"dara_turns_total{game="dara"}"#, "2"),
        (r#"dara_refusals_total{reason="illegal"}"#, "1"),
        (r#"dara_refusals_total{reason="bad_square"}"#, "1"),
        (r#"dara_interactions_total{kind="command"}"#, "5"),
        (r#"dara_interactions_total{kind="component"}"#, "1"),
        (r#"dara_interactions_total{kind="autocomplete"}"#, "1"),
        ("dara_gateway_connections", "1"),
        ("dara_gateway_connected", "1"),
        ("dara_faults_total", "0"),
    ] {
        assert_eq!(value(&metrics, name), expected, "{name} in\n{metrics}");
    }
    let size: u64 = value(&metrics, "dara_database_size_bytes").parse().expect("a number");
    assert!(size > 4096, "{metrics}");
    assert!(metrics.ends_with("# EOF\n"), "whole");

    // Labels are a fixed set of the program's own words, never ids or typed text.
    let label = |line: &str| Some(line.split_once('{')?.1.split_once('}')?.0.to_owned());
    let labels: BTreeSet<_> = metrics.lines().filter_map(label).collect();
    assert!(labels.len() < 60, "{labels:?}");
    for label in labels.iter().filter(|label| !label.starts_with("version=") && !label.starts_with("le=")) {
        let (_, word) = label.split_once('=').expect("a name and a value");
        let plain = word.chars().all(|letter| letter.is_ascii_lowercase() || "_\"".contains(letter));
        assert!(plain, "{label}");
    }
    for secret in ["s3cret", "ada", "ben", &story.sandbox.token()] {
        assert!(!metrics.contains(secret), "{secret} in\n{metrics}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_bot_is_healthy_while_connected_and_able_to_write() {
    let mut story = Story::begin().await;
    let health = async |story: &Story| -> (u16, Value) {
        let (status, said) = story.monitored("/health").await;
        (status, serde_json::from_str(&said).expect("JSON"))
    };
    let (status, said) = health(&story).await;
    assert_eq!((status, &said["status"], &said["reasons"]), (200, &json!("ok"), &json!([])), "{said}");
    assert_eq!(said["version"], bot::version());

    // Another program locks the database.
    let other = story.locks_the_database();
    let (status, said) = health(&story).await;
    assert_eq!((status, &said["status"]), (503, &json!("failing")), "{said}");
    assert_eq!(said["reasons"], json!(["can't write to the database"]));
    drop(other);
    assert_eq!(health(&story).await.0, 200);

    // The connection is lost, and its successor isn't ready.
    story.sandbox.faults().drop_socket();
    story.sandbox.wait_for_online(false).await.expect("the line is broken");
    let wait = Wait::at_most(Duration::from_mins(1));
    while story.sandbox.wait_for_online(true).await.is_ok() {
        let (status, said) = health(&story).await;
        if status == 200 {
            break;
        }
        assert_eq!(said["reasons"], json!(["0 of 1 connections to Discord stand"]));
        wait.again(|| "never well again".to_owned()).await;
    }
    story.ada.slash("help", json!({})).await;

    let url = format!("http://{}/health", story.metrics_address());
    story.stops_the_bot().await;
    assert!(reqwest::get(url).await.is_err(), "everyone has left");
    story.end().await;
}
