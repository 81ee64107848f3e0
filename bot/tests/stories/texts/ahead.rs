//! Snapshots of premoves.

use serde_json::json;

use super::shown;
use crate::{records, story::Story};

#[tokio::test]
async fn moves_ahead() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let line = |line: &'static str| ben.slash("dara premove", json!({ "line": line }));
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let stones = ben.slash("dara premove", json!({})).await;
    let targets = ben.click_for_update(&stones, "b2").await;
    let stones = ben.click_for_update(&targets, "b2").await;
    let take = ben.click_for_update(&stones, "c2").await;
    shows!(story, "panel-others": stones, "panel-others-targets": targets, "panel-others-take": take);
    let answer = ben.click_for_update(&take, "e5").await;
    let chosen = ben.click_for_update(&answer, "a1").await;
    let whole = ben.click_for_update(&chosen, "b1 →").await;
    shows!(story, "panel-answer": answer, "panel-answer-targets": chosen, "panel-whole": whole);
    shows!(story, "stored": ben.click_for_update(&whole, "Plan ahead").await);
    shows!(story, "list": line("c2-c3 xe5 a1-b1 d5-e5 xe2 c1-d1; c2-c3 xd4 a1-b1").await);
    shows!(story, "refused": line("c2-c3 a1-b1").await);
    shows!(story, "refused-too-late": line("c2-c3 xe5 a1-b1 a1-b1").await);
    ada.plays("c2-c3").await;
    shows!(story, "board-after-an-answer": ada.plays("xe5").await);
    let list = line("b3-b2 a1-a2; b2-c2 b3-b2").await;
    shows!(story, "refused-empty-square": list);
    ben.slash("dara premove", json!({ "line": "d5-e5 xe2 c1-d1" })).await;
    let board = ada.plays("d2-d1").await;
    shows!(story, "note-above-the-panel": ben.click_for_message(&board, "Play").await);
    story.end().await;
}
