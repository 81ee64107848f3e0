//! Channels where only the newest board of a running game stays: the one before goes once the new one was posted.

use std::time::Duration;

use jiff::SignedDuration;
use sandbox::{Failure, Forged, Id, Message, Permissions, Response};
use serde_json::json;

use crate::{
    buttons::labels,
    guild::settings::page,
    player::Player,
    story::{Story, place},
};

/// The messages in a channel that show a board.
fn boards(story: &Story, channel: Id) -> Vec<Id> {
    let shown = story.sandbox.messages(channel).into_iter().filter(|message| !message.attachments.is_empty());
    shown.map(|message| message.id).collect()
}

/// Ada, who owns the server, chooses it for all games.
async fn keeps_newest(story: &Story) {
    let shown = story.ada.chooses(&page(&story.ada, "Boards that stay").await, "Only the newest stays").await;
    assert!(shown.content.starts_with("**Changed**, from the next turn"), "{}", shown.content);
    assert!(shown.content.contains("only the newest stays"), "{}", shown.content);
}

/// A player drops, and everything that follows is done.
async fn drops(story: &Story, player: &Player, square: &str) -> Message {
    let board = player.plays(square).await;
    story.tells_all().await;
    board
}

#[tokio::test]
async fn the_board_before_is_deleted_once_the_new_one_was_posted() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let begun = story.begins_game(ada, ben, "traditional").await;
    assert_eq!(labels(&begun), ["Play", "More"], "there is nothing to look back at");
    story.tells_all().await;
    let mut newest = begun.clone();
    for (player, next, square) in [(ada, ben, "b3"), (ben, ada, "c4"), (ada, ben, "d5")] {
        let before = story.sandbox.request_count();
        newest = drops(&story, player, square).await;
        assert_eq!(boards(&story, story.games), [newest.id]);
        assert_eq!(newest.mentions, [next.member.id()], "a ping is a new message");
        let requests = story.requests_since(before);
        assert_eq!(requests.len(), 2, "one more than without: {requests:?}");
    }
    assert_eq!(labels(&newest), ["Play", "More", "Replay"]);
    // What came before is one press away, for anyone.
    let replay = eve.click_for_message(&newest, "Replay").await;
    assert!(replay.is_ephemeral() && replay.attachments.len() == 1, "{replay:?}");
    // A press that is under way when its board goes.
    story.sandbox.faults().deliver_late(Duration::from_secs(1));
    let (pressed, after) = tokio::join!(eve.click_for_message(&newest, "More"), async {
        let after = drops(&story, ben, "e1").await;
        story.passes(SignedDuration::from_secs(1));
        after
    });
    assert_eq!(boards(&story, story.games), [after.id], "its board is gone");
    assert!(pressed.is_ephemeral() && pressed.content.contains("**Game 1**"), "{pressed:?}");
    // The last board stays, also when the next game begins.
    let question = ben.asks_to_resign("dara").await;
    let over = ben.click_for_message(&question, "Resign").await;
    story.tells_all().await;
    assert_eq!(boards(&story, story.games), [over.id]);
    let next = story.begins_game(ada, ben, "traditional").await;
    story.tells_all().await;
    let next = drops(&story, ada, "b3").await.id.max(next.id);
    assert_eq!(boards(&story, story.games), [over.id, next]);
    story.end().await;
}

#[tokio::test]
async fn a_board_that_cannot_be_deleted_becomes_one_line() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.tells_all().await;
    story.sandbox.faults().fail_deleting(Some(Failure::FORBIDDEN));
    let board = drops(&story, &story.ada, "b3").await;
    assert_eq!(boards(&story, story.games), [board.id]);
    let all = story.sandbox.messages(story.games);
    let line = all.iter().find(|message| message.id == begun.id).expect("it is still there");
    let address = format!("/{}/{}", story.games, board.id);
    assert!(line.content.starts_with("-# Game 1 has moved on: [newest board](https://"), "{}", line.content);
    assert!(
        line.content.contains(&address) && labels(line).is_empty() && !line.content.contains('\n'),
        "{line:?}"
    );
    story.end().await;
}

#[tokio::test]
async fn a_deletion_that_fails_is_done_later() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.tells_all().await;
    story.sandbox.faults().fail_deleting(Some(Failure::INTERNAL));
    let board = story.ada.plays("b3").await;
    story.until("the deletion to fail", async || story.is_put_off().await).await;
    assert_eq!(boards(&story, story.games), [begun.id, board.id]);
    story.sandbox.faults().fail_deleting(None);
    story.passes(SignedDuration::from_secs(3));
    story.tells_all().await;
    assert_eq!(boards(&story, story.games), [board.id]);
    story.end().await;
}

#[tokio::test]
async fn a_deletion_that_is_asked_for_too_often_waits_and_holds_up_no_board() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.tells_all().await;
    let too_many = Failure { status: 429, html: false, done: false, code: 0 };
    story.sandbox.faults().fail_deleting(Some(too_many));
    let board = story.ada.plays("b3").await;
    story.until("the deletion to be refused", async || story.is_put_off().await).await;
    let next = story.ben.plays("c4").await;
    assert_eq!(boards(&story, story.games), [begun.id, board.id, next.id]);
    story.sandbox.faults().fail_deleting(None);
    story
        .until("the old boards to go", async || {
            story.passes(SignedDuration::from_secs(3));
            story.due().await == 0
        })
        .await;
    assert_eq!(boards(&story, story.games), [next.id]);
    story.end().await;
}

