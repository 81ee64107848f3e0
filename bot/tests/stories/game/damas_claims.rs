//! Damas: what players see and can do after a missed capture, their own or their opponent's.

use serde_json::json;

use crate::{buttons::labels, player::Player, story::Story};

/// White missed captures with both e7 and g7.
const TWO_OFFENDERS: &str = "damas:ruibal c3-d4 f6-e5 d4xf6 h6-g5";
/// Black may capture c3xe5xc7, or stop on e5.
const CAN_STOP: &str = "damas:ruibal g3-f4 d6-c5 f4-e5 c5-b4 a3xc5 f6xd4 b2-a3 c7-d6";

fn forbidden(text: &str) {
    let text = text.to_lowercase();
    for word in ["captur", "huff", "force", "claim", "jump"] {
        assert!(!text.contains(word), "{word} is told in advance: {text}");
    }
}

#[tokio::test]
async fn a_player_who_can_capture_is_not_warned() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal c3-d4", &ada, &ben).await;
    let board = ben.plays_in(games::Game::Damas, "f6-e5").await;
    let shown = ada.slash("damas board", json!({})).await;
    let panel = ada.click_for_message(&board, "Play").await;
    let targets = ada.click_for_update(&panel, "d4").await;
    for message in [&board, &shown, &panel, &targets] {
        forbidden(&message.content);
        forbidden(&message.attachments[0].description.clone().unwrap_or_default());
        forbidden(&labels(message).join(" "));
    }
    let styles = |message: &sandbox::Message| {
        let rows = message.components.as_array().cloned().unwrap_or_default();
        let buttons = rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
        buttons
            .filter(|button| button["label"] != "Back")
            .map(|button| button["style"].clone())
            .collect::<Vec<_>>()
    };
    for message in [&panel, &targets] {
        let styles = styles(message);
        assert!(styles.iter().all(|style| *style == styles[0]), "one button looks different: {message:?}");
    }
    for typed in ["", "d4", "d4 f"] {
        for choice in ada.is_offered("damas move", json!({}), "path", typed).await {
            forbidden(&choice.name);
        }
    }
    let told = story.refused(ada.slash("damas move", json!({ "path": "d4 d5" }))).await;
    forbidden(told.split_once('\n').map_or("", |(_, instead)| instead));
    story.end().await;
}

/// Where all pieces stand, by the alt text of the last board.
fn pieces(board: &sandbox::Message) -> String {
    let spoken = board.attachments[0].description.clone().unwrap_or_default();
    spoken.split_once(" Last move: ").map_or(spoken.clone(), |(pieces, _)| pieces.to_owned())
}

#[tokio::test]
async fn of_two_offenders_one_is_huffed_through_the_panel() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal c3-d4 f6-e5 d4xf6", &ada, &ben).await;
    let board = ben.plays_in(games::Game::Damas, "h6-g5").await;
    let claim =
        "The pieces on **e7** and **g7** missed a capture. Huff (remove) one, force the capture, or play on.";
    assert!(board.content.contains(claim), "{}", board.content);
    assert_eq!(board.mentions, [ada.member.id()]);
    let spoken = board.attachments[0].description.clone().unwrap_or_default();
    assert!(
        spoken.ends_with("Missed a capture: e7 g7. Black may huff a piece or force the capture."),
        "{spoken}"
    );

    let panel = ada.click_for_message(&board, "Play").await;
    let offered = labels(&panel);
    for label in ["Huff e7", "Huff g7", "Force the capture"] {
        assert!(offered.iter().any(|offered| offered == label), "{offered:?}");
    }
    let huffed = ada.click_for_message(&panel, "Huff g7").await;
    assert!(
        huffed.content.contains("huffed **g7**: it's off the board for missing a capture."),
        "{}",
        huffed.content
    );
    assert!(pieces(&board).contains(" g7") && !pieces(&huffed).contains(" g7"), "{}", pieces(&huffed));
    assert!(pieces(&huffed).contains(" e7"), "the other one stays");
    let goes_on = format!("⚫ {}, your turn", ada.mention());
    assert!(huffed.content.contains(&goes_on), "a huff isn't a turn: {}", huffed.content);
    // The old panel would huff again.
    let stale = ada.click_for_message(&huffed, "Play").await;
    assert!(!labels(&stale).iter().any(|label| label.starts_with("Huff")), "once only");
    ada.plays_in(games::Game::Damas, "f6-g7").await;
    assert!(story.record_in(story.games).await.ends_with("h6-g5 huff:g7 f6-g7"));
    story.end().await;
}

