//! The puzzle of the day: posted once a day where the managers want it, solved in private, and told about the day after.

mod managing;

use jiff::SignedDuration;
use play::{Announcement, Change, Daily, DailySettings, Day, Timer, Zone};
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    guild::settings,
    learning::puzzles::{FOUND, opens, solves, taps, wrong_turn},
    members::privacy::deletes,
    player::Player,
    story::{
        Story,
        coming::{DAY, HOUR},
    },
};

const TITLE: &str = "🧩 **Puzzle of the day: ";

/// An id of the bot's.
fn play_id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

/// A story that begins on a Monday at half past six.
async fn begins_on_monday() -> Story {
    let story = Story::begin().await;
    let monday = Day::of(story.now()).monday().plus(7).start() + 6 * HOUR + SignedDuration::from_mins(30);
    story.passes(monday.duration_since(story.now()));
    story
}

async fn page(ada: &Player) -> Message {
    settings::page(ada, "Puzzle of the day").await
}

/// Ada switches it on in #games, where it comes at seven.
async fn switches_on(story: &Story) -> Message {
    let shown = story.ada.click_for_update(&page(&story.ada).await, "Post it here every day").await;
    assert!(
        shown.content.contains(&format!("<#{}> at 07:00 UTC, all games in turn", story.games)),
        "{shown:?}"
    );
    shown
}

/// The posts in a channel.
fn posts(story: &Story, channel: sandbox::Id) -> Vec<Message> {
    let all = story.sandbox.messages(channel);
    all.into_iter().filter(|message| message.content.starts_with(TITLE)).collect()
}

/// Waits for the post of a number in #games.
async fn post(story: &Story, number: usize) -> Message {
    story.until("a post", async || posts(story, story.games).len() >= number).await;
    story
        .until("it to be noted", async || {
            story.daily().await.is_some_and(|(daily, _)| daily.message.is_some())
        })
        .await;
    let all = posts(story, story.games);
    assert_eq!(all.len(), number, "{all:?}");
    let post = all.into_iter().next_back().expect("a post");
    assert!(post.mentions.is_empty() && post.attachments.len() == 1 && !post.is_ephemeral(), "{post:?}");
    post
}

/// The time passes to the next post.
async fn next(story: &Story, number: usize) -> Message {
    let due = story.next_daily().await.expect("it is on");
    story.passes(due.duration_since(story.now()));
    post(story, number).await
}

/// Solves the newest one by the button of a post.
async fn solves_of(story: &Story, player: &Player, post: &Message) -> Message {
    let (_, stored) = story.daily().await.expect("one");
    let shown = player.click_for_message(post, "Solve").await;
    assert!(shown.is_ephemeral() && shown.content.starts_with("**Puzzle of the day: "), "{}", shown.content);
    solves(player, &shown, &stored.puzzle).await
}

