//! Games whose channel is deleted or closed to the bot: they wait, resume, or are moved.

use games::Seat;
use jiff::SignedDuration;
use sandbox::{Failure, Id, Message, Permissions};
use serde_json::json;

use crate::{
    player::Player,
    story::{Story, place},
};

const DAY: SignedDuration = SignedDuration::from_hours(24);
const DAYS: SignedDuration = SignedDuration::from_hours(10 * 24);

/// Waits for a board in a channel with these words.
async fn board_in(story: &Story, channel: Id, words: &str) -> Message {
    let fits = |message: &Message| message.content.contains(words) && !message.attachments.is_empty();
    story.sandbox.wait_for_message(channel, fits).await.unwrap_or_else(|_| panic!("no board with {words:?}"))
}

/// A player drops on `square` from the direct message about their turn.
async fn plays_directly(story: &Story, player: &Player, square: &str) -> Message {
    let player = player.goes_to(story.direct(player));
    let told = |message: &Message| message.content.contains("**Your turn**");
    let channel = story.direct(&player);
    let told = story.sandbox.wait_for_message(channel, told).await.expect("he is told");
    let panel = player.click_for_message(&told, "Play").await;
    player.click_for_update(&panel, square).await
}

#[tokio::test]
async fn a_game_whose_channel_was_deleted_goes_on_directly_and_is_moved() {
    let story = Story::begin().await;
    let gone = story.sandbox.add_channel("gone");
    let (ada, ben, eve) = (&story.ada, &story.ben, &story.eve);
    story.prefers(ben, "Direct message").await;
    story.begins_game(&ben.goes_to(gone), &ada.goes_to(gone), "traditional").await;
    story.tells_all().await;
    story.sandbox.delete_channel(gone);
    plays_directly(&story, ben, "b3").await;
    story.until("it is found out", async || story.is_cut_off(1).await).await;

    // It is Ada's turn, and she doesn't lose on time.
    let listed = ada.slash("games", json!({})).await.content;
    assert!(listed.contains("I can't post") && listed.contains("(game 1)"), "{listed}");
    assert!(listed.contains("`/move-game`"), "{listed}");
    story.passes(DAYS);
    story.tells_all().await;
    assert_eq!(story.record_in(gone).await, "dara:traditional b3");

    // Ada owns the server; Eve doesn't.
    story.knows_name(ada).await;
    story.knows_name(ben).await;
    let offered = ada.is_offered("move-game", json!({}), "number", "").await;
    assert!(offered[0].name.starts_with("⚠ Game 1 lost its channel · Dara (traditional)"), "{offered:?}");
    assert!(
        offered[0].name.ends_with(" · Ada – Ben") || offered[0].name.ends_with(" · Ben – Ada"),
        "{offered:?}"
    );
    let by_name = ada.is_offered("move-game", json!({}), "number", "ben").await;
    assert_eq!(by_name.len(), 1, "found by who plays it");
    assert!(
        eve.try_slash("move-game", json!({ "number": "1" })).await.is_err(),
        "she does not see the command"
    );
    let moved = ada.slash("move-game", json!({ "number": offered[0].value })).await;
    assert!(
        moved.content.starts_with(&format!("{} moved the game to this channel.", ada.mention())),
        "{moved:?}"
    );
    assert!(moved.mentions.is_empty() && !moved.is_ephemeral(), "she has moved it herself");
    assert!(!story.is_cut_off(1).await);
    ada.plays("b4").await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 b4");
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn a_deleted_channel_stops_the_clock_at_once() {
    let story = Story::begin().await;
    let gone = story.sandbox.add_channel("gone");
    let (ada, ben) = (&story.ada.goes_to(gone), &story.ben.goes_to(gone));
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "3d" })).await;
    story.tells_all().await;
    story.sandbox.delete_channel(gone);
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    story.passes(DAYS);
    story.until("it to be checked again", async || !story.sandbox.violations().is_empty()).await;
    assert_eq!(story.left(1, Seat::FIRST).await, DAY * 3, "no one can play there");
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn a_thread_is_lost_with_its_channel() {
    let story = Story::begin().await;
    let gone = story.sandbox.add_channel("gone");
    let options = json!({ "opponent": "ben", "first": 1, "clock": "5d", "place": place::THREAD });
    let challenge = story.ada.goes_to(gone).slash("dara challenge", options).await;
    story.knows_messages_of_challenges(1).await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    story.tells_all().await;
    story.sandbox.delete_channel(gone);
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    story.until("the thread to be looked for", async || !story.sandbox.violations().is_empty()).await;
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn a_loss_that_is_not_reported_is_found_out_within_an_hour() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "3d" })).await;
    story.tells_all().await;
    story.sandbox.faults().lose_events(true);
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    story.passes(SignedDuration::from_hours(1));
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    assert_eq!(story.left(1, Seat::FIRST).await, DAY * 3, "as of when it last worked");
    // It comes back without a report, too.
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let before = story.newest(story.games);
    story.passes(DAY);
    let again = |message: &Message| message.id > before.id && message.content.contains("your turn");
    story.sandbox.wait_for_message(story.games, again).await.expect("the newest board");
    story.until("the clock to run", async || !story.is_cut_off(1).await).await;
    story.end().await;
}

