//! A player's data: listed, exported, and deleted for good.

use std::collections::BTreeSet;

use play::Notice;
use sandbox::{Answer, Message};
use serde_json::{Value, json};

use crate::{buttons::labels, player::Player, story::Story};

/// Requests deletion and confirms it twice. Returns the last answer.
pub(crate) async fn deletes(player: &Player) -> Message {
    let shown = player.slash("privacy", json!({})).await;
    assert!(shown.is_ephemeral());
    let question = player.click_for_update(&shown, "Delete my data").await;
    assert_eq!(labels(&question), ["Delete everything", "Export my data", "Keep my data"]);
    let again = player.click_for_update(&question, "Delete everything").await;
    assert_eq!(labels(&again), ["Yes, delete for good", "Keep my data"]);
    player.click_for_update(&again, "Yes, delete for good").await
}

/// The exported data of a player.
pub(crate) async fn exports(player: &Player) -> Value {
    let shown = player.slash("privacy", json!({})).await;
    let exported = player.click_for_message(&shown, "Export my data").await;
    assert!(exported.is_ephemeral() && exported.mentions.is_empty(), "{exported:?}");
    let [file] = &exported.attachments[..] else { panic!("one file: {exported:?}") };
    assert_eq!(file.name, "dara-data.json");
    serde_json::from_slice(&file.bytes()).expect("JSON")
}

#[tokio::test]
async fn the_privacy_policy_names_every_part_of_the_export_and_no_other() {
    let story = Story::begin().await;
    let data = exports(&story.ada).await;
    let exported: BTreeSet<&str> = data.as_object().expect("parts").keys().map(String::as_str).collect();
    let policy = include_str!("../../../../PRIVACY.md");
    let rows = policy.lines().skip_while(|line| *line != "| key | contents |").skip(2);
    let keys = rows.map_while(|row| row.strip_prefix("| ")).filter_map(|row| row.split(" | ").next());
    // Every second part of a cell is between backticks.
    let named: BTreeSet<&str> = keys.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert_eq!(named, exported);
    story.end().await;
}

/// A game that the loser resigns.
async fn wins(story: &Story, winner: &Player, loser: &Player) -> Message {
    story.begins_game(winner, loser, "traditional").await;
    let question = loser.asks_to_resign("dara").await;
    let over = loser.click_for_message(&question, "Resign").await;
    loser.waits_until_gone(&question).await;
    over
}

#[tokio::test]
async fn privacy_answers_use_the_readers_language_also_in_direct_messages() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (locale, name) in [
        ("en-US", "privacy-told"),
        ("es-419", "privacy-told-es"),
        ("fr", "privacy-told-fr"),
        ("uk", "privacy-told-uk"),
    ] {
        ada.member.speak(locale);
        let told = ada.slash("privacy", json!({})).await;
        assert!(told.is_ephemeral(), "{told:?}");
        insta::assert_snapshot!(name, told.content);
    }
    ada.member.speak("en-US");
    let direct = ada.goes_to(story.direct(ada));
    let told = direct.slash("privacy", json!({})).await;
    assert!(told.content.starts_with("## Your data"), "{}", told.content);
    story.end().await;
}

#[tokio::test]
async fn all_own_data_come_as_a_file() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let data = exports(ada).await;
    assert_eq!(
        (&data["games"], &data["account"]),
        (&json!([]), &json!([])),
        "nothing is kept of who has done nothing"
    );
    wins(&story, ada, ben).await;
    story.prefers(ada, "Direct message").await;
    story.begins_game(ben, ada, "niger").await;
    story.knows_name(ada).await;
    let data = exports(ada).await;
    let (won, running) = (&data["games"][0], &data["games"][1]);
    assert_eq!((&won["your_result"], &running["your_result"]), (&json!("won"), &json!("running")));
    assert_eq!(won["players_by_seat"], json!([ada.member.id().to_string(), ben.member.id().to_string()]));
    assert_eq!(running["record"], json!("dara:niger"));
    assert!(won["rating_after"].as_f64().is_some_and(|rating| rating > 1_600.0), "{won}");
    assert_eq!(data["account"][0]["discord_id"], json!(ada.member.id().to_string()));
    assert_eq!(data["preferences"][0]["notice"], json!("direct"));
    assert_eq!(data["servers"][0]["server"], json!(story.sandbox.guild().to_string()));
    assert_eq!(data["about"]["games_left_out"], json!(0));
    story.end().await;
}

