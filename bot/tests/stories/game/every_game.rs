//! What every game's command can do: challenge, board, rules, resign.

use games::Game;
use serde_json::json;

use crate::{
    buttons::choices,
    story::{Story, first},
};

#[tokio::test]
async fn each_game_is_begun_shown_explained_and_given_up_by_its_own_command() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    for (number, game) in (1..).zip(Game::ALL) {
        let options = json!({ "opponent": "ben", "first": first::ME });
        let challenge = ada.slash(&format!("{game} challenge"), options).await;
        let accepted = ben.click_for_update(&challenge, "Accept").await;
        let begun = story.begun_board(&accepted, story.games).await;
        assert!(begun.content.contains(", your turn: "), "{}", begun.content);
        let board = ben.slash(&format!("{game} board"), json!({})).await;
        assert!(board.is_ephemeral() && board.attachments.len() == 1, "{board:?}");
        let rules = story.eve.slash(&format!("{game} rules"), json!({})).await;
        assert!(rules.is_ephemeral() && !rules.attachments.is_empty(), "{rules:?}");
        let whole = story.eve.click_for_update(&rules, "Full rules").await;
        assert!(whole.embeds.to_string().contains("**Decided**"), "{}", whole.embeds);
        let panel = ada.click_for_message(&begun, "Play").await;
        assert!(!panel.custom_ids().is_empty(), "{panel:?}");
        let question = ada.asks_to_resign(game).await;
        let over = ada.click_for_message(&question, "Resign").await;
        assert!(over.content.contains("resigned."), "{}", over.content);
        ada.waits_until_gone(&question).await;
        // The commands in the refusal are those of the same game.
        let told = story.refused(ada.slash(&format!("{game} resign"), json!({}))).await;
        assert!(told.contains("`/play`"), "{told}");
        let old = story.finds_old_message(&[&format!("accept:{number}")]).await;
        let told = story.refused(ben.click_for_message(&old, "Old")).await;
        assert!(told.contains("`/play`"), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn the_rules_of_every_preset_and_the_help_can_be_had() {
    let story = Story::begin().await;
    let help = story.eve.slash("help", json!({})).await;
    for &game in Game::ALL {
        assert!(
            choices(&help).iter().any(|list| list.to_lowercase().contains(game.name())),
            "{}",
            help.content
        );
        for preset in game.presets() {
            let rules = story.eve.slash(&format!("{game} rules"), json!({ "rules": preset })).await;
            assert!(rules.content.starts_with("## "), "{}", rules.content);
        }
    }
    story.eve.chooses_for_message(&help, "Dara").await;
    story.end().await;
}
