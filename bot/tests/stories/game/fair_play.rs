//! The engine says nothing about a running game between members, however it is asked.

use games::Game;
use sandbox::Message;
use serde_json::json;

use crate::{
    learning::{practices::taps, puzzles},
    player::Player,
    story::{Story, first},
};

/// What Ada and Ben have played.
const PLAYED: [&str; 8] = ["b3", "c4", "d1", "e2", "a6", "c6", "a1", "e5"];
/// The same position, reached in another order and turned by half.
const TURNED: [&str; 8] = ["b6", "a5", "d4", "c3", "e1", "c1", "e6", "a2"];

/// The rated game of Ada and Ben, in which these squares have been dropped on.
async fn plays(story: &Story, squares: &[&str]) {
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    for (ply, square) in squares.iter().enumerate() {
        let player = if ply % 2 == 0 { &story.ada } else { &story.ben };
        player.plays(square).await;
    }
}

/// Practice in which these squares have been dropped on.
async fn practises(player: &Player, squares: &[&str]) -> Message {
    let mut panel = player.slash("dara practice", json!({ "rules": "traditional" })).await;
    for square in squares {
        panel = taps(player, &panel, square).await;
    }
    panel
}

#[tokio::test]
async fn practice_gives_no_advice_on_a_running_game() {
    let story = Story::begin().await;
    let (ada, eve) = (&story.ada, story.chidi.clone());
    plays(&story, &PLAYED).await;
    let own = "This is the position of your game 1. Finish that one first, then ask me.";
    let others = "Others are playing from this position. Ask again once their game is over.";
    for (player, squares, says) in [(ada, &PLAYED, own), (&eve, &TURNED, others)] {
        let panel = practises(player, squares).await;
        for asks in ["💡 Hint", "Let the computer move (easy)", "Let the computer move (strong)"] {
            let told = story.refused(player.click_for_message(&panel, asks)).await;
            assert!(told.contains(says), "{asks}: {told}");
        }
        // So is what comes after it.
        let panel = taps(player, &panel, "b5").await;
        let told = story.refused(player.click_for_message(&panel, "💡 Hint")).await;
        assert!(told.contains(says), "one move further: {told}");
        // Any other position is free.
        let panel = player.click_for_update(&panel, "Take back").await;
        let panel = player.click_for_update(&panel, "Take back").await;
        let panel = taps(player, &panel, "b5").await;
        let hint = player.click_for_update(&panel, "💡 Hint").await;
        assert!(hint.content.contains("💡 Try **"), "{}", hint.content);
    }
    let ends = ada.asks_to_resign(Game::Dara).await;
    ada.click(&ends, "Resign").await;
    let panel = practises(&eve, &[]).await;
    let panel = eve.click_for_update(&panel, "Take back").await;
    let hint = eve.click_for_update(&panel, "💡 Hint").await;
    assert!(hint.content.contains("💡 Try **"), "the game is over: {}", hint.content);
    story.end().await;
}

#[tokio::test]
async fn a_copy_against_the_computer_gets_no_hint() {
    let story = Story::begin().await;
    let ada = story.ada.goes_to(story.lounge);
    let options = json!({ "rules": "traditional", "level": 8, "first": first::ME });
    ada.slash("dara challenge", options).await;
    for square in PLAYED.iter().step_by(2) {
        ada.plays(square).await;
    }
    // What the computer has replied is played in the game with Ben.
    let table = story.latest_in(story.lounge).await;
    let copied: Vec<String> = table.stored().record.actions.iter().map(ToString::to_string).collect();
    let copied: Vec<&str> = copied.iter().map(String::as_str).collect();
    plays(&story, &copied).await;
    let told = story.refused(ada.slash("dara hint", json!({}))).await;
    assert!(told.contains("This is the position of your game 2."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_puzzle_gives_nothing_away_while_its_position_is_played() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let shown = puzzles::opens(ada, json!({ "game": 0, "theme": "drops" })).await;
    let puzzle = story.puzzle_in(&shown).await.puzzle;
    let rules = puzzle.record().rules.to_string();
    let (_, preset) = rules.split_once(':').expect("a preset");
    story.begins_game(ada, &story.ben, preset).await;
    for (ply, action) in puzzle.record().actions.iter().enumerate() {
        let player = if ply % 2 == 0 { ada } else { &story.ben };
        player.plays(&action.to_string()).await;
    }
    let own = "This is the position of your game 1. Finish that one first, then ask me.";
    let square = puzzle.steps()[0].turn[0].to_string();
    for asks in [square.as_str(), "Show solution"] {
        let told = story.refused(ada.click_for_message(&shown, asks)).await;
        assert!(told.contains(own), "{asks}: {told}");
    }
    // Neither counted as a try.
    let ends = ada.asks_to_resign(Game::Dara).await;
    ada.click(&ends, "Resign").await;
    let solved = puzzles::solves(ada, &shown, &puzzle).await;
    assert!(solved.content.contains("✅ **Solved.**"), "{}", solved.content);
    assert!(!solved.content.contains("only your first try counts"), "{}", solved.content);
    story.end().await;
}
