//! The week of a server, told in a channel on a day and at an hour, if something has happened.

use jiff::{SignedDuration, Timestamp};
use play::{Day, guild::week::COVERS};
use sandbox::{Failure, Message, Permissions};
use serde_json::json;

use crate::{
    buttons::{choices, labels},
    game::guesses,
    guild::settings,
    learning::puzzles::solves,
    members::privacy::deletes,
    player::Player,
    story::{
        Story,
        coming::{DAY, HOUR, WEEK},
    },
};

const TITLE: &str = WEEK.title;
/// A game that is long enough to be that of the week. The second player resigns it.
const GAME: &str = "dara:traditional d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6";

/// A story that begins on a Wednesday at noon.
async fn begins_on_wednesday() -> Story {
    let story = Story::begin().await;
    let wednesday = Day::of(story.now()).monday().plus(9).start() + 12 * HOUR;
    story.passes(wednesday.duration_since(story.now()));
    story
}

async fn page(ada: &Player) -> Message {
    settings::page(ada, "The week").await
}

/// Ada has it told in #games, where it comes on Sundays at six.
async fn switches_on(story: &Story) -> Message {
    let shown = story.ada.click_for_update(&page(&story.ada).await, "Post it here every week").await;
    let line = format!("- **The week**: <#{}> on Sundays, in the hour after 18:00 UTC", story.games);
    assert!(shown.content.contains(&line), "{}", shown.content);
    shown
}

/// The only post so far.
fn post(story: &Story) -> Message {
    let all = WEEK.posts(story);
    let [post] = all.as_slice() else { panic!("{all:?}") };
    assert!(post.mentions.is_empty() && !post.is_ephemeral(), "{post:?}");
    post.clone()
}

/// Everyone's ratings count as known, as after many games.
fn settles_ratings(story: &Story) {
    story.tampers().execute("UPDATE results SET deviation = 60", ()).expect("settled");
}

/// Something happens in #lounge.
async fn plays(story: &mut Story) {
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game_over(story.lounge, GAME, &ada, &ben).await;
}

#[tokio::test]
async fn it_tells_what_happened_once_and_pings_no_one() {
    let mut story = begins_on_wednesday().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    story.finds_named(&ada, "Ada").await;
    story.finds_named(&ben, "Ben_*").await;
    switches_on(&story).await;
    // More than seven days before it's told for the first time; Sunday is skipped, as in an outage.
    story.finds_rated("dara:traditional", &ben, &ada, 1).await;
    story.passes(8 * DAY);
    WEEK.is_next_set(&story).await;

    // Ada wins two in #lounge and one in #games against Ben, who is rated higher.
    story.finds_rated("dara:traditional", &ada, &ben, 2).await;
    let shown = story.finds_game_over(story.games, GAME, &ada, &ben).await;
    settles_ratings(&story);
    story
        .tampers()
        .execute("UPDATE results SET before = 1900, rating = 1890 WHERE result = 'lost'", ())
        .expect("rated");
    // A game waits for Ada, and a challenge for anyone.
    let (server, late) = (story.sandbox.guild().get(), story.sandbox.add_channel("late"));
    story.finds_game_in(server, late, "dara:traditional a1", &ada, &ben).await;
    let due = WEEK.due(&story).await;
    story.passes(due.duration_since(story.now()) - HOUR);
    let open = ada.slash("dara challenge", json!({})).await;
    story.knows_messages_of_challenges(1).await;
    WEEK.comes(&story).await;
    let post = post(&story);
    let lines: Vec<&str> = post.content.lines().collect();
    assert_eq!(lines[..2], [TITLE, "**3 games ended**, played by 2 members."]);
    assert!(lines[2].starts_with("📈 **Biggest gains**: Ada +"), "{}", post.content);
    assert!(lines[3].contains("Ada (") && lines[3].contains(") beat Ben\\_\\* (1900)"), "{}", post.content);
    assert!(lines[4].starts_with("🎬 **Game of the week**: Ada – Ben\\_\\* "), "{}", post.content);
    assert!(
        lines[5].starts_with("⏳ **Long wait**: Ada is waiting for Ben\\_\\*, last move <t:"),
        "{}",
        post.content
    );
    assert!(lines[6].starts_with("🔎 **One open challenge**: ") && lines[6].ends_with(&open.id.to_string()));
    assert_eq!(lines.len(), 7, "{}", post.content);
    let [gif] = &post.attachments[..] else { panic!("{post:?}") };
    assert_eq!(gif.name, format!("game-{shown}.gif"));
    assert_eq!(labels(&post), ["Step through it"]);
    let replay = chidi.click_for_message(&post, "Step through it").await;
    assert!(replay.is_ephemeral() && replay.attachments.len() == 1, "{replay:?}");
    WEEK.comes_no_more(&mut story).await;
    story.mends_ratings().await;
    story.end().await;
}

