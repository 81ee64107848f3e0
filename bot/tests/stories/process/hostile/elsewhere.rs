//! Buttons of challenges and offers pressed on other messages of the bot, by members who may press them: they do what
//! they do, and only their own message changes.

use sandbox::{Forged, Message, Response};
use serde_json::{Value, json};

use crate::{
    buttons::labels,
    game::offers::{now, offers, what},
    judge,
    player::Player,
    story::{Story, place},
};

/// The id of a button.
fn control(message: &Message, label: &str) -> String {
    let rows = message.components.as_array().into_iter().flatten();
    let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let found = parts.find(|part| part["label"].as_str().is_some_and(|found| found.starts_with(label)));
    found.and_then(|part: &Value| part["custom_id"].as_str()).expect("a button").to_owned()
}

/// Presses a button of one message on another, as soon as the bot knows the id of the first. Returns the answer.
async fn forges(story: &Story, player: &Player, of: &Message, label: &str, under: &Message) -> Message {
    story.tells_all().await;
    let forged = Forged::click(under, &control(of, label));
    let came = player.member.forge(under.channel, forged).await;
    let Ok(Response::Answer(answer)) = came else { panic!("{label}: {came:?}") };
    let answer = answer.message.unwrap_or_else(|| panic!("{label}: another message is rewritten"));
    judge::message(&answer);
    answer
}

/// The same, on a message that must not change.
async fn presses(story: &Story, player: &Player, of: &Message, label: &str, under: &Message) -> Message {
    let before = now(player, under);
    let answer = forges(story, player, of, label, under).await;
    let after = now(player, under);
    assert_eq!((after.content, after.components), (before.content, before.components), "{label}");
    answer
}

/// Waits until a message says this and has no buttons.
async fn is_over(story: &Story, player: &Player, message: &Message, says: &str) {
    let is_over = async || {
        let message = now(player, message);
        message.content.contains(says) && labels(&message).is_empty()
    };
    story.until(says, is_over).await;
}

/// A public message of the bot with buttons for anyone.
async fn shown(player: &Player) -> Message {
    let board = player.slash("leaderboard", json!({})).await;
    player.click_for_message(&board, "Post here").await
}

#[tokio::test]
async fn a_challenge_is_answered_under_another_message() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_rated("dara:traditional", &ada, &ben, 6).await;
    let other = shown(&ada).await;
    for (player, label, says) in [(&ben, "Decline", "Declined"), (&ada, "Withdraw", "Withdrawn")] {
        let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
        let told = presses(&story, player, &challenge, label, &other).await;
        assert!(told.is_ephemeral() && told.mentions.is_empty() && told.content.contains(says), "{told:?}");
        is_over(&story, &ada, &challenge, says).await;
    }
    // On another challenge's message, which stays open.
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let another = story.chidi.slash("wali challenge", json!({ "opponent": "dede" })).await;
    let told = presses(&story, &ben, &challenge, "Accept", &another).await;
    assert!(told.is_ephemeral() && told.mentions.is_empty(), "{told:?}");
    is_over(&story, &ada, &challenge, &ben.mention()).await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional");
    assert!(labels(&now(&ada, &another)).contains(&"Accept".to_owned()), "{another:?}");
    story.end().await;
}

/// A thread has the id of its challenge's message.
#[tokio::test]
async fn a_thread_is_opened_on_the_message_of_its_challenge() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let another = story.chidi.slash("wali challenge", json!({ "opponent": "dede" })).await;
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "place": place::THREAD })).await;
    presses(&story, ben, &challenge, "Accept", &another).await;
    story.until("the game in its thread", async || !story.sandbox.messages(challenge.id).is_empty()).await;
    story.end().await;
}

#[tokio::test]
async fn an_offer_is_answered_under_another_message() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let other = story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::PAUSE).await;
    let told = presses(&story, ben, &offer, "Decline", &other).await;
    assert!(told.content.contains("declined"), "{}", told.content);
    is_over(&story, ada, &offer, "declined").await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    let offer = offers(ben, "dara", what::DRAW).await;
    presses(&story, ben, &offer, "Withdraw", &other).await;
    is_over(&story, ada, &offer, "Withdrawn").await;
    ada.plays("d3").await;
    // On another offer's message, which must not mention it.
    let (pause, draw) = (offers(ada, "dara", what::PAUSE).await, offers(ada, "dara", what::DRAW).await);
    let over = forges(&story, ben, &draw, "Agree", &pause).await;
    assert!(over.content.contains("**It's a draw** by agreement."), "{}", over.content);
    is_over(&story, ada, &draw, "agreed").await;
    let pause = now(ada, &pause).content;
    assert!(pause.contains("**a pause**") && !pause.contains("agreed"), "{pause}");
    story.end().await;
}
