//! A server from which the bot is removed.

use jiff::SignedDuration;
use play::Notice;
use sandbox::{Message, Violation};
use serde_json::json;

use crate::story::Story;

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// On such a server Discord refuses to look up members and to post; the bot may have tried before it knew.
fn pardons_no_access(story: &Story) {
    if !story.sandbox.violations().is_empty() {
        story.pardons(|violation: &Violation| [50_001, 10_004].contains(&violation.code));
    }
}

/// The bot is removed from the server while it isn't running, so no one there gets answers.
async fn is_removed(story: &mut Story) {
    story.stops_the_bot().await;
    story.sandbox.remove_bot(true);
    story.starts_the_bot().await;
}

#[tokio::test]
async fn a_server_that_was_left_keeps_its_games_and_they_go_on_when_the_bot_is_back() {
    let mut story = Story::begin().await;
    let (ada, ben) = (&story.ada.clone(), &story.ben.clone());
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "3d" })).await;
    let played = ada.plays("b3").await;
    is_removed(&mut story).await;
    story.until("the game to stand", async || story.is_cut_off(1).await).await;
    // Nothing is posted, and no one loses on time.
    for _ in 0..12 {
        story.passes(DAY);
    }
    assert!(story.record_in(story.games).await.ends_with("b3"), "it is running");
    assert_eq!(story.newest(story.games).id, played.id, "nothing is posted");
    story.sandbox.remove_bot(false);
    story.passes(DAY);
    let again = |message: &Message| message.id > played.id && message.content.contains("your turn");
    story.sandbox.wait_for_message(story.games, again).await.expect("the newest board");
    story.until("the game to go on", async || !story.is_cut_off(1).await).await;
    let newest = story.newest(story.games).content;
    assert!(newest.contains("your turn"), "{newest}");
    ben.plays("c4").await;
    assert!(story.has_server().await);
    pardons_no_access(&story);
    story.end().await;
}

#[tokio::test]
async fn its_data_are_deleted_after_thirty_days() {
    let mut story = Story::begin().await;
    let (ada, ben) = (&story.ada.clone(), &story.ben.clone());
    story.begins_game(ada, ben, "traditional").await;
    story.prefers(ada, "Nothing").await;
    ada.goes_to(story.lounge).slash("wali challenge", json!({})).await;
    is_removed(&mut story).await;
    story.until("the game to stand", async || story.is_cut_off(1).await).await;
    for _ in 0..29 {
        story.passes(DAY);
    }
    assert!(story.has_server().await, "it may come back");
    story.passes(DAY * 2);
    story.until("the data to be deleted", async || !story.has_server().await).await;
    assert_eq!(story.preferences(ada).await.notice, Notice::Nothing, "that is for all servers");
    story.tells_all().await;
    pardons_no_access(&story);
    story.sandbox.remove_bot(false);
    story.begins_game(ada, ben, "traditional").await;
    story.end().await;
}
