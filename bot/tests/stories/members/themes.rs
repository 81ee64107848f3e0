//! The look of boards: private ones as the reader chose, public ones as the server did.

use std::sync::LazyLock;

use games::{Record, Side};
use play::{Preferences, Theme};
use render::{Marks, Options, Painter, Size};
use sandbox::Message;
use serde_json::json;

use crate::story::Story;

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// The expected picture of a position with its last action.
pub(crate) fn picture(record: &str, theme: render::Theme, below: Side) -> Vec<u8> {
    let record: Record = record.parse().expect("a record");
    let (mut position, mut turn) = (record.rules.start(), Vec::new());
    for action in record.actions {
        turn = vec![position.play(action).expect("legal")];
    }
    let marks = Marks { last: &turn, ..Marks::default() };
    PAINTER.png(&render::scene(&position, &marks, Options { theme, below, size: Size::Large }))
}

/// Whether a message shows this picture.
pub(crate) fn shows(message: &Message, record: &str, theme: render::Theme, below: Side) -> bool {
    message.attachments[0].bytes() == picture(record, theme, below)
}

#[tokio::test]
async fn private_boards_use_the_readers_theme_and_public_ones_the_servers() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let chosen = story.prefers(ada, "Boards: Night").await;
    assert!(chosen.content.contains("**Boards only you see**: night"), "{}", chosen.content);
    let sample = &chosen.attachments[0];
    assert!(sample.description.as_deref().is_some_and(|alt| alt.contains("Board of 8 files")), "{sample:?}");
    let all = ada.plays("b3").await;
    assert!(shows(&all, "dara:traditional b3", render::Theme::Savanna, Side::First), "all see the server's");
    let alone = ada.slash("dara board", json!({})).await;
    assert!(shows(&alone, "dara:traditional b3", render::Theme::Night, Side::First), "he sees his own");
    story.furnishes(Theme::HighContrast, false).await;
    let bens = ben.slash("dara board", json!({})).await;
    assert!(shows(&bens, "dara:traditional b3", render::Theme::HighContrast, Side::First), "as the server");
    let all = ben.plays("c4").await;
    assert!(shows(&all, "dara:traditional b3 c4", render::Theme::HighContrast, Side::First));
    let alone = ada.slash("dara board", json!({})).await;
    assert!(shows(&alone, "dara:traditional b3 c4", render::Theme::Night, Side::First));
    for (label, theme) in
        [("Boards: Colour-blind safe", Some(Theme::ColourSafe)), ("Boards: same as on the server", None)]
    {
        story.prefers(ada, label).await;
        assert_eq!(story.preferences(ada).await.theme, theme);
    }
    let alone = ada.slash("dara board", json!({})).await;
    assert!(shows(&alone, "dara:traditional b3 c4", render::Theme::HighContrast, Side::First));
    story.end().await;
}

/// A corner of the board after `b3`.
const LINES: &str = "3  ·  x  ·  ·  ·";

#[tokio::test]
async fn boards_as_text_come_with_every_private_board() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    let with_text = story.prefers(ben, "Add boards as text").await;
    assert!(with_text.content.contains("```") && with_text.attachments.len() == 1, "{with_text:?}");
    assert!(!ada.plays("b3").await.content.contains(LINES), "all see a picture alone");
    for shown in [ben.slash("dara board", json!({})).await, ben.click_for_message(&begun, "Play").await] {
        assert!(shown.content.contains(LINES) && shown.attachments.len() == 1, "{}", shown.content);
    }
    let begun = ben.slash("replay", json!({ "number": 1 })).await;
    assert!(begun.content.contains("3  ·  ·  ·  ·  ·") && begun.attachments.len() == 1, "{}", begun.content);
    assert!(!ada.slash("dara board", json!({})).await.content.contains(LINES));
    story.prefers(ben, "Ask before moves count").await;
    let asked = ben.slash("dara drop", json!({ "square": "c4" })).await;
    assert!(asked.content.contains("4  ·  ·  o  ·  ·\n3  ·  x"), "{}", asked.content);
    story.prefers(ben, "Pictures only").await;
    assert!(!ben.slash("dara board", json!({})).await.content.contains(LINES));
    // The server wants text for everyone.
    story.furnishes(Theme::Savanna, true).await;
    let all = ben.click_for_message(&asked, "Play it").await;
    assert!(all.content.contains("4  ·  ·  o  ·  ·\n3  ·  x") && all.attachments.len() == 1, "{all:?}");
    story.end().await;
}

#[tokio::test]
async fn a_chosen_language_holds_for_all_private_messages() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let chosen = story.prefers(ben, "Language: Français").await;
    assert!(chosen.content.starts_with("## Tes préférences"), "{}", chosen.content);
    assert_eq!(story.preferences(ben).await.language, Some(play::Language::French));
    let refused = ben.slash("dara drop", json!({ "square": "b3" })).await;
    assert!(refused.content.contains("Pas encore à toi"), "{}", refused.content);
    assert!(ada.plays("b3").await.content.contains("dropped **b3**"), "all read the server's");
    let board = ben.slash("dara board", json!({})).await;
    assert!(board.content.contains("pose en **b3**"), "{}", board.content);
    let offered = ben.is_offered("dara challenge", json!({}), "rules", "").await;
    assert!(offered.iter().any(|choice| choice.name.contains("traditionnel")), "{offered:?}");
    let again = ben.slash("preferences", json!({})).await;
    let chosen = ben.chooses(&again, "Langue\u{202f}: celle de mon Discord").await;
    assert!(chosen.content.starts_with("## Your preferences"), "{}", chosen.content);
    assert_eq!(story.preferences(ben).await, Preferences::default());
    story.end().await;
}
