//! Whole games from the challenge to the end, by commands.

use std::collections::BTreeSet;

use games::{Position, Record};
use play::Ending;

use crate::{
    buttons::labels,
    records::{self, rules},
    story::Story,
};

#[tokio::test]
async fn dara_to_a_win_by_the_traditional_rules() {
    by_commands(records::TRADITIONAL, "has too few stones left.").await;
}

#[tokio::test]
async fn dara_to_the_tenth_capture() {
    by_commands(records::CAPTURE_TEN, "wins!** That's ten stones captured.").await;
}

#[tokio::test]
async fn dara_to_a_win_by_the_rules_of_niger() {
    by_commands(records::NIGER, "has too few stones left.").await;
}

#[tokio::test]
async fn wali_to_a_win() {
    by_commands(records::WALI_ADJACENT, "has too few stones left.").await;
}

#[tokio::test]
async fn wali_to_the_last_stone() {
    by_commands(records::WALI_PROST, "has no stones left.").await;
}

#[tokio::test]
async fn dala_to_a_win() {
    by_commands(records::DALA, "has too few stones left.").await;
}

#[tokio::test]
async fn morris_to_a_win() {
    by_commands(records::MORRIS, "has too few stones left.").await;
}

#[tokio::test]
async fn damas_to_the_last_piece() {
    by_commands(records::DAMAS, "has no pieces left.").await;
}

#[tokio::test]
async fn damala_to_a_win() {
    by_commands(records::DAMALA, "has one marble left, or none.").await;
}

#[tokio::test]
async fn damala_to_a_win_with_twelve_marbles() {
    by_commands(records::DAMALA_RAPID, "has one marble left, or none.").await;
}

#[tokio::test]
async fn damala_to_a_win_of_a_team() {
    by_commands(records::DAMALA_TEAMS, "have one marble left, or none.").await;
}

/// Plays a whole game by commands: one request to Discord per turn, and the player to move is pinged unless they just
/// acted.
async fn by_commands(record: &str, ending: &str) {
    let mut story = Story::begin().await;
    let (game, players) = (records::game(record), story.players(record));
    let mut board = story.begins(&players, rules(record)).await;
    let begun = story.sandbox.request_count();
    let mut position = Position::start(rules(record).parse().expect("rules"));
    let turns = records::turns(record);
    let mut acted = None;
    for (seat, action) in &turns {
        let player = &players[seat.index()];
        let pinged = Some(player.member.id()).filter(|_| acted != Some(seat));
        assert_eq!(board.mentions, Vec::from_iter(pinged), "who is to play {action} is pinged");
        acted = Some(seat);
        let count = story.sandbox.request_count();
        board = player.plays_in(game, action).await;
        assert_eq!(story.sandbox.request_count(), count + 1, "{action}");
        position.play(action.parse().expect("an action")).expect("a legal action");
    }
    assert!(board.content.contains(ending), "{}", board.content);
    assert!(board.content.contains(&format!("· {} moves", turns.len())), "{}", board.content);
    assert_eq!(labels(&board), ["Rematch", "Replay", "Analyse", "Rules", "Share"], "the game is over");
    let pinged: BTreeSet<_> = board.mentions.iter().copied().collect();
    let others = players.iter().enumerate().filter(|&(at, _)| acted.is_some_and(|seat| seat.index() != at));
    assert_eq!(pinged, others.map(|(_, player)| player.member.id()).collect(), "all others learn of the end");
    let record = record.parse::<Record>().expect("a record").to_string();
    assert_eq!(story.ended_in(story.games).await, (record, position.outcome().map(Ending::Rules)));
    // Nothing came after the answers either.
    story.stops_the_bot().await;
    assert_eq!(story.requests_since(begun), vec!["POST callback"; turns.len()]);
    story.end().await;
}
