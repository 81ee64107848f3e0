//! Suggestions whose words are sent instead of their values, as some of Discord's clients do.

use sandbox::Choice;
use serde_json::{Value, json};

use crate::{game::offers::now, player::Player, records, story::Story};

/// The languages of the bot, as Discord calls them.
const LOCALES: [&str; 4] = ["en-US", "es-ES", "fr", "uk"];

/// Everything that is suggested for an option before anything is typed.
async fn suggested(player: &Player, command: &str, options: Value, option: &str) -> Vec<Choice> {
    let suggested = player.is_offered(command, options, option, "").await;
    assert!(!suggested.is_empty(), "/{command} {option}");
    suggested
}

/// The value as people write it in a chat.
fn plain(choice: &Choice) -> Value {
    json!(format!(" {},", choice.value.as_str().expect("a text").to_uppercase()))
}

#[tokio::test]
async fn terms_of_a_challenge_are_read_by_their_words_in_every_language() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for locale in LOCALES {
        ada.member.speak(locale);
        for option in ["rules", "clock", "match"] {
            for choice in suggested(ada, "dara challenge", json!({}), option).await {
                let mut said = Vec::new();
                for given in [
                    choice.value.clone(),
                    json!(choice.name),
                    json!(format!("{}. ", choice.name)),
                    plain(&choice),
                ] {
                    let made = ada.slash("dara challenge", json!({ option: given })).await;
                    assert!(!made.is_ephemeral(), "{locale}: {given} was refused: {}", made.content);
                    said.push(made.content.lines().take(3).collect::<Vec<_>>().join("\n"));
                    ada.click(&made, "Withdraw").await;
                    story.until("it to be withdrawn", async || now(ada, &made).custom_ids().is_empty()).await;
                }
                assert!(said.iter().all(|other| *other == said[0]), "{locale}: {choice:?}: {said:?}");
            }
        }
        let two_days = ada.is_offered("dara challenge", json!({}), "clock", "2d").await.remove(0);
        let made = ada.slash("dara challenge", json!({ "clock": two_days.name })).await;
        assert!(made.content.contains("2 days a turn"), "{locale}: {}", made.content);
        ada.click(&made, "Withdraw").await;
    }
    story.end().await;
}

#[tokio::test]
async fn squares_paths_and_days_are_read_by_their_words_in_every_language() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let lounge = ada.goes_to(story.lounge);
    story.begins_game(&lounge, &ben.goes_to(story.lounge), "traditional").await;
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    for locale in LOCALES {
        ada.member.speak(locale);
        ben.member.speak(locale);
        let (player, stone) = loop {
            let of_ada = ada.is_offered("dara move", json!({}), "stone", "").await;
            let player = if of_ada.is_empty() { &ben } else { &ada };
            let stones = player.is_offered("dara move", json!({}), "stone", "").await;
            if let Some(stone) = stones.into_iter().next() {
                break (player, stone.value);
            }
            // A row was made by chance.
            let takes = ada.is_offered("dara take", json!({}), "square", "").await;
            let player = if takes.is_empty() { &ben } else { &ada };
            let square = suggested(player, "dara take", json!({}), "square").await.remove(0).value;
            player.slash("dara take", json!({ "square": square })).await;
        };
        let to = suggested(player, "dara move", json!({ "stone": stone }), "to").await.remove(0);
        assert_ne!(json!(to.name), to.value, "it has an arrow");
        let board = player.slash("dara move", json!({ "stone": stone, "to": to.name })).await;
        assert!(!board.is_ephemeral(), "{locale}: {to:?}: {}", board.content);
        for day in suggested(&lounge, "away start", json!({}), "until").await.iter().take(3) {
            let away = lounge.slash("away start", json!({ "until": day.name })).await;
            assert!(away.content.contains("<t:"), "{locale}: {day:?}: {}", away.content);
            lounge.slash("away back", json!({})).await;
        }
    }
    story.end().await;
}
