//! Seasons that end by themselves: with podiums as pictures, once, and the next one begins.

use jiff::SignedDuration;
use play::Day;
use sandbox::{Failure, Message, Permissions};
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    guild::settings,
    player::Player,
    story::{
        Story,
        coming::{DAY, HOUR, SEASON},
    },
};

/// A story that begins in the middle of a month, three months before the end of a quarter.
async fn begins_in_a_month() -> Story {
    let story = Story::begin().await;
    let mut day = Day::of(story.now()).first_of_month(1);
    while day.month() % 3 != 1 {
        day = day.first_of_month(1);
    }
    let middle = day.plus(14).start() + 12 * HOUR;
    story.passes(middle.duration_since(story.now()));
    story
}

async fn page(ada: &Player) -> Message {
    settings::page(ada, "Seasons").await
}

async fn switches_on(story: &Story) -> Message {
    let shown = story.ada.click_for_update(&page(&story.ada).await, "End them automatically").await;
    let line = format!("- **Seasons**: end each month in <#{}>, in the hour after 18:00 UTC", story.games);
    assert!(shown.content.contains(&line), "{}", shown.content);
    shown
}

/// Ada and Ben play enough for the leaderboard, in days of their own; Ada wins.
async fn plays(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for _ in 0..5 {
        story.finds_rated("dara:traditional", &ada, &ben, 1).await;
        story.passes(DAY);
    }
}

#[tokio::test]
async fn a_season_ends_on_the_first_of_a_month_with_podiums_and_the_next_one_begins() {
    let mut story = begins_in_a_month().await;
    let (ada, eve) = (story.ada.clone(), story.eve.clone());
    story.finds_named(&ada, "Ada").await;
    switches_on(&story).await;
    plays(&mut story).await;
    let first = Day::of(story.now()).first_of_month(1).start() + 18 * HOUR;
    let after = SEASON.due(&story).await.duration_since(first);
    assert!(SignedDuration::ZERO <= after && after < HOUR, "{after}");
    SEASON.comes(&story).await;
    let all = SEASON.posts(&story);
    let [over] = all.as_slice() else { panic!("{all:?}") };
    assert!(over.content.starts_with("## 🏆 Season 1 is over!\n**Dara** 🥇 Ada "), "{}", over.content);
    assert!(over.content.contains("Season 2 has started") && over.mentions.is_empty(), "{over:?}");
    let [podium] = &over.attachments[..] else { panic!("one picture: {over:?}") };
    let alt = podium.description.clone().unwrap_or_default();
    assert!(alt.starts_with("Podium of season 1 in Dara. First: Ada, "), "{alt}");
    let shown = eve.slash("season show", json!({})).await;
    let by = format!(", as set by {}", ada.mention());
    assert!(shown.content.contains(&by), "{}", shown.content);
    SEASON.comes_no_more(&mut story).await;
    // Ratings were moved.
    assert_eq!(story.rows().numbers("SELECT count(*) FROM season_pulls"), [0]);
    // A season in which no one played goes on.
    SEASON.comes(&story).await;
    assert_eq!(SEASON.posts(&story).len(), 1);
    plays(&mut story).await;
    SEASON.comes(&story).await;
    let all = SEASON.posts(&story);
    assert!(all.len() == 2 && all[1].content.starts_with("## 🏆 Season 2 is over!"), "{all:?}");
    story.end().await;
}

