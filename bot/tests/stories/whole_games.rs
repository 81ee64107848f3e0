//! Whole games from the challenge to the win.

use games::{Action, Position, Seat};

use crate::{records, story::Story};

/// Taps that a drop or a move takes at most.
const TAPS: usize = 3;

#[tokio::test]
async fn a_game_by_commands_to_a_win_by_the_traditional_rules() {
    by_commands(records::TRADITIONAL, "has fewer than three stones left. **⚫ <@").await;
}

#[tokio::test]
async fn a_game_by_commands_to_the_tenth_capture() {
    by_commands(records::CAPTURE_TEN, "wins** with ten stones captured!").await;
}

#[tokio::test]
async fn a_game_by_commands_to_a_win_by_the_rules_of_niger() {
    by_commands(records::NIGER, "has fewer than three stones left. **⚫ <@").await;
}

/// Plays a whole game, each action by its command: one request to Discord a turn.
async fn by_commands(record: &str, ending: &str) {
    let mut story = Story::begin().await;
    let (rules, _) = record.split_once(' ').expect("a record");
    let mut board = story.begins_game(&story.ada, &story.ben, rules).await;
    let begun = story.sandbox.request_count();
    let mut position = Position::start(rules.parse().expect("rules"));
    let turns = records::turns(record);
    for (seat, action) in &turns {
        let player = if *seat == Seat::FIRST { &story.ada } else { &story.ben };
        assert_eq!(board.mentions, [player.member.id()], "who is to play {action} is pinged");
        let count = story.sandbox.request_count();
        board = player.plays(action).await;
        assert_eq!(story.sandbox.request_count(), count + 1, "{action}");
        position.play(action.parse().expect("an action")).expect("a legal action");
    }
    assert!(board.content.contains(ending), "{}", board.content);
    assert!(board.content.contains(&format!("· {} actions", turns.len())), "{}", board.content);
    assert!(board.mentions.is_empty() && board.custom_ids().is_empty(), "the game is over: {board:?}");
    // Nothing came after the answers either.
    story.stops_the_bot().await;
    assert_eq!(story.requests_since(begun), vec!["POST callback"; turns.len()]);
    story.end().await;
}

#[tokio::test]
async fn a_game_through_the_panel_alone() {
    let story = Story::begin().await;
    let mut board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    let (begun, mut requests) = (story.sandbox.request_count(), Vec::new());
    for (seat, action) in records::turns(records::TRADITIONAL) {
        let player = if seat == Seat::FIRST { &story.ada } else { &story.ben };
        let opened = player.click_for_message(&board, "Play").await;
        assert!(opened.is_ephemeral() && opened.attachments.len() == 1, "{opened:?}");
        let mut taps = 1;
        let mut panel = opened.clone();
        let squares: Vec<String> = squares(&action);
        let (last, before) = squares.split_last().expect("an action has squares");
        for square in before {
            panel = player.click_for_update(&panel, square).await;
            taps += 1;
        }
        if panel.button(last).is_none() {
            panel = player.click_for_update(&panel, &last[1..]).await;
            taps += 1;
        }
        board = player.click_for_message(&panel, last).await;
        taps += 1;
        assert!(!board.is_ephemeral(), "{}", board.content);
        player.waits_until_gone(&opened).await;
        assert!(taps <= TAPS, "{taps} taps for {action}");
        requests.extend(vec!["POST callback"; taps]);
        requests.push("DELETE messages");
        assert_eq!(story.sandbox.request_count(), begun + requests.len() as u64, "{action}");
    }
    assert_eq!(story.requests_since(begun), requests, "one a tap, and one to close the panel");
    assert!(board.content.contains("wins!"), "{}", board.content);
    story.end().await;
}

fn squares(action: &str) -> Vec<String> {
    let action: Action = action.parse().expect("an action");
    action.squares().iter().map(ToString::to_string).collect()
}
