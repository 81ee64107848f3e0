//! Discord and network failures: answers that fail, get lost or never come, and broken connections.

use std::time::Duration;

use games::Seat;
use jiff::SignedDuration;
use play::{Announcement, BoardCause, Change};
use sandbox::{Failure, Id, Message, NotAnswered, Violation};
use serde_json::json;

use crate::{story::Story, wait};

const A_MOMENT: Duration = Duration::from_millis(300);

/// The bot asked whether an answer arrived that didn't.
pub(crate) fn asked_in_vain(violation: &Violation) -> bool {
    violation.status == 404
        && violation.request.starts_with("GET")
        && violation.request.ends_with("@original")
}

/// An answer was sent again that had arrived before.
pub(crate) fn answered_twice(violation: &Violation) -> bool {
    violation.code == 40_060
}

fn after_b3(message: &Message) -> bool {
    message.content.contains("dropped **b3**")
}

fn boards_after_b3(story: &Story, channel: Id) -> usize {
    story.sandbox.messages(channel).iter().filter(|message| after_b3(message)).count()
}

/// Ada drops on b3 without an answer; the board is posted all the same. Then Ben plays on.
async fn drop_and_go_on(story: &Story) {
    let (answer, board) = tokio::join!(story.ada.try_slash("dara drop", json!({ "square": "b3" })), async {
        let board = story.sandbox.wait_for_message(story.games, after_b3).await.expect("the board");
        story.gives_up_waiting();
        board
    },);
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    assert_eq!(board.mentions, [story.ben.member.id()]);
    assert!(board.button("Play").is_some() && board.attachments.len() == 1);
    assert!(board.nonce.is_some(), "a message that may be sent twice has a nonce");
    story.ben.plays("c4").await;
    story.tells_all().await;
    assert_eq!(boards_after_b3(story, story.games), 1);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4");
}

#[tokio::test]
async fn an_answer_that_fails_with_500_becomes_a_message() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.loses_the_answer();
    drop_and_go_on(&story).await;
    story.pardons(asked_in_vain);
    story.end().await;
}

#[tokio::test]
async fn an_answer_that_fails_with_a_page_of_502_becomes_a_message() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.sandbox.faults().fail_next(3, Failure::BAD_GATEWAY);
    drop_and_go_on(&story).await;
    story.pardons(asked_in_vain);
    story.end().await;
}

#[tokio::test]
async fn an_answer_that_was_lost_on_its_way_back_is_not_given_again() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.sandbox.faults().fail_next(1, Failure { done: true, ..Failure::INTERNAL });
    let board = story.ada.plays("b3").await;
    story.tells_all().await;
    assert_eq!(boards_after_b3(&story, story.games), 1);
    assert_eq!(story.newest(story.games).id, board.id);
    story.until("the board's message to be known", async || story.knows_board(&board).await).await;
    story.pardons(answered_twice);
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn an_answer_that_fails_once_is_sent_again() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    let (ada, ben, faults) = (&story.ada, &story.ben, story.sandbox.faults());
    let unavailable = Failure { status: 503, html: true, done: false, code: 0 };
    for (failure, square, reply) in
        [(Failure::INTERNAL, "b3", "a1"), (Failure::BAD_GATEWAY, "d3", "a2"), (unavailable, "b5", "e1")]
    {
        faults.fail_next(1, failure);
        let panel = ada.click_for_message(&board, "Play").await;
        assert!(
            panel.is_ephemeral() && panel.content.starts_with("Where do you want to drop"),
            "{}",
            panel.content
        );
        // Failing twice in a row still leaves time for a third attempt.
        faults.fail_next(2, failure);
        let listed = ada.slash("games", json!({})).await;
        assert!(listed.content.contains("Dara"), "{}", listed.content);
        faults.fail_next(1, failure);
        assert_eq!(ada.plays(square).await.mentions, [ben.member.id()]);
        ben.plays(reply).await;
    }
    story.tells_all().await;
    assert_eq!(story.log.says("an answer failed"), 0);
    story.end().await;
}

#[tokio::test]
async fn a_message_whose_answer_was_lost_is_posted_once() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    // The answer fails, the bot can't find it, then the post succeeds but its response is lost.
    let faults = story.sandbox.faults();
    story.loses_the_answer();
    faults.fail_next(1, Failure { status: 404, html: false, done: true, code: 0 });
    faults.fail_next(1, Failure { done: true, ..Failure::BAD_GATEWAY });
    let failing = async {
        story.sandbox.wait_for_message(story.games, after_b3).await.expect("the board");
        story.gives_up_waiting();
        story.until("the post to be put off", async || story.is_put_off().await).await;
        story.passes(SignedDuration::from_secs(5));
        story.tells_all().await;
    };
    let (answer, ()) = tokio::join!(story.ada.try_slash("dara drop", json!({ "square": "b3" })), failing);
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    assert_eq!(boards_after_b3(&story, story.games), 1, "the nonce tells Discord that it is the same");
    story.pardons(asked_in_vain);
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn an_answer_that_takes_too_long_becomes_a_message() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    // Only the bot's own time-out ends this wait, after ten real seconds: the one slow story.
    story.sandbox.faults().delay(1, Duration::from_hours(1));
    drop_and_go_on(&story).await;
    story.pardons(asked_in_vain);
    story.end().await;
}

