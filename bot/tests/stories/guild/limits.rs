//! Limits per player: refused with the reason, and lifted when there is room again.

use sandbox::Answer;
use serde_json::json;

use crate::{
    player::Player,
    story::{Story, first},
};

/// Ada and Ben play in #games; each player may have one game.
async fn one_game_each() -> Story {
    let mut story = Story::begin().await;
    story.limits_a_player_to(1, 3).await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story
}

fn too_many_games(player: &Player) -> String {
    format!("{} is already playing a game here, which is the limit.", player.mention())
}

async fn resigns(player: &Player) {
    let question = player.asks_to_resign("dara").await;
    player.click_for_message(&question, "Resign").await;
    player.waits_until_gone(&question).await;
}

#[tokio::test]
async fn at_the_limit_of_games_a_player_can_neither_challenge_nor_accept() {
    let story = one_game_each().await;
    let (ada, chidi) = (story.ada.goes_to(story.lounge), story.chidi.goes_to(story.lounge));
    let told = story.refused(ada.slash("dara challenge", json!({ "opponent": "chidi" }))).await;
    assert!(told.starts_with(&too_many_games(&ada)) && told.contains("Wait until it ends"), "{told}");
    let challenge = chidi.slash("dara challenge", json!({ "opponent": "ada" })).await;
    let told = story.refused(ada.click_for_message(&challenge, "Accept")).await;
    assert!(told.starts_with(&too_many_games(&ada)), "{told}");

    resigns(&story.ada).await;
    let accepted = ada.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, story.lounge).await;
    story.end().await;
}

#[tokio::test]
async fn a_challenge_waits_for_a_challenger_who_plays_enough_meanwhile() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(1, 3).await;
    let lounge = [&story.ada, &story.chidi].map(|player| player.goes_to(story.lounge));
    let challenge = lounge[0].slash("dara challenge", json!({ "opponent": "chidi" })).await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let told = story.refused(lounge[1].click_for_message(&challenge, "Accept")).await;
    assert!(told.starts_with(&too_many_games(&story.ada)), "{told}");
    resigns(&story.ben).await;
    let accepted = lounge[1].click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, story.lounge).await;
    story.end().await;
}

#[tokio::test]
async fn a_game_in_teams_counts_like_every_other() {
    let story = one_game_each().await;
    let lounge = [&story.chidi, &story.ben].map(|player| player.goes_to(story.lounge));
    let challenge = lounge[0].slash("damala challenge", json!({ "rules": "teams" })).await;
    let told = story.refused(lounge[1].click_for_message(&challenge, "Join team 1")).await;
    assert!(told.starts_with(&too_many_games(&story.ben)), "{told}");
    story.end().await;
}

#[tokio::test]
async fn two_games_accepted_at_once_start_one() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(1, 3).await;
    let lounge = [&story.ada, &story.chidi].map(|player| player.goes_to(story.lounge));
    let here = story.ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let there = lounge[0].slash("dara challenge", json!({ "opponent": "chidi" })).await;
    let (ben, chidi) = tokio::join!(story.ben.click(&here, "Accept"), lounge[1].click(&there, "Accept"));
    let begun = |answer: &Answer| answer.updated.is_some();
    assert!(begun(&ben) != begun(&chidi), "{ben:?} {chidi:?}");
    let (open, late) = if begun(&ben) { (&here, chidi) } else { (&there, ben) };
    let told = late.message.expect("a refusal").content;
    assert!(told.starts_with(&too_many_games(&story.ada)), "{told}");
    story.begun_board(open, open.channel).await;
    story.end().await;
}

#[tokio::test]
async fn at_the_limit_a_player_is_told_where_the_open_challenges_are() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(20, 1).await;
    let open = story.ada.slash("dara challenge", json!({})).await;
    story.knows_messages_of_challenges(1).await;
    let told = story.refused(story.ada.slash("wali challenge", json!({ "first": first::ME }))).await;
    let link = format!("https://discord.com/channels/{}/{}/{}", story.sandbox.guild(), open.channel, open.id);
    assert!(told.starts_with("You already have an open challenge") && told.contains(&link), "{told}");
    assert!(told.contains("Withdraw it"), "{told}");
    // Others may challenge here, and she may elsewhere.
    story.ben.slash("dara challenge", json!({})).await;
    let elsewhere = story.ada.goes_to(story.lounge).slash("dara challenge", json!({})).await;
    assert!(!elsewhere.is_ephemeral(), "{elsewhere:?}");
    story.ada.click(&open, "Withdraw").await;
    let again = story.ada.slash("wali challenge", json!({})).await;
    assert!(!again.is_ephemeral(), "{again:?}");
    story.end().await;
}

#[tokio::test]
async fn two_challenges_at_once_leave_one_open() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(20, 1).await;
    let make = || story.ada.slash("dara challenge", json!({}));
    let (one, other) = tokio::join!(make(), make());
    assert!(one.is_ephemeral() != other.is_ephemeral(), "{one:?} {other:?}");
    let told = if one.is_ephemeral() { one } else { other };
    assert!(told.content.starts_with("You already have an open challenge"), "{}", told.content);
    story.end().await;
}

#[tokio::test]
async fn the_servers_limit_of_open_challenges_holds() {
    let mut story = Story::begin().await;
    story.limits_a_player_to(2, 1).await;
    let further = story.sandbox.add_channel("further");
    let here = story.ada.slash("dara challenge", json!({})).await;
    story.ada.goes_to(story.lounge).slash("dara challenge", json!({})).await;
    let ada = story.ada.goes_to(further);
    let told = story.refused(ada.slash("dara challenge", json!({}))).await;
    assert!(
        told.starts_with("You already have 2 open challenges") && told.contains("**My games**"),
        "{told}"
    );
    story.ada.click(&here, "Withdraw").await;
    let made = ada.slash("dara challenge", json!({})).await;
    assert!(!made.is_ephemeral(), "{made:?}");
    story.end().await;
}
