//! Snapshots of matches.

use games::Game;
use serde_json::json;

use super::shown;
use crate::{game::matches::resigns, story::Story};

#[tokio::test]
async fn boards_and_questions() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let players = [ada.clone(), ben.clone()];
    let begun = story.begins_on(&players, "damas:ruibal", json!({ "match": "3" })).await;
    shows!(story, "board-at-the-beginning": begun);
    for (player, action) in [(ada, "c3-d4"), (ben, "f6-e5"), (ada, "a3-b4"), (ben, "huff:d4")] {
        player.plays_in(Game::Damas, action).await;
    }
    shows!(story, "question-before-a-resignation": ada.asks_to_resign("damas").await);
    let over = resigns(ada, Game::Damas, "Resign this game").await;
    shows!(story, "board-after-a-shut-out": over);
    let next = story.begun_board(&over, story.games).await;
    shows!(story, "board-of-the-next-game": next);
    story.until("a board's message to be known", async || story.knows_board(&next).await).await;
    shows!(story, "games": ada.slash("games", json!({})).await, "watch": ada.slash("watch", json!({})).await);
    shows!(story, "board-after-the-match": resigns(ada, Game::Damas, "Resign the match").await);
    story.end().await;
}

#[tokio::test]
async fn of_four() {
    let story = Story::begin().await;
    let players = story.players("damala:teams");
    story.begins_on(&players, "damala:teams", json!({ "match": "pair" })).await;
    let question = players[2].asks_to_resign("damala").await;
    shows!(story, "question-of-a-partner": question);
    shows!(story, "board-after-a-partner-gave-up": resigns(&players[2], Game::Damala, "Resign the match").await);
    shows!(story, "board-after-a-team-gave-up": resigns(&players[0], Game::Damala, "Resign this game").await);
    story.end().await;
}
