//! Boards as aligned text, for readers who can't see the picture.

use serde_json::json;

use crate::story::Story;

/// A corner of the board after `b3 c4`.
const LINES: &str = "4  ·  ·  o  ·  ·\n3  ·  x  ·  ·  ·";

#[tokio::test]
async fn the_board_is_told_line_by_line_and_shown_again_as_a_picture() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game("dara:traditional b3 c4", &ada, &ben).await;
    let text = eve.slash("dara board", json!({ "text": true })).await;
    assert!(text.is_ephemeral() && text.attachments.is_empty() && text.mentions.is_empty(), "{text:?}");
    assert!(text.content.contains(LINES), "{}", text.content);
    assert!(text.content.contains(&format!("x Black: {}", ada.mention())), "{}", text.content);
    assert!(text.content.contains("Black has 1: b3, 11 in hand."), "{}", text.content);
    let picture = eve.click_for_update(&text, "As a picture").await;
    assert!(picture.attachments.len() == 1 && !picture.content.contains(LINES), "{picture:?}");
    let again = eve.click_for_update(&picture, "As text").await;
    assert!(again.attachments.is_empty() && again.content.contains(LINES), "{again:?}");
    story.end().await;
}

#[tokio::test]
async fn every_board_in_a_channel_leads_to_its_text() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    let menu = story.eve.click_for_message(&board, "More").await;
    let text = story.eve.click_for_update(&menu, "Board as text").await;
    assert!(text.is_ephemeral() && text.content.contains(LINES), "{}", text.content);
    story.end().await;
}
