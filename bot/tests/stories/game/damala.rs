//! Damala: typed and suggested paths, and what a dropped marble does.

use games::Game;
use serde_json::json;

use crate::{buttons::labels, records, story::Story};

/// Ada has three marbles on e2, and it is her turn.
const THREE: &str = "damala:standard e3-e2 f5-f4 d2-e2 b5-b6";

#[tokio::test]
async fn a_path_is_offered_square_by_square() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(THREE, &ada, &ben).await;
    let offered = async |typed: &'static str| {
        let choices = ada.is_offered("damala move", json!({}), "path", typed).await;
        choices.into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    let all = offered("").await;
    assert!((10..=25).contains(&all.len()), "where a path can begin: {all:?}");
    let from = offered("e2").await;
    assert!(from.iter().all(|path| path.starts_with("e2 → ")), "{from:?}");
    let on = offered("e2 f2 f").await;
    assert!(!on.is_empty() && on.iter().all(|path| path.starts_with("e2 → f2 → f")), "{on:?}");
    assert_eq!(offered("e2-f2-f3-f").await, ["e2 → f2 → f3 → f4"]);
    assert_eq!(offered("e2 f2 f3 f4").await, ["e2 → f2 → f3 → f4"], "a whole one is offered as it is");
    assert_eq!(offered("e2 e3 e4 e5 e6").await, Vec::<String>::new(), "three marbles go no further");
    assert_eq!(offered("e5").await, Vec::<String>::new(), "marbles of the opponent");
    assert!(ben.is_offered("damala move", json!({}), "path", "").await.is_empty(), "it is not his turn");
    // Every suggestion can be played.
    let whole = ada.is_offered("damala move", json!({}), "path", "e2 f2 f3 f").await;
    let board = ada.slash("damala move", json!({ "path": whole[0].value })).await;
    assert!(board.content.contains("moved **e2 → f2 → f3 → f4**."), "{}", board.content);
    assert!(board.content.contains("One marble was captured on **f4**."), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn a_marble_on_the_centre_captures_and_then_gains_another() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damala:standard", &ada, &ben).await;
    let board = ada.plays_in(Game::Damala, "d3-d4").await;
    let gained = "The centre **d4** gave a bonus marble.";
    assert!(board.content.contains(gained), "{}", board.content);
    let board = ben.plays_in(Game::Damala, "d5-d4").await;
    assert!(board.content.contains("One marble was captured on **d4**."), "{}", board.content);
    assert!(board.content.contains(gained), "{}", board.content);
    let spoken = board.attachments[0].description.clone().unwrap_or_default();
    assert!(spoken.contains("Captured: d4. One more marble on d4."), "{spoken}");
    story.end().await;
}

#[tokio::test]
async fn three_marbles_are_tapped_along_their_path() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(THREE, &ada, &ben).await;
    let board = ada.slash("damala board", json!({})).await;
    let panel = ada.click_for_message(&board, "Play").await;
    let mut now = ada.click_for_update(&panel, "e2").await;
    let mut way = String::from("e2");
    // Square by square and back again, until the rest of the path fits on a button.
    while !labels(&now).iter().any(|label| label.ends_with("f4")) {
        let next = if way == "e2" { "f2" } else { "f3" };
        let label = labels(&now).into_iter().find(|label| label.starts_with(next)).expect("the next square");
        let on = ada.click_for_update(&now, &label).await;
        let back = ada.click_for_update(&on, "Back").await;
        assert_eq!(labels(&back), labels(&now));
        now = ada.click_for_update(&back, &label).await;
        way = format!("{way} → {next}");
        assert!(now.content.starts_with(&way), "{}", now.content);
    }
    let last = labels(&now).into_iter().find(|label| format!("{way} → {label}") == "e2 → f2 → f3 → f4");
    let moved = ada.click_for_message(&now, &last.expect("the rest of the path")).await;
    ada.waits_until_gone(&panel).await;
    assert!(moved.content.contains("moved **e2 → f2 → f3 → f4**."), "{}", moved.content);
    story.end().await;
}

#[tokio::test]
async fn paths_are_typed_as_one_likes_and_marbles_are_counted() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for path in ["e2 f2 f3 f4", "E2-F2-F3-F4", "e2f2f3f4", " e2 → f2 → f3 → f4 ", "e2, f2, f3, f4"] {
        story.finds_game(THREE, &ada, &ben).await;
        let board = ada.slash("damala move", json!({ "path": path })).await;
        assert!(board.content.contains("moved **e2 → f2 → f3 → f4**."), "{path}: {}", board.content);
        let question = ada.asks_to_resign("damala").await;
        ada.click_for_message(&question, "Resign").await;
        ada.waits_until_gone(&question).await;
    }
    story.finds_game(THREE, &ada, &ben).await;
    for path in ["e2", "e2 f2 f", "e2 north", "e2 f2 f3 f4 f5 f6 f7 e7 d7 c7 b7 b6 b5 b4"] {
        let told = story.refused(ada.slash("damala move", json!({ "path": path }))).await;
        assert!(told.contains("isn't a path. Name its squares in order"), "{path}: {told}");
    }
    let (command, options) = records::typed(Game::Damala, "e2-f2-f3");
    let told = story.refused(ada.slash(&command, options)).await;
    assert!(told.starts_with("You have 3 marbles there: name their square, and 3 more"), "{told}");
    story.end().await;
}
