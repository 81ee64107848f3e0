//! Refusals in Wali.

use super::refuses;

/// All stones are placed, and it is the first player's turn.
const MOVES: &str = "wali:adjacent c1 a3 b3 e1 e5 b1 c5 d6 a5 e4 d3 d2 b6 c4 e2 b5 a1 a6";
/// The second player has made a row; the first has one too.
const ROW: &str = "wali:adjacent \
    c6 b3 d4 c5 a4 d1 e3 e4 c2 a2 b1 a5 a6 e6 e1 d3 e5 b6 b5 e2 b1-c1 e6-d6 b5-b4 a2-a1 c2-c3 b3-b2 c3-c4 b6-b5";

#[tokio::test]
async fn a_drop_beside_a_stone_of_ones_own() {
    refuses(
        "wali:adjacent b2 e2",
        &[
            ("b3", "**b3** is next to one of your stones. You can't drop there.\nYou can drop on "),
            ("a2", "**a2** is next to one of your stones"),
            ("b2", "**b2** is occupied."),
            ("f1", "**f1** isn't on the board."),
            ("b2-b3", "Stones are still being dropped. Use `/wali drop`."),
            ("xe2", "There's nothing to take: you need a new row first."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_to_three_in_a_row_by_the_rules_of_prost() {
    refuses(
        "wali:prost a1 e6 a2 e5",
        &[("a3", "**a3** would make three or more in a row. That isn't allowed while dropping.")],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        MOVES,
        &[
            ("a2", "All stones are down. Use `/wali move`.\nYou can move "),
            ("a2-b2", "**a2** is empty."),
            ("a3-a4", "The stone on **a3** isn't yours."),
            ("a1-b2", "**b2** isn't next to **a1**. A stone moves one step up, down, left or right."),
            ("a1-b1", "**b1** is occupied."),
            ("e5-f5", "**f5** isn't on the board."),
            ("xa3", "There's nothing to take"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_take_from_a_row_or_a_longer_run() {
    refuses(
        ROW,
        &[
            ("xa4", "The stone on **a4** is safe in a row.\nYou can take "),
            ("xd4", "The stone on **d4** is safe in a row"),
            ("xb5", "The stone on **b5** is yours."),
            ("xe2", "The stone on **e2** is yours."),
            ("xe6", "**e6** is empty."),
            ("b5-b6", "You made a row: take a stone first, with `/wali take`."),
            ("b6", "You made a row: take a stone first, with `/wali take`."),
        ],
    )
    .await;
}
