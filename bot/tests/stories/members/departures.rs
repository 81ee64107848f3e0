//! Members who leave the server while a game waits for them.

use jiff::SignedDuration;
use sandbox::{Message, Violation};
use serde_json::json;

use crate::{player::Player, story::Story};

/// The bot asked for a member that Discord doesn't know.
pub(crate) fn unknown_member(violation: &Violation) -> bool {
    violation.code == 10_007
}

#[tokio::test]
async fn a_player_who_left_loses_after_an_hour() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.after_first_turns().await;
    story.ada.plays("b3").await;
    story.ben.member.leave();
    // Otherwise, after so long, the bot would look whether the board arrived.
    story.tells_all().await;
    story.passes(SignedDuration::from_mins(50));
    story.eve.slash("dara rules", json!({})).await;
    let member = format!("/members/{}", story.ben.member.id());
    let asked = story.sandbox.requests().iter().any(|request| request.path.contains(&member));
    assert!(!asked, "it is not asked yet");
    story.passes(SignedDuration::from_mins(15));
    let told = |message: &Message| message.id > board.id && message.content.contains("left the server.");
    let over = story.sandbox.wait_for_message(story.games, told).await.expect("the end is told");
    let winner = format!("**⚫ {} wins!**", story.ada.mention());
    assert!(over.content.contains(&winner), "{}", over.content);
    story.tells_all().await;
    story.pardons(unknown_member);
    story.end().await;
}

#[tokio::test]
async fn membership_is_checked_once_a_day() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let member = format!("/members/{}", story.ada.member.id());
    let asked = || story.sandbox.requests().iter().filter(|request| request.path.contains(&member)).count();
    for (hours, times) in [(1, 1), (24, 2), (20, 2), (4, 3)] {
        story.passes(SignedDuration::from_hours(hours));
        story.until("the bot to ask", async || asked() == times).await;
    }
    story.ada.plays("b3").await;
    story.end().await;
}

#[tokio::test]
async fn a_partner_plays_on_for_one_who_left() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let board = story.begins(&[ada, ben, chidi, dede].map(Player::clone), "damala:teams").await;
    ada.member.leave();
    story.passes(SignedDuration::from_hours(2));
    let told = |message: &Message| message.id > board.id && message.content.contains("left the server: ");
    let given = story.sandbox.wait_for_message(story.games, told).await.expect("it is told");
    assert_eq!(given.mentions, [chidi.member.id()]);
    let moved = chidi.slash("damala move", json!({ "path": "c3 c4" })).await;
    assert!(moved.content.starts_with(&format!("⚫ {} moved", chidi.mention())), "{}", moved.content);
    story.pardons(unknown_member);
    story.end().await;
}
