//! Refusals in Damala, for two and in teams.

use super::refuses;

#[tokio::test]
async fn an_illegal_path() {
    refuses(
        "damala:standard d3-d4 e5-e4",
        &[
            (
                "a3-a5",
                "**a5** isn't next to **a3**. A path goes one step up, down, left or right.\nYou can move ",
            ),
            ("b1-a1", "**a1** is blocked for everyone."),
            ("a1-a2", "**a1** is blocked"),
            ("a4-b4", "**a4** is empty."),
            ("e4-e3", "The marble on **e4** isn't yours."),
            ("g3-h3", "**h3** isn't on the board."),
            ("d2-d3-d4", "You have one marble there: name its square, and the next one."),
            ("d4-d5-d6-d7", "You have 2 marbles there: name their square, and 2 more."),
            ("d4-d5", "You have 2 marbles there"),
            ("d4-d5-d4", "The path visits **d4** twice. Each square can only come once."),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_square_with_three_marbles_of_ones_own() {
    refuses(
        "damala:standard c2-c3 g5-g6 c3-d3-d2 e5-e4 d3-d2-d1 d7-d6",
        &[("e2-d2", "**d2** is full.\nYou can move ")],
    )
    .await;
}

#[tokio::test]
async fn in_a_team_the_partners_marbles_are_not_ones_own() {
    refuses(
        "damala:teams",
        &[
            ("a5-a4", "The marble on **a5** isn't yours."),
            ("h3-h4", "The marble on **h3** isn't yours."),
            ("g1-g2", "**g1** is blocked"),
        ],
    )
    .await;
}