#[tokio::test]
async fn it_is_posted_solved_in_private_and_told_about_the_day_after() {
    let story = begins_on_monday().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    story.finds_named(ben, "Ben").await;
    switches_on(&story).await;
    assert!(posts(&story, story.games).is_empty(), "not before its hour");
    let first = next(&story, 1).await;
    assert_eq!(labels(&first), ["Solve", "This week's table"]);
    assert!(first.content.contains("ind the only") && !first.content.contains("Solution"), "{first:?}");
    let (daily, stored) = story.daily().await.expect("one");
    assert_eq!(daily.ends.duration_since(daily.begins), DAY);

    // Ada errs first, then Ben solves it, and then Ada does. Chidi only looks.
    let public = story.sandbox.messages(story.games).len();
    let shown = ada.click_for_message(&first, "Solve").await;
    let wrong = taps(ada, &shown, &wrong_turn(&stored.puzzle, 0)).await;
    assert!(wrong.content.contains("isn't the one"), "{}", wrong.content);
    story.passes(SignedDuration::from_mins(12));
    let over = solves_of(&story, ben, &first).await;
    assert!(over.content.contains("✅ **Solved.**\nYour streak begins: **1 day**."), "{}", over.content);
    assert!(over.content.contains("puzzle rating: 1500? →"), "it is rated: {}", over.content);
    assert_eq!(labels(&over), ["Next puzzle", "This week's table", "Solve it again", "Share"]);
    let table = ben.click_for_update(&over, "This week's table").await;
    assert!(table.content.contains("🥇 **Ben** · 1 solved"), "{}", table.content);
    story.passes(SignedDuration::from_mins(1));
    let again = ada.click_for_update(&wrong, "Try again").await;
    let over = solves(ada, &again, &stored.puzzle).await;
    assert!(over.content.contains("after one wrong try"), "{}", over.content);
    chidi.click_for_message(&first, "Solve").await;
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one sees it");
    let table = ben.click_for_message(&first, "This week's table").await;
    assert_eq!(
        table.content,
        format!(
            "## This week: one puzzle\n🥇 **Ben** · 1 solved · 1 on the first try · streak 1 **← you**\n\
             🥈 **{}** · 1 solved · 0 on the first try · streak 1\n\
             -# Weeks begin on Monday (UTC). A streak forgives one missed day, and another after 7 solved ones.",
            ada.mention()
        )
    );
    let last = ben.click_for_update(&table, "Last week").await;
    assert!(
        last.content.starts_with("## Last week: no puzzles\nNo one has solved any.\n"),
        "{}",
        last.content
    );

    let second = next(&story, 2).await;
    assert_eq!(labels(&second), ["Solve", "This week's table", "Last solution"]);
    let told = "Tried by 2, solved by 2 (100%).\nFirst solution: Ben, after 12 minutes";
    assert!(second.content.contains(told), "{}", second.content);
    let square = stored.puzzle.steps()[0].turn[0].squares()[0].to_string();
    assert!(second.content.contains("**Solution to the last one:** ") && second.content.contains(&square));
    let (next, other) = story.daily().await.expect("one");
    assert_eq!(next.day, daily.day.plus(1));
    assert_ne!(
        other.puzzle.record().rules.game(),
        stored.puzzle.record().rules.game(),
        "the games alternate"
    );

    // Whoever wants sees the solution on the board, and the old button still works.
    let solution = chidi.click_for_message(&second, "Last solution").await;
    assert!(solution.content.contains("**The solution:**\n- ") && solution.attachments.len() == 1);
    let late = chidi.click_for_message(&first, "Solve").await;
    assert!(late.content.contains("This puzzle's day is over, so it doesn't count."), "{}", late.content);
    let over = solves(chidi, &late, &stored.puzzle).await;
    assert!(
        over.content.contains("Your rating doesn't change: this puzzle's day is over."),
        "{}",
        over.content
    );
    assert!(
        !over.content.contains("streak")
            && story.puzzle_standing(chidi, other.puzzle.record().rules.game()).await.is_none()
    );
    let table = chidi.click_for_message(&second, "This week's table").await;
    assert!(
        table.content.contains("2 puzzles") && table.content.contains("You haven't solved any."),
        "{}",
        table.content
    );
    // `/puzzle` shows none of them.
    let own = opens(chidi, json!({ "game": 0 })).await;
    assert!(![stored.id, other.id].contains(&story.puzzle_in(&own).await.id));
    story.end().await;
}

#[tokio::test]
async fn a_streak_forgives_a_day_and_a_week_ends_in_a_table() {
    let story = begins_on_monday().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.finds_named(ada, "Ada").await;
    story.finds_named(ben, "Ben").await;
    switches_on(&story).await;
    let mut streaks = Vec::new();
    for number in 1..=9 {
        let post = next(&story, number).await;
        // Ada misses a day, Ben two in a row.
        for (player, misses) in [(ada, vec![3]), (ben, vec![4, 5])] {
            if !misses.contains(&number) {
                let over = solves_of(&story, player, &post).await;
                let line = over.content.lines().nth(2).expect("a line").to_owned();
                streaks.push((number, player.member.name().to_owned(), line));
            }
        }
        if number == 8 {
            let week = post.content.split_once("**Last week**, ").expect("a table").1;
            assert_eq!(
                week.lines().take(3).collect::<Vec<_>>(),
                [
                    "7 puzzles:",
                    "🥇 **Ada** · 6 solved · 6 on the first try · streak 6",
                    "🥈 **Ben** · 5 solved · 5 on the first try · streak 2"
                ]
            );
        } else {
            assert!(!post.content.contains("Last week"), "{number}: {}", post.content);
        }
    }
    let of = |name: &str| -> Vec<String> {
        streaks.iter().filter(|(_, player, _)| player == name).map(|(.., line)| line.clone()).collect()
    };
    let days = |days: u32| {
        if days == 1 {
            "Your streak begins: **1 day**.".to_owned()
        } else {
            format!("**{days} days in a row.**")
        }
    };
    assert_eq!(of("ada"), (1..=8).map(days).collect::<Vec<_>>());
    assert_eq!(of("ben"), [1, 2, 3, 1, 2, 3, 4].map(days));
    story.end().await;
}