#[tokio::test]
async fn setting_the_clock_during_an_answer_posts_no_board_twice() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    // It expires when the clock is set, which makes the bot look for what is due.
    story
        .eve
        .goes_to(story.lounge)
        .slash("dara challenge", json!({ "opponent": story.dede.member.name() }))
        .await;
    story.tells_all().await;
    // The sandbox holds the answer back until its clock moves on.
    story.sandbox.faults().delay(1, Duration::from_secs(1));
    tokio::join!(story.ada.plays("b3"), async {
        story.until("the turn to be stored", async || story.due().await == 1).await;
        // Gives the answer time to leave. If it doesn't, the story tests less, but doesn't fail.
        wait::pass(A_MOMENT).await;
        // Longer than an answer is valid, and than the bot can ask for it.
        story.sets_the_clock(SignedDuration::from_hours(25));
        // Gives a second board time to appear.
        wait::pass(A_MOMENT).await;
        story.sandbox.clock().advance(Duration::from_secs(1));
    });
    story.tells_all().await;
    assert_eq!(boards_after_b3(&story, story.games), 1);
    story.end().await;
}

#[tokio::test]
async fn a_drop_that_is_delivered_too_late_is_played_and_posted() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.sandbox.faults().deliver_late(Duration::from_secs(4));
    let (answer, board) = tokio::join!(story.ada.try_slash("dara drop", json!({ "square": "b3" })), async {
        story.sandbox.clock().advance(Duration::from_secs(4));
        story.sandbox.wait_for_message(story.games, after_b3).await.expect("the board")
    });
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    assert_eq!(board.mentions, [story.ben.member.id()]);
    story.tells_all().await;
    story.ben.plays("c4").await;
    assert_eq!(boards_after_b3(&story, story.games), 1);
    // The late answer, and the question whether it arrived.
    story.pardons(|violation| violation.status == 404);
    story.end().await;
}

#[tokio::test]
async fn what_is_delivered_too_late_is_answered_once_in_vain_and_no_error() {
    let story = Story::begin().await;
    let help = story.ada.slash("help", json!({})).await;
    let before = story.sandbox.request_count();
    let answers = || story.requests_since(before).iter().filter(|shape| shape.ends_with("callback")).count();
    let late = Duration::from_secs(4);
    for (known, by_button) in [(0, false), (1, true)] {
        story.sandbox.faults().deliver_late(late);
        let asked = async {
            if by_button {
                story.ada.try_click(&help, "My games").await
            } else {
                story.ada.try_slash("games", json!({})).await
            }
        };
        let (answer, ()) = tokio::join!(asked, async {
            story.sandbox.clock().advance(late);
            story.until("the answer to be tried", async || answers() > known).await;
        });
        assert_eq!(answer.err(), Some(NotAnswered::InTime));
    }
    // Whatever was to follow has been done before this is answered.
    story.ada.slash("games", json!({})).await;
    assert_eq!(answers(), 3, "each was answered once");
    assert!(story.log.lines().iter().all(|line| line.level != tracing::Level::ERROR));
    story.pardons(|violation| violation.code == 10_062);
    story.end().await;
}

#[tokio::test]
async fn a_challenge_whose_answer_failed_is_posted_and_can_be_accepted() {
    let story = Story::begin().await;
    let challenges = |message: &Message| message.content.contains(" challenges ");
    story.loses_the_answer();
    let options = json!({ "opponent": "ben" });
    let (answer, challenge) = tokio::join!(story.ada.try_slash("dara challenge", options), async {
        let posted = story.sandbox.wait_for_message(story.games, challenges).await.expect("the challenge");
        story.gives_up_waiting();
        posted
    });
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    assert_eq!(challenge.mentions, [story.ben.member.id()]);
    story.tells_all().await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    story.pardons(asked_in_vain);
    story.end().await;
}

#[tokio::test]
async fn a_first_board_that_cannot_be_posted_is_posted_later() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    story.knows_messages_of_challenges(1).await;
    // The answer succeeds, the board fails.
    let faults = story.sandbox.faults();
    faults.fail_next(1, Failure { status: 204, html: false, done: true, code: 0 });
    faults.fail_next(1, Failure::BAD_GATEWAY);
    story.ben.click(&challenge, "Accept").await;
    story.until("the board to be put off", async || story.is_put_off().await).await;
    story.passes(SignedDuration::from_secs(5));
    story.begun_board(&challenge, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn a_panel_that_cannot_be_closed_does_no_harm() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    let panel = story.ada.click_for_message(&board, "Play").await;
    // The answer succeeds, closing the question fails.
    let faults = story.sandbox.faults();
    faults.fail_next(1, Failure { status: 204, html: false, done: true, code: 0 });
    faults.fail_next(1, Failure::INTERNAL);
    let count = story.sandbox.request_count();
    let played = story.ada.click_for_message(&panel, "b3").await;
    story.until("the panel's closing", async || story.sandbox.request_count() >= count + 2).await;
    assert!(after_b3(&played));
    let stale = story.ada.click_for_update(&panel, "c3").await;
    assert!(stale.content.starts_with("The game has moved on"), "{}", stale.content);
    story.end().await;
}

