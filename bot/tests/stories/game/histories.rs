//! Finished games of a player, of another, and of the server, with links to boards and replays.

use sandbox::{Id, Message};
use serde_json::{Value, json};

use crate::{buttons::labels, player::Player, records, story::Story};

/// The answer to `/history`.
async fn history(player: &Player, options: Value) -> Message {
    let shown = player.slash("history", options).await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty(), "{shown:?}");
    shown
}

/// The lines with games.
fn entries(message: &Message) -> Vec<&str> {
    message.content.lines().filter_map(|line| line.strip_prefix("- ")).collect()
}

/// The game numbers, in order.
fn numbers(message: &Message) -> Vec<&str> {
    let number = |entry: &&str| {
        let rest = entry.split_once(" · Game ").map(|(_, rest)| rest)?;
        rest.split_once(',').map(|(number, _)| number.len())
    };
    let found = entries(message).into_iter().filter_map(|entry| {
        let length = number(&entry)?;
        let at = entry.find(" · Game ")? + " · Game ".len();
        entry.get(at..at + length)
    });
    found.collect()
}

#[tokio::test]
async fn a_game_that_is_over_is_told_as_it_was_for_each_player() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let none = history(&ada, json!({})).await;
    assert!(none.content.starts_with("You haven't finished a game"), "{}", none.content);
    story.finds_game(&records::first(records::TRADITIONAL, 4), &ada, &ben).await;
    ada.plays("b4").await;
    story.knows_name(&ada).await;
    let question = ben.asks_to_resign("dara").await;
    let over = ben.click_for_message(&question, "Resign").await;
    story.knows_name(&ben).await;
    let link = format!(
        "https://discord.com/channels/{}/{}/{}",
        story.sandbox.guild().get(),
        story.games.get(),
        over.id.get()
    );
    story.until("the message of the board", async || story.knows_board(&over).await).await;
    let won = history(&ada, json!({})).await;
    assert!(won.content.starts_with("## Your finished games here\n"), "{}", won.content);
    let [entry] = entries(&won)[..] else { panic!("one game: {}", won.content) };
    assert!(
        entry.starts_with("**Won** against ⚪ Ben (resignation) · Dara (traditional) · 5 moves · <t:"),
        "{entry}"
    );
    assert!(entry.ends_with(&format!(":R> · Game 1001, {link}")), "{entry}");
    let lost = history(&ben, json!({})).await;
    assert!(entries(&lost)[0].starts_with("**Lost** to ⚫ Ada (resignation) · "), "{}", lost.content);
    // Lists of another player or of everyone show the same game.
    let bens = history(&eve, json!({ "member": "ben" })).await;
    assert!(bens.content.starts_with("## Finished games of Ben\n"), "{}", bens.content);
    assert_eq!(entries(&bens), entries(&lost));
    let all = history(&eve, json!({ "everyone": true })).await;
    assert!(entries(&all)[0].starts_with("⚫ Ada **beat** ⚪ Ben (resignation) · "), "{}", all.content);
    let told = story.refused(eve.slash("history", json!({ "member": "ben", "everyone": true }))).await;
    assert!(told.starts_with("You asked for one member and for everyone."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn history_can_be_paged_back_and_forth() {
    let mut story = Story::begin().await;
    let (ada, ben, games) = (story.ada.clone(), story.ben.clone(), story.games);
    for _ in 0..12 {
        story.finds_game_over(games, "dara:traditional b3", &ada, &ben).await;
    }
    let newest = history(&ada, json!({})).await;
    assert_eq!(numbers(&newest), ["1012", "1011", "1010", "1009", "1008"]);
    let replays = ["Replay 1012", "Replay 1011", "Replay 1010", "Replay 1009", "Replay 1008"];
    assert_eq!(labels(&newest), [&replays[..], &["Older"]].concat());
    let older = ada.click_for_update(&newest, "Older").await;
    assert_eq!(numbers(&older), ["1007", "1006", "1005", "1004", "1003"]);
    let oldest = ada.click_for_update(&older, "Older").await;
    assert_eq!(numbers(&oldest), ["1002", "1001"]);
    assert_eq!(labels(&oldest), ["Replay 1002", "Replay 1001", "Newer"]);
    // Games that end meanwhile don't shift the page.
    story.finds_game_over(games, "dara:traditional b3", &ada, &ben).await;
    let again = ada.click_for_update(&oldest, "Newer").await;
    assert_eq!(numbers(&again), ["1007", "1006", "1005", "1004", "1003"]);
    let newer = ada.click_for_update(&again, "Newer").await;
    assert_eq!(numbers(&newer), ["1012", "1011", "1010", "1009", "1008"]);
    let newest = ada.click_for_update(&newer, "Newer").await;
    assert_eq!(numbers(&newest), ["1013", "1012", "1011", "1010", "1009"]);
    story.end().await;
}

#[tokio::test]
async fn a_game_of_the_list_is_stepped_through_in_a_message_of_its_own() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game_over(story.games, "dara:traditional b3 c4", &ada, &ben).await;
    let list = history(&ada.goes_to(story.lounge), json!({})).await;
    let replay = ada.goes_to(story.lounge).click_for_message(&list, "Replay 1001").await;
    assert!(replay.is_ephemeral() && replay.content.starts_with("**Game 1001**"), "{replay:?}");
    let one = ada.click_for_update(&replay, "▶").await;
    assert!(one.content.contains("**Turn 1 of 2**"), "{}", one.content);
    story.end().await;
}

#[tokio::test]
async fn hidden_games_have_no_button_and_no_channel_name() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game_over(story.lounge, "dara:traditional b3", &ada, &ben).await;
    let bens = history(&eve, json!({ "member": "ben" })).await;
    assert!(labels(&bens).is_empty(), "{bens:?}");
    // Only the channel's id: Discord shows its name to those who may see it.
    assert!(bens.content.contains(&format!("Game 1001, <#{}>", story.lounge)), "{}", bens.content);
    assert!(bens.content.contains("`/replay number:1001`"), "{}", bens.content);
    let there = history(&eve.goes_to(story.lounge), json!({ "member": "ben" })).await;
    assert_eq!(labels(&there), ["Replay 1001"]);
    story.end().await;
}

