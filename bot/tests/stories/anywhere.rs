//! Games where the bot can only answer: in direct messages between people, in groups, and on servers that don't have it.

use jiff::SignedDuration;
use sandbox::{Id, Message, NotAnswered};
use serde_json::json;

use crate::{offers::what, player::Player, story::Story};

/// A direct message between Ada, who has installed the bot for herself, and Ben.
fn between(story: &Story) -> (Id, Player, Player) {
    story.ada.member.install();
    let channel = story.sandbox.private_channel(&[&story.ada.member, &story.ben.member]);
    (channel, story.ada.goes_to(channel), story.ben.goes_to(channel))
}

/// Plays a whole game of Dara by commands and checks that each turn is a public answer that names who is next.
async fn plays_to_the_end(story: &Story, ada: &Player, ben: &Player) -> Message {
    let board = story.begins_game(ada, ben, "traditional").await;
    assert!(board.content.contains("the game is on!"), "{}", board.content);
    let mut last = board;
    for (player, action) in [ada, ben].into_iter().cycle().zip(["b3", "c4", "d5"]) {
        last = player.plays(action).await;
        assert!(last.attachments.len() == 1 && last.button("Play").is_some(), "{last:?}");
    }
    last
}

#[tokio::test]
async fn two_friends_play_in_their_direct_message() {
    let story = Story::begin().await;
    let (channel, ada, ben) = between(&story);
    // Ben has only what Ada's commands show, until he installs it as well.
    assert!(matches!(ben.try_slash("dara board", json!({})).await, Err(NotAnswered::NotPossible(_))));
    story.ben.member.install();
    plays_to_the_end(&story, &ada, &ben).await;
    let told = story.refused(ben.slash("dara challenge", json!({ "opponent": "ada" }))).await;
    assert!(told.contains("is being played in this channel") || told.contains("already"), "{told}");
    // Tapping works, too.
    let panel = ben.click_for_message(&story.newest(channel), "Play").await;
    let board = ben.click_for_message(&panel, "a1").await;
    assert!(!board.is_ephemeral() && board.content.contains("dropped **a1**"), "{}", board.content);
    // An offer, its answer, and a rematch.
    ada.slash("dara offer", json!({ "what": what::DRAW })).await;
    let offer = story.newest(channel);
    let over = ben.click_for_message(&offer, "Agree").await;
    assert!(over.content.contains("draw"), "{}", over.content);
    let rematch = ben.click_for_message(&over, "Rematch").await;
    ada.click_for_update(&rematch, "Accept").await;
    story.begun_board(&rematch, channel).await;
    // What belongs to a server stays there.
    let settings = ada.try_slash("settings", json!({})).await;
    assert!(matches!(settings, Err(NotAnswered::NotPossible(_))), "{settings:?}");
    story.end().await;
}
