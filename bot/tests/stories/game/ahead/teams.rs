//! Premoves with four players: replies to replies are played at once.

use games::Game;
use serde_json::json;

use super::stores;
use crate::{records, story::Story};

#[tokio::test]
async fn the_lines_of_several_answer_each_other() {
    let story = Story::begin().await;
    let players = story.players(records::DAMALA_TEAMS);
    let [ada, ben, chidi, dede] = [0, 1, 2, 3].map(|seat| &players[seat]);
    story.begins(&players, "damala:teams").await;
    let line = "g2-h2 m2-l2 g6-h6 m6-m5 e1-f1 j3-j4";
    let list = stores(&story, ben, "damala premove", line).await;
    let told = "\n1. If ⚫ `g2-h2`, you play `m2-l2`; then if 🔵 `g6-h6`, 🟠 `m6-m5`, ⚫ `e1-f1`, you play `j3-j4`\n";
    assert!(list.content.contains(told), "{}", list.content);
    stores(&story, chidi, "damala premove", "g2-h2 m2-l2 g6-h6").await;
    stores(&story, dede, "damala premove", "g2-h2 m2-l2 g6-h6 m6-m5; g2-h2 m2-m3 g6-h6 m6-m5").await;
    let board = ada.plays_in(Game::Damala, "g2-h2").await;
    let whose: Vec<&str> =
        board.content.lines().filter_map(|line| line.strip_prefix("As planned: ")).collect();
    assert_eq!(whose.len(), 3, "{}", board.content);
    for (told, (stone, player)) in whose.iter().zip([("⚪", ben), ("🔵", chidi), ("🟠", dede)]) {
        assert!(told.starts_with(&format!("{stone} {} moved", player.mention())), "{told}");
    }
    assert!(board.mentions.is_empty(), "it is Ada's turn again, and she has just acted");
    assert_eq!(story.record_in(story.games).await, "damala:teams g2-h2 m2-l2 g6-h6 m6-m5");
    ada.plays_in(Game::Damala, "e1-f1").await;
    assert_eq!(story.record_in(story.games).await, format!("damala:teams {line}"));
    story.end().await;
}

#[tokio::test]
async fn the_player_to_move_after_premoves_is_pinged() {
    let story = Story::begin().await;
    let players = story.players(records::DAMALA_TEAMS);
    story.begins(&players, "damala:teams").await;
    stores(&story, &players[1], "damala premove", "g2-h2 m2-l2").await;
    let board = players[0].plays_in(Game::Damala, "g2-h2").await;
    assert_eq!(board.mentions, [players[2].member.id()]);
    story.end().await;
}

#[tokio::test]
async fn a_player_for_two_answers_for_both() {
    let story = Story::begin().await;
    let players = story.players(records::DAMALA_TEAMS);
    story.begins(&players, "damala:teams").await;
    stores(&story, &players[3], "damala premove", "g2-h2 m2-l2 g6-h6 m6-m5").await;
    let question = players[3].slash("damala resign", json!({})).await;
    players[3].click_for_message(&question, "Resign").await;
    players[3].waits_until_gone(&question).await;
    let told = story.refused(players[3].slash("damala premove", json!({}))).await;
    assert!(told.starts_with("You're out of this game"), "{told}");
    // Ben plays the second and the fourth seat.
    stores(&story, &players[1], "damala premove", "g2-h2 m2-l2 g6-h6 m6-m5").await;
    players[0].plays_in(Game::Damala, "g2-h2").await;
    players[2].plays_in(Game::Damala, "g6-h6").await;
    assert_eq!(story.record_in(story.games).await, "damala:teams g2-h2 m2-l2 g6-h6 m6-m5");
    story.end().await;
}