#[tokio::test]
async fn games_of_one_kind_and_of_this_server_alone() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    let games = story.games;
    story.finds_game_over(games, "dara:traditional b3", &ada, &ben).await;
    story.finds_game_over(games, "wali:prost b3", &chidi, &ada).await;
    let other = story.finds_game_in(77, Id::new(78), "dara:traditional b3", &ada, &ben).await;
    let wali = history(&ada, json!({ "game": 1 })).await;
    assert!(wali.content.starts_with("## Your finished games here: Wali\n"), "{}", wali.content);
    assert_eq!(numbers(&wali), ["1002"]);
    assert_eq!(numbers(&history(&ada, json!({})).await), ["1002", "1001"]);
    let none = history(&ben, json!({ "game": 1 })).await;
    assert!(none.content.starts_with("No finished games of this kind here."), "{}", none.content);
    // Forged buttons, and some that start at another server's game.
    let id = ada.member.id();
    let old = story
        .finds_old_message(&[&format!("history-before:{other}:{id}:dara"), "history-before:1:everyone:chess"])
        .await;
    let shown = ada.click_for_message(&old, "Old 0").await;
    assert!(shown.is_ephemeral(), "{shown:?}");
    assert_eq!(numbers(&shown), ["1001"]);
    let told = story.refused(ada.click_for_message(&old, "Old 1")).await;
    assert!(told.starts_with("This button is too old to work."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn games_that_are_over_are_offered_for_a_replay() {
    let mut story = Story::begin().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    let (games, lounge) = (story.games, story.lounge);
    story.finds_game_over(games, "dara:traditional b3", &ben, &chidi).await;
    story.finds_game_over(lounge, "wali:prost b3", &ada, &ben).await;
    story.finds_game(&records::first(records::TRADITIONAL, 3), &ada, &ben).await;
    let offered = async |player: &Player, typed: &'static str| {
        let choices = player.is_offered("replay", json!({}), "number", typed).await;
        choices.into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    let day = story.now().to_zoned(jiff::tz::TimeZone::UTC).date().strftime("%-d %B %Y").to_string();
    let running = "Game 1003: Dara (traditional), 3 moves".to_owned();
    let here = format!("Game 1001: Dara (traditional), 1 move, ended on {day}");
    let own = format!("Game 1002: Wali (Prost), 1 move, ended on {day}");
    assert_eq!(offered(&ada, "").await, [running.clone(), here.clone(), own.clone()]);
    assert_eq!(offered(&story.eve, "").await, [running, here.clone()], "not what is played elsewhere");
    assert_eq!(offered(&ada, "1002").await, [own]);
    assert_eq!(offered(&story.eve.goes_to(lounge), "1001").await, Vec::<String>::new());
    story.end().await;
}
