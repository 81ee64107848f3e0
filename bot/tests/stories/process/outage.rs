//! While the bot is down or its machine asleep, no one can play, so clocks are put back by that time, up to a day.

use jiff::{SignedDuration, Timestamp};
use play::Ending;
use sandbox::Message;
use serde_json::json;

use crate::story::Story;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// The deadline of the game in #games.
async fn out(story: &Story) -> Timestamp {
    let board = story.eve.slash("dara board", json!({})).await.content;
    let (_, rest) = board.split_once("time runs out <t:").unwrap_or_else(|| panic!("no time: {board}"));
    Timestamp::from_second(rest.split_once(":R>").expect("a time").0.parse().expect("seconds"))
        .expect("a time")
}

#[tokio::test]
async fn downtime_is_made_up_for_once_and_up_to_a_day() {
    let mut story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let mut before = out(&story).await;
    for (down, made_up) in [(10, 10), (0, 0), (40, 24)] {
        story.stops_the_bot().await;
        story.passes(down * HOUR);
        story.starts_the_bot().await;
        let after = out(&story).await;
        assert_eq!(after.duration_since(before), made_up * HOUR, "down for {down} hours");
        before = after;
    }
    story.end().await;
}

#[tokio::test]
async fn a_game_whose_time_ran_out_meanwhile_ends_when_the_grace_is_over() {
    let mut story = Story::begin().await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.stops_the_bot().await;
    story.passes(80 * HOUR);
    story.starts_the_bot().await;
    // Of 80 hours, 24 are made up for: 16 of 72 are left, more than a fifth.
    let left = out(&story).await.duration_since(story.now());
    assert_eq!(left.as_hours(), 15, "and most of an hour");
    story.passes(16 * HOUR);
    let over = |message: &Message| message.id > begun.id && message.content.contains("**game called off**");
    story.sandbox.wait_for_message(story.games, over).await.expect("it is over");
    assert_eq!(story.ended_in(story.games).await.1, Some(Ending::Aborted { seat: games::Seat::FIRST }));
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn an_absence_before_the_deadline_saves_the_game_despite_a_backlog() {
    let mut story = Story::begin().await;
    let begun = story.begins_game(&story.ada, &story.ben, "traditional").await;
    // Other players' absences also start, before that of the player to move.
    for player in [&story.chidi, &story.dede, &story.eve, &story.ada] {
        let planned = player.slash("away start", json!({ "from": "in 2 days", "days": 5 })).await;
        assert!(planned.content.contains("You'll be away"), "{}", planned.content);
        story.passes(HOUR);
    }
    story.stops_the_bot().await;
    story.passes(6 * 24 * HOUR);
    story.starts_the_bot().await;
    let away = |message: &Message| message.id > begun.id && message.content.contains("is away until");
    story.sandbox.wait_for_message(story.games, away).await.expect("his clock stands");
    assert_eq!(story.ended_in(story.games).await.1, None);
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_sleeping_machine_costs_no_player_time() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let before = out(&story).await;
    story.sleeps(71 * HOUR);
    story
        .until("the clock to be put back", async || {
            story.log.lines().iter().any(|line| line.text.contains("clocks were extended"))
        })
        .await;
    assert_eq!(out(&story).await.duration_since(before), 24 * HOUR);
    story.end().await;
}

#[tokio::test]
async fn setting_the_clock_back_ends_no_game_and_gives_no_time() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let before = out(&story).await;
    story.sets_the_clock(-5 * HOUR);
    assert_eq!(out(&story).await, before);
    story.passes(5 * HOUR);
    let board = story.ada.plays("b3").await;
    assert!(board.content.contains("your turn"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn the_heartbeat_is_stored_once_a_minute_under_any_load() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let eve = story.eve.goes_to(story.lounge);
    let challenge = eve.slash("dara challenge", json!({ "opponent": story.dede.member.name() })).await;
    story.knows_messages_of_challenges(2).await;
    let half_a_minute = SignedDuration::from_secs(30);
    story.passes(24 * HOUR - half_a_minute);
    story.until("it to be noted", async || story.rows().alive() == story.now()).await;
    let noted = story.rows().alive();
    story.passes(half_a_minute);
    for (member, place) in [(&story.ada, "b3"), (&story.ben, "c2"), (&story.ada, "d1"), (&story.ben, "e5")] {
        member.plays(place).await;
    }
    let expired = |message: &Message| message.id == challenge.id && message.edited;
    story.sandbox.wait_for_message(story.lounge, expired).await.expect("it is told");
    assert_eq!(story.rows().alive(), noted);
    story.passes(half_a_minute);
    story.until("it to be noted", async || story.rows().alive() == noted + 2 * half_a_minute).await;
    story.end().await;
}

#[tokio::test]
async fn the_time_of_very_many_games_is_out_at_once() {
    let mut story = Story::begin().await;
    let players = [story.ada.clone(), story.ben.clone()];
    let guild = story.sandbox.guild().get();
    let mut channels = Vec::new();
    for number in 0..110 {
        let channel = story.sandbox.add_channel(&format!("table-{number}"));
        story.finds_game_at(guild, channel, "1h", "dara:traditional", &players).await;
        channels.push(channel);
    }
    // No one looks meanwhile, so there is no warning before.
    story.stops_the_bot().await;
    story.passes(30 * HOUR);
    story.starts_the_bot().await;
    for channel in channels {
        let over = |message: &Message| message.content.contains("**game called off**");
        story.sandbox.wait_for_message(channel, over).await.expect("it is over");
    }
    story.tells_all().await;
    story.end().await;
}
