//! Snapshots of lessons: the list, a step, and what is said to a turn.

use serde_json::json;

use super::shown;
use crate::{buttons::labels, story::Story};

#[tokio::test]
async fn lessons() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let list = ada.slash("dara lessons", json!({})).await;
    let first =
        ada.click_for_message(&story.finds_old_message(&["lesson:morris-double:1"]).await, "Old").await;
    let from = ada.click_for_update(&first, "a4").await;
    let label = labels(&from).into_iter().find(|label| label.starts_with("b4")).expect("a step to b4");
    let take = ada.click_for_update(&from, &label).await;
    let right = ada.click_for_update(&take, "e5").await;
    let again = ada.click_for_message(&story.finds_old_message(&["lesson:dara-fork:1"]).await, "Old").await;
    let piece = ada.click_for_update(&again, "e3 ⚫").await;
    let wrong = ada.click_for_update(&piece, "e4 ↑").await;
    let answer = ada.click_for_update(&wrong, "Show me").await;
    shows!(
        story,
        "lessons": list,
        "lesson-step": first,
        "lesson-take": take,
        "lesson-right": right,
        "lesson-wrong": wrong,
        "lesson-answer": answer,
    );
    story.end().await;
}
