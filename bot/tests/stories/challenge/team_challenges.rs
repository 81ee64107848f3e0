//! Challenges to games of four: withdrawn, expired, full, or in a busy channel.

use jiff::SignedDuration;
use sandbox::{Answer, Message};
use serde_json::{Value, json};

use crate::{
    player::Player,
    story::{Story, first},
};

async fn challenge(story: &Story, more: Value) -> Message {
    let mut options = json!({ "rules": "teams", "first": first::ME });
    for (name, value) in more.as_object().into_iter().flatten() {
        options[name] = value.clone();
    }
    story.ada.slash("damala challenge", options).await
}

#[tokio::test]
async fn only_the_challenger_can_withdraw_however_many_joined() {
    let story = Story::begin().await;
    let open = challenge(&story, json!({})).await;
    story.ben.click_for_update(&open, "Join team 2").await;
    let told = story.refused(story.ben.click_for_message(&open, "Withdraw")).await;
    assert_eq!(
        told,
        format!("Only {} can withdraw this challenge. Start your own with `/play`.", story.ada.mention())
    );
    let withdrawn = story.ada.click_for_update(&open, "Withdraw").await;
    assert!(withdrawn.content.ends_with("Withdrawn."), "{}", withdrawn.content);
    assert!(withdrawn.custom_ids().is_empty(), "{withdrawn:?}");
    let late =
        story.finds_old_message(&["join-challenger:1", "join-opponent:1", "accept:1", "decline:1"]).await;
    for button in ["Old 0", "Old 1", "Old 2", "Old 3"] {
        let told = story.refused(story.chidi.click_for_message(&late, button)).await;
        assert!(told.starts_with("This challenge was withdrawn."), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_team_challenge_expires_after_a_day() {
    let story = Story::begin().await;
    let open = challenge(&story, json!({ "partner": "chidi" })).await;
    assert_eq!(open.mentions, [story.chidi.member.id()]);
    story.ben.click_for_update(&open, "Join team 2").await;
    story.chidi.click_for_update(&open, "Accept").await;
    story.knows_messages_of_challenges(1).await;
    story.passes(SignedDuration::from_hours(24));
    let expired = |message: &Message| message.id == open.id && message.custom_ids().is_empty();
    let expired = story.sandbox.wait_for_message(story.games, expired).await.expect("it is edited");
    assert!(expired.content.ends_with("Expired: no one accepted in time."), "{}", expired.content);
    story.tells_all().await;
    let late = story.finds_old_message(&["join-opponent:1"]).await;
    let told = story.refused(story.dede.click_for_message(&late, "Old")).await;
    assert!(told.starts_with("This challenge has expired."), "{told}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn all_invited_players_are_pinged_and_no_one_else_can_join() {
    let story = Story::begin().await;
    let named = json!({ "opponent": "ben", "partner": "chidi", "second_opponent": "dede" });
    let open = challenge(&story, named).await;
    let pinged: Vec<_> = [&story.ben, &story.chidi, &story.dede].map(|player| player.member.id()).to_vec();
    let mut mentions = open.mentions.clone();
    mentions.sort();
    assert_eq!(mentions, pinged);
    assert!(open.button("Join").is_none(), "no place is open: {open:?}");
    let told = story.refused(story.eve.click_for_message(&open, "Accept")).await;
    let [ben, chidi, dede] = [&story.ben, &story.chidi, &story.dede].map(Player::mention);
    let three = format!("{ben}, {chidi} and {dede}");
    assert!(told.starts_with(&format!("This challenge is for {three}.")), "{told}");
    let old = story.finds_old_message(&["join-opponent:1"]).await;
    let told = story.refused(story.eve.click_for_message(&old, "Old")).await;
    assert!(told.starts_with(&format!("This challenge is for {three}.")), "{told}");
    story.ada.click_for_update(&open, "Withdraw").await;
    story.end().await;
}

#[tokio::test]
async fn a_team_takes_two() {
    let story = Story::begin().await;
    let open = challenge(&story, json!({})).await;
    story.ben.click_for_update(&open, "Join team 1").await;
    let late = story.finds_old_message(&["join-challenger:1", "decline:1"]).await;
    let told = story.refused(story.chidi.click_for_message(&late, "Old 0")).await;
    assert!(told.starts_with("This team is full. Join the other one."), "{told}");
    // A member without a seat has none to give up.
    let told = story.refused(story.chidi.click_for_message(&late, "Old 1")).await;
    assert!(told.starts_with("This challenge is open to everyone"), "{told}");
    let told = story.refused(story.ada.click_for_message(&late, "Old 0")).await;
    assert!(told.starts_with("It's your own challenge"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn two_taking_the_last_seat_one_gets_it() {
    let story = Story::begin().await;
    let open = challenge(&story, json!({})).await;
    story.ben.click_for_update(&open, "Join team 2").await;
    story.chidi.click_for_update(&open, "Join team 1").await;
    let (dede, eve) =
        tokio::join!(story.dede.click(&open, "Join team 2"), story.eve.click(&open, "Join team 2"),);
    let seated = |answer: &Answer| answer.updated.is_some();
    assert!(seated(&dede) != seated(&eve), "{dede:?} {eve:?}");
    let told = if seated(&dede) { eve.message } else { dede.message };
    let told = told.expect("a refusal");
    assert!(
        told.is_ephemeral() && told.content.starts_with("Someone already accepted this challenge."),
        "{told:?}"
    );
    story.begun_board(&open, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn in_a_busy_channel_four_play_in_a_thread() {
    let story = Story::begin().await;
    story.begins_game(&story.ben, &story.eve, "traditional").await;
    let options = json!({ "rules": "teams", "partner": "chidi", "first": first::ME });
    let proposed = story.ada.slash("damala challenge", options).await;
    assert!(proposed.is_ephemeral(), "{proposed:?}");
    let open = story.ada.click_for_message(&proposed, "Play in a thread").await;
    story.ada.waits_until_gone(&proposed).await;
    assert_eq!(open.mentions, [story.chidi.member.id()], "as it was said");
    story.chidi.click_for_update(&open, "Accept").await;
    story.ben.click_for_update(&open, "Join team 2").await;
    story.dede.click_for_update(&open, "Join team 2").await;
    let board = story.begun_board(&open, open.id).await;
    assert_eq!(board.mentions, [story.ada.member.id()]);
    let ada = story.ada.goes_to(open.id);
    let board = ada.plays_in(games::Game::Damala, "c3-c4").await;
    assert_eq!(board.mentions, [story.ben.member.id()]);
    story.end().await;
}
