//! Players who want it are asked before a move counts.

use games::Game;
use sandbox::Message;
use serde_json::json;

use crate::{buttons::labels, player::Player, records, story::Story};

/// Ada, who wants to be asked, and Ben, in a game up to here.
async fn asked_in(record: &str, plies: usize) -> (Story, Player, Player) {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(record, plies), &ada, &ben).await;
    for player in [&ada, &ben] {
        story.prefers(player, "Ask before moves count").await;
    }
    (story, ada, ben)
}

/// A player enters a move and is asked. Returns the question.
async fn is_asked(story: &Story, player: &Player, game: Game, action: &str) -> Message {
    let before = (story.stored().await, story.sandbox.messages(story.games).len());
    let (command, options) = records::typed(game, action);
    let question = player.slash(&command, options).await;
    assert!(question.is_ephemeral() && question.content.starts_with("**Not played yet.**"), "{question:?}");
    assert!(question.mentions.is_empty() && question.attachments.len() == 1, "{question:?}");
    assert_eq!(labels(&question), ["Play it", "No"]);
    assert_eq!(
        (story.stored().await, story.sandbox.messages(story.games).len()),
        before,
        "nothing is played yet"
    );
    question
}

/// The player confirms: everyone sees the board, and the question goes away.
async fn plays_it(player: &Player, question: &Message) -> Message {
    let board = player.click_for_message(question, "Play it").await;
    assert!(!board.is_ephemeral(), "{board:?}");
    let (told, shown) = (&board.attachments[0].description, &question.attachments[0].description);
    assert_eq!(told, shown, "the board that was shown is the one that is now");
    board
}

/// The panel that a confirmed move leads to, for the take that its row has earned.
async fn next_step(story: &Story, player: &Player, question: &Message) -> Message {
    let panel = || player.sees().into_iter().find(|seen| seen.id == question.id).expect("the panel");
    story.until("the next step", async || panel().content.starts_with("A row!")).await;
    panel()
}

#[tokio::test]
async fn a_move_and_its_take_are_shown_before_they_count() {
    let (story, ada, ben) = asked_in(records::TRADITIONAL, 24).await;
    let question = is_asked(&story, &ada, Game::Dara, "c2-c3").await;
    assert!(question.content.contains("> ⚫ <@") && question.content.contains("A row!"), "{question:?}");
    assert!(plays_it(&ada, &question).await.content.contains("A row!"));
    let panel = next_step(&story, &ada, &question).await;
    let question = ada.click_for_update(&panel, "e5").await;
    let board = plays_it(&ada, &question).await;
    ada.waits_until_gone(&question).await;
    assert!(board.content.contains("took the stone on **e5**"), "{}", board.content);
    assert_eq!(board.mentions, [ben.member.id()]);
    story.end().await;
}

#[tokio::test]
async fn the_panel_becomes_the_question_and_no_changes_nothing() {
    let (story, ada, _) = asked_in(records::TRADITIONAL, 24).await;
    let before = story.stored().await;
    let shown = ada.slash("dara board", json!({})).await;
    let panel = ada.click_for_message(&shown, "Play").await;
    let question = ada.click_for_update(&panel, "c2").await;
    assert!(question.content.starts_with("**Not played yet.**"), "{}", question.content);
    let left = ada.click_for_update(&question, "No").await;
    assert_eq!((left.content.as_str(), labels(&left)), ("Nothing changed.", vec![]));
    assert_eq!(story.stored().await, before);
    let panel = ada.click_for_message(&shown, "Play").await;
    let question = ada.click_for_update(&panel, "c2").await;
    plays_it(&ada, &question).await;
    story.end().await;
}

#[tokio::test]
async fn an_outdated_question_plays_nothing() {
    let (story, ada, ben) = asked_in(records::TRADITIONAL, 24).await;
    let old = is_asked(&story, &ada, Game::Dara, "b2-a2").await;
    let question = is_asked(&story, &ada, Game::Dara, "c2-c3").await;
    plays_it(&ada, &question).await;
    next_step(&story, &ada, &question).await;
    let before = story.stored().await;
    let stale = ada.click_for_update(&old, "Play it").await;
    assert!(stale.content.starts_with("The game has moved on."), "{stale:?}");
    // Nor on her next turn.
    let question = is_asked(&story, &ada, Game::Dara, "xe5").await;
    assert_eq!(story.stored().await, before);
    plays_it(&ada, &question).await;
    let question = is_asked(&story, &ben, Game::Dara, "a1-b1").await;
    plays_it(&ben, &question).await;
    let forged = story.finds_old_message(&["confirm:1001:24:b2a2", "confirm:1001:27:b2e6"]).await;
    let panel = ada.click_for_message(&forged, "Old 1").await;
    assert!(panel.content.starts_with("Which stone do you want to move?"), "{panel:?}");
    let forged = story.finds_old_message(&["confirm:1001:24:b2a2"]).await;
    let stale = ada.click_for_message(&forged, "Old").await;
    assert!(stale.content.starts_with("The game has moved on"), "{stale:?}");
    story.end().await;
}

#[tokio::test]
async fn illegal_actions_are_refused_at_once() {
    let (story, ada, ben) = asked_in(records::TRADITIONAL, 24).await;
    let told = story.refused(ada.slash("dara move", json!({ "stone": "c2", "to": "e6" }))).await;
    assert!(told.contains("isn't next to"), "{told}");
    let told = story.refused(ben.slash("dara move", json!({ "stone": "a1", "to": "b1" }))).await;
    assert!(told.starts_with("Not your turn yet"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_force_and_the_last_action_are_shown_too() {
    let forced = records::DAMAS.split_whitespace().position(|token| token == "force").expect("a force");
    let (story, ada, ben) = asked_in(records::DAMAS, forced - 1).await;
    let by = if (forced - 1).is_multiple_of(2) { &ben } else { &ada };
    let question = is_asked(&story, by, Game::Damas, "force").await;
    assert!(question.content.contains("was taken back."), "{}", question.content);
    plays_it(by, &question).await;
    story.end().await;

    let last = records::TRADITIONAL.split_whitespace().count() - 2;
    let (story, ada, _) = asked_in(records::TRADITIONAL, last).await;
    let question = is_asked(&story, &ada, Game::Dara, "xe6").await;
    assert!(question.content.contains("wins!**"), "{}", question.content);
    plays_it(&ada, &question).await;
    story.end().await;
}

#[tokio::test]
async fn a_path_is_played_exactly_as_it_was_shown() {
    let (story, ada, _) = asked_in(records::DAMALA, 2).await;
    let question = is_asked(&story, &ada, Game::Damala, "d4-d5-e5").await;
    let board = plays_it(&ada, &question).await;
    assert!(board.content.contains("**d4 → d5 → e5**"), "{}", board.content);
    story.end().await;
}
