//! `/settings`: what the managers of a server have chosen for all games in it.

use serde_json::json;

use crate::story::Story;

#[tokio::test]
async fn managers_choose_the_usual_clock_and_the_days_away() {
    let story = Story::begin().await;
    // Ada owns the server.
    let (ada, ben) = (&story.ada, &story.ben);
    let now = ada.slash("settings", json!({})).await;
    assert!(now.is_ephemeral() && now.content.contains("3 days a turn"), "{now:?}");
    let changed = ada.slash("settings", json!({ "clock": "2d+6h/3d", "away_days": 5 })).await;
    insta::assert_snapshot!("settings-changed", changed.content);
    let challenge = ben.slash("dara challenge", json!({})).await;
    let terms = "⏳ 2 days, 6 hours more with every turn, at most 3 days\n";
    assert!(challenge.content.contains(terms), "{}", challenge.content);
    let told = story.refused(ben.slash("away start", json!({ "days": 6 }))).await;
    assert!(told.starts_with("You have 5 days left of the 5 days"), "{told}");
    // One alone is changed, and the other stays.
    let none = ada.slash("settings", json!({ "clock": "none" })).await;
    assert!(none.content.contains("no clock") && none.content.contains("away_days`): 5"), "{}", none.content);
    story.end().await;
}

#[tokio::test]
async fn nobody_else_sees_the_command_and_what_is_no_time_is_refused() {
    let story = Story::begin().await;
    assert!(story.ben.try_slash("settings", json!({})).await.is_err(), "Discord does not show it to him");
    let told = story.refused(story.ada.slash("settings", json!({ "clock": "soon" }))).await;
    assert!(told.starts_with("`soon` is no time for turns."), "{told}");
    story.end().await;
}