#[tokio::test]
async fn what_discord_refuses_stays_due_until_the_channel_is_open_again() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.tells_all().await;
    story.sandbox.deny_bot(story.games, Permissions::VIEW_CHANNEL);
    story.until("the channel to be lost", async || story.is_cut_off(1).await).await;
    let board = story.ada.plays("b3").await;
    story.until("the deletion to be refused", async || !story.owed().await.is_empty()).await;
    assert!(boards(&story, story.games).contains(&begun.id));
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    // The game's board is posted again, as its channel was lost.
    story.until("the channel to be back", async || !story.is_cut_off(1).await).await;
    story.passes(SignedDuration::from_hours(1));
    story.tells_all().await;
    let left = async || boards(&story, story.games);
    story.until("only the newest to stay", async || left().await.len() == 1).await;
    let left = left().await;
    assert!(!left.contains(&begun.id) && left[0] >= board.id, "{left:?}");
    story.pardons(|violation| [50_001, 50_013].contains(&violation.code));
    story.end().await;
}

#[tokio::test]
async fn a_message_that_a_moderator_deleted_needs_no_deletion() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.tells_all().await;
    story.sandbox.delete_message(begun.id);
    let board = drops(&story, &story.ada, "b3").await;
    assert_eq!(boards(&story, story.games), [board.id]);
    story.pardons(|violation| violation.code == 10_008);
    story.end().await;
}

#[tokio::test]
async fn players_choose_for_their_own_game() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    let begun = story.begins_game(ada, ben, "traditional").await;
    let first = drops(&story, ada, "b3").await;
    assert_eq!(labels(&first), ["Play", "More"]);
    let menu = ben.click_for_message(&first, "More").await;
    let public = story.sandbox.messages(story.games).len();
    let chosen = ben.click_for_update(&menu, "Newest board only").await;
    assert!(chosen.content.starts_with("**From the next turn on, only the newest board stays"), "{chosen:?}");
    assert!(chosen.button("Keep all boards").is_some());
    story.tells_all().await;
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one else is told");
    assert_eq!(labels(&story.newest(story.games)), ["Play", "More", "Replay"], "below the newest");
    let second = drops(&story, ben, "c4").await;
    assert_eq!(boards(&story, story.games), [begun.id, second.id], "earlier ones stay");
    // Pressed twice, and by someone who doesn't play.
    let watched = eve.click_for_message(&second, "More").await;
    assert!(watched.button("Keep all boards").is_none());
    let told = story.refused(async {
        let forged = Forged::click(second.id, "keep-boards:1:all");
        let Ok(Response::Answer(answer)) = eve.member.forge(story.games, forged).await else {
            panic!("no answer")
        };
        answer.message.expect("a refusal")
    });
    told.await;
    let again = ben.click_for_update(&chosen, "Keep all boards").await;
    ben.click_for_update(&again, "Newest board only").await;
    story.tells_all().await;
    let third = drops(&story, ada, "d5").await;
    assert_eq!(boards(&story, story.games), [begun.id, third.id]);
    story.end().await;
}

#[tokio::test]
async fn a_game_that_moves_takes_its_board_along() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    drops(&story, &story.ada, "b3").await;
    let moved = story.ada.goes_to(story.lounge).slash("move-game", json!({ "number": "1" })).await;
    story.tells_all().await;
    assert_eq!((boards(&story, story.games), boards(&story, story.lounge)), (vec![], vec![moved.id]));
    story.end().await;
}

#[tokio::test]
async fn in_a_thread_only_the_newest_board_stays_as_well() {
    let story = Story::begin().await;
    keeps_newest(&story).await;
    let options = json!({ "opponent": "ben", "first": 1, "place": place::THREAD });
    let challenge = story.ada.slash("dara challenge", options).await;
    story.knows_messages_of_challenges(1).await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    story.tells_all().await;
    let board = drops(&story, &story.ada.goes_to(challenge.id), "b3").await;
    assert_eq!(boards(&story, challenge.id), [board.id]);
    story.end().await;
}

#[tokio::test]
async fn where_the_bot_only_answers_all_boards_stay_and_nothing_else_is_offered() {
    let story = Story::begin().await;
    let (channel, ada, ben) = crate::discord::anywhere::between(&story);
    story.ben.member.install();
    story.begins_game(&ada, &ben, "traditional").await;
    let board = ada.plays("b3").await;
    let menu = ben.click_for_message(&board, "More").await;
    assert!(menu.button("Newest board only").is_none());
    let told = story.refused(async {
        let forged = Forged::click(board.id, "keep-boards:1:newest");
        let Ok(Response::Answer(answer)) = ben.member.forge(channel, forged).await else {
            panic!("no answer")
        };
        answer.message.expect("a refusal")
    });
    assert_eq!(
        told.await,
        "I can't delete messages here, so all boards stay. You can choose on servers that have added me."
    );
    let before = boards(&story, channel);
    let newest = ben.plays("c4").await;
    assert_eq!(boards(&story, channel), [before, vec![newest.id]].concat());
    story.end().await;
}
