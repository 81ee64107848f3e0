//! Damas: typed and pressed paths, and missed captures.

use serde_json::json;

use crate::story::Story;

/// White may claim: the man on d4 missed the capture of e5.
const OFFENCE: &str = "damas:ruibal c3-d4 f6-e5 a3-b4";

#[tokio::test]
async fn an_offence_is_told_to_the_opponent_who_huffs() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal c3-d4 f6-e5", &ada, &ben).await;
    let told = story.refused(ada.slash("damas huff", json!({ "square": "e5" }))).await;
    assert!(told.starts_with("No capture was missed") && !told.contains("force"), "{told}");
    let offered = ada.is_offered("damas move", json!({}), "path", "").await;
    assert!(offered.iter().any(|choice| choice.name == "d4 → f6"), "{offered:?}");

    let board = ada.slash("damas move", json!({ "path": "A3 → B4" })).await;
    let claim = "The piece on **d4** missed a capture. Huff (remove) it, force the capture, or play on.";
    assert!(board.content.contains(claim), "{}", board.content);
    assert_eq!(board.mentions, [ben.member.id()]);
    let offered = ben.is_offered("damas huff", json!({}), "square", "").await;
    assert_eq!(offered.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(), ["d4"]);
    let huffed = ben.slash("damas huff", json!({ "square": "d4" })).await;
    assert!(
        huffed.content.contains("huffed **d4**: it's off the board for missing a capture."),
        "{}",
        huffed.content
    );
    let goes_on = format!("⚪ {}, your turn", ben.mention());
    assert!(huffed.content.contains(&goes_on), "a huff isn't a turn: {}", huffed.content);
    assert!(huffed.mentions.is_empty(), "he has huffed himself");
    let told = story.refused(ben.slash("damas force", json!({}))).await;
    assert!(told.starts_with("No capture was missed"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_capture_is_forced_through_the_panel() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(OFFENCE, &ada, &ben).await;
    let board = ben.slash("damas board", json!({})).await;
    let panel = ben.click_for_message(&board, "Play").await;
    assert!(panel.content.starts_with("Your opponent missed a capture"), "{}", panel.content);
    assert!(panel.button("Huff d4").is_some(), "{panel:?}");
    let forced = ben.click_for_message(&panel, "Force the capture").await;
    ben.waits_until_gone(&panel).await;
    assert!(forced.content.contains("↩️ **a3 → b4** was taken back."), "{}", forced.content);
    assert_eq!(forced.mentions, [ada.member.id()]);

    let told = story.refused(ada.slash("damas move", json!({ "path": "a3 b4" }))).await;
    assert!(
        told.starts_with("Your opponent called out the capture") && told.contains("You can capture `d4 f6`"),
        "{told}"
    );
    let panel = ada.click_for_message(&forced, "Play").await;
    // The piece that must capture isn't asked for.
    assert_eq!(panel.content, "Where does d4 go?");
    let captured = ada.click_for_message(&panel, "f6").await;
    ada.waits_until_gone(&panel).await;
    assert!(captured.content.contains("captured a piece: **d4 → f6**."), "{}", captured.content);
    story.end().await;
}

#[tokio::test]
async fn a_path_is_refused_for_the_more_telling_reason() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal", &ada, &ben).await;
    for (path, why) in [
        ("c3 c4", "**c3** and **c4** aren't on one diagonal"),
        ("c3 e5", "A man can't reach **e5** from **c3**"),
        ("b2 d4", "The piece on **c3** is in the way"),
        ("c3", "`c3` isn't a path. Name its squares in order"),
        ("c3 up", "`c3 up` isn't a path."),
        ("d6 c5", "The piece on **d6** isn't yours."),
        ("d4 e5", "**d4** is empty."),
        ("c4 d5", "**c4** is blocked"),
    ] {
        let told = story.refused(ada.slash("damas move", json!({ "path": path }))).await;
        assert!(told.starts_with(why), "{path}: {told}");
    }
    let told = story.refused(ada.slash("dara drop", json!({ "square": "b3" }))).await;
    assert_eq!(told, "Damas is being played in this channel: use `/damas`.");
    story.end().await;
}
