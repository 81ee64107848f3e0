//! Snapshots of notifications: direct messages, digests, lost channels.

use jiff::SignedDuration;
use sandbox::{Id, Message, Permissions};
use serde_json::json;

use super::shown;
use crate::story::{Story, first};

/// Waits for a message with these words.
async fn told(story: &Story, channel: Id, words: &str) -> Message {
    let fits = |message: &Message| message.content.contains(words);
    story.sandbox.wait_for_message(channel, fits).await.unwrap_or_else(|_| panic!("no one says {words:?}"))
}

#[tokio::test]
async fn direct_messages() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let direct = story.direct(ben);
    let chosen = story.prefers(ben, "Direct message").await;
    shows!(story, "preferences-direct": chosen);
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "5h" });
    let challenge = ada.slash("dara challenge", options).await;
    ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    let board = ada.plays("b3").await;
    let turn = told(&story, direct, "**Your turn**").await;
    shows!(story, "direct-turn": turn);
    story.passes(SignedDuration::from_hours(4));
    shows!(story, "direct-warning": told(&story, direct, "⏳ **Your time is running out**").await);
    let panel = ben.click_for_message(&turn, "Play").await;
    shows!(story, "played-directly": ben.click_for_update(&panel, "b4").await);
    let menu = ada.click_for_message(&board, "More").await;
    ada.click(&menu, "Offer a draw").await;
    let offer = told(&story, direct, "offers").await;
    shows!(story, "direct-offer": offer);
    ben.click_for_update(&offer, "Decline").await;
    let question = ada.asks_to_resign("dara").await;
    ada.click_for_message(&question, "Resign").await;
    ada.waits_until_gone(&question).await;
    shows!(story, "direct-over": told(&story, direct, "**Game over**").await);
    story.end().await;
}

#[tokio::test]
async fn digests_and_what_is_refused() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ben, ada, "traditional").await;
    shows!(story, "preferences-digest": story.prefers(ben, "My turn: one message").await);
    story.passes(SignedDuration::from_hours(24));
    shows!(story, "digest": told(&story, story.direct(ben), "waiting for you").await);
    ben.member.take_direct_messages(false);
    story.passes(SignedDuration::from_hours(24));
    shows!(story, "not-reached": told(&story, story.games, "Discord won't let me send you direct messages").await);
    story.pardons(|violation| violation.code == 50_007);
    shows!(story, "preferences-nothing": story.prefers(ben, "Nothing").await);
    shows!(story, "preferences-confirm": story.prefers(ben, "Ask before moves count").await);
    story.end().await;
}

#[tokio::test]
async fn lost_channels() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.begins_game(ben, ada, "traditional").await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    let turn = told(&story, story.direct(ben), "**Your turn**").await;
    let panel = ben.click_for_message(&turn, "Play").await;
    ben.click_for_update(&panel, "b3").await;
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    shows!(story, "games-cut-off": ada.slash("games", json!({})).await);
    let lounge = ada.goes_to(story.lounge);
    let offered = lounge.is_offered("move-game", json!({}), "number", "").await;
    insta::assert_snapshot!("choice-of-a-game-to-move", offered[0].name);
    let refused = lounge.slash("move-game", json!({ "number": "7" })).await;
    shows!(story, "no-such-game-to-move": refused);
    shows!(story, "game-moved": lounge.slash("move-game", json!({ "number": "1" })).await);
    shows!(story, "game-moved-already": lounge.slash("move-game", json!({ "number": "1" })).await);
    story.pardons_any(|violation| violation.code == 50_013);
    story.end().await;
}
