//! Refusals in Morris.

use serde_json::json;

use super::refuses;
use crate::story::Story;

/// All pieces are placed, and it is Black's turn.
const PLACED: &str = "morris:nine b6 b2 d2 c5 a1 d6 d7 d3 d1 c4 d5 g4 e4 a7 f2 g1 e3 b4";

#[tokio::test]
async fn a_drop_where_there_is_no_empty_point() {
    refuses(
        "morris:nine d6",
        &[
            ("d6", "**d6** is occupied."),
            ("d4", "**d4** isn't on the board."),
            ("h1", "**h1** isn't on the board."),
            ("d6-d7", "Stones are still being dropped. Use `/morris drop`."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_or_another_take_while_a_mill_is_to_take() {
    refuses(
        "morris:nine d6 a1 d5 a4 d7",
        &[
            ("b2", "You closed a mill: take a stone first, with `/morris take`.\nYou can take `a1`, `a4`."),
            ("xd5", "The stone on **d5** is yours."),
            ("xb2", "**b2** is empty."),
        ],
    )
    .await;
    // White's stones on a7, a4 and a1 are a mill; g1 isn't part of one.
    refuses(
        "morris:nine d6 a7 d5 a4 g4 a1 xg4 g7 g1 d7",
        &[("xa4", "The stone on **a4** is safe in a mill. Take one outside a mill.")],
    )
    .await;
}

#[tokio::test]
async fn a_move_that_follows_no_line() {
    refuses(
        PLACED,
        &[
            ("d7-c5", "**c5** is occupied."),
            ("d5-e3", "**e3** is occupied."),
            ("d7-f6", "No line goes straight from **d7** to **f6**. Move to the next point on a line."),
            ("b4-a4", "The stone on **b4** isn't yours."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_step_is_typed_by_its_direction_along_a_line() {
    let mut story = Story::begin().await;
    let players = story.players(PLACED);
    story.finds_game_of(PLACED, &players).await;
    let ada = &players[0];
    let board = ada.slash("morris move", json!({ "stone": "d5", "to": "right" })).await;
    assert!(board.content.contains("moved **d5** right to **e5**. A mill!"), "{}", board.content);
    story.end().await;
}
