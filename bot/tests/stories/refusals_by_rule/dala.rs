//! Refusals in Dala.

use super::refuses;

#[tokio::test]
async fn the_first_four_drops_elsewhere_than_on_the_centre() {
    let elsewhere =
        "**b3** is no central square, and the first four drops of the game go on those.\nYou can drop on ";
    for record in ["dala:standard", "dala:standard c3", "dala:standard c3 c4", "dala:standard c3 c4 d3"] {
        refuses(record, &[("b3", elsewhere), ("a7", "**a7** is not on the board.")]).await;
    }
    refuses("dala:standard c3 c4 d3", &[("c4", "**c4** is occupied.\nYou can drop on `d4`.")]).await;
}

#[tokio::test]
async fn dropping_while_a_stone_must_be_taken() {
    refuses(
        "dala:standard c3 d3 c4 d4 d5 c6 c2",
        &[
            ("c5", "You made a row: first take a stone with `/dala take`.\nYou can take `c6`, `d3`, `d4`."),
            ("c2-b2", "You made a row: first take a stone with `/dala take`."),
            ("xc3", "The stone on **c3** is your own."),
            ("xa1", "**a1** is empty."),
            ("xg1", "**g1** is not on the board."),
        ],
    )
    .await;
}

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        "dala:standard c3 d3 d4 c4 b6 c6 d2 f6 c5 e2 a4 e5 b2 a3 b1 f1 b4 c1 f5 d6 d1 e1 d5 e4",
        &[
            ("a1", "All stones are placed: move one with `/dala move`."),
            ("a4-a1", "**a1** is not beside **a4**"),
            ("a4-a3", "**a3** is occupied."),
            ("a3-a2", "The stone on **a3** is not yours."),
            ("a1-a2", "**a1** is empty."),
            ("f5-g5", "**g5** is not on the board."),
            ("xa3", "There is nothing to take"),
        ],
    )
    .await;
}
