//! What a seek keeps, and who it finds first.

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::json;

use crate::{
    discord::anywhere::{paired, seeks},
    story::Story,
};

#[tokio::test]
async fn looking_again_asks_for_the_same() {
    let story = Story::begin().await;
    story.may_be_written_to(&story.ada);
    seeks(&story, &story.ada, json!({ "days": 1, "within": 100, "clock": "5d", "rules": "niger" })).await;
    story.passes(SignedDuration::from_hours(25));
    let there = story.ada.goes_to(story.direct(&story.ada));
    let told = |message: &Message| message.content.contains("I couldn't find anyone to play");
    let told = story.sandbox.wait_for_message(there.channel, told).await.expect("told");
    let waits = there.click_for_update(&told, "Look again").await;
    for same in ["Within 100 points", "niger", "5 days"] {
        assert!(waits.content.to_lowercase().contains(&same.to_lowercase()), "{same}: {}", waits.content);
    }
    // A button of an earlier version still asks for anyone.
    let old = story.finds_old_message_in(there.channel, &["seek-again:1"]).await;
    let waits = there.click_for_update(&old, "Old 0").await;
    assert!(waits.content.contains("Looking for someone to play"), "{}", waits.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn who_was_met_in_a_game_that_was_called_off_comes_last() {
    let story = Story::begin().await;
    let [first, second] = paired(&story).await;
    let question = first.slash("dara resign", json!({})).await;
    first.click(&question, "Call it off").await;
    story.until("the end", async || story.games_of(&first).await.is_empty()).await;
    // Chidi's seek is newer than the one of who was met, who doesn't want to play Chidi.
    second.goes_to(story.games).slash("block", json!({ "member": "chidi" })).await;
    story.may_be_written_to(&story.chidi);
    seeks(&story, &second, json!({})).await;
    seeks(&story, &story.chidi, json!({})).await;
    let paired = seeks(&story, &first, json!({})).await;
    assert!(paired.content.to_lowercase().contains("against **chidi**"), "{}", paired.content);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn strangers_are_offered_in_the_messages_with_the_bot() {
    let story = Story::begin().await;
    let there = story.ada.goes_to(story.direct(&story.ada));
    let games = there.slash("play", json!({})).await;
    let opponents = there.click_for_update(&games, "Dara").await;
    let asked = there.click(&opponents, "Anyone, worldwide").await;
    let asked = asked.updated.or(asked.message).expect("the question");
    assert!(asked.button("Join").is_some(), "{asked:?}");
    story.end().await;
}
