//! The terms of a challenge: how to type them, and how they are shown.

use games::Game;
use sandbox::Choice;
use serde_json::{Value, json};

use crate::story::Story;

fn shown(choices: &[Choice]) -> Vec<(&str, &str)> {
    choices.iter().map(|choice| (choice.value.as_str().unwrap_or_default(), choice.name.as_str())).collect()
}

/// Checks the terms of a challenge with these options.
async fn check(story: &Story, options: Value, terms: &str) {
    let challenge = story.ada.slash("dara challenge", options.clone()).await;
    assert!(!challenge.is_ephemeral(), "{options}: {}", challenge.content);
    assert!(challenge.content.contains(&format!("\n⏳ {terms} · ")), "{options}: {}", challenge.content);
    story.ada.click(&challenge, "Withdraw").await;
}

#[tokio::test]
async fn a_challenge_says_its_time_and_whether_it_is_a_match() {
    let story = Story::begin().await;
    check(&story, json!({}), "3 days a turn").await;
    check(&story, json!({ "clock": "12H " }), "12 hours a turn").await;
    check(&story, json!({ "clock": "2 days 6 hours" }), "2 days 6 hours a turn").await;
    check(&story, json!({ "clock": "2 jours par tour" }), "2 days a turn").await;
    check(
        &story,
        json!({ "clock": "5 діб", "match": "10 очок" }),
        "5 days a turn · match to 10 points, over several games",
    )
    .await;
    check(
        &story,
        json!({ "clock": "Sin límite", "match": "dos partidas" }),
        "no clock · two games, each side goes first once",
    )
    .await;
    check(
        &story,
        json!({ "clock": "none", "match": " Pair" }),
        "no clock · two games, each side goes first once",
    )
    .await;
    let bank = json!({ "clock": "5d + 12h / 7d", "match": "10", "away": false });
    let terms = "5 days, plus 12 hours a turn, up to 7 days · clocks run during time away · \
                 match to 10 points, over several games";
    check(&story, bank, terms).await;
    story.end().await;
}

#[tokio::test]
async fn bad_clocks_and_matches_are_refused_with_examples() {
    let story = Story::begin().await;
    for typed in ["soon", "10s", "91d", "5d+12h", "7d+1h/5d", "-1d", "`@everyone`"] {
        let told = story.refused(story.ada.slash("dara challenge", json!({ "clock": typed }))).await;
        assert!(told.contains("isn't a clock.") && told.contains("`3 days`"), "{typed}: {told}");
    }
    for typed in ["0", "101", "ten", "3.5"] {
        let told = story.refused(story.ada.slash("dara challenge", json!({ "match": typed }))).await;
        assert!(told.contains("isn't a match.") && told.contains("at most 100"), "{typed}: {told}");
    }
    story.end().await;
}

#[tokio::test]
async fn usual_times_and_matches_are_offered_and_what_is_typed_is_read() {
    let story = Story::begin().await;
    for &game in Game::ALL {
        let command = format!("{game} challenge");
        let offered = story.ada.is_offered(&command, json!({}), "clock", "").await;
        assert_eq!(
            shown(&offered),
            [
                ("1d", "1 day a turn"),
                ("3d", "3 days a turn"),
                ("7d", "7 days a turn"),
                ("12h", "12 hours a turn"),
                ("5d+12h/7d", "5 days, plus 12 hours a turn, up to 7 days"),
                ("none", "no clock"),
            ],
            "{game}"
        );
        let offered = story.ada.is_offered(&command, json!({}), "match", "").await;
        assert_eq!(shown(&offered).len(), 5, "{game}");
    }
    let clock = async |typed| story.ada.is_offered("dara challenge", json!({}), "clock", typed).await;
    assert_eq!(shown(&clock("4 days").await), [("4d", "4 days a turn")]);
    assert_eq!(shown(&clock("72h").await), [("3d", "3 days a turn")]);
    assert_eq!(shown(&clock("NO").await), [("none", "no clock")]);
    assert_eq!(shown(&clock("soon").await), []);
    let long = "89d23h59m+89d23h59m/89d23h59m";
    assert_eq!(shown(&clock(long).await), [(long, long)], "its words are longer than Discord takes");
    let goal = async |typed| story.ada.is_offered("dara challenge", json!({}), "match", typed).await;
    assert_eq!(shown(&goal("7").await), [("7", "match to 7 points, over several games")]);
    assert_eq!(shown(&goal("two").await), [("pair", "two games, each side goes first once")]);
    story.end().await;
}

#[tokio::test]
async fn a_challenge_that_is_made_again_in_a_thread_keeps_its_terms() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let terms = json!({ "opponent": "chidi", "clock": "1d", "match": "3", "away": false });
    let busy = story.dede.slash("dara challenge", terms).await;
    let again = story.dede.click_for_message(&busy, "Play in a thread").await;
    let terms = "⏳ 1 day a turn · clocks run during time away · match to 3 points, over several games";
    assert!(again.content.contains(terms), "{}", again.content);
    story.end().await;
}
