//! Refusals in Dala.

use super::refuses;

#[tokio::test]
async fn the_first_four_drops_elsewhere_than_on_the_centre() {
    let elsewhere = "**b3** isn't in the centre, where the first four stones go.\nYou can drop on ";
    for record in ["dala:standard", "dala:standard c3", "dala:standard c3 c4", "dala:standard c3 c4 d3"] {
        refuses(record, &[("b3", elsewhere), ("a7", "**a7** isn't on the board.")]).await;
    }
    refuses("dala:standard c3 c4 d3", &[("c4", "**c4** is occupied.\nYou can drop on `d4`.")]).await;
}

#[tokio::test]
async fn dropping_while_a_stone_must_be_taken() {
    refuses(
        "dala:standard c3 d3 c4 d4 d5 c6 c2",
        &[
            ("c5", "You made a row: take a stone first, with `/dala take`.\nYou can take `c6`, `d3`, `d4`."),
            ("c2-b2", "You made a row: take a stone first, with `/dala take`."),
            ("xc3", "The stone on **c3** is yours."),
            ("xa1", "**a1** is empty."),
            ("xg1", "**g1** isn't on the board."),
        ],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        "dala:standard c3 d3 d4 c4 b6 c6 d2 f6 c5 e2 a4 e5 b2 a3 b1 f1 b4 c1 f5 d6 d1 e1 d5 e4",
        &[
            ("a1", "All stones are down. Use `/dala move`."),
            ("a4-a1", "**a1** isn't next to **a4**"),
            ("a4-a3", "**a3** is occupied."),
            ("a3-a2", "The stone on **a3** isn't yours."),
            ("a1-a2", "**a1** is empty."),
            ("f5-g5", "**g5** isn't on the board."),
            ("xa3", "There's nothing to take"),
        ],
    )
    .await;
}
