//! Refusals in Dara.

use super::refuses;
use crate::records::{self, CAPTURE_TEN, TRADITIONAL};

#[tokio::test]
async fn before_the_first_drop() {
    refuses(
        "dara:traditional",
        &[
            ("a1-a2", "Stones are still being placed: drop one with `/dara drop`.\nYou can drop on `a1`"),
            ("xa1", "There is nothing to take: no new row was made in this turn."),
            ("f1", "**f1** is not on the board."),
            ("a7", "**a7** is not on the board."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_on_a_stone_or_to_four_in_a_row() {
    refuses(
        "dara:traditional a1 e6 a2 e5 a3 c6",
        &[
            ("a1", "**a1** is occupied."),
            ("e6", "**e6** is occupied."),
            ("a4", "A stone on **a4** would make four or more side by side, which is illegal."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_to_three_in_a_row_in_niger() {
    refuses(
        "dara:niger a1 e6 a2 e5",
        &[("a3", "A stone dropped on **a3** would make three or more side by side")],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        &records::first(TRADITIONAL, 24),
        &[
            ("a2", "All stones are placed: move one with `/dara move`.\nYou can move "),
            ("a2-a3", "**a2** is empty."),
            ("a1-a2", "The stone on **a1** is not yours."),
            ("c2-d1", "**d1** is not beside **c2**: a stone moves one step up, down, left or right."),
            ("c2-c2", "**c2** is not beside **c2**"),
            ("c2-d2", "**d2** is occupied."),
            ("e3-f3", "**f3** is not on the board."),
            ("xa1", "There is nothing to take: no new row was made in this turn."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_move_to_four_in_a_row() {
    refuses(
        &records::first(TRADITIONAL, 27),
        &[("b2-c2", "A stone on **c2** would make four or more side by side, which is illegal.")],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_take() {
    refuses(
        &records::first(TRADITIONAL, 25),
        &[
            ("c3-c2", "You made a row: first take a stone with `/dara take`.\nYou can take "),
            ("a2", "You made a row: first take a stone with `/dara take`."),
            ("xa2", "**a2** is empty."),
            ("xc4", "The stone on **c4** is your own."),
            ("xc6", "The stone on **c6** stands in a row, or a longer run, which protects it."),
            ("xf6", "**f6** is not on the board."),
        ],
    )
    .await;
}

#[tokio::test]
async fn straight_back_in_capture_ten() {
    refuses(
        &records::first(CAPTURE_TEN, 30),
        &[("b5-a5", "The stone on **b5** came from **a5** and may not go straight back.")],
    )
    .await;
}
