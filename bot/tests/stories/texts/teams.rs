//! Snapshots of games of four.

use serde_json::json;

use super::shown;
use crate::{
    records,
    story::{Story, first},
};

#[tokio::test]
async fn challenges_and_boards() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let open = ada.slash("damala challenge", json!({ "rules": "teams" })).await;
    shows!(story, "challenge-open": open, "challenge-withdrawn": ada.click_for_update(&open, "Withdraw").await);
    let options = json!({ "opponent": "ben", "rules": "teams", "first": first::ME });
    let named = ada.slash("damala challenge", options).await;
    shows!(story, "challenge-to-one": named);
    let joined = dede.click_for_update(&named, "Join team 2").await;
    shows!(story, "challenge-joined": joined);
    ben.click_for_update(&joined, "Accept").await;
    shows!(story, "challenge-full": chidi.click_for_update(&joined, "Join team 1").await);
    let begun = story.begun_board(&named, story.games).await;
    shows!(story, "board-at-the-beginning": begun);
    shows!(story, "panel": ada.click_for_message(&begun, "Play").await);
    let question = chidi.asks_to_resign("damala").await;
    let resigned = chidi.click_for_message(&question, "Resign").await;
    chidi.waits_until_gone(&question).await;
    shows!(story, "board-after-one-resigned": resigned);
    let question = ada.asks_to_resign("damala").await;
    shows!(story, "board-after-both-resigned": ada.click_for_message(&question, "Resign").await);
    ada.waits_until_gone(&question).await;
    story.end().await;
}

#[tokio::test]
async fn the_end() {
    let mut story = Story::begin().await;
    let record = records::DAMALA_TEAMS;
    let players = story.players(record);
    let turns = records::turns(record);
    story.finds_game_of(&records::first(record, turns.len() - 1), &players).await;
    let (seat, action) = turns.last().expect("an action");
    let over = players[seat.index()].plays_in(games::Game::Damala, action).await;
    shows!(story, "board-at-the-end": over);
    story.end().await;
}
