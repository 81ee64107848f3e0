//! The bot stops cleanly and keeps its secrets.

use std::time::{Duration, Instant};

use sandbox::{Failure, NotAnswered};
use serde_json::json;

use crate::{log::Log, story::Story};

#[tokio::test]
async fn a_turn_that_is_under_way_is_answered_before_the_end() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let bot = story.take_bot();
    // The sandbox holds the answer back until its clock moves on.
    story.sandbox.faults().delay(1, Duration::from_secs(2));
    let begun = Instant::now();
    let (board, stopped, ()) = tokio::join!(
        story.ada.plays("b3"),
        async {
            story
                .until("the turn to be stored", async || story.record_in(story.games).await.ends_with("b3"))
                .await;
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
    assert_eq!(story.due().await, 0, "it was told, and that was noted");
    // Everyone has left.
    let answer = story.ben.try_slash("dara drop", json!({ "square": "c4" })).await;
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    story.starts_the_bot().await;
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn stopping_while_idle_is_quick() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let time = story.stops_the_bot().await;
    assert!(time < Duration::from_secs(3), "{time:?}");
    story.end().await;
}

#[tokio::test]
async fn the_token_is_in_no_log_however_much_is_logged() {
    let mut story = Story::begin_with(Log::for_operators()).await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.sandbox.faults().fail_next(1, Failure { done: true, ..Failure::INTERNAL });
    story.ada.plays("b3").await;
    story.sandbox.faults().drop_socket();
    story.sandbox.wait_for_online(false).await.expect("the line is broken");
    story.ben.plays("c4").await;
    story.stops_the_bot().await;
    let (token, output) = (story.sandbox.token(), story.log.output());
    assert!(output.contains("serenity::gateway::ws"), "all is logged");
    story.pardons(crate::process::faults::answered_twice);
    let secret: Vec<_> = output.lines().filter(|line| line.contains(&token)).collect();
    assert_eq!(secret, Vec::<&str>::new(), "the token is in the log");
    story.end().await;
}
