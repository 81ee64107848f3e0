//! `/play`: one way to a game for everyone, whatever is left out; and commands in messages that can be clicked.

use serde_json::json;

use crate::{
    buttons::labels,
    player::Player,
    records,
    story::{Story, first, over::Over, place},
};

#[tokio::test]
async fn without_options_it_asks_for_a_game_and_an_opponent() {
    let story = Story::begin().await;
    let games = story.ada.slash("play", json!({})).await;
    assert!(
        games.is_ephemeral() && games.content.starts_with("**Which game do you want to play?**"),
        "{games:?}"
    );
    assert_eq!(labels(&games).len(), games::Game::ALL.len());
    assert!(games.content.contains("- **Dara** (`/dara`) · Three in a row on 5 × 6"), "{}", games.content);
    assert!(games.content.lines().count() <= 8, "{}", games.content);
    let whom = story.ada.click_for_update(&games, "Wali").await;
    let challenge = story.ada.click_for_message(&whom, "Anyone here").await;
    assert!(
        challenge.content.contains("is looking for an opponent: **Wali (no neighbours)**"),
        "{}",
        challenge.content
    );
    story.end().await;
}

#[tokio::test]
async fn it_knows_everything_that_a_challenge_knows() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({
        "opponent": "ben", "rules": "niger", "first": first::ME, "place": place::THREAD, "clock": "2d", "match": "5",
        "away": false, "rated": false,
    });
    let typed = ada.slash("dara challenge", options.clone()).await;
    ada.click_for_update(&typed, "Withdraw").await;
    let mut with_game = options;
    with_game["game"] = json!(0);
    let played = ada.slash("play", with_game).await;
    assert_eq!((&played.content, &played.mentions), (&typed.content, &vec![ben.member.id()]));
    ada.click_for_update(&played, "Withdraw").await;
    // Rules that name their game need no other.
    let by_rules = ada.slash("play", json!({ "rules": "dala:standard", "opponent": "ben" })).await;
    assert!(by_rules.content.contains("**Dala (standard)**"), "{}", by_rules.content);
    ada.click_for_update(&by_rules, "Withdraw").await;
    let teams = json!({ "game": 4, "rules": "teams", "partner": "chidi", "opponent": "ben" });
    let teams = ada.slash("play", teams).await;
    assert!(teams.content.contains("two against two: **Damala (teams)**"), "{}", teams.content);
    story.end().await;
}

#[tokio::test]
async fn an_opponent_alone_is_asked_about_and_other_options_need_a_game() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let games = ada.slash("play", json!({ "opponent": "ben" })).await;
    let question = format!("**Which game do you want to play with {}?**", story.ben.mention());
    assert!(games.is_ephemeral() && games.content.starts_with(&question), "{}", games.content);
    let challenge = ada.click_for_message(&games, "Dara").await;
    assert_eq!(challenge.mentions, [story.ben.member.id()]);
    ada.click_for_update(&challenge, "Withdraw").await;
    let told = story.refused(ada.slash("play", json!({ "clock": "2d" }))).await;
    assert_eq!(told, "These options depend on the game. Choose a `game`, or leave them out.");
    let told = story.refused(ada.slash("play", json!({ "rules": "chess" }))).await;
    assert_eq!(told, "These options depend on the game. Choose a `game`, or leave them out.");
    let told = story.refused(ada.slash("play", json!({ "game": 0, "rules": "chess" }))).await;
    assert!(told.starts_with("Dara has no rules called `chess`."), "{told}");
    let told = story.refused(ada.slash("play", json!({ "opponent": "ada" }))).await;
    assert!(told.starts_with("You can't challenge yourself."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn rules_are_suggested_for_the_chosen_game_or_for_all() {
    let story = Story::begin().await;
    let offered = story.ada.is_offered("play", json!({ "game": 1 }), "rules", "").await;
    assert_eq!(
        offered.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(),
        [
            "Wali (no neighbours) – never drop beside your own stones",
            "Wali (Prost) – three or more in a row take any stone"
        ]
    );
    let offered = story.ada.is_offered("play", json!({}), "rules", "niger").await;
    assert_eq!(
        (offered[0].name.as_str(), &offered[0].value),
        ("Dara (Niger) – no rows of three while dropping", &json!("dara:niger"))
    );
    story.end().await;
}

#[tokio::test]
async fn a_challenge_shows_the_game_to_whom_it_is_new() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let challenge = ada.slash("play", json!({ "game": 0, "opponent": "ben" })).await;
    assert_eq!(challenge.attachments.len(), 1);
    let alt = challenge.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.starts_with("A game of Dara, as an example. Board of 5 files and 6 ranks."), "{alt}");
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    assert!(accepted.attachments.is_empty(), "it has served its purpose");
    story.finds_over(&records::first(records::TRADITIONAL, 2), &[ada.clone(), ben.clone()], Over::Won).await;
    let there = ada.goes_to(story.lounge);
    let again = there.slash("play", json!({ "game": 0, "opponent": "ben" })).await;
    assert!(again.attachments.is_empty(), "he knows it: {again:?}");
    let other = there.slash("play", json!({ "game": 1, "opponent": "ben" })).await;
    assert_eq!(other.attachments.len(), 1, "Wali is still new to him");
    story.end().await;
}

/// The raw text that Discord gets.
async fn sent(player: &Player, command: &str) -> String {
    let raw = player.slash(command, json!({})).await.raw();
    raw["content"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn commands_in_messages_are_mentions_where_their_name_is_the_readers() {
    let story = Story::begin().await;
    let eve = &story.eve;
    let told = sent(eve, "games").await;
    assert!(told.contains("Start one with </play:") && !told.contains("`/play`"), "{told}");
    // A command below another has its whole name, and an example stays code.
    let told = sent(eve, "season show").await;
    assert!(told.contains("</season close:"), "{told}");
    let told = sent(eve, "replay").await;
    assert!(told.contains("`/replay number:12`"), "{told}");
    // Discord would show the English name, and a mention with a localized one can't be clicked.
    eve.member.speak("es-ES");
    let told = sent(eve, "games").await;
    assert!(told.contains("`/jugar`") && !told.contains("</"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn old_names_of_commands_answer_nowhere() {
    let story = Story::begin().await;
    for old in ["seasons", "dara ahead", "moderation bar", "moderation let-again"] {
        assert!(story.ada.try_slash(old, json!({})).await.is_err(), "{old}");
    }
    story.end().await;
}