#[tokio::test]
async fn equal_players_share_a_place_and_only_the_listed_are_named() {
    let story = begins_on_monday().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    switches_on(&story).await;
    story.lists(chidi, false).await;
    let first = next(&story, 1).await;
    for player in [chidi, ada, ben] {
        solves_of(&story, player, &first).await;
        story.passes(HOUR);
    }
    let table = ben.click_for_message(&first, "This week's table").await.content;
    assert_eq!(table.matches("🥇").count(), 2, "{table}");
    assert!(!table.contains(&chidi.mention()), "{table}");
    let own = chidi.click_for_message(&first, "This week's table").await.content;
    assert!(own.contains("You: 1 solved · 1 on the first try · streak 1. Only you see this"), "{own}");
    let second = next(&story, 2).await;
    assert!(second.content.contains("Tried by 3, solved by 3"), "{}", second.content);
    assert!(!second.content.contains("First solution"), "{}", second.content);

    // Deleted data are missing from tables and counts.
    deletes(ada).await;
    story
        .until("all is deleted", async || story.rows().numbers("SELECT count(*) FROM puzzle_attempts") == [2])
        .await;
    let table = ben.click_for_message(&second, "This week's table").await.content;
    assert!(!table.contains(&ada.mention()) && table.matches("🥇").count() == 1, "{table}");
    story.end().await;
}

#[tokio::test]
async fn after_an_outage_a_missed_day_is_left_out_and_none_is_posted_twice() {
    let mut story = begins_on_monday().await;
    let ada = story.ada.clone();
    switches_on(&story).await;
    let first = next(&story, 1).await;
    solves_of(&story, &ada, &first).await;
    // Down from Tuesday to Thursday at nine: that day's comes late, Tuesday's and Wednesday's never.
    story.passes(12 * HOUR);
    story.stops_the_bot().await;
    story.passes(2 * DAY + 14 * HOUR);
    story.starts_the_bot().await;
    let late = post(&story, 2).await;
    let (daily, _) = story.daily().await.expect("one");
    let thursday = Day::of(story.now());
    assert_eq!((daily.day, daily.ends), (thursday, thursday.plus(1).start() + 7 * HOUR));
    assert!(late.content.contains("Tried by 1, solved by 1 (100%)."), "{}", late.content);
    // Days without a puzzle break no streak.
    let over = solves_of(&story, &ada, &late).await;
    assert!(over.content.contains("**2 days in a row.**"), "{}", over.content);
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    story.tells_all().await;
    assert_eq!(posts(&story, story.games).len(), 2);
    // Down until half an hour before the next but one: too late for the next.
    story.stops_the_bot().await;
    story.passes(DAY + 21 * HOUR + SignedDuration::from_mins(30));
    story.starts_the_bot().await;
    let saturday = thursday.plus(2).start() + 7 * HOUR;
    story.until("the next time", async || story.next_daily().await == Some(saturday)).await;
    assert_eq!(posts(&story, story.games).len(), 2);
    next(&story, 3).await;
    story.end().await;
}

#[tokio::test]
async fn an_answer_that_was_lost_is_not_posted_twice() {
    let mut story = begins_on_monday().await;
    switches_on(&story).await;
    let due = story.next_daily().await.expect("it is on");
    // Stored, but nothing is posted before the program ends.
    story.sandbox.faults().fail_always(Some(sandbox::Failure::INTERNAL));
    story.passes(due.duration_since(story.now()));
    story.until("it is stored", async || story.daily().await.is_some()).await;
    story.stops_the_bot().await;
    story.sandbox.faults().fail_always(None);
    story.starts_the_bot().await;
    story.passes(SignedDuration::from_mins(10));
    post(&story, 1).await;
    assert_eq!(story.rows().numbers("SELECT count(*) FROM daily_puzzles"), [1]);
    story.end().await;
}