#[tokio::test]
async fn a_week_in_which_nothing_happened_is_not_told() {
    let mut story = begins_on_wednesday().await;
    switches_on(&story).await;
    // Waiting games and open challenges alone are nothing that happened.
    story.ada.slash("dara challenge", json!({})).await;
    WEEK.comes(&story).await;
    assert_eq!(WEEK.posts(&story).len(), 0);
    story.passes(HOUR);
    let shown = page(&story.ada).await;
    assert!(!shown.content.contains("couldn't be posted"), "{}", shown.content);
    // It's told again as soon as there is something.
    plays(&mut story).await;
    WEEK.comes(&story).await;
    assert!(post(&story).content.contains("**One game ended**"));
    story.end().await;
}

#[tokio::test]
async fn whoever_solves_puzzles_of_the_day_makes_a_week() {
    let story = begins_on_wednesday().await;
    let ben = &story.ben;
    story.finds_named(ben, "Ben").await;
    switches_on(&story).await;
    let panel = story.ada.slash("settings", json!({})).await;
    let panel = story.ada.chooses(&panel, "Puzzle of the day").await;
    story.ada.click_for_update(&panel, "Post it here every day").await;
    let due = story.next_daily().await.expect("it is on");
    story.passes(due.duration_since(story.now()));
    story
        .until("it to be noted", async || {
            story.daily().await.is_some_and(|(daily, _)| daily.message.is_some())
        })
        .await;
    let (_, stored) = story.daily().await.expect("one");
    let daily = story.newest(story.games);
    let opened = ben.click_for_message(&daily, "Solve").await;
    solves(ben, &opened, &stored.puzzle).await;
    WEEK.comes(&story).await;
    assert_eq!(post(&story).content, format!("{TITLE}\n🧩 **Puzzles of the day solved**: Ben 1"));
    story.end().await;
}

#[tokio::test]
async fn whoever_guesses_turns_makes_a_week_and_the_best_are_named() {
    let story = begins_on_wednesday().await;
    let (ada, chidi, dede, eve) = (&story.ada, &story.chidi, &story.dede, &story.eve);
    for (player, name) in [(chidi, "Chidi"), (dede, "Dede"), (eve, "Eve")] {
        story.finds_named(player, name).await;
    }
    switches_on(&story).await;
    // Time enough for a turn, and too little for the game to be over.
    let due = WEEK.due(&story).await;
    story.passes(due.duration_since(story.now()) - HOUR);
    let board = guesses::begins(&story).await;
    for (player, square) in [(chidi, "b3"), (dede, "b3"), (eve, "c4")] {
        guesses::guesses(player, &board, square).await;
    }
    ada.plays("b3").await;
    story.lists(dede, false).await;
    // Dede may not be named, and Eve was wrong.
    WEEK.comes(&story).await;
    let post = post(&story);
    assert_eq!(post.content, format!("{TITLE}\n🔮 **Best guessers**: Chidi 1 of 1"));
    story.end().await;
}

#[tokio::test]
async fn it_names_no_one_who_left_is_suspended_unlisted_or_deleted() {
    let mut story = begins_on_wednesday().await;
    let (ada, ben, chidi) = (story.ada.clone(), story.ben.clone(), story.chidi.clone());
    let (dede, eve) = (story.dede.clone(), story.eve.clone());
    let all = [(&ada, "Ada"), (&ben, "Ben"), (&chidi, "Chidi"), (&dede, "Dede"), (&eve, "Eve")];
    for (player, name) in all {
        story.finds_named(player, name).await;
    }
    switches_on(&story).await;
    for (winner, loser) in [(&ben, &ada), (&chidi, &ada), (&dede, &ada), (&eve, &ada)] {
        story.finds_game_over(story.games, GAME, winner, loser).await;
    }
    settles_ratings(&story);
    story.lists(&ben, false).await;
    ada.slash("moderation suspend", json!({ "member": "chidi" })).await;
    story.has_left(&dede).await;
    deletes(&eve).await;
    let left = format!("SELECT count(*) FROM results WHERE player = {}", eve.member.id());
    story.until("all is deleted", async || story.rows().numbers(&left) == [0]).await;
    WEEK.comes(&story).await;
    let post = post(&story);
    assert!(post.content.contains("**4 games ended**"), "{}", post.content);
    for (player, name) in &all[1..] {
        assert!(
            !post.content.contains(name) && !post.content.contains(&player.mention()),
            "{}",
            post.content
        );
    }
    assert!(post.attachments.is_empty(), "every game was one of theirs: {post:?}");
    story.mends_ratings().await;
    story.end().await;
}

