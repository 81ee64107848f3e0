//! Hints are counted: a game with one says so, and doesn't raise the highest level beaten.

use serde_json::json;

use crate::{
    game::offers::what,
    story::{Story, first},
};

#[tokio::test]
async fn a_game_with_a_hint_says_so_and_does_not_raise_the_level_beaten() {
    let story = Story::begin().await;
    let ada = &story.ada;
    for (level, hints) in [(5, 0), (6, 1), (7, 2)] {
        // A hint that is refused wasn't seen.
        story.refused(ada.slash("dara hint", json!({}))).await;
        let options = json!({ "rules": "traditional", "level": level, "first": first::ME });
        ada.slash("dara challenge", options).await;
        for _ in 0..hints {
            ada.slash("dara hint", json!({})).await;
        }
        let board = ada.plays("b3").await;
        let says = match hints {
            0 => format!("computer: level {level}"),
            1 => format!("computer: level {level} · 1 hint"),
            hints => format!("computer: level {level} · {hints} hints"),
        };
        assert!(board.content.ends_with(&says), "{}", board.content);
        // A takeback doesn't take back what was seen.
        ada.slash("dara offer", json!({ "what": what::TAKEBACK })).await;
        let shown = ada.slash("dara board", json!({})).await;
        assert!(shown.content.ends_with(&says), "{}", shown.content);
        story.beats_the_computer(story.games).await;
    }
    let profile = ada.slash("profile", json!({})).await.content;
    assert!(
        profile.contains("3 won, 0 drawn, 0 lost · highest level beaten without hints: Dara 5"),
        "{profile}"
    );
    story.end().await;
}
