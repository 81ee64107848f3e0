//! Autocomplete: legal moves, narrowed by what is typed.

use games::Game;
use sandbox::Choice;
use serde_json::{Value, json};

use crate::{records, story::Story};

fn values(choices: &[Choice]) -> Vec<&str> {
    choices.iter().filter_map(|choice| choice.value.as_str()).collect()
}

fn names(choices: &[Choice]) -> Vec<&str> {
    choices.iter().map(|choice| choice.name.as_str()).collect()
}

#[tokio::test]
async fn squares_to_drop_on() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game("dara:traditional b3 b4", &ada, &ben).await;
    let offered = ada.is_offered("dara drop", json!({}), "square", "").await;
    assert_eq!(offered.len(), 25, "28 are legal, and Discord takes 25");
    let offered = ada.is_offered("dara drop", json!({}), "square", "b").await;
    assert_eq!(values(&offered), ["b1", "b2", "b5", "b6"]);
    let offered = ada.is_offered("dara drop", json!({}), "square", " B6").await;
    assert_eq!(values(&offered), ["b6"]);
    for typed in ["b3", "zz", "🪨", "b66"] {
        assert_eq!(ada.is_offered("dara drop", json!({}), "square", typed).await, [], "{typed}");
    }
    for other in [&ben, &story.eve] {
        assert_eq!(other.is_offered("dara drop", json!({}), "square", "").await, [], "not his turn");
    }
    let elsewhere = ada.goes_to(story.lounge);
    assert_eq!(elsewhere.is_offered("dara drop", json!({}), "square", "").await, [], "no game there");
    story.end().await;
}

#[tokio::test]
async fn stones_that_can_move_and_where_they_go() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let offered = ada.is_offered("dara move", json!({}), "stone", "").await;
    assert_eq!(values(&offered), ["b2", "c2", "d2", "a4", "c4"]);
    let offered = ada.is_offered("dara move", json!({ "stone": "b2" }), "to", "").await;
    assert_eq!(names(&offered), ["b1 ↓ down", "a2 ← left"]);
    assert_eq!(values(&offered), ["b1", "a2"]);
    let offered = ada.is_offered("dara move", json!({ "stone": "C2 " }), "to", "up").await;
    assert_eq!(values(&offered), ["c3"]);
    for stone in ["a1", "a2", "e6", "nothing"] {
        assert_eq!(ada.is_offered("dara move", json!({ "stone": stone }), "to", "").await, [], "{stone}");
    }
    assert_eq!(ada.is_offered("dara move", json!({}), "to", "").await, [], "of no stone");
    assert_eq!(ben.is_offered("dara move", json!({ "stone": "a1" }), "to", "").await, [], "not his turn");
    // Every suggestion can be played.
    ada.plays("c2-c3").await;
    let offered = ada.is_offered("dara take", json!({}), "square", "").await;
    assert_eq!(
        values(&offered),
        ["a1", "c1", "e2", "b3", "d3", "d4", "a5", "e5", "a6"],
        "none of the row c6 d6 e6"
    );
    story.end().await;
}

#[tokio::test]
async fn presets_of_the_rules() {
    let story = Story::begin().await;
    for (command, option) in [("dara challenge", "rules"), ("dara rules", "rules")] {
        let offered = story.ada.is_offered(command, json!({}), option, "").await;
        let expect = [
            "Dara (traditional) – stones in rows are safe",
            "Dara (capture ten) – take ten stones to win, even from rows",
            "Dara (Niger) – no rows of three while dropping",
        ];
        assert_eq!(names(&offered), expect);
        assert_eq!(values(&offered), ["traditional", "capture-ten", "niger"]);
        let offered = story.ada.is_offered(command, json!({}), option, "TEN").await;
        assert_eq!(values(&offered), ["capture-ten"]);
        let nothing: Vec<Value> = vec![];
        let offered = story.ada.is_offered(command, json!({}), option, "chess").await;
        assert_eq!(offered.into_iter().map(|choice| choice.value).collect::<Vec<_>>(), nothing);
    }
    story.end().await;
}

#[tokio::test]
async fn presets_of_each_game() {
    let story = Story::begin().await;
    for &game in Game::ALL {
        let presets: Vec<&str> = game.presets().collect();
        for (command, option) in [("challenge", "rules"), ("rules", "rules")] {
            let offered = story.ada.is_offered(&format!("{game} {command}"), json!({}), option, "").await;
            assert_eq!(values(&offered), presets, "/{game} {command}");
        }
    }
    story.end().await;
}
