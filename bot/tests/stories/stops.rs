//! The bot stops in good order, and keeps its secrets.

use std::{
    io::Write,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sandbox::NotAnswered;
use serde_json::json;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::story::Story;

#[tokio::test]
async fn a_turn_that_is_under_way_is_answered_before_the_end() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let bot = story.take_bot();
    // The answer stays with Discord until its clock is put forward.
    story.sandbox.faults().delay(1, Duration::from_secs(2));
    let begun = Instant::now();
    let (board, stopped, ()) = tokio::join!(
        story.ada.plays("b3"),
        async {
            story.until("the turn to be stored", || story.record_in(story.games).ends_with("b3")).await;
            bot.stop().await
        },
        async {
            story.sandbox.wait_for_online(false).await.expect("the bot says goodbye");
            story.sandbox.clock().advance(Duration::from_secs(2));
        },
    );
    stopped.expect("a good end");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert!(board.content.contains("dropped **b3**"), "{}", board.content);
    assert_eq!(story.due(), 0, "it was told, and that was noted");
    // Nobody is there any more.
    let answer = story.ben.try_slash("dara drop", json!({ "square": "c4" })).await;
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    story.starts_the_bot().await;
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn a_stop_in_quiet_is_quick() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let time = story.stops_the_bot().await;
    assert!(time < Duration::from_secs(3), "{time:?}");
    story.end().await;
}

/// What an operator reads who wants to see everything.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn the_token_is_in_no_log_however_much_is_logged() {
    let output = Output::default();
    let writer = output.clone();
    let log =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
    let mut story = Story::begin().await;
    let listening = log.finish().set_default();
    let token = story.sandbox.token();
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    story.sandbox.faults().drop_socket();
    story.sandbox.wait_for_online(false).await.expect("the line is broken");
    story.sandbox.wait_for_online(true).await.expect("the bot comes back");
    let told = story.ada.slash("dara board", json!({})).await;
    assert!(told.is_ephemeral());
    story.stops_the_bot().await;
    drop(listening);
    let logged =
        String::from_utf8_lossy(&output.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned();
    assert!(logged.contains("serenity"), "something is logged");
    assert!(!logged.contains(&token), "the token is in the log");
    story.end().await;
}
