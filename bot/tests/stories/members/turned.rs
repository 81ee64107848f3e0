//! Private boards turned to the reader's side.

use games::Side;
use render::Theme;
use serde_json::json;

use crate::{
    buttons::labels,
    members::themes::{picture, shows},
    story::Story,
};

#[tokio::test]
async fn the_second_player_of_damas_sees_their_side_at_the_bottom() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let record = "damas:ruibal c3-d4";
    story.finds_game(record, &ada, &ben).await;
    let below = async |player: &crate::player::Player| {
        let shown = player.slash("damas board", json!({})).await;
        [Side::First, Side::Second].into_iter().find(|&side| shows(&shown, record, Theme::Savanna, side))
    };
    assert_eq!(below(&ada).await, Some(Side::First));
    assert_eq!(below(&ben).await, Some(Side::Second));
    assert_eq!(below(&eve).await, Some(Side::First), "he does not play");
    let board = ben.slash("damas board", json!({})).await;
    let panel = ben.click_for_message(&board, "Play").await;
    assert_ne!(panel.attachments[0].bytes(), picture(record, Theme::Savanna, Side::First));
    let shown = labels(&panel);
    assert_eq!(shown.first().map(String::as_str), Some("h6"), "seen from his side: {shown:?}");
    let chosen = ben.click_for_update(&panel, "b6").await;
    assert_eq!(labels(&chosen), ["c5", "a5", "Back"], "from the left, as he sees them");
    let all = ben.plays_in(games::Game::Damas, "b6-a5").await;
    assert!(shows(&all, "damas:ruibal c3-d4 b6-a5", Theme::Savanna, Side::First), "never for all");
    story.prefers(&ada, "At the bottom: always my side").await;
    story.prefers(&ben, "At the bottom: always the first player").await;
    let shown = ben.slash("damas board", json!({})).await;
    assert!(shows(&shown, "damas:ruibal c3-d4 b6-a5", Theme::Savanna, Side::First));
    story.end().await;
}

#[tokio::test]
async fn in_a_row_game_it_is_turned_for_who_wants_it_and_words_name_squares_alone() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let record = crate::records::first(crate::records::TRADITIONAL, 25);
    story.finds_game(&record, &ada, &ben).await;
    let last = story.record_in(story.games).await;
    let shown = ben.slash("dara board", json!({})).await;
    assert!(shows(&shown, &last, Theme::Savanna, Side::First), "{last}");
    let chosen = story.prefers(&ben, "At the bottom: always my side").await;
    assert!(chosen.content.contains("the board that everyone sees"), "{}", chosen.content);
    let turned = ben.slash("dara board", json!({})).await;
    assert!(shows(&turned, &last, Theme::Savanna, Side::Second));
    assert_eq!(turned.attachments[0].description, shown.attachments[0].description, "the same position");
    for (message, named) in [(&shown, true), (&turned, false)] {
        let first = message.content.lines().next().unwrap_or_default();
        let direction = [" up ", " down ", " left ", " right "].iter().any(|way| first.contains(way));
        assert_eq!(direction, named, "{first}");
    }
    story.end().await;
}
