//! Refusals in Dara.

use super::refuses;
use crate::records::{self, CAPTURE_TEN, TRADITIONAL};

#[tokio::test]
async fn before_the_first_drop() {
    refuses(
        "dara:traditional",
        &[
            ("a1-a2", "Stones are still being dropped. Use `/dara drop`.\nYou can drop on `a1`"),
            ("xa1", "There's nothing to take: you need a new row first."),
            ("f1", "**f1** isn't on the board."),
            ("a7", "**a7** isn't on the board."),
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
            ("a4", "A stone on **a4** would make four or more in a row, which isn't allowed."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_to_three_in_a_row_in_niger() {
    refuses("dara:niger a1 e6 a2 e5", &[("a3", "**a3** would make three or more")]).await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        &records::first(TRADITIONAL, 24),
        &[
            ("a2", "All stones are down. Use `/dara move`.\nYou can move "),
            ("a2-a3", "**a2** is empty."),
            ("a1-a2", "The stone on **a1** isn't yours."),
            ("c2-d1", "**d1** isn't next to **c2**. A stone moves one step up, down, left or right."),
            ("c2-c2", "**c2** isn't next to **c2**"),
            ("c2-d2", "**d2** is occupied."),
            ("e3-f3", "**f3** isn't on the board."),
            ("xa1", "There's nothing to take: you need a new row first."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_move_to_four_in_a_row() {
    refuses(
        &records::first(TRADITIONAL, 27),
        &[("b2-c2", "A stone on **c2** would make four or more in a row, which isn't allowed.")],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_take() {
    refuses(
        &records::first(TRADITIONAL, 25),
        &[
            ("c3-c2", "You made a row: take a stone first, with `/dara take`.\nYou can take "),
            ("a2", "You made a row: take a stone first, with `/dara take`."),
            ("xa2", "**a2** is empty."),
            ("xc4", "The stone on **c4** is yours."),
            ("xc6", "The stone on **c6** is safe in a row."),
            ("xf6", "**f6** isn't on the board."),
        ],
    )
    .await;
}

#[tokio::test]
async fn straight_back_in_capture_ten() {
    refuses(
        &records::first(CAPTURE_TEN, 30),
        &[("b5-a5", "The stone on **b5** just came from **a5** and can't go straight back.")],
    )
    .await;
}
