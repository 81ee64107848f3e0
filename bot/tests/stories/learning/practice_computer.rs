//! Practice with the computer: it shows a good turn, or plays one.

use games::Game;
use serde_json::json;

use crate::story::Story;

#[tokio::test]
async fn a_hint_shows_a_turn_of_every_game_and_plays_nothing() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for game in Game::ALL {
        let panel = ada.slash(&format!("{game} practice"), json!({})).await;
        let hint = ada.click_for_update(&panel, "💡 Hint").await;
        assert!(hint.content.contains("💡 Try **"), "{}", hint.content);
        assert!(
            hint.content.contains("It's about even.") || hint.content.contains("⚫ is "),
            "{}",
            hint.content
        );
        assert!(hint.is_ephemeral() && hint.mentions.is_empty(), "{hint:?}");
        // The panel is the same, so it can be played from.
        let again = ada.slash(&format!("{game} practice"), json!({})).await;
        assert_eq!((again.content, again.components), (panel.content, panel.components));
    }
    story.end().await;
}

#[tokio::test]
async fn the_computer_plays_turns_of_a_game_to_its_end() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    let mut panel = ada.slash("morris practice", json!({})).await;
    for turn in 0..400 {
        let strength =
            if turn % 2 == 0 { "Let the computer move (medium)" } else { "Let the computer move (easy)" };
        panel = ada.click_for_update(&panel, strength).await;
        if panel.content.contains("That's the end.") {
            break;
        }
    }
    assert!(panel.content.contains("That's the end."), "{}", panel.content);
    assert_eq!(story.stored().await, before, "no game, no challenge");
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one else sees it");
    story.end().await;
}

#[tokio::test]
async fn the_strongest_takes_what_is_there_and_an_old_panel_plays_nothing() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let mut old = Vec::new();
    for _ in 0..2 {
        old.push(ada.slash("dara practice", json!({})).await);
    }
    let begun = ada.slash("dara practice", json!({})).await;
    let played = ada.click_for_update(&begun, "Let the computer move (strong)").await;
    assert!(played.content.contains("⚫ dropped **"), "{}", played.content);
    for (old, choice) in old.iter().zip(["Let the computer move (strong)", "💡 Hint"]) {
        let told = ada.click_for_update(old, choice).await;
        assert!(told.content.contains("This practice has moved on."), "{}", told.content);
    }
    story.end().await;
}
