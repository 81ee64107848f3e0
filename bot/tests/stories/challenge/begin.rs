//! The way to a challenge by buttons: which game, against opponents.

use games::Game;
use sandbox::Message;
use serde_json::json;

use crate::{buttons::labels, player::Player, story::Story};

/// What the buttons of `/help` and others lead to, as an old message.
async fn asked(story: &Story, player: &Player) -> Message {
    let old = story.finds_old_message(&["begin"]).await;
    let asked = player.click_for_message(&old, "Old").await;
    assert!(asked.is_ephemeral(), "{asked:?}");
    asked
}

#[tokio::test]
async fn choosing_a_game_and_a_member_makes_a_challenge() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    for (number, game) in Game::ALL.iter().enumerate() {
        let typed = ada.slash(&format!("{game} challenge"), serde_json::json!({ "opponent": "ben" })).await;
        ada.click_for_update(&typed, "Withdraw").await;
        let games = asked(&story, ada).await;
        let names = labels(&games);
        assert_eq!(names.len(), Game::ALL.len(), "{names:?}");
        let opponents = ada.click_for_update(&games, &names[number]).await;
        let challenge = ada.chooses_member(&opponents, ben.member.id()).await.message.expect("a challenge");
        assert_eq!(challenge.content, typed.content, "{game}");
        assert_eq!(challenge.mentions, [ben.member.id()]);
        ada.waits_until_gone(&opponents).await;
        ada.click_for_update(&challenge, "Withdraw").await;
    }
    story.end().await;
}

#[tokio::test]
async fn the_first_to_accept_plays() {
    let story = Story::begin().await;
    let games = asked(&story, &story.ada).await;
    let opponents = story.ada.click_for_update(&games, "Dara").await;
    let challenge = story.ada.click_for_message(&opponents, "Anyone here").await;
    assert!(challenge.content.contains("is looking for an opponent: **Dara (traditional)**"));
    story.ada.waits_until_gone(&opponents).await;
    let accepted = story.dede.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn challenging_oneself_is_refused_and_choosing_the_bot_asks_for_its_level() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let games = asked(&story, ada).await;
    let opponents = ada.click_for_update(&games, "Wali").await;
    let own = async { ada.chooses_member(&opponents, ada.member.id()).await.message.expect("told") };
    let told = story.refused(own).await;
    assert!(told.starts_with("You can't challenge yourself."), "{told}");
    let bot = ada.chooses_member(&opponents, story.sandbox.bot()).await.updated.expect("a question");
    assert!(bot.content.starts_with("**Wali** against the computer"), "{}", bot.content);
    let games = asked(&story, ada).await;
    let opponents = ada.click_for_update(&games, "Wali").await;
    ada.chooses_member(&opponents, story.ben.member.id()).await.message.expect("a challenge");
    ada.waits_until_gone(&opponents).await;
    story.end().await;
}

#[tokio::test]
async fn one_question_makes_one_challenge_and_none_by_direct_message() {
    let story = Story::begin().await;
    let old = story.finds_old_message(&["begin-against:dara:anyone"]).await;
    let challenge = story.ada.click_for_message(&old, "Old").await;
    assert!(!challenge.is_ephemeral());
    let told = story.refused(story.ada.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("This has changed since you opened it."), "{told}");
    assert!(!told.contains("board"), "there is none: {told}");
    story.prefers(&story.ada, "Direct message").await;
    let old = story.finds_old_message_in(story.direct(&story.ada), &["begin"]).await;
    let there = story.ada.goes_to(story.direct(&story.ada));
    let question = there.click_for_message(&old, "Old").await;
    assert!(question.content.contains("against the computer"), "{}", question.content);
    let told = story.refused(there.slash("dara challenge", json!({}))).await;
    assert!(told.starts_with("Only you and I are here."), "{told}");
    story.end().await;
}
