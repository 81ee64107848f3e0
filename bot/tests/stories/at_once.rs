//! What Discord delivers twice, and what people do at once.

use sandbox::{Answer, Message};
use serde_json::json;

use crate::story::{Story, first};

/// Waits until the bot has handled what came before this.
async fn settled(story: &Story) {
    let looked = story.eve.slash("help", json!({})).await;
    assert!(looked.is_ephemeral());
}

fn public(answer: &Answer) -> bool {
    answer.message.as_ref().is_some_and(|message| !message.is_ephemeral())
}

fn boards(story: &Story) -> usize {
    let messages = story.sandbox.messages(story.games);
    messages.iter().filter(|message| !message.attachments.is_empty()).count()
}

#[tokio::test]
async fn what_is_delivered_twice_is_done_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let twice = || story.sandbox.faults().deliver_twice();

    twice();
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": first::ME })).await;
    settled(&story).await;
    assert_eq!(story.sandbox.messages(story.games).len(), 1);

    twice();
    ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&challenge, story.games).await;
    settled(&story).await;
    assert_eq!(boards(&story), 1);

    twice();
    let panel = ada.click_for_message(&board, "Play").await;
    settled(&story).await;
    let private = ada.sees().into_iter().filter(Message::is_ephemeral).count();
    assert_eq!(private, 1, "one panel");

    twice();
    let rank = ada.click_for_update(&panel, "3").await;
    twice();
    ada.click_for_message(&rank, "b3").await;
    ada.waits_until_gone(&panel).await;
    twice();
    ben.plays("c4").await;
    settled(&story).await;
    assert_eq!(boards(&story), 3);

    twice();
    let told = story.refused(ben.slash("dara drop", json!({ "square": "c4" }))).await;
    assert!(told.contains("not your turn"), "{told}");
    twice();
    let question = ben.slash("dara resign", json!({})).await;
    twice();
    let over = ben.click_for_message(&question, "Resign").await;
    ben.waits_until_gone(&question).await;
    settled(&story).await;
    assert!(over.content.contains("resigned"), "{}", over.content);
    assert_eq!(boards(&story), 4);
    story.end().await;
}

#[tokio::test]
async fn of_two_drops_at_once_by_one_player_one_is_played() {
    let story = Story::begin().await;
    let ada = &story.ada;
    story.begins_game(ada, &story.ben, "traditional").await;
    let (one, other) = tokio::join!(
        ada.try_slash("dara drop", json!({ "square": "b3" })),
        ada.try_slash("dara drop", json!({ "square": "c4" })),
    );
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "{one:?} {other:?}");
    let played = if public(&one) { "b3" } else { "c4" };
    assert_eq!(story.record_in(story.games), format!("dara:traditional {played}"));
    assert_eq!(boards(&story), 2);
    story.end().await;
}

#[tokio::test]
async fn one_button_clicked_twice_at_once_plays_once() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let board = story.begins_game(ada, &story.ben, "traditional").await;
    let panel = ada.click_for_message(&board, "Play").await;
    let panel = ada.click_for_update(&panel, "3").await;
    let (one, other) = tokio::join!(ada.try_click(&panel, "b3"), ada.try_click(&panel, "b3"));
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "{one:?} {other:?}");
    ada.waits_until_gone(&panel).await;
    assert_eq!(story.record_in(story.games), "dara:traditional b3");
    assert_eq!(boards(&story), 2);
    story.end().await;
}

#[tokio::test]
async fn both_players_at_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let (one, other) = tokio::join!(
        ada.try_slash("dara drop", json!({ "square": "b3" })),
        ben.try_slash("dara drop", json!({ "square": "b3" })),
    );
    // Ben is told that it is not his turn, or, if Ada's stone was there before, that the square is occupied.
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) && !public(&other), "{one:?} {other:?}");
    assert_eq!(story.record_in(story.games), "dara:traditional b3");

    let (ada_asked, ben_asked) =
        tokio::join!(ada.slash("dara resign", json!({})), ben.slash("dara resign", json!({})));
    let (one, other) = tokio::join!(ada.try_click(&ada_asked, "Resign"), ben.try_click(&ben_asked, "Resign"));
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "one has resigned: {one:?} {other:?}");
    settled(&story).await;
    assert_eq!(boards(&story), 3);
    story.end().await;
}