#[tokio::test]
async fn what_discord_did_not_take_for_a_day_is_not_posted_later() {
    let story = begins_on_monday().await;
    switches_on(&story).await;
    let due = story.next_daily().await.expect("it is on");
    story.sandbox.faults().fail_always(Some(sandbox::Failure::INTERNAL));
    story.passes(due.duration_since(story.now()));
    story.until("it is stored", async || story.daily().await.is_some()).await;
    let (first, _) = story.daily().await.expect("one");
    story.passes(DAY);
    story
        .until("the next one", async || story.daily().await.is_some_and(|(daily, _)| daily.day > first.day))
        .await;
    story.sandbox.faults().fail_always(None);
    story.passes(SignedDuration::from_mins(10));
    let posted = post(&story, 1).await;
    assert!(!posted.content.contains("Solution"), "no one saw the first: {}", posted.content);
    story.tells_all().await;
    assert_eq!(posts(&story, story.games).len(), 1);
    story.end().await;
}

#[tokio::test]
async fn a_puzzle_of_a_members_game_goes_with_their_data_even_as_that_of_the_day() {
    let mut story = begins_on_monday().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    switches_on(&story).await;
    let game = story.finds_game_over(story.lounge, "morris:nine a1 d6 d1 d7", &ada, &ben).await;
    story.finds_puzzle(game, FOUND).await;
    let found = story.rows().numbers("SELECT id FROM puzzles WHERE guild IS NOT NULL")[0];
    let (guild, day) = (story.home().server().expect("a server"), Day::of(story.now()));
    let settings = DailySettings {
        channel: play_id(story.games.get()),
        of: None,
        hour: 7.try_into().expect("an hour"),
        zone: Zone::UTC,
    };
    let daily = Daily {
        day,
        puzzle: play_id(found.cast_unsigned()),
        channel: settings.channel,
        begins: story.now(),
        ends: day.plus(1).at(settings.hour),
        message: None,
    };
    let begins = Change::BeginDaily { guild, settings, daily };
    let timer = Change::SetTimer { timer: Timer::Daily(guild), at: Some(daily.ends) };
    story.commits(vec![begins, timer], vec![Announcement::Daily { guild, day }]).await;
    // A start looks at what is due.
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let first = post(&story, 1).await;
    assert!(first.content.starts_with("🧩 **Puzzle of the day: Morris"), "{}", first.content);
    solves_of(&story, &chidi, &first).await;
    deletes(&ben).await;
    let told = story.refused(async { chidi.click_for_message(&first, "Solve").await }).await;
    assert!(told.starts_with("This puzzle isn't shown here."), "{told}");
    let second = next(&story, 2).await;
    assert!(second.content.contains("Tried by 1, solved by 1 (100%)."), "{}", second.content);
    assert!(!second.content.contains("Solution to the last one"), "{}", second.content);
    assert_eq!(labels(&second), ["Solve", "This week's table"]);
    story.end().await;
}

#[tokio::test]
async fn where_it_cannot_be_posted_the_panel_says_so_and_the_next_day_tries_again() {
    let story = begins_on_monday().await;
    let ada = &story.ada;
    let gone = story.sandbox.add_channel("gone");
    let shown = ada.chooses_channels(&page(ada).await, &[gone]).await;
    assert!(shown.content.contains(&format!("<#{gone}> at 07:00 UTC")), "{}", shown.content);
    story.sandbox.delete_channel(gone);
    let due = story.next_daily().await.expect("it is on");
    story.passes(due.duration_since(story.now()));
    story
        .until("it is given up", async || {
            story.rows().numbers("SELECT count(*) FROM daily_puzzles") == [1] && story.due().await == 0
        })
        .await;
    story.passes(HOUR);
    let shown = page(ada).await;
    assert!(shown.content.contains("**The last one couldn't be posted.**"), "{}", shown.content);
    let shown = ada.chooses_channels(&shown, &[story.games]).await;
    assert!(shown.content.contains(&format!("<#{}> at 07:00 UTC", story.games)), "{}", shown.content);
    let posted = next(&story, 1).await;
    assert!(!posted.content.contains("Solution"), "no one saw the last one: {}", posted.content);
    let shown = page(ada).await;
    assert!(!shown.content.contains("couldn't be posted"), "{}", shown.content);
    // What was changed on the first day waits for a post that never came, and is looked at again after pauses.
    story
        .until("all is told", async || {
            story.passes(SignedDuration::from_mins(1));
            story.due().await == 0
        })
        .await;
    let warned = story.warnings();
    assert!(warned.iter().any(|line| line.contains("Discord refuses an announcement")), "{warned:?}");
    assert!(!warned.iter().any(|line| line.contains("an announcement failed")), "it only waits: {warned:?}");
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}