#[tokio::test]
async fn a_game_of_a_channel_that_not_everyone_sees_is_not_shown() {
    let mut story = begins_on_wednesday().await;
    switches_on(&story).await;
    plays(&mut story).await;
    WEEK.comes(&story).await;
    let post = post(&story);
    assert!(post.attachments.is_empty() && !post.content.contains("Game of the week"), "{post:?}");
    story.end().await;
}

#[tokio::test]
async fn where_it_cannot_be_posted_it_waits_managers_see_why_and_it_comes_by_itself() {
    let mut story = begins_on_wednesday().await;
    switches_on(&story).await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game_over(story.games, GAME, &ada, &ben).await;
    story.sandbox.deny_bot(story.games, Permissions::ATTACH_FILES);
    WEEK.is_due(&story).await;
    let panel = story.refuses_for_an_hour().await;
    assert!(panel.contains("**The last week couldn't be posted.**"), "{panel}");
    assert!(WEEK.posts(&story).is_empty());
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.until("it to come", async || WEEK.posts(&story).len() == 1).await;
    story.until("it to be noted", async || story.due().await == 0 && story.owed().await.is_empty()).await;
    let panel = ada.slash("settings", json!({})).await;
    assert!(!panel.content.contains("couldn't be posted"), "{}", panel.content);
    // The channel is deleted: another one is chosen, and what was due comes there.
    let gone = story.sandbox.add_channel("gone");
    ada.chooses_channels(&page(&ada).await, &[gone]).await;
    story.sandbox.delete_channel(gone);
    plays(&mut story).await;
    WEEK.is_due(&story).await;
    story.until("it is refused", async || story.owed().await.len() == 1).await;
    ada.chooses_channels(&page(&ada).await, &[story.games]).await;
    story.until("it to come", async || WEEK.posts(&story).len() == 2).await;
    story.until("it to be noted", async || story.due().await == 0 && story.owed().await.is_empty()).await;
    story.pardons(|violation| [10_003, 50_001, 50_013].contains(&violation.code));
    story.end().await;
}

#[tokio::test]
async fn after_an_outage_it_comes_late_by_a_day_or_not_at_all() {
    let mut story = begins_on_wednesday().await;
    switches_on(&story).await;
    plays(&mut story).await;
    WEEK.is_missed(&mut story, 23 * HOUR).await;
    story.until("it to come", async || WEEK.posts(&story).len() == 1).await;
    WEEK.is_next_set(&story).await;
    plays(&mut story).await;
    WEEK.is_missed(&mut story, 25 * HOUR).await;
    WEEK.is_next_set(&story).await;
    story.tells_all().await;
    assert_eq!(WEEK.posts(&story).len(), 1, "it was left out");
    plays(&mut story).await;
    WEEK.comes(&story).await;
    let all = WEEK.posts(&story);
    assert!(
        all.len() == 2 && all[1].content.contains("**One game ended**"),
        "of the last seven days: {all:?}"
    );
    story.end().await;
}

#[tokio::test]
async fn a_stop_between_storing_and_posting_tells_it_once() {
    // It may have arrived, though the bot wasn't told so.
    for failure in [Failure::INTERNAL, Failure { done: true, ..Failure::INTERNAL }] {
        let mut story = begins_on_wednesday().await;
        switches_on(&story).await;
        plays(&mut story).await;
        WEEK.comes_after_a_stop(&mut story, failure).await;
        post(&story);
        story.end().await;
    }
}

#[tokio::test]
async fn summer_time_moves_it_in_spring_and_in_autumn() {
    let mut story = Story::begin().await;
    let ada = story.ada.clone();
    // On Sunday 28 March, two o'clock is skipped in Paris; on 31 October, it comes twice.
    for (number, before, hour) in [(1, "2027-03-26T12:00:00Z", 1), (2, "2027-10-29T12:00:00Z", 0)] {
        let before: Timestamp = before.parse().expect("a time");
        story.passes(before.duration_since(story.now()));
        if number == 1 {
            let shown = ada.click_for_update(&page(&ada).await, "Post it here every week").await;
            let shown = ada.chooses(&shown, "Europe/Paris").await;
            ada.chooses(&shown, "02:00 Europe/Paris").await;
        } else {
            ada.click_for_update(&page(&ada).await, "Switch it on again").await;
        }
        plays(&mut story).await;
        let sunday = Day::of(before).sunday();
        let due = WEEK.due(&story).await;
        let after = due.duration_since(sunday.start() + hour * HOUR);
        assert!(SignedDuration::ZERO <= after && after < HOUR, "{due}");
        WEEK.comes(&story).await;
        // An hour later, when it's two o'clock again or hasn't been, nothing more comes.
        story.passes(2 * HOUR);
        story.tells_all().await;
        assert_eq!(WEEK.posts(&story).len(), number);
        let after = WEEK.due(&story).await.duration_since(due);
        assert!((COVERS - HOUR..=COVERS + HOUR).contains(&after), "{after}");
        ada.click_for_update(&page(&ada).await, "Switch it off").await;
    }
    story.end().await;
}