#[tokio::test]
async fn the_list_of_games_checks_their_channels() {
    let mut story = Story::begin().await;
    let gone = story.sandbox.add_channel("gone");
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada.goes_to(gone), &ben.goes_to(gone), "traditional").await;
    story.tells_all().await;
    story.stops_the_bot().await;
    story.sandbox.delete_channel(gone);
    story.starts_the_bot().await;
    let listed = ada.slash("games", json!({})).await.content;
    assert!(listed.contains("I can't post"), "{listed}");
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn a_channel_that_lets_the_bot_in_again_gets_the_newest_board() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.begins_game(ben, ada, "traditional").await;
    story.tells_all().await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    plays_directly(&story, ben, "b3").await;
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    // Looking at the board changes nothing while the bot can't post.
    let shown = ada.slash("dara board", json!({})).await;
    assert!(shown.content.contains("I can't post"), "{}", shown.content);
    assert!(story.is_cut_off(1).await);
    story.passes(DAYS);

    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.eve.slash("dara board", json!({})).await;
    let board = board_in(&story, story.games, "dropped **b3**").await;
    assert_eq!(board.mentions, [ada.member.id()]);
    assert!(board.content.contains(":R>"), "her clock runs: {}", board.content);
    story.until("her clock to run", async || !story.is_cut_off(1).await).await;
    story.tells_all().await;
    story.pardons_any(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn an_answered_turn_marks_its_channel_as_found() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.begins_game(ben, ada, "traditional").await;
    story.tells_all().await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    plays_directly(&story, ben, "b3").await;
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    ada.plays("b4").await;
    story.until("it is found again", async || !story.is_cut_off(1).await).await;
    story.tells_all().await;
    let boards = story.sandbox.messages(story.games);
    assert_eq!(boards.iter().filter(|board| board.content.contains("dropped **b4**")).count(), 1, "once");
    story.pardons_any(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_game_is_moved_by_those_who_may_to_where_it_can_be_played() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    story.begins_game(ben, chidi, "traditional").await;
    let lounge = ada.goes_to(story.lounge);
    story.begins_game(&lounge, &ben.goes_to(story.lounge), "niger").await;
    let side = story.sandbox.add_channel("side");
    let here = ada.goes_to(side);
    let check = async |player: &Player, game: &str, why: &str| {
        let told = story.refused(player.slash("move-game", json!({ "number": game }))).await;
        assert!(told.contains(why), "{told}");
    };
    check(&lounge, "1", "Game 2 is being played in this channel.").await;
    for none in ["3", "999999", "the first one"] {
        check(&here, none, "There's no game").await;
    }
    story.sandbox.deny_bot(side, Permissions::ATTACH_FILES);
    check(&here, "1", "**Attach Files**").await;
    story.sandbox.deny_bot(side, Permissions::NONE);
    let shown = ada.slash("move-game", json!({ "number": "1" })).await;
    assert!(shown.is_ephemeral() && shown.content.contains("already in this channel"), "{shown:?}");

    let moved = here.slash("move-game", json!({ "number": " 1 " })).await;
    assert_eq!(moved.mentions, [ben.member.id()], "it is his turn: {}", moved.content);
    ben.goes_to(side).plays("b3").await;
    // The old board is still there; a move from it is posted where the game is now.
    let old = story.sandbox.messages(story.games).into_iter().find(|board| board.button("Play").is_some());
    let panel = chidi.click_for_message(&old.expect("the old board"), "Play").await;
    let done = chidi.click_for_update(&panel, "b4").await;
    assert!(done.content.starts_with(&format!("Done: everyone sees it in <#{side}>.")), "{}", done.content);
    assert_eq!(board_in(&story, side, "dropped **b4**").await.mentions, [ben.member.id()]);
    story.begins_game(ada, ben, "capture-ten").await;
    story.end().await;
}

#[tokio::test]
async fn a_thread_that_is_closed_and_locked_stops_the_clock_until_it_is_opened() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options = json!({ "opponent": "ben", "first": 1, "clock": "5d", "place": place::THREAD });
    let challenge = ada.slash("dara challenge", options).await;
    story.knows_messages_of_challenges(1).await;
    ben.click(&challenge, "Accept").await;
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    story.tells_all().await;
    story.sandbox.archive_thread(thread, true, true);
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    let listed = ada.slash("games", json!({})).await.content;
    assert!(listed.contains("I can't post"), "{listed}");
    story.passes(DAYS);
    story.tells_all().await;
    assert_eq!(story.record_in(thread).await, "dara:traditional", "no one has lost on time");
    story.sandbox.archive_thread(thread, false, false);
    ben.goes_to(thread).slash("dara board", json!({})).await;
    story.until("it is found again", async || !story.is_cut_off(1).await).await;
    ada.goes_to(thread).plays("b3").await;
    story.end().await;
}

#[tokio::test]
async fn a_board_that_automod_blocks_is_announced_in_words() {
    let story = Story::begin().await;
    let (ada, ben, faults) = (&story.ada, &story.ben, story.sandbox.faults());
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 1 })).await;
    story.knows_messages_of_challenges(1).await;
    // The answer succeeds, the board is blocked.
    faults.fail_next(1, Failure { status: 204, html: false, done: true, code: 0 });
    faults.fail_next(1, Failure::BLOCKED);
    ben.click(&challenge, "Accept").await;
    let blocked = |message: &Message| message.content.contains("Discord blocked the board here");
    let words = story.sandbox.wait_for_message(story.games, blocked).await.expect("words instead");
    assert_eq!(words.mentions, [ada.member.id()], "{}", words.content);
    assert!(words.content.contains("Use `/dara board`"), "{}", words.content);
    story.tells_all().await;
    assert!(!story.is_cut_off(1).await, "the channel is fine");
    ada.plays("b3").await;
    story.end().await;
}
