//! Two teams of two: seats fill up, teams alternate, a partner plays on.

use sandbox::Message;
use serde_json::json;

use crate::{
    player::Player,
    story::{Story, first, place},
};

/// Ada's challenge, with Ben as her opponent; she plays first.
async fn challenge(story: &Story) -> Message {
    let options = json!({ "opponent": "ben", "rules": "teams", "first": first::ME });
    story.ada.slash("damala challenge", options).await
}

#[tokio::test]
async fn the_game_begins_when_all_four_have_joined() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let open = challenge(&story).await;
    let [a, b, c, d] = [ada, ben, chidi, dede].map(Player::mention);
    let order = format!("Order of play: {a}, {b} (invited), *open*, *open*");
    assert!(open.content.contains(&order), "{}", open.content);
    assert_eq!(open.mentions, [ben.member.id()]);
    let told = story.refused(ben.click_for_message(&open, "Join team 1")).await;
    assert!(told.starts_with("You're invited to the other team."), "{told}");

    let joined = dede.click_for_update(&open, "Join team 2").await;
    assert!(joined.content.contains(&format!("Team 2: {b} (invited) + {d}")), "{}", joined.content);
    assert!(joined.button("Join team 2").is_none(), "it is full");
    let told = story.refused(dede.click_for_message(&joined, "Join team 1")).await;
    assert!(told.starts_with("You've already joined"), "{told}");
    let out = dede.click_for_update(&joined, "Leave").await;
    assert!(out.content.contains(&format!("Team 2: {b} (invited) + *open*")), "{}", out.content);
    let declined = ben.click_for_update(&out, "Leave").await;
    assert!(declined.content.contains("Team 2: *open* + *open*"), "{}", declined.content);

    chidi.click_for_update(&declined, "Join team 1").await;
    dede.click_for_update(&declined, "Join team 2").await;
    let on = ben.click_for_update(&declined, "Join team 2").await;
    assert!(on.content.contains("the game is on!") && on.custom_ids().is_empty(), "{}", on.content);
    let board = story.begun_board(&open, story.games).await;
    let order = format!("Order of play: ⚫ {a}, ⚪ {d}, 🔵 {c}, 🟠 {b}");
    assert!(board.content.contains(&order), "{}", board.content);
    assert_eq!(board.mentions, [ada.member.id()]);
    story.end().await;
}

#[tokio::test]
async fn a_partner_plays_on_for_both_and_a_team_that_gives_up_has_lost() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let mut board = story.begins(&[ada, ben, chidi, dede].map(Player::clone), "damala:teams").await;
    for (player, path) in [(ada, "c3 c4"), (ben, "j3 j4"), (chidi, "e5-e4"), (dede, "L5xL4")] {
        assert_eq!(board.mentions, [player.member.id()], "{}", board.content);
        board = player.slash("damala move", json!({ "path": path })).await;
        assert!(!board.is_ephemeral(), "{}", board.content);
    }
    let question = chidi.asks_to_resign("damala").await;
    let board = chidi.click_for_message(&question, "Resign").await;
    chidi.waits_until_gone(&question).await;
    let plays_on = format!("🏳️ 🔵 {} resigned: {} plays on for both.", chidi.mention(), ada.mention());
    assert!(board.content.starts_with(&plays_on), "{}", board.content);
    let told = story.refused(chidi.slash("damala move", json!({ "path": "c5 d5" }))).await;
    assert!(told.starts_with("You're out of this game, and your partner plays on"), "{told}");
    ada.slash("damala move", json!({ "path": "e3 d3" })).await;
    let board = ben.slash("damala move", json!({ "path": "l3 k3" })).await;
    assert_eq!(board.mentions, [ada.member.id()], "{}", board.content);
    assert!(board.content.contains(&format!("🔵 {}, your turn", ada.mention())), "{}", board.content);
    let panel = ada.click_for_message(&board, "Play").await;
    assert!(panel.content.starts_with("Which marbles do you want to move?"), "{}", panel.content);

    let question = ada.asks_to_resign("damala").await;
    let over = ada.click_for_message(&question, "Resign").await;
    assert!(over.content.contains("🏆 **⚪ "), "{}", over.content);
    ada.waits_until_gone(&question).await;
    story.end().await;
}

#[tokio::test]
async fn three_joining_at_once_get_seats_and_the_last_opens_the_thread() {
    let story = Story::begin().await;
    let options = json!({ "rules": "teams", "place": place::THREAD });
    let open = story.ada.slash("damala challenge", options).await;
    let (ben, chidi, dede) = tokio::join!(
        story.ben.click(&open, "Join team 2"),
        story.chidi.click(&open, "Join team 1"),
        story.dede.click(&open, "Join team 2"),
    );
    for answer in [&ben, &chidi, &dede] {
        assert!(answer.updated.is_some(), "{answer:?}");
    }
    story.begun_board(&open, open.id).await;
    story.end().await;
}

#[tokio::test]
async fn partners_are_for_rules_with_teams() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "partner": "chidi" });
    for (command, game) in [("damala challenge", json!({})), ("play", json!({ "game": 0 }))] {
        let mut options = options.clone();
        options.as_object_mut().expect("options").extend(game.as_object().expect("options").clone());
        let told = story.refused(story.ada.slash(command, options)).await;
        assert!(told.starts_with("Only team games have a `partner`"), "{told}");
    }
    let options = json!({ "opponent": "ben", "partner": "ben", "rules": "teams" });
    let told = story.refused(story.ada.slash("damala challenge", options)).await;
    assert!(told.contains("twice"), "{told}");
    story.end().await;
}