#[tokio::test]
async fn of_two_offenders_one_is_huffed_by_command() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(TWO_OFFENDERS, &ada, &ben).await;
    let offered = ada.is_offered("damas huff", json!({}), "square", "").await;
    assert_eq!(offered.iter().map(|choice| choice.name.as_str()).collect::<Vec<_>>(), ["e7", "g7"]);
    let told = story.refused(ada.slash("damas huff", json!({ "square": "g5" }))).await;
    let instead = "You can huff `e7` and `g7` (`/damas huff`) or force that capture (`/damas force`).";
    assert!(told.contains(instead), "{told}");
    let huffed = ada.slash("damas huff", json!({ "square": " E7" })).await;
    assert!(huffed.content.contains("huffed **e7**"), "{}", huffed.content);
    assert!(!pieces(&huffed).contains(" e7"), "{}", pieces(&huffed));
    story.end().await;
}

#[tokio::test]
async fn an_offence_is_waived_by_simply_playing() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("damas:ruibal c3-d4 f6-e5 b2-c3", &ada, &ben).await;
    let board = ben.plays_in(games::Game::Damas, "h6-g5").await;
    // White isn't offered a claim again, and Black, who can still capture, isn't told anything.
    forbidden(&board.content);
    assert_eq!(board.mentions, [ada.member.id()]);
    let board = ada.plays_in(games::Game::Damas, "d4xf6").await;
    assert!(!board.content.contains("passed over"), "it did capture: {}", board.content);
    let told = story.refused(ben.slash("damas huff", json!({ "square": "f6" }))).await;
    assert!(told.starts_with("No capture was missed"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_capture_that_was_stopped_short_is_forced_to_its_end() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(CAN_STOP, &ada, &ben).await;
    let board = ada.slash("damas board", json!({})).await;
    let panel = ada.click_for_message(&board, "Play").await;
    let stopped = through(&ada, &panel, &["c3", "e5"]).await;
    assert!(stopped.content.contains("captured a piece: **c3 → e5**."), "{}", stopped.content);
    assert!(stopped.content.contains("The piece on **e5** missed a capture"), "{}", stopped.content);
    let forced = ben.slash("damas force", json!({})).await;
    assert!(forced.content.contains("↩️ **c3 → e5** was taken back."), "{}", forced.content);
    assert!(forced.content.contains("your opponent called out the capture you missed. Make it now."));
    assert_eq!(forced.mentions, [ada.member.id()]);
    assert!(pieces(&forced).contains(" c3"), "{}", pieces(&forced));

    let offered = ada.is_offered("damas move", json!({}), "path", "").await;
    assert!(
        !offered.is_empty() && offered.iter().all(|choice| choice.name.starts_with("c3 → e5 → ")),
        "{offered:?}"
    );
    let panel = ada.click_for_message(&forced, "Play").await;
    assert_eq!(labels(&panel), ["c7", "Back"]);
    let told = story.refused(ada.slash("damas move", json!({ "path": "c3 e5" }))).await;
    assert!(told.starts_with("You have to finish this capture. Go on from **e5**."), "{told}");
    let rest = offered[0].value.as_str().unwrap_or_default().to_owned();
    let whole = ada.slash("damas move", json!({ "path": rest })).await;
    assert!(whole.content.contains("captured 2 pieces: **c3 → e5 → "), "{}", whole.content);
    assert!(!whole.content.contains("passed over"), "a forced capture offends no one: {}", whole.content);
    story.end().await;
}

/// Presses squares, then stops where the capture could go on.
async fn through(player: &Player, panel: &sandbox::Message, squares: &[&str]) -> sandbox::Message {
    let mut now = panel.clone();
    let (last, before) = squares.split_last().expect("squares");
    for square in before {
        now = player.click_for_update(&now, square).await;
    }
    let answer = player.click(&now, last).await;
    let board = match answer.message {
        Some(board) => board,
        None => player.click_for_message(&answer.updated.expect("a panel"), "Stop here").await,
    };
    player.waits_until_gone(panel).await;
    board
}
