//! Refusals in Damala, for two and in teams.

use super::refuses;

#[tokio::test]
async fn an_illegal_path() {
    refuses(
        "damala:standard d3-d4 e5-e4",
        &[
            ("a3-a5", "**a5** is not beside **a3**: a path goes step by step up, down, left or right.\nYou can move "),
            ("b1-a1", "**a1** is blocked: nobody can use it."),
            ("a1-a2", "**a1** is blocked"),
            ("a4-b4", "**a4** is empty."),
            ("e4-e3", "The marble on **e4** is not yours."),
            ("g3-h3", "**h3** is not on the board."),
            ("d2-d3-d4", "One marble of yours lies there: name its square, and the one square where it goes."),
            ("d4-d5-d6-d7", "2 marbles of yours lie there: name their square, and then 2 more, one for each marble."),
            ("d4-d5", "2 marbles of yours lie there"),
            ("d4-d5-d4", "The path comes to **d4** twice: all its squares must differ."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_square_with_three_marbles_of_ones_own() {
    refuses(
        "damala:standard c2-c3 g5-g6 c3-d3-d2 e5-e4 d3-d2-d1 d7-d6",
        &[("e2-d2", "**d2** is full: it takes no further marble of yours.\nYou can move ")],
    )
    .await;
}

#[tokio::test]
async fn in_a_team_the_partners_marbles_are_not_ones_own() {
    refuses(
        "damala:teams",
        &[
            ("a5-a4", "The marble on **a5** is not yours."),
            ("h3-h4", "The marble on **h3** is not yours."),
            ("g1-g2", "**g1** is blocked"),
        ],
    )
    .await;
}
