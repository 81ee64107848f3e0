//! What Discord refuses for a while: it stays due, comes once, and costs no one time.

use std::time::Duration;

use jiff::SignedDuration;
use sandbox::{Failure, Message, Permissions};
use serde_json::json;

use crate::story::Story;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// Ben moves first in a game with Ada in #games, and gets its board as a direct message.
async fn ben_plays_by_mail() -> Story {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.begins_on(&[ben.clone(), ada.clone()], "traditional", json!({ "clock": "3d" })).await;
    story.tells_all().await;
    story
}

/// Ben drops his first stone from his direct message.
async fn plays_from_there(story: &Story) {
    let there = story.ben.goes_to(story.direct(&story.ben));
    let told = |message: &Message| message.content.contains("**Your turn**");
    let told = story.sandbox.wait_for_message(there.channel, told).await.expect("he is told");
    let panel = there.click_for_message(&told, "Play").await;
    there.click_for_update(&panel, "b3").await;
}

#[tokio::test]
async fn a_board_that_is_refused_comes_once_when_the_channel_is_open_again_and_shows_a_running_clock() {
    let story = ben_plays_by_mail().await;
    let ada = &story.ada;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    // Ben plays from his direct message.
    plays_from_there(&story).await;
    story.until("the board to be refused", async || !story.owed().await.is_empty()).await;
    story.passes(10 * DAY);
    story.tells_all().await;
    assert_eq!(story.owed().await.len(), 1, "the board is still due: {:?}", story.owed().await);
    // The channel's change is reported, and no one has to use the bot there.
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let after = |message: &Message| message.content.contains("dropped **b3**");
    let board = story.sandbox.wait_for_message(story.games, after).await.expect("the board");
    assert!(board.content.contains("time runs out <t:"), "its clock runs: {}", board.content);
    assert!(!board.content.contains("I can't post"), "{}", board.content);
    assert_eq!(board.mentions, [ada.member.id()]);
    story.until("the clock to run", async || !story.is_cut_off(1).await).await;
    story.tells_all().await;
    assert_eq!(story.sandbox.messages(story.games).iter().filter(|one| after(one)).count(), 1, "once");
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_channel_that_opens_while_a_board_is_refused_there_gets_it_at_once() {
    let story = ben_plays_by_mail().await;
    let ada = &story.ada;
    // The refusal is on its way when the channel is opened again.
    story.sandbox.faults().refuse_late(Some(Duration::from_secs(1)));
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    plays_from_there(&story).await;
    story.until("the board to be refused", async || !story.sandbox.violations().is_empty()).await;
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    ada.slash("help", json!({})).await;
    // The refusal arrives, and the next attempt needs no time.
    story.passes(SignedDuration::from_secs(1));
    let after = |message: &Message| message.content.contains("dropped **b3**");
    story.sandbox.wait_for_message(story.games, after).await.expect("the board");
    story.until("the clock to run", async || !story.is_cut_off(1).await).await;
    story.tells_all().await;
    assert_eq!(story.sandbox.messages(story.games).iter().filter(|one| after(one)).count(), 1, "once");
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_bot_that_discord_limits_counts_as_down_and_no_one_as_unreachable() {
    let story = Story::begin().await;
    for player in [&story.ada, &story.ben] {
        story.may_be_written_to(player);
        story.joins_the_world(player).await;
        player.slash("seek", json!({ "game": 0, "clock": "1d" })).await;
    }
    let running = async || story.games_of(&story.ada).await.into_iter().next().expect("a game");
    story.until("a game", async || !story.games_of(&story.ada).await.is_empty()).await;
    story.tells_all().await;
    let is_adas = running().await.is_to_act(story.ada.member.id().get().try_into().expect("an id"));
    let (first, second) = if is_adas { (&story.ada, &story.ben) } else { (&story.ben, &story.ada) };
    let there = first.goes_to(story.direct(first));
    let boards = |player| story.sandbox.messages(story.direct(player)).len();
    let before = boards(second);
    story.sandbox.faults().fail_unasked(Some(Failure::FLAGGED));
    there.slash("dara drop", json!({ "square": "b3" })).await;
    story.until("the board to be refused", async || story.is_put_off().await).await;
    // It is noticed with the next heartbeat; from then on, all that passes is given back.
    for wait in [SignedDuration::from_mins(2), SignedDuration::from_mins(10), 60 * HOUR] {
        story.passes(wait);
        story.is_alive_now().await;
        let now = story.now();
        story
            .until("the time to be given back", async || {
                running().await.deadline().is_none_or(|deadline| deadline.duration_since(now) > 23 * HOUR)
            })
            .await;
    }
    let table = running().await;
    assert_eq!(table.clock_stop(), None, "it isn't the player's doing: {:?}", table.clock_stop());
    story.sandbox.faults().fail_unasked(None);
    story.passes(SignedDuration::from_mins(10));
    story.until("the board", async || boards(second) == before + 1).await;
    story.tells_all().await;
    assert!(running().await.ending().is_none(), "no one has lost on time");
    let board = story.newest(story.direct(second));
    assert!(board.content.contains("Your turn"), "{}", board.content);
    story.end().await;
}
