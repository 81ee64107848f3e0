//! Snapshots of each game's rules, and of messages that no other game has.

use games::Game;
use sandbox::Message;
use serde_json::json;

use super::shown;
use crate::{player::Player, records, story::Story};

/// The rules of each preset except Dara's, which have their own snapshots.
#[tokio::test]
async fn rules() {
    let story = Story::begin().await;
    for &game in Game::ALL.iter().filter(|game| **game != Game::Dara) {
        for preset in game.presets() {
            let rules = story.eve.slash(&format!("{game} rules"), json!({ "rules": preset })).await;
            insta::assert_snapshot!(format!("rules-{game}-{preset}"), shown(&story, &rules));
        }
    }
    story.end().await;
}

/// The board after the last action of a record, and its panel.
async fn after(story: &mut Story, record: &str) -> (Message, Message) {
    let players = story.players(record);
    let turns = records::turns(record);
    let (seat, action) = turns.last().expect("an action");
    story.finds_game_of(&records::first(record, turns.len() - 1), &players).await;
    let board = players[seat.index()].plays_in(records::game(record), action).await;
    let asked = |player: &&Player| {
        let turn = [", your turn: ", ", take one of the ringed stones"].map(|asks| player.mention() + asks);
        turn.iter().any(|turn| board.content.contains(turn))
    };
    let to_act = players.iter().find(asked).expect("one is to act");
    let panel = to_act.click_for_message(&board, "Play").await;
    (board, panel)
}

/// Compares a board and its panel with the snapshots of this name.
async fn shows(name: &str, record: &str) {
    let mut story = Story::begin().await;
    let (board, panel) = after(&mut story, record).await;
    let both = format!("{}\n\n{}", shown(&story, &board), shown(&story, &panel));
    insta::assert_snapshot!(name, both);
    story.end().await;
}

#[tokio::test]
async fn boards() {
    for (name, record) in [
        ("wali-drop", "wali:adjacent b2 e2 a1"),
        ("wali-stones-set-aside", &records::first(records::WALI_ADJACENT, 17)),
        ("wali-row", &records::first(records::WALI_ADJACENT, 18)),
        ("wali-turn-skipped", &records::first(records::WALI_ADJACENT, 15)),
        (
            "wali-row-that-takes-nothing",
            "wali:adjacent d1 a3 a5 b4 b3 c2 a2 e4 b1 a1 e5 a6 d3 e1 b6 d6 c5 e2 b6-b5 xa1 d6-d5 e2-d2 xe1 d5-d4 \
             a2-b2 xa6 b4-c4 xe5 b5-b4 c4-c3 b4-b5 xa3 d4-c4",
        ),
        ("wali-run-of-four", &records::first(records::WALI_PROST, 27)),
        ("dala-first-drop", "dala:standard d3"),
        ("dala-row-dropped", &records::first(records::DALA, 5)),
        ("dala-take-before-a-drop", &records::first(records::DALA, 6)),
        ("morris-drop", "morris:nine d6"),
        ("morris-mill", "morris:nine d6 a1 d5 a4 d7"),
        ("morris-flight", &records::first(records::MORRIS, 26)),
        ("damas-move", "damas:ruibal c3-d4"),
        ("damas-offence", "damas:ruibal c3-d4 f6-e5 b2-c3"),
        ("damas-two-offenders", "damas:ruibal c3-d4 f6-e5 d4xf6 h6-g5"),
        ("damas-huff", &records::first(records::DAMAS, 9)),
        ("damas-capture-of-two", &records::first(records::DAMAS, 11)),
        ("damas-force", &records::first(records::DAMAS, 15)),
        ("damas-forced-capture-and-dama", &records::first(records::DAMAS, 16)),
        ("damala-move", "damala:standard e3-e2"),
        ("damala-bonus", "damala:standard d3-d4"),
        ("damala-capture", "damala:standard e3-e2 f5-f4 d2-e2 b5-b6 e2-f2-f3-f4"),
        ("damala-team-player-skipped", &records::first(records::DAMALA_TEAMS, 65)),
    ] {
        shows(name, record).await;
    }
}
