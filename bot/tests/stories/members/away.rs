//! Absences: clocks stop, others see until when, and an absence ends by itself.

use jiff::{SignedDuration, Timestamp, ToSpan as _, tz::TimeZone};
use sandbox::Message;
use serde_json::{Value, json};

use crate::{player::Player, story::Story};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A story that starts early in a year, because days away are counted per year.
async fn begins() -> Story {
    let story = Story::begin().await;
    if story.now().to_zoned(TimeZone::UTC).month() == 12 {
        story.passes(31 * DAY);
    }
    story
}

async fn away(player: &Player, command: &str, options: Value) -> String {
    let told = player.slash(&format!("away {command}"), options).await;
    assert!(told.is_ephemeral() && told.mentions.is_empty(), "{told:?}");
    told.content
}

/// A moment as texts show it.
fn date_and_time(at: Timestamp) -> String {
    format!("<t:{}:f>", at.as_second())
}

fn check(told: &str, starts: &str) {
    assert!(told.starts_with(starts), "{told}\n is not\n{starts}");
}

/// The next message in #games that says this.
async fn told(story: &Story, after: &Message, says: &str) -> Message {
    let fits = |message: &Message| message.id > after.id && message.content.contains(says);
    story.sandbox.wait_for_message(story.games, fits).await.unwrap_or_else(|_| panic!("no one says {says}"))
}

