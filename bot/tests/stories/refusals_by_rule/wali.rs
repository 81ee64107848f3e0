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
            (
                "b3",
                "**b3** lies beside a stone of yours, and no stone may be dropped there.\nYou can drop on ",
            ),
            ("a2", "**a2** lies beside a stone of yours"),
            ("b2", "**b2** is occupied."),
            ("f1", "**f1** is not on the board."),
            ("b2-b3", "Stones are still being placed: drop one with `/wali drop`."),
            ("xe2", "There is nothing to take: no new row was made in this turn."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_drop_to_three_in_a_row_by_the_rules_of_prost() {
    refuses(
        "wali:prost a1 e6 a2 e5",
        &[("a3", "A stone dropped on **a3** would make three or more side by side, which these rules do not allow.")],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        MOVES,
        &[
            ("a2", "All stones are placed: move one with `/wali move`.\nYou can move "),
            ("a2-b2", "**a2** is empty."),
            ("a3-a4", "The stone on **a3** is not yours."),
            ("a1-b2", "**b2** is not beside **a1**: a stone moves one step up, down, left or right."),
            ("a1-b1", "**b1** is occupied."),
            ("e5-f5", "**f5** is not on the board."),
            ("xa3", "There is nothing to take"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_take_from_a_row_or_a_longer_run() {
    refuses(
        ROW,
        &[
            (
                "xa4",
                "The stone on **a4** stands in a row, or a longer run, which protects it.\nYou can take ",
            ),
            ("xd4", "The stone on **d4** stands in a row, or a longer run"),
            ("xb5", "The stone on **b5** is your own."),
            ("xe2", "The stone on **e2** is your own."),
            ("xe6", "**e6** is empty."),
            ("b5-b6", "You made a row: first take a stone with `/wali take`."),
            ("b6", "You made a row: first take a stone with `/wali take`."),
        ],
    )
    .await;
}
