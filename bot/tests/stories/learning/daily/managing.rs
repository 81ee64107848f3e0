//! What managers choose for the puzzle of the day: game, hour, channel and time zone, on and off.

use jiff::{SignedDuration, Timestamp};
use play::{Day, Hour, Zone};
use sandbox::{Message, Permissions};

use super::{begins_on_monday, next, page, post, posts, switches_on};
use crate::{
    buttons::{choices, labels},
    story::{
        Story,
        coming::{DAY, HOUR},
    },
};

#[tokio::test]
async fn managers_choose_game_hour_and_channel_and_switch_it_off() {
    let story = begins_on_monday().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let off = page(ada).await;
    assert!(off.content.contains("**Puzzle of the day**: off"), "{}", off.content);
    assert_eq!(labels(&off), ["Post it here every day", "Back"]);
    let shown = switches_on(&story).await;
    assert_eq!(labels(&shown), ["Other time zone", "Switch it off", "Back"]);
    assert!(shown.content.contains("**Next one**: <t:"), "{}", shown.content);
    assert!(
        choices(&shown).iter().any(|choice| choice.contains("All games in turn")),
        "{:?}",
        choices(&shown)
    );
    let shown = ada.chooses(&shown, "Wali").await;
    let shown = ada.chooses(&shown, "20:00 UTC").await;
    assert!(shown.content.contains("at 20:00 UTC, Wali"), "{}", shown.content);
    let due: Timestamp = story.next_daily().await.expect("it is on");
    assert_eq!(due, Day::of(story.now()).start() + 20 * HOUR);
    let first = next(&story, 1).await;
    assert!(first.content.starts_with("🧩 **Puzzle of the day: Wali"), "{}", first.content);
    // The hour is put forward: the one that counts does so until then, and the day has no second.
    let shown = ada.chooses(&page(ada).await, "21:00 UTC").await;
    let (daily, _) = story.daily().await.expect("one");
    assert_eq!(daily.ends, Day::of(story.now()).plus(1).start() + 21 * HOUR);
    assert_eq!(story.next_daily().await, Some(daily.ends));
    let off = ada.click_for_update(&shown, "Switch it off").await;
    assert!(off.content.contains("**Puzzle of the day**: off"), "{}", off.content);
    assert_eq!(story.next_daily().await, None);
    story.passes(2 * DAY);
    let old = ben.click_for_message(&first, "Solve").await;
    assert!(old.content.contains("This puzzle's day is over"), "{}", old.content);
    assert_eq!(posts(&story, story.games).len(), 1);
    // A panel from before.
    let old = story.finds_old_message(&["daily-at:8"]).await;
    let shown = ada.click_for_message(&old, "Old 0").await;
    assert!(shown.content.contains("**Puzzle of the day**: off"), "{}", shown.content);
    story.end().await;
}

/// When a post says that the next one comes, or that it stops counting.
fn said(post: &Message) -> Timestamp {
    let second = post.content.split_once("<t:").and_then(|(_, rest)| rest.split_once(':')).expect("a time").0;
    Timestamp::from_second(second.parse().expect("a number")).expect("a time")
}

/// Waits until the newest post says so.
async fn says(story: &Story, when: Timestamp, words: &str) {
    let newest = || posts(story, story.games).into_iter().next_back().expect("a post");
    story
        .until("the post to say so", async || said(&newest()) == when && newest().content.contains(words))
        .await;
}

#[tokio::test]
async fn the_post_follows_every_change_and_what_was_chosen_outlasts_a_pause() {
    let story = begins_on_monday().await;
    let ada = &story.ada;
    switches_on(&story).await;
    let first = next(&story, 1).await;
    let monday = Day::of(story.now());
    assert_eq!(said(&first), monday.plus(1).start() + 7 * HOUR);
    let shown = ada.chooses(&page(ada).await, "Wali").await;
    let shown = ada.chooses(&shown, "20:00 UTC").await;
    says(&story, monday.plus(1).start() + 20 * HOUR, "The next one comes <t:").await;
    let shown = ada.chooses(&shown, "Africa/Lagos").await;
    assert!(shown.content.contains(" at 20:00 Africa/Lagos, Wali"), "{}", shown.content);
    let tomorrow = monday.plus(1).start() + 19 * HOUR;
    says(&story, tomorrow, "The next one comes <t:").await;
    assert!(
        shown.content.contains(&format!("**Next one**: <t:{}:R>", tomorrow.as_second())),
        "{}",
        shown.content
    );
    assert_eq!(story.next_daily().await, Some(tomorrow));

    // Switched off, it goes on to count, and nothing is said to come.
    let off = ada.click_for_update(&shown, "Switch it off").await;
    says(&story, tomorrow, "Answers stop counting <t:").await;
    let before =
        format!("**Puzzle of the day**: off\n- **Before**: <#{}> at 20:00 Africa/Lagos, Wali", story.games);
    assert!(off.content.contains(&before), "{}", off.content);
    assert_eq!(labels(&off), ["Switch it on again", "Post it here every day", "Back"]);
    let on = ada.click_for_update(&off, "Switch it on again").await;
    assert!(
        on.content.contains(&format!("<#{}> at 20:00 Africa/Lagos, Wali", story.games)),
        "{}",
        on.content
    );
    assert_eq!(story.next_daily().await, Some(tomorrow));
    says(&story, tomorrow, "The next one comes <t:").await;
    // Pressed twice, nothing changes.
    let again = ada.click_for_message(&story.finds_old_message(&["daily-on"]).await, "Old 0").await;
    assert!(
        !again.content.contains("Changed") && again.content.contains("20:00 Africa/Lagos"),
        "{}",
        again.content
    );
    next(&story, 2).await;
    story.end().await;
}