#[tokio::test]
async fn an_absence_pauses_the_clock_for_all_to_see() {
    let story = begins().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    let back = story.now() + 7 * DAY;
    let said = away(ada, "start", json!({ "days": 7 })).await;
    check(
        &said,
        &format!(
            "You're away until {}.\nYour clock is paused in your one timed game here.",
            date_and_time(back)
        ),
    );
    assert!(said.contains("You have 23 days left in "), "{said}");
    let news = told(&story, &begun, "is away until").await;
    assert!(news.content.contains(&date_and_time(back)) && news.mentions.is_empty(), "{news:?}");
    let board = ben.slash("dara board", json!({})).await;
    let stands = format!("⏸️ Clock paused: away until {}", date_and_time(back));
    assert!(board.content.contains(&stands), "{}", board.content);
    let list = ben.slash("games", json!({})).await;
    assert!(list.content.contains(&format!("away until {}", date_and_time(back))), "{}", list.content);
    story.passes(6 * DAY);
    // No one has lost, and a player who is away may play.
    let board = ada.plays("b3").await;
    let hint = format!("💤 ⚫ {} is away until {}", ada.mention(), date_and_time(back));
    assert!(board.content.contains(&hint) && board.content.contains("time runs out"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn the_clock_runs_again_by_itself_when_the_time_is_over() {
    let story = begins().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    away(ada, "start", json!({ "until": "in 3 days" })).await;
    let news = told(&story, &begun, "is away until").await;
    story.passes(3 * DAY);
    let back = told(&story, &news, "is back").await;
    assert_eq!(back.mentions, [ada.member.id()], "whose clock runs again");
    let board = ben.slash("dara board", json!({})).await;
    let out = story.now() + 3 * DAY;
    assert!(board.content.contains(&format!("time runs out <t:{}:R>", out.as_second())), "{}", board.content);
    check(&away(ada, "show", json!({})).await, "You're not away.\nYou have 27 days left");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn returning_early_keeps_the_remaining_days() {
    let story = begins().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    away(ada, "start", json!({ "days": 10 })).await;
    let news = told(&story, &begun, "is away until").await;
    story.passes(DAY);
    check(&away(ada, "back", json!({})).await, "Welcome back: you're no longer away.\nYou have 29 days left");
    let back = told(&story, &news, &format!("{} is back", ada.mention())).await;
    assert!(back.mentions.is_empty(), "he knows");
    let told = story.refused(ada.slash("away back", json!({}))).await;
    assert!(told.starts_with("I can't find that time away"), "{told}");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn an_absence_can_be_planned_starts_by_itself_and_can_be_cancelled() {
    let story = begins().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    let [from, until] = [2, 5].map(|days| story.now() + days * DAY);
    let planned = format!("You'll be away from {} to {}.", date_and_time(from), date_and_time(until));
    let said = away(ada, "start", json!({ "from": "in 2 days", "days": 3 })).await;
    check(&said, &format!("{planned}\nYou have 27 days left"));
    check(
        &away(ada, "show", json!({})).await,
        &format!("You're not away.\n{planned}\nYou have 27 days left"),
    );
    let told_so = story.refused(ada.slash("away start", json!({ "from": "in 4 days", "days": 3 }))).await;
    check(
        &told_so,
        &format!("You're already away from {} to {}. Change", date_and_time(from), date_and_time(until)),
    );
    let told_so = story.refused(ada.slash("away back", json!({}))).await;
    check(&told_so, "Your time away starts later");
    let days = ada.is_offered("away cancel", json!({}), "from", "").await;
    assert_eq!(days.len(), 1);
    let cancelled = away(ada, "cancel", json!({ "from": days[0].value })).await;
    let dates = format!("from {} to {}.", date_and_time(from), date_and_time(until));
    check(&cancelled, &format!("Cancelled: your time away {dates}\nYou have 30 days"));
    let told_so = story.refused(ada.slash("away cancel", json!({}))).await;
    assert!(told_so.starts_with("I can't find that time away"), "{told_so}");

    away(ada, "start", json!({ "from": "in 2 days", "days": 3 })).await;
    story.passes(2 * DAY);
    told(&story, &begun, "is away until").await;
    check(&away(ada, "show", json!({})).await, &format!("You're away until {}.", date_and_time(until)));
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn the_days_to_come_are_offered_and_can_be_chosen() {
    let story = begins().await;
    let ada = &story.ada;
    let day = story.now().to_zoned(TimeZone::UTC).date().checked_add(3.days()).expect("a day");
    for option in ["from", "until"] {
        let offered = ada.is_offered("away start", json!({}), option, "in 3").await;
        assert_eq!(offered[0].name, day.strftime("%-d %B %Y (in 3 days)").to_string());
        assert_eq!(offered[0].value, json!(day.to_string()));
    }
    let said = away(ada, "start", json!({ "until": day.to_string() })).await;
    let midnight = day.to_zoned(TimeZone::UTC).expect("a time").timestamp();
    check(&said, &format!("You're away until {}.", date_and_time(midnight)));
    story.end().await;
}

#[tokio::test]
async fn a_challenge_says_who_is_away_and_can_exclude_it() {
    let story = begins().await;
    let (ada, ben) = (&story.ada, &story.ben);
    away(ben, "start", json!({ "days": 5 })).await;
    let until = date_and_time(story.now() + 5 * DAY);
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 2 })).await;
    let hint = format!("\n💤 {} is away until {until}", ben.mention());
    assert!(challenge.content.ends_with(&hint), "{}", challenge.content);
    ben.click(&challenge, "Accept").await;
    let begun = story.begun_board(&challenge, story.games).await;
    assert!(begun.content.contains("⏸️ Clock paused: away until"), "{}", begun.content);

    let lounge = [ada, ben].map(|player| player.goes_to(story.lounge));
    let strict = json!({ "opponent": "ben", "first": 2, "away": false });
    let challenge = lounge[0].slash("dara challenge", strict).await;
    lounge[1].click(&challenge, "Accept").await;
    let begun = story.begun_board(&challenge, story.lounge).await;
    assert!(begun.content.contains("time runs out"), "{}", begun.content);
    let shown = away(ben, "show", json!({})).await;
    let standing = "\nYour clocks are paused in 1 of your 2 timed games here.";
    assert!(shown.contains(standing), "{shown}");
    story.end().await;
}

#[tokio::test]
async fn impossible_terms_are_refused_with_possible_ones() {
    let story = begins().await;
    for (options, says) in [
        (json!({}), "Give just one of the two: `days`"),
        (json!({ "days": 3, "until": "tomorrow" }), "Give just one of the two: `days`"),
        (json!({ "until": "soon" }), "`soon` isn't a date."),
        (json!({ "days": 3, "from": "24.12." }), "`24.12` isn't a date."),
        (json!({ "until": "2020-01-01" }), "That time has passed."),
        (json!({ "days": 3, "from": "2020-01-01" }), "That day is over. Choose a later `from`"),
        (json!({ "days": 3, "from": "in 400 days" }), "That's too far ahead"),
        (json!({ "days": 31 }), "You have 30 days left in "),
    ] {
        let told = story.refused(story.ada.slash("away start", options.clone())).await;
        assert!(told.starts_with(says), "{options}: {told}");
    }
    story.end().await;
}
