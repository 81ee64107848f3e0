//! Refusals in Damas.

use super::refuses;

/// White can capture with a Dama on e1 and with the man on a5.
const DAMA: &str = "damas:ruibal c3-b4 b6-a5 d2-c3 a7-b6 g3-f4 f6-e5 e1-d2 b8-a7 c3-d4 e5xc3xe1 e3-d4";

#[tokio::test]
async fn an_illegal_move() {
    refuses(
        "damas:ruibal",
        &[
            ("c3-c4", "**c3** and **c4** do not lie on one diagonal, and all pieces go along diagonals.\nYou can move "),
            ("b2-a1", "A man may not go back from **b2** to **a1**: only a Dama goes so."),
            ("c3-e5", "A man does not reach **e5** from **c3**"),
            ("a1-b2", "**b2** is occupied."),
            ("b2xd4", "The piece on **c3** is in the way"),
            ("a3xb4xc5", "There is no enemy between **a3** and **b4** to jump over."),
            ("b6-a5", "The piece on **b6** is not yours."),
            ("d4-e5", "**d4** is empty."),
            ("a2-b3", "**a2** is blocked: nobody can use it."),
            ("h2-i3", "**i3** is not on the board."),
            ("huff:b6", "There is nothing to claim: no capture was passed over in the last action. Play on."),
            ("force", "There is nothing to claim"),
        ],
    )
    .await;
}

#[tokio::test]
async fn claiming_without_an_offence() {
    refuses(
        "damas:ruibal c3-d4 f6-e5 b2-c3",
        &[
            ("huff:c3", "The piece on **c3** passed over no capture, and cannot be huffed.\nYou can move "),
            ("huff:e5", "The piece on **e5** passed over no capture"),
            ("huff:b2", "The piece on **b2** passed over no capture"),
        ],
    )
    .await;
}

#[tokio::test]
async fn an_action_other_than_the_forced_capture() {
    refuses(
        "damas:ruibal g3-f4 d6-c5 f4-e5 c5-b4 a3xc5 f6xd4 b2-a3 c7-d6 c1-b2 force",
        &[
            ("c3-b4", "Your opponent claims the capture that you passed over: nothing else can be played before it.\nYou can capture "),
            ("huff:d4", "Your opponent claims the capture"),
            ("force", "Your opponent claims the capture"),
            ("c3xe5", "A capture that was claimed must be made whole, and it goes on from **e5**."),
        ],
    )
    .await;
}

#[tokio::test]
async fn another_capture_than_the_one_that_was_stopped_short() {
    refuses(
        "damas:ruibal g3-h4 f6-g5 e3-d4 b6-a5 d2-e3 d6-c5 e1-d2 c5-b4 h4xf6 e7xg5 e3-f4 g5xe3 f2-g3 h6-g5 \
         g1-f2 d8-e7 d2xf4 force",
        &[("a3xc5", "You stopped a capture short: it must begin with the squares that you played, and go on from there.")],
    )
    .await;
}

#[tokio::test]
async fn a_capture_by_a_man_where_a_dama_can_capture() {
    refuses(
        DAMA,
        &[
            ("a5xc3", "The Dama on **e1** can capture, so that a man may not: capture with the Dama, or move without capturing."),
            ("e1xg3xe1", "The piece on **f2** was jumped already, and none is jumped twice"),
        ],
    )
    .await;
}

#[tokio::test]
async fn a_capture_that_goes_on_as_a_dama() {
    refuses(
        "damas:ruibal c3-b4 b6-a5 d2-c3 a7-b6 g3-f4 f6-e5 e1-d2",
        &[("e5xg3xe1xc3", "The man becomes a Dama on **e1**, and its turn ends there: stop there.")],
    )
    .await;
}

#[tokio::test]
async fn back_and_forth_a_third_time() {
    refuses(
        "damas:ruibal c3-d4 f6-e5 b2-c3 e7-f6 a1-b2 e5-f4 d4-e5 d8-e7 c3-d4 b6-a5 b2-c3 huff:e3 c7-b6 g3-h4 b6-c5 \
         d4xb6 f4-e3 force a7xc5 d2-e3 h6-g5 e5xc7 b8-a7 c7-d8 f6-e5 d8-c7 c5-d4",
        &[("c7-d8", "That piece has gone twice in a row between **c7** and **d8**, and may not a third time.")],
    )
    .await;
}