#[tokio::test]
async fn a_deleted_player_may_return_as_a_newcomer() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    for _ in 0..5 {
        wins(&story, ada, ben).await;
    }
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    ada.slash("away start", json!({ "days": 3 })).await;
    story.prefers(ada, "My turn: one message").await;
    story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    let open = ada.goes_to(story.lounge).slash("wali challenge", json!({})).await;
    let to_her = chidi.goes_to(story.lounge).slash("dala challenge", json!({ "opponent": "ada" })).await;
    story.knows_messages_of_challenges(8).await;

    let shown = ada.slash("privacy", json!({})).await;
    let question = ada.click_for_update(&shown, "Delete my data").await;
    insta::assert_snapshot!("privacy-question", question.content);
    let kept = ada.click_for_update(&question, "Keep my data").await;
    assert!(labels(&kept).is_empty());
    assert_eq!(story.preferences(ada).await.notice, Notice::Digest, "nothing is deleted yet");

    let done = deletes(ada).await;
    assert_eq!(
        done.content,
        "Done: all your data is deleted. You can come back as a new player at any time."
    );
    let resigned = |message: &Message| message.content.contains("⚫ A former player resigned.");
    let told = story.sandbox.wait_for_message(story.games, resigned).await.expect("it is told");
    assert!(!told.content.contains(&ada.mention()), "{}", told.content);
    assert!(told.content.contains(&format!("{} ", ben.mention())), "{}", told.content);
    for challenge in [&open, &to_her] {
        let closed = |message: &Message| message.id == challenge.id && message.custom_ids().is_empty();
        let closed = story.sandbox.wait_for_message(story.lounge, closed).await.expect("it is closed");
        assert!(
            closed.content.contains("a former player") && !closed.content.contains(&ada.mention()),
            "{}",
            closed.content
        );
    }
    story.is_wiped(ada).await;

    // The others keep what they had.
    let history = ben.slash("history", json!({})).await;
    assert!(history.content.contains("against ⚫ a former player"), "{}", history.content);
    let seasons = ben.slash("season show", json!({})).await;
    assert!(seasons.content.contains("🥇 A former player"), "{}", seasons.content);
    assert!(seasons.content.contains("by a former player"), "{}", seasons.content);
    let rematch = ben.try_click(&told, "Rematch").await.expect("an answer");
    let Answer { message: Some(refused), .. } = rematch else { panic!("{rematch:?}") };
    assert!(refused.is_ephemeral() && refused.content.starts_with("One of the players deleted their data"));

    // A newcomer without any data.
    let data = exports(ada).await;
    assert_eq!((&data["games"], &data["account"]), (&json!([]), &json!([])));
    let history = ada.slash("history", json!({})).await;
    assert!(history.content.starts_with("You haven't finished a game"), "{}", history.content);
    wins(&story, ada, ben).await;
    let data = exports(ada).await;
    assert_eq!(data["ratings"][0]["rated_games"], json!(1));
    deletes(ada).await;
    story.is_wiped(ada).await;
    story.end().await;
}

#[tokio::test]
async fn a_match_is_lost_and_a_partner_plays_on() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "match": "3" })).await;
    let four = [ada, ben, chidi, dede].map(|player| player.goes_to(story.lounge));
    story.begins(&four, "damala:teams").await;
    ada.after_first_turns().await;
    deletes(ada).await;
    // It may be told just before the last of her data is gone.
    let over = |message: &Message| {
        let who = ["a former player".to_owned(), "A former player".to_owned(), ada.mention()];
        who.iter().any(|who| message.content.contains(who)) && message.content.contains(" the match")
    };
    let told = story.sandbox.wait_for_message(story.games, over).await;
    assert!(told.is_ok(), "the match goes on: {:?}", story.newest(story.games).content);
    let given = |message: &Message| message.content.contains("⚫ A former player resigned");
    story.sandbox.wait_for_message(story.lounge, given).await.expect("it is told");
    story.is_wiped(ada).await;
    let moved = four[2].slash("damala move", json!({ "path": "c3 c4" })).await;
    assert!(moved.content.starts_with(&format!("⚫ {} moved", chidi.mention())), "{}", moved.content);
    story.end().await;
}

#[tokio::test]
async fn deleting_nothing_gets_the_same_answer() {
    let story = Story::begin().await;
    let done = deletes(&story.eve).await;
    assert!(done.content.starts_with("Done: "), "{}", done.content);
    story.is_wiped(&story.eve).await;
    story.end().await;
}
