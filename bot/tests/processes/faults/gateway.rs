//! Faults of the gateway connection.

use std::time::{Duration, Instant};

use sandbox::{Config, Sandbox};
use serde_json::json;

use crate::{
    faults::{
        Faults,
        effort::Effort,
        story::{MINUTE, Story},
    },
    program::Program,
};

/// The exit statuses for faults that the operator must fix, and for a restart.
const NEEDS_THE_OPERATOR: i32 = 78;
const FAILED: i32 = 1;

pub(crate) fn all(faults: &mut Faults) {
    faults.add("broken and taken up again", taken_up_again());
    faults.add("codes after which a session goes on", session_goes_on());
    for (name, code) in [("4003", 4003), ("4006", 4006), ("4009", 4009)] {
        faults.add(name, another_session_after(code));
    }
    faults.add("a close without a code", no_code());
    faults.add("a session that is invalid", invalid_session());
    faults.add("RESUME refused", resume_refused());
    faults.add("heartbeats that are not acknowledged", silent_heart());
    faults.waits("heartbeats that are never acknowledged", silent_heart_for_ever());
    for (name, code, says) in [
        ("4004", 4004, "check DISCORD_TOKEN"),
        ("4010", 4010, "install the newest version"),
        ("4012", 4012, "install the newest version"),
        ("4013", 4013, "install the newest version"),
        ("4014", 4014, "though none is privileged"),
    ] {
        faults.add(name, ends(code, NEEDS_THE_OPERATOR, says));
    }
    faults.add("4011", ends(4011, FAILED, "start it again"));
    faults.add("4010 at the start", ends_at_the_start(4010, NEEDS_THE_OPERATOR));
    faults.waits("turned away for ever", ends_at_the_start(4000, FAILED));
    faults.add("taken up and closed without an end", endless());
    faults.add("what is not known", unknown_events());
    faults.waits("30 seconds of silence", silence());
    faults.waits("silence without an end", endless_silence());
    faults.waits("30 seconds of refused connections", refused_connections());
    faults.waits("connections refused without an end", nobody_listens());
}

async fn taken_up_again() {
    let mut story = Story::begin().await;
    story.faults().drop_socket();
    story.goes_on().await;
    story.faults().request_reconnect();
    story.goes_on().await;
    story.faults().invalid_session(true);
    story.goes_on().await;
    assert_eq!(story.sandbox.identified(), 1, "the session was resumed");
    story.end().await;
}

async fn session_goes_on() {
    let mut story = Story::begin().await;
    for code in [4000, 4001, 4002, 4005, 4008] {
        story.closes(Some(code));
        story.goes_on().await;
    }
    assert_eq!(story.sandbox.identified(), 1, "the session was resumed");
    // serenity resets its count, so all events are sent again.
    story.closes(Some(4007));
    story.goes_on().await;
    story.end().await;
}

async fn another_session_after(code: u16) {
    let mut story = Story::begin().await;
    story.closes(Some(code));
    story.sandbox.wait_for_online(false).await.unwrap();
    story.goes_on().await;
    assert_eq!(story.sandbox.identified(), 2, "another session");
    story.end().await;
}

async fn no_code() {
    let mut story = Story::begin().await;
    story.closes(None);
    story.sandbox.wait_for_online(false).await.unwrap();
    story.goes_on().await;
    story.end().await;
}

async fn invalid_session() {
    let mut story = Story::begin().await;
    story.faults().invalid_session(false);
    story.goes_on().await;
    assert_eq!(story.sandbox.identified(), 2, "another session");
    story.end().await;
}

async fn resume_refused() {
    let mut story = Story::begin().await;
    story.faults().refuse_resume(true);
    for sessions in 2..=3 {
        story.faults().drop_socket();
        story.goes_on().await;
        assert_eq!(story.sandbox.identified(), sessions);
    }
    story.end().await;
}

async fn silent_heart() {
    let config = Config { heartbeat: Duration::from_secs(3), ..Config::default() };
    let mut story = Story::begin_with(config).await;
    story.faults().ignore_heartbeats(true);
    story.sandbox.wait_for_online(false).await.unwrap();
    story.faults().ignore_heartbeats(false);
    story.goes_on().await;
    assert!(story.sandbox.identified() >= 2, "another session");
    story.end().await;
}