#[tokio::test]
async fn a_broken_connection_resumes_mid_game() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.plays("b3").await;
    assert_eq!(story.sandbox.faults().drop_socket(), 1);
    story.sandbox.wait_for_online(false).await.expect("the line is broken");
    story.sandbox.wait_for_online(true).await.expect("the bot comes back");
    story.ben.plays("c4").await;
    // Asked to reconnect, the bot does so at once.
    assert_eq!(story.sandbox.faults().request_reconnect(), 1);
    story.ada.plays("d5").await;
    story.until("the second resumption", async || story.log.says("Resumed") == 2).await;
    story.ben.plays("e2").await;
    assert_eq!(story.sandbox.identified(), 1, "the session was resumed");
    story.end().await;
}

#[tokio::test]
async fn a_session_that_is_lost_is_followed_by_another() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.plays("b3").await;
    assert_eq!(story.sandbox.faults().invalid_session(false), 1);
    // serenity waits five real seconds between two sessions.
    story.until("another session", async || story.sandbox.identified() == 2).await;
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn presses_during_a_broken_connection_are_answered_later() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    assert_eq!(story.sandbox.faults().drop_socket(), 1);
    story.sandbox.wait_for_online(false).await.expect("the line is broken");
    let board = story.ada.plays("b3").await;
    assert!(after_b3(&board));
    story.end().await;
}

#[tokio::test]
async fn a_stored_turn_is_announced_once_after_a_restart() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.stops_the_bot().await;
    let game = "1".parse().expect("a game");
    let action = "b3".parse().expect("an action");
    let append = Change::PlayAction { game, ply: 0, seat: Seat::FIRST, action, at: story.now() };
    story
        .commits(
            vec![append],
            vec![Announcement::Board { game, version: 1, how: BoardCause::LastTurn, by: None }],
        )
        .await;
    story.starts_the_bot().await;
    let board = story.sandbox.wait_for_message(story.games, after_b3).await.expect("the board");
    assert_eq!(board.mentions, [story.ben.member.id()]);
    story.tells_all().await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    story.ben.plays("c4").await;
    assert_eq!(boards_after_b3(&story, story.games), 1);
    story.end().await;
}

#[tokio::test]
async fn only_the_newest_unposted_board_is_posted() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.stops_the_bot().await;
    let game = "1".parse().expect("a game");
    for (ply, seat, action) in [(0, Seat::FIRST, "b3"), (1, Seat::SECOND, "c4"), (2, Seat::FIRST, "d5")] {
        let action = action.parse().expect("an action");
        let append = Change::PlayAction { game, ply, seat, action, at: story.now() };
        story
            .commits(
                vec![append],
                vec![Announcement::Board { game, version: ply + 1, how: BoardCause::LastTurn, by: None }],
            )
            .await;
    }
    story.starts_the_bot().await;
    let newest = |message: &Message| message.content.contains("dropped **d5**");
    story.sandbox.wait_for_message(story.games, newest).await.expect("the board");
    story.tells_all().await;
    assert_eq!(story.sandbox.messages(story.games).len(), 3, "challenge, first board, newest board");
    story.end().await;
}

#[tokio::test]
async fn a_game_in_a_deleted_channel_causes_no_errors() {
    let mut story = Story::begin().await;
    let lounge = [story.ada.goes_to(story.lounge), story.ben.goes_to(story.lounge)];
    story.begins_game(&lounge[0], &lounge[1], "traditional").await;
    story.stops_the_bot().await;
    let game = "1".parse().expect("a game");
    let append = Change::PlayAction {
        game,
        ply: 0,
        seat: Seat::FIRST,
        action: "b3".parse().expect("an action"),
        at: story.now(),
    };
    story
        .commits(
            vec![append],
            vec![Announcement::Board { game, version: 1, how: BoardCause::LastTurn, by: None }],
        )
        .await;
    story.sandbox.delete_channel(story.lounge);
    story.starts_the_bot().await;
    story.tells_all().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.plays("b3").await;
    // It was tried again as someone used the bot there.
    story.until("it to be refused", async || story.due().await == 0 && !story.owed().await.is_empty()).await;
    // Each use tries it once more.
    story.stops_the_bot().await;
    story.pardons(|violation| violation.status == 404);
    story.end().await;
}
