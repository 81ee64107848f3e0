//! Refusals in Damas.

use super::refuses;

/// White can capture with a Dama on e1 and with the man on a5.
const DAMA: &str = "damas:ruibal c3-b4 b6-a5 d2-c3 a7-b6 g3-f4 f6-e5 e1-d2 b8-a7 c3-d4 e5xc3xe1 e3-d4";

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        "damas:ruibal",
        &[
            (
                "c3-c4",
                "**c3** and **c4** aren't on one diagonal, and pieces only move diagonally.\nYou can move ",
            ),
            ("b2-a1", "A man can't go back from **b2** to **a1**. Only a Dama can."),
            ("c3-e5", "A man can't reach **e5** from **c3**"),
            ("a1-b2", "**b2** is occupied."),
            ("b2xd4", "The piece on **c3** is in the way"),
            ("a3xb4xc5", "There's nothing of theirs between **a3** and **b4** to jump over."),
            ("b6-a5", "The piece on **b6** isn't yours."),
            ("d4-e5", "**d4** is empty."),
            ("a2-b3", "**a2** is blocked for everyone."),
            ("h2-i3", "**i3** isn't on the board."),
            ("huff:b6", "No capture was missed, so there's nothing to punish. Just play on."),
            ("force", "No capture was missed"),
        ],
    )
    .await;
}

#[tokio::test]
async fn claiming_without_an_offence() {
    refuses(
        "damas:ruibal c3-d4 f6-e5 b2-c3",
        &[
            ("huff:c3", "The piece on **c3** didn't miss a capture, so you can't huff it.\nYou can move "),
            ("huff:e5", "The piece on **e5** didn't miss a capture"),
            ("huff:b2", "The piece on **b2** didn't miss a capture"),
        ],
    )
    .await;
}

#[tokio::test]
async fn an_action_other_than_the_forced_capture() {
    refuses(
        "damas:ruibal g3-f4 d6-c5 f4-e5 c5-b4 a3xc5 f6xd4 b2-a3 c7-d6 c1-b2 force",
        &[
            ("c3-b4", "Your opponent called out the capture you missed. Make it first.\nYou can capture "),
            ("huff:d4", "Your opponent called out the capture"),
            ("force", "Your opponent called out the capture"),
            ("c3xe5", "You have to finish this capture. Go on from **e5**."),
        ],
    )
    .await;
}

#[tokio::test]
async fn another_capture_than_the_one_that_was_stopped_short() {
    refuses(
        "damas:ruibal g3-h4 f6-g5 e3-d4 b6-a5 d2-e3 d6-c5 e1-d2 c5-b4 h4xf6 e7xg5 e3-f4 g5xe3 f2-g3 h6-g5 \
         g1-f2 d8-e7 d2xf4 force",
        &[("a3xc5", "You stopped this capture short. Start with the same squares, and go on.")],
    )
    .await;
}

#[tokio::test]
async fn a_capture_by_a_man_where_a_dama_can_capture() {
    refuses(
        DAMA,
        &[
            ("a5xc3", "The Dama on **e1** can capture, so a man can't. Use the Dama, or don't capture."),
            ("e1xg3xe1", "You can't jump the piece on **f2** twice"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_capture_that_goes_on_as_a_dama() {
    refuses(
        "damas:ruibal c3-b4 b6-a5 d2-c3 a7-b6 g3-f4 f6-e5 e1-d2",
        &[("e5xg3xe1xc3", "The man becomes a Dama on **e1**, and its turn ends there.")],
    )
    .await;
}

#[tokio::test]
async fn back_and_forth_a_third_time() {
    refuses(
        "damas:ruibal c3-d4 f6-e5 b2-c3 e7-f6 a1-b2 e5-f4 d4-e5 d8-e7 c3-d4 b6-a5 b2-c3 huff:e3 c7-b6 g3-h4 b6-c5 \
         d4xb6 f4-e3 force a7xc5 d2-e3 h6-g5 e5xc7 b8-a7 c7-d8 f6-e5 d8-c7 c5-d4",
        &[("c7-d8", "This piece went between **c7** and **d8** twice in a row. Move another one.")],
    )
    .await;
}
