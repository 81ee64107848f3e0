//! Snapshots of replays.

use serde_json::json;

use super::shown;
use crate::{records, story::Story};

#[tokio::test]
async fn replays() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let actions = records::DAMAS.split_whitespace().count() - 2;
    story.finds_game(&records::first(records::DAMAS, actions), &ada, &ben).await;
    ada.plays_in(games::Game::Damas, "h4xe7").await;
    let begun = ada.slash("replay", json!({})).await;
    let one = ada.click_for_update(&begun, "▶").await;
    shows!(
        story,
        "replay-begins": begun,
        "replay-of-a-turn": one,
        "replay-as-a-gif": ada.click_for_message(&one, "Post as GIF").await,
        "replay-as-a-gif-from-a-turn": ada.click_for_message(&one, "Post GIF from here").await,
        "replay-ends": ada.click_for_update(&one, "⏭").await,
    );
    story.end().await;
}