#[tokio::test]
async fn managers_choose_day_hour_and_zone_and_switch_it_off_and_on_again() {
    let story = begins_on_wednesday().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let off = page(ada).await;
    assert!(off.content.contains("**The week**: off"), "{}", off.content);
    assert_eq!(labels(&off), ["Post it here every week", "Back"]);
    let shown = switches_on(&story).await;
    assert_eq!(labels(&shown), ["Other time zone", "Switch it off", "Back"]);
    assert!(choices(&shown).iter().any(|choice| choice.contains("Saturday")), "{:?}", choices(&shown));
    let shown = ada.chooses(&shown, "Friday").await;
    let shown = ada.chooses(&shown, "07:00 UTC").await;
    let told = ada.fills_in(&shown, "Other time zone", " kathmandu").await.updated.expect("the page");
    assert!(told.content.contains("on Fridays, in the hour after 07:00 Asia/Kathmandu"), "{}", told.content);
    let friday = Day::of(story.now()).monday().plus(4).start() + HOUR + SignedDuration::from_mins(15);
    let after = WEEK.due(&story).await.duration_since(friday);
    assert!(SignedDuration::ZERO <= after && after < HOUR, "{after}");
    // The puzzle of the day takes the same zone.
    let panel = ada.chooses(&ada.slash("settings", json!({})).await, "Puzzle of the day").await;
    let daily = ada.click_for_update(&panel, "Post it here every day").await;
    assert!(daily.content.contains("Asia/Kathmandu"), "{}", daily.content);

    let off = ada.click_for_update(&told, "Switch it off").await;
    assert!(off.content.contains("**The week**: off\n- **Before**: <#"), "{}", off.content);
    assert_eq!(WEEK.next(&story).await, None);
    let on = ada.click_for_update(&off, "Switch it on again").await;
    assert!(on.content.contains("on Fridays, in the hour after 07:00 Asia/Kathmandu"), "{}", on.content);
    // Pressed twice, nothing changes.
    let old = story.finds_old_message(&["week-on", "week-day:someday", "week-off", "week-in"]).await;
    let again = ada.click_for_message(&old, "Old 0").await;
    assert!(!again.content.contains("Changed"), "{}", again.content);
    for button in ["Old 1", "Old 3"] {
        story.refused(async { ada.click_for_message(&old, button).await }).await;
    }
    let told = story.refused(async { ben.click_for_message(&old, "Old 2").await }).await;
    assert!(told.contains("Manage Server"), "{told}");
    assert!(WEEK.next(&story).await.is_some());
    // Where boards can't be posted, it can't be switched on.
    story.sandbox.deny_bot(story.games, Permissions::ATTACH_FILES);
    let here = story.finds_old_message(&["week-here"]).await;
    let told = story.refused(async { ada.click_for_message(&here, "Old 0").await }).await;
    assert!(told.contains("Attach Files"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_manager_sees_the_week_so_far_and_no_one_else() {
    let mut story = begins_on_wednesday().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_named(&ada, "Ada").await;
    let panel = ada.slash("settings", json!({})).await;
    let quiet = ada.click_for_message(&panel, "See the week so far").await;
    assert!(
        quiet.is_ephemeral() && quiet.content.contains("Nothing has happened this week yet."),
        "{quiet:?}"
    );
    story.finds_game_over(story.games, GAME, &ada, &ben).await;
    let (public, stored) = (story.sandbox.messages(story.games).len(), story.stored().await);
    let shown = ada.click_for_message(&panel, "See the week so far").await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty() && shown.attachments.len() == 1, "{shown:?}");
    assert!(
        shown.content.starts_with(&format!(
            "**Only you see this.** If the week ended now, this would be posted:\n\n{TITLE}\n"
        )),
        "{}",
        shown.content
    );
    assert!(shown.custom_ids().is_empty(), "its buttons do nothing");
    assert_eq!(story.sandbox.messages(story.games).len(), public);
    assert_eq!(story.stored().await, stored, "looking changes nothing");
    let forged = sandbox::Forged::click(panel.id, "settings-see:week");
    let told = story.refused(async {
        let sandbox::Response::Answer(answer) =
            ben.member.forge(story.games, forged).await.expect("an answer")
        else {
            panic!("choices")
        };
        answer.message.expect("a refusal")
    });
    assert!(told.await.starts_with("You need the Manage Server permission"));
    story.end().await;
}
