//! What survives a restart: a stone to take, panels, challenges.

use games::Game;
use serde_json::json;

use crate::{records, story::Story};

#[tokio::test]
async fn a_take_is_still_due_after_a_restart_by_command_and_by_panel() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let row = ada.plays("c2-c3").await;
    assert!(
        row.content.contains("A row!") && row.content.contains("take one of the ringed stones"),
        "{}",
        row.content
    );
    assert!(row.mentions.is_empty(), "she knows that she is to take");

    story.stops_the_bot().await;
    story.starts_the_bot().await;

    assert_eq!(story.newest(story.games).id, row.id, "the row is told once");
    let told = story.refused(ada.slash("dara move", json!({ "stone": "c3", "to": "down" }))).await;
    assert!(told.starts_with("You made a row: take a stone first, with `/dara take`."), "{told}");
    let told = story.refused(ben.slash("dara move", json!({ "stone": "a1", "to": "b1" }))).await;
    assert!(told.contains("Not your turn yet"), "{told}");
    let shown = ada.slash("dara board", json!({})).await;
    assert!(
        shown.is_ephemeral() && shown.content.contains("take one of the ringed stones"),
        "{}",
        shown.content
    );
    let board = ada.plays("xe5").await;
    assert!(board.content.contains("took the stone on **e5**"), "{}", board.content);

    ben.plays("a1-b1").await;
    let row = ada.plays("d5-e5").await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let panel = ada.click_for_message(&row, "Play").await;
    assert!(panel.content.contains("A row! Which stone do you take?"), "{}", panel.content);
    let board = ada.click_for_message(&panel, "e2").await;
    assert!(board.content.contains("took the stone on **e2**"), "{}", board.content);
    ada.waits_until_gone(&panel).await;
    story.end().await;
}

#[tokio::test]
async fn a_challenge_and_an_open_panel_outlive_the_bot() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 1 })).await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&accepted, story.games).await;

    let panel = ada.click_for_message(&board, "Play").await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let board = ada.click_for_message(&panel, "b3").await;
    assert!(board.content.contains("dropped **b3**"), "{}", board.content);
    ada.waits_until_gone(&panel).await;
    story.end().await;
}

#[tokio::test]
async fn a_claim_and_a_forced_capture_outlive_the_bot() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal c3-d4 f6-e5", &ada, &ben).await;
    let offence = ada.plays_in(Game::Damas, "b2-c3").await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    assert_eq!(story.newest(story.games).id, offence.id, "the offence is told once");
    let shown = ben.slash("damas board", json!({})).await;
    assert!(shown.content.contains("The piece on **d4** missed a capture"), "{}", shown.content);
    let forced = ben.plays_in(Game::Damas, "force").await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let told = story.refused(ada.slash("damas move", json!({ "path": "b2 c3" }))).await;
    assert!(told.starts_with("Your opponent called out the capture"), "{told}");
    let panel = ada.click_for_message(&forced, "Play").await;
    let board = ada.click_for_message(&panel, "f6").await;
    ada.waits_until_gone(&panel).await;
    assert!(board.content.contains("captured a piece: **d4 → f6**."), "{}", board.content);
    assert!(story.record_in(story.games).await.ends_with("b2-c3 force d4xf6"));
    story.end().await;
}