async fn silent_heart_for_ever() {
    let config = Config { heartbeat: Duration::from_secs(1), ..Config::default() };
    let mut story = Story::begin_with(config).await;
    story.faults().ignore_heartbeats(true);
    let ended = story.program.ends_within(3 * MINUTE).await;
    assert_eq!(ended.and_then(|ended| ended.code()), Some(FAILED), "{}", story.program.log());
    assert!(story.program.log().contains("acknowledged no heartbeat"), "{}", story.program.log());
    let identified = story.sandbox.identified();
    assert!(identified <= 11, "a few sessions, not {identified}");
    story.faults().ignore_heartbeats(false);
    story.starts_again().await;
    story.end().await;
}

async fn ends(code: u16, with: i32, says: &str) {
    let mut story = Story::begin().await;
    story.closes(Some(code));
    let ended = story.ends().await;
    let log = story.program.log();
    assert_eq!(ended.code(), Some(with), "{log}");
    assert!(log.contains(&format!("({code})")) || code == 4004, "{log}");
    assert!(log.contains(says), "{log}");
    story.starts_again().await;
    story.end().await;
}

async fn ends_at_the_start(code: u16, with: i32) {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    sandbox.faults().turn_away(Some(code));
    let mut effort = Effort::from_the_start();
    effort.closed(Some(code));
    let mut program = Program::start(&sandbox, folder.path());
    // Plus the time to start next to all the others.
    let ended = program.ends_within(2 * MINUTE).await;
    assert_eq!(ended.and_then(|ended| ended.code()), Some(with), "{}", program.log());
    effort.judge(&program, 0);
    assert_eq!(sandbox.broken_limits(), []);
}

async fn endless() {
    let mut story = Story::begin().await;
    let begun = Instant::now();
    // Every resumed session is closed again.
    let ended = loop {
        assert!(begun.elapsed() < MINUTE, "the program goes on: {}", story.program.log());
        story.faults().close_socket(4000);
        if let Some(ended) = story.program.ends_within(Duration::from_millis(50)).await {
            break ended;
        }
    };
    assert_eq!(ended.code(), Some(FAILED), "{}", story.program.log());
    assert!(story.program.log().contains("keeps dropping connections"), "{}", story.program.log());
    story.starts_again().await;
    story.end().await;
}

async fn unknown_events() {
    let mut story = Story::begin().await;
    let faults = story.faults();
    faults.send_event("STAR_BORN", &json!({ "id": "1", "stars": [{ "colour": null }] }));
    story.goes_on().await;
    faults.send_event("INTERACTION_CREATE", &json!({ "id": "1" }));
    for text in [r#"{"op":99,"d":{},"s":null,"t":null}"#, "not JSON", "{}", "[]", ""] {
        faults.send_raw(text);
        story.goes_on().await;
    }
    story.end().await;
}

async fn silence() {
    let mut story = Story::begin().await;
    story.faults().fall_silent(true);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(30) {
        story.somebody_plays().await;
    }
    story.faults().fall_silent(false);
    story.goes_on().await;
    story.end().await;
}

async fn endless_silence() {
    let config = Config { heartbeat: Duration::from_secs(3), ..Config::default() };
    let mut story = Story::begin_with(config).await;
    story.faults().fall_silent(true);
    // The connection is found dead after 6 s of silence; after that, no one answers the reconnection.
    let ended = story.program.ends_within(MINUTE + Duration::from_secs(8)).await;
    assert_eq!(ended.and_then(|ended| ended.code()), Some(FAILED), "{}", story.program.log());
    story.faults().fall_silent(false);
    story.starts_again().await;
    story.end().await;
}

async fn refused_connections() {
    let mut story = Story::begin().await;
    story.faults().refuse_connections(true);
    story.faults().drop_socket();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(30) {
        story.somebody_plays().await;
    }
    story.faults().refuse_connections(false);
    story.goes_on().await;
    story.end().await;
}

async fn nobody_listens() {
    let mut story = Story::begin().await;
    story.faults().refuse_connections(true);
    story.faults().drop_socket();
    let ended = story.ends().await;
    assert_eq!(ended.code(), Some(FAILED), "{}", story.program.log());
    story.faults().refuse_connections(false);
    story.starts_again().await;
    story.end().await;
}
