//! What the operator's log contains: events, but never anything that members wrote, nor their names.

use bot::LogFormat;
use jiff::SignedDuration;
use sandbox::{Forged, Violation};
use serde_json::{Value, json};

use crate::{log::Log, story::Story};

/// A story with everything that is logged about members: refusals, failed answers, games that end by themselves, lost
/// channels. Returns the log.
async fn told(format: LogFormat) -> String {
    // All modules, including those of libraries.
    let mut story = Story::begin_with(Log::written("info", format)).await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada, &ben, "traditional").await;
    for (command, options) in [
        ("dara drop", json!({ "square": "s3cret-square" })),
        ("dara premove", json!({ "line": "s3cret-line" })),
        ("dara challenge", json!({ "opponent": "ben", "clock": "s3cret-clock" })),
        ("dara challenge", json!({ "opponent": "ben", "rules": "s3cret-rules" })),
        ("import", json!({ "record": "s3cret:record b3" })),
        ("dara offer draw", json!({})),
    ] {
        let _ = ada.try_slash(command, options).await;
    }
    ada.is_offered("dara drop", json!({ "square": "s3cret-typing" }), "square", "s3cret-typing").await;
    // An event that the library can't read.
    let odd = Forged::command(json!({ "name": "s3cret", "type": "s3cret" }));
    tokio::select! {
        answer = ada.member.forge(story.games, odd) => panic!("{answer:?}"),
        () = story.until("it to be noted", async || story.log.output().contains("can't be read")) => {}
    }
    // An answer that fails, and the post instead.
    story.loses_the_answer();
    let (_, ()) = tokio::join!(ada.try_slash("dara drop", json!({ "square": "b3" })), async {
        let board = |message: &sandbox::Message| message.content.contains("dropped **b3**");
        story.sandbox.wait_for_message(story.games, board).await.expect("the board");
        story.gives_up_waiting();
    });
    // Ben loses on time.
    story.passes(SignedDuration::from_hours(24 * 10));
    let over = |message: &sandbox::Message| message.content.contains("ran out of time");
    story.sandbox.wait_for_message(story.games, over).await.expect("the end");
    story.tells_all().await;
    story.stops_the_bot().await;
    let output = story.log.output();
    story.pardons(|violation: &Violation| violation.request.ends_with("@original"));
    story.end().await;
    output
}

fn check(output: &str) {
    assert!(
        output.contains("an answer failed and will be posted as a message"),
        "it is logged at all:\n{output}"
    );
    let forbidden = ["s3cret", "Ada", "Ben", "ada", "ben", "\"b3\"", "**b3**"];
    for line in output.lines() {
        let found = forbidden.iter().find(|word| line.contains(*word));
        assert_eq!(found, None, "in the log: {line}");
    }
}

#[tokio::test]
async fn no_name_and_nothing_that_was_typed_is_in_the_log() {
    check(&told(LogFormat::Text).await);
}

#[tokio::test]
async fn a_log_for_programs_has_an_object_a_line() {
    let output = told(LogFormat::Json).await;
    check(&output);
    for line in output.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let has = |field: &str| line[field].is_string();
        assert!(has("timestamp") && has("level") && has("target") && has("message"), "{line}");
    }
}
