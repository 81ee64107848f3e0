//! Nights and days off: agreed on in a challenge, by each player's own time.

use jiff::{SignedDuration, Timestamp, ToSpan as _, civil::Weekday, tz::TimeZone};
use play::Ending;
use sandbox::Message;
use serde_json::json;

use crate::story::{Story, first};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// Lets time pass until the next time that it is this hour in UTC, which is returned.
fn comes(story: &Story, hour: i8) -> Timestamp {
    let now = story.now().to_zoned(TimeZone::UTC);
    let mut then = now.date().at(hour, 0, 0, 0).to_zoned(TimeZone::UTC).expect("a time");
    if then <= now {
        then = then.checked_add(1.day()).expect("a time");
    }
    story.passes(then.timestamp().duration_since(story.now()));
    then.timestamp()
}

/// Checks until when a board says that the clock rests, if it does, and when time runs out.
fn check(board: &Message, rests: Option<Timestamp>, out: Timestamp) {
    let found = |before: &str, after: &str| -> Option<Timestamp> {
        let (seconds, _) = board.content.split_once(before)?.1.split_once(after)?;
        Timestamp::from_second(seconds.parse().ok()?).ok()
    };
    let near =
        |one: Timestamp, other: Timestamp| one.duration_since(other).abs() < SignedDuration::from_secs(3);
    let told = found("paused until <t:", ":f>");
    assert!(told.zip(rests).is_none_or(|(told, rests)| near(told, rests)), "{rests:?}: {}", board.content);
    assert_eq!(told.is_some(), rests.is_some(), "{}", board.content);
    let told = found("time runs out <t:", ":R>").unwrap_or_else(|| panic!("no time: {}", board.content));
    assert!(near(told, out), "{out}: {}", board.content);
}

#[tokio::test]
async fn each_clock_rests_at_night_where_its_player_lives_and_does_not_run_out_then() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    // Neither has summer time: an hour ahead of UTC, and five behind.
    let told = ada.slash("preferences", json!({ "zone": "lagos" })).await;
    assert!(
        told.is_ephemeral() && told.content.contains("**Your time zone**: Africa/Lagos"),
        "{}",
        told.content
    );
    ben.slash("preferences", json!({ "zone": "America/Bogota" })).await;
    let evening = comes(&story, 22);
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "6h", "nights": true });
    let challenge = ada.slash("dara challenge", options).await;
    let said = "6 hours a turn · clocks pause from 22:00 to 8:00, in each player's own time";
    assert!(challenge.content.contains(said), "{}", challenge.content);
    assert!(challenge.content.contains("`/preferences zone`"), "{}", challenge.content);
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&accepted, accepted.channel).await;
    // Eleven in the evening in Lagos.
    check(&board, Some(evening + 9 * HOUR), evening + 15 * HOUR);
    // Who travels now goes on by the night with which the game began.
    ada.slash("preferences", json!({ "zone": "utc" })).await;
    story.passes(10 * HOUR);
    check(&story.eve.slash("dara board", json!({})).await, Some(evening + 9 * HOUR), evening + 15 * HOUR);
    let board = ada.plays("b3").await;
    // Three in the morning in Bogota, until one in the afternoon in UTC.
    check(&board, Some(evening + 15 * HOUR), evening + 21 * HOUR);
    story.passes(10 * HOUR);
    let warned = |message: &Message| message.content.contains("your time runs out");
    story.sandbox.wait_for_message(story.games, warned).await.expect("a warning with a fifth left");
    let board = ben.plays("b4").await;
    // Seven in the evening in Lagos: three hours until the night, and three from the morning on.
    check(&board, None, evening + 36 * HOUR);
    let game = story.latest_in(story.games).await.id();
    story.passes(15 * HOUR);
    assert_eq!(story.table(game).await.ending(), None);
    story.passes(2 * HOUR);
    story.until("the end", async || story.table(game).await.ending().is_some()).await;
    assert!(matches!(story.table(game).await.ending(), Some(Ending::Aborted { .. })));
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn two_days_of_the_week_are_off_also_in_a_rematch() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    // They have said nothing, so both play by UTC.
    while comes(&story, 12).to_zoned(TimeZone::UTC).weekday() != Weekday::Saturday {}
    let monday = comes(&story, 23) + 25 * HOUR;
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "12h", "days_off": 0 });
    let challenge = ada.slash("dara challenge", options).await;
    assert!(challenge.content.contains("clocks pause on Saturdays and Sundays"), "{}", challenge.content);
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&accepted, accepted.channel).await;
    check(&board, Some(monday), monday + 12 * HOUR);
    let question = ada.slash("dara resign", json!({})).await;
    let over = ada.click_for_message(&question, "Call it off").await;
    let rematch = ben.click_for_message(&over, "Rematch").await;
    assert!(rematch.content.contains("clocks pause on Saturdays and Sundays"), "{}", rematch.content);
    story.end().await;
}

#[tokio::test]
async fn nights_need_a_clock_and_zones_are_found_by_their_city() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let told = story.refused(ada.slash("dara challenge", json!({ "clock": "none", "nights": true }))).await;
    assert!(told.contains("There's no clock to pause"), "{told}");
    let told = story.refused(ada.slash("preferences", json!({ "zone": "Atlantis" }))).await;
    assert!(told.contains("I don't know the time zone"), "{told}");
    let offered = ada.is_offered("preferences", json!({}), "zone", "new y").await;
    let [zone] = offered.as_slice() else { panic!("{offered:?}") };
    assert_eq!(zone.value, "America/New_York");
    assert!(zone.name.starts_with("America/New_York ("), "with the time there: {}", zone.name);
    assert_eq!(
        ada.is_offered("preferences", json!({}), "zone", "").await.len(),
        25,
        "as many as Discord takes"
    );
    story.end().await;
}
