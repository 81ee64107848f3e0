//! Clocks: shown on every board, one warning, and a loss on time even if no one looks.

use jiff::{SignedDuration, Timestamp};
use play::{Ending, ForfeitReason};
use sandbox::{Id, Message};
use serde_json::json;

use crate::{
    player::Player,
    records,
    story::{Story, first},
};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A game of Dara with this clock; the challenger plays first.
async fn begins(story: &Story, players: [&Player; 2], clock: &str) -> Message {
    let [one, other] = players;
    let options = json!({ "opponent": other.member.name(), "first": first::ME, "clock": clock });
    let challenge = one.slash("dara challenge", options).await;
    let accepted = other.click_for_update(&challenge, "Accept").await;
    story.begun_board(&accepted, accepted.channel).await
}

/// The deadline that a board or a warning shows.
fn out(message: &Message) -> Option<Timestamp> {
    let (_, rest) = message.content.split_once("time runs out <t:")?;
    let (seconds, _) = rest.split_once(":R>")?;
    Timestamp::from_second(seconds.parse().ok()?).ok()
}

/// Checks that the player to move has so much time left.
fn check(story: &Story, message: &Message, left: SignedDuration) {
    let deadline = out(message).unwrap_or_else(|| panic!("no time: {}", message.content));
    let off = deadline.duration_since(story.now()) - left;
    assert!(off.abs() < SignedDuration::from_secs(2), "{off} off: {}", message.content);
}

/// The next message in a channel that says this.
async fn told(story: &Story, channel: Id, after: &Message, says: &str) -> Message {
    let fits = |message: &Message| message.id > after.id && message.content.contains(says);
    story.sandbox.wait_for_message(channel, fits).await.unwrap_or_else(|_| panic!("no one says {says}"))
}

#[tokio::test]
async fn a_turn_has_its_time_and_the_next_one_has_it_again() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    check(&story, &begins(&story, [ada, ben], "1d").await, DAY);
    story.passes(20 * HOUR);
    check(&story, &ada.plays("b3").await, DAY);
    story.passes(HOUR);
    let shown = story.eve.slash("dara board", json!({})).await;
    check(&story, &shown, DAY - HOUR);
    story.end().await;
}

#[tokio::test]
async fn a_bank_is_drawn_on_and_grows_with_every_turn() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    check(&story, &begins(&story, [ada, ben], "2d+6h/3d").await, 2 * DAY);
    story.passes(DAY);
    let board = ada.plays("b3").await;
    check(&story, &board, 2 * DAY);
    assert!(board.content.contains(" · ⚫ has 1 day 6 hours"), "{}", board.content);
    let board = ben.plays("b4").await;
    check(&story, &board, DAY + 6 * HOUR);
    assert!(board.content.contains(" · ⚪ has 2 days 6 hours"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn without_a_clock_no_time_is_shown_or_lost() {
    let story = Story::begin().await;
    let begun = begins(&story, [&story.ada, &story.ben], "none").await;
    assert!(!begun.content.contains('⏳'), "{}", begun.content);
    story.passes(300 * DAY);
    let list = story.ada.slash("games", json!({})).await;
    assert!(list.content.contains("your turn (began"), "{}", list.content);
    assert!(!story.ada.plays("b3").await.content.contains('⏳'));
    story.end().await;
}

#[tokio::test]
async fn a_fifth_of_the_time_before_the_end_the_player_is_warned_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins(&story, [ada, ben], "10h").await;
    let board = ada.plays("b3").await;
    story.passes(8 * HOUR - SignedDuration::from_mins(1));
    story.eve.slash("games", json!({})).await;
    assert_eq!(story.newest(story.games).id, board.id, "too early");
    story.passes(SignedDuration::from_mins(1));
    let warning = told(&story, story.games, &board, "your time runs out").await;
    check(&story, &warning, 2 * HOUR);
    assert_eq!(warning.mentions, [ben.member.id()], "him alone");
    // It opens the panel, like the board's button.
    let panel = ben.click_for_message(&warning, "Play").await;
    assert!(
        panel.is_ephemeral() && panel.content.starts_with("Where do you want to drop a stone?"),
        "{panel:?}"
    );
    story.passes(HOUR);
    let board = ben.plays("b4").await;
    check(&story, &board, 10 * HOUR);
    let warnings = story.sandbox.messages(story.games);
    let warnings = warnings.iter().filter(|message| message.content.contains("your time runs out")).count();
    assert_eq!(warnings, 1, "once a turn");
    story.end().await;
}

#[tokio::test]
async fn a_game_ends_on_time_without_anyone_looking() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins(&story, [ada, ben], "1d").await;
    ada.plays("b3").await;
    ben.plays("b4").await;
    ada.plays("c3").await;
    let last = ben.plays("c4").await;
    story.passes(DAY);
    let over = told(&story, story.games, &last, "ran out of time.").await;
    assert!(over.content.contains(&format!("**⚪ {} wins!**", ben.mention())), "{}", over.content);
    assert_eq!(over.mentions, [ben.member.id(), ada.member.id()], "no one did it");
    let seat = games::Seat::FIRST;
    assert_eq!(
        story.ended_in(story.games).await.1,
        Some(Ending::Forfeit { seat, why: ForfeitReason::OutOfTime })
    );
    let told = story.refused(ada.slash("dara drop", json!({ "square": "d1" }))).await;
    assert!(told.starts_with("There's no game in this channel."), "{told}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn running_out_of_time_before_the_second_turn_aborts() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins(&story, [ada, ben], "1d").await;
    ada.plays("b3").await;
    let last = ben.plays("b4").await;
    story.passes(DAY);
    let over = told(&story, story.games, &last, "**game called off**").await;
    assert!(over.content.contains(&format!("⚫ {} ran out of time", ada.mention())), "{}", over.content);
    assert_eq!(over.mentions, [ada.member.id(), ben.member.id()]);
    assert_eq!(story.ended_in(story.games).await.1, Some(Ending::Aborted { seat: games::Seat::FIRST }));
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn in_a_team_the_partner_plays_on_with_the_whole_time() {
    let mut story = Story::begin().await;
    let players = story.players("damala:teams");
    story.finds_game_on("1d", &records::first(records::DAMALA_TEAMS, 8), &players).await;
    let before = story.eve.slash("dara board", json!({})).await;
    story.passes(DAY);
    let board = told(&story, story.games, &before, "ran out of time: ").await;
    let [late, partner] = [&players[0], &players[2]];
    assert!(board.content.contains(&format!("{} plays on for both", partner.mention())), "{}", board.content);
    assert_eq!(board.mentions, [late.member.id(), partner.member.id()]);
    check(&story, &board, DAY);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn an_action_in_the_last_moment_counts() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins(&story, [ada, ben], "1d").await;
    story.passes(DAY - SignedDuration::from_secs(1));
    let board = ada.plays("b3").await;
    story.passes(SignedDuration::from_secs(2));
    check(&story, &story.eve.slash("dara board", json!({})).await, DAY - SignedDuration::from_secs(2));
    assert!(board.content.contains("your turn"), "{}", board.content);
    story.tells_all().await;
    story.end().await;
}