#[tokio::test]
async fn any_time_zone_can_be_typed_and_no_other_text() {
    let story = begins_on_monday().await;
    let ada = &story.ada;
    let shown = switches_on(&story).await;
    let told = ada.fills_in(&shown, "Other time zone", " kathmandu").await.updated.expect("the page");
    assert!(told.content.contains(" at 07:00 Asia/Kathmandu, all"), "{}", told.content);
    assert!(choices(&told).iter().any(|choice| choice.contains("Asia/Kathmandu")), "{:?}", choices(&told));
    let told = story.refused(async {
        ada.fills_in(&shown, "Other time zone", "Olympus `Mons`").await.message.expect("an answer")
    });
    let told = told.await;
    assert!(told.contains("I don't know the time zone") && told.contains("`Kyiv`"), "{told}");
    let panel = story.finds_old_message(&["daily-zone:Mars/Olympus", "daily-zone:UTC"]).await;
    story.refused(async { ada.click_for_message(&panel, "Old 0").await }).await;
    assert!(page(ada).await.content.contains("07:00 Asia/Kathmandu"));
    let shown = ada.click_for_message(&panel, "Old 1").await;
    assert!(shown.content.contains("07:00 UTC"), "{}", shown.content);
    story.end().await;
}

#[tokio::test]
async fn summer_time_moves_it_and_no_day_has_two_or_none() {
    let story = Story::begin().await;
    // Clocks go forward on 28 March and back on 31 October.
    for (number, before, hours) in
        [(0, "2027-03-27T00:30:00Z", [1, 1, 0]), (3, "2027-10-30T23:30:00Z", [0, 1, 1])]
    {
        let before: Timestamp = before.parse().expect("a time");
        story.passes(before.duration_since(story.now()));
        let (ada, dates) = (&story.ada, Day::of(before + SignedDuration::from_mins(30)));
        let shown = page(ada).await;
        if number == 0 {
            let shown = ada.click_for_update(&shown, "Post it here every day").await;
            let shown = ada.chooses(&shown, "Europe/Paris").await;
            ada.chooses(&shown, "02:00 Europe/Paris").await;
        } else {
            ada.click_for_update(&shown, "Switch it on again").await;
        }
        for (at, hour) in (0..).zip(hours) {
            let posted = next(&story, number + 1 + usize::try_from(at).expect("a number")).await;
            let (daily, _) = story.daily().await.expect("one");
            assert_eq!((daily.day, daily.begins), (dates.plus(at), dates.plus(at).start() + hour * HOUR));
            assert_eq!(said(&posted), daily.ends);
            // An hour later, when it's two o'clock again or hasn't been, nothing more comes.
            story.passes(HOUR);
            story.tells_all().await;
        }
        ada.click_for_update(&page(ada).await, "Switch it off").await;
    }
    assert_eq!(posts(&story, story.games).len(), 6);
    story.end().await;
}

#[tokio::test]
async fn a_day_that_a_change_would_leave_out_has_its_puzzle_at_once() {
    let story = begins_on_monday().await;
    let ada = &story.ada;
    switches_on(&story).await;
    let shown = ada.chooses(&page(ada).await, "20:00 UTC").await;
    next(&story, 1).await;
    let monday = Day::of(story.now());
    // On Tuesday afternoon, it's put to an hour that has passed, and then to a zone where it's Wednesday.
    story.passes(19 * HOUR);
    ada.chooses(&shown, "08:00 UTC").await;
    post(&story, 2).await;
    let (daily, _) = story.daily().await.expect("one");
    assert_eq!((daily.day, daily.ends), (monday.plus(1), monday.plus(2).start() + 8 * HOUR));
    ada.fills_in(&page(ada).await, "Other time zone", "Kiritimati").await;
    let eight: Hour = 8.try_into().expect("an hour");
    let kiritimati: Zone = "Pacific/Kiritimati".parse().expect("a zone");
    assert_eq!(story.next_daily().await, Some(kiritimati.at(monday.plus(2), eight)));
    next(&story, 3).await;
    let (daily, _) = story.daily().await.expect("one");
    assert_eq!(daily.day, monday.plus(2));
    let table = ada.click_for_message(&posts(&story, story.games)[2], "This week's table").await;
    assert!(table.content.contains("Weeks begin on Monday (Pacific/Kiritimati)."), "{}", table.content);
    story.end().await;
}

#[tokio::test]
async fn it_needs_a_channel_where_boards_can_be_posted_and_a_manager() {
    let story = begins_on_monday().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let off = page(&ada).await;
    story.sandbox.deny_bot(story.games, Permissions::ATTACH_FILES);
    let told = story.refused(async { ada.click_for_message(&off, "Post it here every day").await }).await;
    assert!(told.contains("Attach Files"), "{told}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    for (button, words) in [
        ("daily-here", "Manage Server"),
        ("daily-off", "Manage Server"),
        ("daily-solve:20000", "This puzzle isn't shown here."),
        ("daily-solution:20000", "This puzzle isn't shown here."),
        ("puzzle:1:daily:1", "This puzzle isn't shown here."),
    ] {
        let old = story.finds_old_message(&[button]).await;
        let told = story.refused(async { ben.click_for_message(&old, "Old 0").await }).await;
        assert!(told.contains(words), "{button}: {told}");
    }
    story.end().await;
}