#[tokio::test]
async fn where_podiums_cannot_be_posted_they_wait_and_managers_see_why() {
    let mut story = begins_in_a_month().await;
    switches_on(&story).await;
    plays(&mut story).await;
    story.sandbox.deny_bot(story.games, Permissions::ATTACH_FILES);
    SEASON.is_due(&story).await;
    let panel = story.refuses_for_an_hour().await;
    assert!(panel.contains("**The last podiums couldn't be posted.**"), "{panel}");
    assert_eq!(story.rows().numbers("SELECT count(*) FROM seasons"), [1], "it has ended all the same");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.until("they come", async || SEASON.posts(&story).len() == 1).await;
    story.tells_all().await;
    let panel = story.ada.slash("settings", json!({})).await;
    assert!(!panel.content.contains("couldn't be posted"), "{}", panel.content);
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn after_an_outage_a_season_ends_late_by_a_week_or_goes_on() {
    let mut story = begins_in_a_month().await;
    switches_on(&story).await;
    plays(&mut story).await;
    SEASON.is_missed(&mut story, 6 * DAY).await;
    story.until("it to end", async || SEASON.posts(&story).len() == 1).await;
    SEASON.is_next_set(&story).await;
    plays(&mut story).await;
    SEASON.is_missed(&mut story, 8 * DAY).await;
    SEASON.is_next_set(&story).await;
    story.tells_all().await;
    assert_eq!(SEASON.posts(&story).len(), 1, "it goes on");
    SEASON.comes(&story).await;
    assert_eq!(SEASON.posts(&story).len(), 2);
    story.end().await;
}

#[tokio::test]
async fn a_stop_between_storing_and_posting_tells_it_once() {
    // It may have arrived, though the bot wasn't told so.
    for failure in [Failure::INTERNAL, Failure { done: true, ..Failure::INTERNAL }] {
        let mut story = begins_in_a_month().await;
        switches_on(&story).await;
        plays(&mut story).await;
        SEASON.comes_after_a_stop(&mut story, failure).await;
        assert_eq!(story.rows().numbers("SELECT count(*) FROM seasons"), [1]);
        story.end().await;
    }
}

#[tokio::test]
async fn managers_choose_quarters_hour_and_zone_and_close_one_by_hand() {
    let mut story = begins_in_a_month().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let off = page(&ada).await;
    assert!(off.content.contains("**Seasons**: end when a manager closes them"), "{}", off.content);
    assert_eq!(labels(&off), ["End them automatically", "Back"]);
    let shown = switches_on(&story).await;
    assert_eq!(labels(&shown), ["Other time zone", "Switch it off", "Back"]);
    assert!(choices(&shown).iter().any(|choice| choice.contains("Three months")), "{:?}", choices(&shown));
    let shown = ada.chooses(&shown, "Three months").await;
    let shown = ada.chooses(&shown, "07:00 UTC").await;
    let told = ada.fills_in(&shown, "Other time zone", "lagos").await.updated.expect("the page");
    assert!(told.content.contains("end each quarter in <#"), "{}", told.content);
    assert!(told.content.contains("in the hour after 07:00 Africa/Lagos"), "{}", told.content);
    let first = Day::of(story.now()).first_of_month(3).start() + 6 * HOUR;
    let after = SEASON.due(&story).await.duration_since(first);
    assert!(SignedDuration::ZERO <= after && after < HOUR, "{after}");
    let off = ada.click_for_update(&told, "Switch it off").await;
    assert!(off.content.contains("- **Before**: each quarter in <#"), "{}", off.content);
    assert_eq!(SEASON.next(&story).await, None);
    let on = ada.click_for_update(&off, "Switch it on again").await;
    assert!(on.content.contains("in the hour after 07:00 Africa/Lagos"), "{}", on.content);
    // Pressed twice, nothing changes; by someone else, nothing at all.
    let old = story.finds_old_message(&["seasons-on", "seasons-off", "seasons-in"]).await;
    let again = ada.click_for_message(&old, "Old 0").await;
    assert!(!again.content.contains("Changed"), "{}", again.content);
    story.refused(async { ada.click_for_message(&old, "Old 2").await }).await;
    let told = story.refused(async { ben.click_for_message(&old, "Old 1").await }).await;
    assert!(told.contains("Manage Server"), "{told}");

    // What it would look like, before and after there is a podium.
    let panel = ada.slash("settings", json!({})).await;
    let none = ada.click_for_message(&panel, "See the podiums").await;
    assert!(none.is_ephemeral() && none.content.contains("No one's on a leaderboard yet."), "{none:?}");
    plays(&mut story).await;
    let panel = ada.slash("settings", json!({})).await;
    let shown = ada.click_for_message(&panel, "See the podiums").await;
    assert!(shown.is_ephemeral() && shown.attachments.len() == 1 && shown.mentions.is_empty(), "{shown:?}");
    assert!(shown.content.contains("## 🏆 Season 1 is over!"), "{}", shown.content);
    assert!(SEASON.posts(&story).is_empty());
    // Closed by hand a few days before, the next one isn't ended by itself at once.
    let due = SEASON.due(&story).await;
    story.passes(due.duration_since(story.now()) - 3 * DAY);
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    ada.waits_until_gone(&question).await;
    let of_hand = SEASON.posts(&story).len();
    story.finds_rated("dara:traditional", &ada, &ben, 1).await;
    story.passes(due.duration_since(story.now()));
    SEASON.is_next_set(&story).await;
    story.tells_all().await;
    assert_eq!(SEASON.posts(&story).len(), of_hand);
    assert!(SEASON.due(&story).await > due + 80 * DAY);
    story.end().await;
}
