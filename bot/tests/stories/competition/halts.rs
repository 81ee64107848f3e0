//! Competitions whose games can't begin or go on for a while: they stand still, say why, and get the time back.

use jiff::SignedDuration;
use play::competition::{Obstacle, Outcome, Phase};
use sandbox::{Failure, Permissions};
use serde_json::json;

use super::{DARA, DAY, SWISS, chosen, competing::Competing, everyone};
use crate::story::Story;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// When the round is over.
async fn until(story: &Story, cup: &Competing) -> jiff::Timestamp {
    cup.contest(story).await.competition.phase.until().expect("a time")
}

/// Waits until it stands still.
async fn halts(story: &Story, cup: &Competing) -> Obstacle {
    story.until("it to stand still", async || cup.contest(story).await.competition.halt.is_some()).await;
    cup.contest(story).await.competition.halt.expect("a halt").why
}

/// Waits until both games of a round were refused.
async fn refuses_both(story: &Story) {
    let refused = "SELECT count(*) FROM announcements WHERE attempts > 0 AND what LIKE '%\"pairing\"%'";
    story.until("both games to be refused", async || story.rows().numbers(refused) == [2]).await;
}

/// A tournament for four, with rounds of a day.
fn cup() -> serde_json::Value {
    json!({ "kind": SWISS, "rounds": 1, "days": 3, "clock": "7d" })
}

/// A tournament that begins while the bot may not open threads.
async fn begins_without_threads(story: &Story) -> Competing {
    let mut options = cup();
    (options["game"], options["players"]) = (json!(DARA), json!(4));
    story.ada.slash("tournament create", options).await;
    let cup = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(story, 4) };
    let list = cup.list(story).await;
    story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
    for player in &cup.players {
        player.click_for_note(&list, "Join").await;
    }
    cup
}

#[tokio::test]
async fn games_that_could_not_begin_do_once_that_is_allowed_and_get_the_time_back() {
    let story = Story::begin().await;
    let cup = begins_without_threads(&story).await;
    let why = halts(&story, &cup).await;
    assert_eq!(why, Obstacle::Lacks(Permissions::CREATE_PUBLIC_THREADS.bits()));
    // Managers are told in the channel, once, in the list, and where they look.
    let told = cup.told(&story, "Games can't start: I need **Create Public Threads** in").await;
    assert!(told.content.contains("it's called off <t:"), "{}", told.content);
    story.until("the list to say it", async || cup.list(&story).await.content.contains("Games can't")).await;
    for command in ["tournament show", "tournament manage"] {
        let shown = story.ada.slash(command, json!({})).await;
        assert!(shown.content.contains("**Create Public Threads**"), "{}", shown.content);
        assert!(!shown.content.contains("in a moment"), "{}", shown.content);
    }
    refuses_both(&story).await;
    // No game is judged that couldn't begin, though its round would be over.
    story.passes(10 * DAY);
    story.tells_all().await;
    let contest = cup.contest(&story).await;
    assert!(contest.pairings.iter().all(play::competition::Pairing::is_open), "{:?}", contest.pairings);
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    // An attempt that was just being refused is repeated.
    story.passes(SignedDuration::from_secs(20));
    cup.plays(&story, 2).await;
    story.until("it to go on", async || cup.contest(&story).await.competition.halt.is_none()).await;
    let left = until(&story, &cup).await.duration_since(story.now());
    assert!(left > 71 * HOUR, "{left:?}");
    cup.told(&story, "goes on. It ends").await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn games_for_which_the_server_has_too_many_threads_begin_once_it_has_fewer() {
    let story = Story::begin().await;
    let mut options = cup();
    (options["game"], options["players"]) = (json!(DARA), json!(4));
    story.ada.slash("tournament create", options).await;
    let cup = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 4) };
    let list = cup.list(&story).await;
    story.sandbox.faults().fail_unasked(Some(Failure::TOO_MANY_THREADS));
    for player in &cup.players {
        player.click_for_note(&list, "Join").await;
    }
    assert_eq!(halts(&story, &cup).await, Obstacle::TooManyThreads);
    let shown = story.ada.slash("tournament show", json!({})).await;
    assert!(shown.content.contains("threads"), "{}", shown.content);
    refuses_both(&story).await;
    story.sandbox.faults().fail_unasked(None);
    // Discord doesn't report that a thread was archived, so it is tried again after a while.
    story.passes(7 * HOUR);
    cup.plays(&story, 2).await;
    story.until("it to go on", async || cup.contest(&story).await.competition.halt.is_none()).await;
    story.tells_all().await;
    story.sandbox.take_violations();
    story.log.forget(|_| {});
    story.end().await;
}

#[tokio::test]
async fn a_permission_that_is_missing_for_seconds_costs_seconds_though_no_event_tells() {
    let story = Story::begin().await;
    story.sandbox.faults().lose_events(true);
    let cup = begins_without_threads(&story).await;
    halts(&story, &cup).await;
    story.until("both games to be put off", async || story.owed().await.len() >= 2).await;
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.passes(SignedDuration::from_secs(20));
    cup.plays(&story, 2).await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_server_that_was_without_the_bot_for_days_goes_on_where_it_was() {
    let story = Story::begin().await;
    let cup = Competing::begin(&story, "tournament create", cup(), 4).await;
    cup.plays(&story, 2).await;
    story.tells_all().await;
    let before = until(&story, &cup).await;
    story.sandbox.remove_bot(true);
    assert_eq!(halts(&story, &cup).await, Obstacle::NotInServer);
    story.passes(4 * DAY);
    story.tells_all().await;
    story.sandbox.remove_bot(false);
    story.until("it to go on", async || cup.contest(&story).await.competition.halt.is_none()).await;
    assert_eq!(until(&story, &cup).await.duration_since(before), 4 * DAY);
    assert_eq!(cup.running(&story).await.len(), 2, "no game was judged");
    story.tells_all().await;
    story.sandbox.take_violations();
    story.end().await;
}

#[tokio::test]
async fn a_round_gets_an_outage_back_like_its_clocks() {
    let mut story = Story::begin().await;
    let cup = Competing::begin(&story, "tournament create", cup(), 4).await;
    cup.plays(&story, 2).await;
    story.tells_all().await;
    let before = until(&story, &cup).await;
    story.ben.goes_to(story.lounge).slash("dara challenge", json!({ "opponent": "ada" })).await;
    story.tells_all().await;
    story.passes(2 * DAY);
    story.is_alive_now().await;
    story.settles().await;
    story.stops_the_bot().await;
    story.passes(23 * HOUR);
    story.starts_the_bot().await;
    assert_eq!(until(&story, &cup).await.duration_since(before), 23 * HOUR);
    story.passes(6 * HOUR);
    story.is_alive_now().await;
    story.tells_all().await;
    assert_eq!(cup.running(&story).await.len(), 2, "no game was judged");
    story.end().await;
}

#[tokio::test]
async fn a_ladder_whose_channel_is_gone_says_so_and_ends_when_it_said() {
    let story = Story::begin().await;
    let hall = story.sandbox.add_channel("hall");
    let (ada, ben) = (story.ada.goes_to(hall), story.ben.goes_to(hall));
    ada.slash("ladder", json!({ "game": DARA })).await;
    let ladder = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 2) };
    story.until("the list", async || ladder.contest(&story).await.competition.message.is_some()).await;
    for player in [&ada, &ben] {
        let mine = player.slash("ladder", json!({ "game": DARA })).await;
        player.click_for_message(&mine, "Join").await;
    }
    story.tells_all().await;
    story.sandbox.delete_channel(hall);
    assert_eq!(halts(&story, &ladder).await, Obstacle::NoChannel);
    let ben = ben.goes_to(story.games);
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    assert!(mine.content.contains("the channel is gone"), "{}", mine.content);
    let told = ben.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    assert!(
        told.content.contains("as soon as it can") && told.content.contains("channel is gone"),
        "{told:?}"
    );
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    assert!(
        mine.content.contains("can't start yet") && !mine.content.contains("in a moment"),
        "{}",
        mine.content
    );
    story.passes(15 * DAY);
    story
        .until("the end", async || {
            matches!(ladder.contest(&story).await.competition.phase, Phase::CalledOff { .. })
        })
        .await;
    let again = story.ada.slash("ladder", json!({ "game": DARA })).await;
    assert!(again.content.contains("You're not in this."), "a new one is open: {}", again.content);
    story.settles().await;
    story.sandbox.take_violations();
    story.end().await;
}

#[tokio::test]
async fn on_a_ladder_only_the_challenge_ends_that_can_not_begin() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    ada.slash("ladder", json!({ "game": DARA })).await;
    let ladder = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 2) };
    let list = ladder.list(&story).await;
    for player in [ada, ben] {
        player.click_for_note(&list, "Join").await;
    }
    story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    ben.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    halts(&story, &ladder).await;
    let told = ladder.told(&story, "Games can't start").await;
    assert!(told.content.contains("open challenges end <t:"), "{}", told.content);
    story.passes(15 * DAY);
    let over = async || ladder.contest(&story).await.pairings.iter().all(|one| !one.is_open());
    story.until("the challenge to end", over).await;
    let contest = ladder.contest(&story).await;
    assert_eq!(contest.pairings[0].outcome(), Some(Outcome::Void));
    assert!(matches!(contest.competition.phase, Phase::Running { .. }) && contest.competition.halt.is_none());
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let mine = ben.slash("ladder", json!({ "game": DARA })).await;
    ben.chooses(&mine, &chosen(&mine, ada.member.name())).await;
    ladder.plays(&story, 1).await;
    story.tells_all().await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_list_shows_everyone_who_joins_however_old_it_is() {
    let story = Story::begin().await;
    let options = json!({ "game": DARA, "name": "Autumn", "starts": "in 5 days" });
    story.ada.slash("league create", options).await;
    let league = Competing { id: 1_u64.try_into().expect("an id"), players: everyone(&story, 10) };
    let list = league.list(&story).await;
    story.tells_all().await;
    story.passes(2 * HOUR);
    for (joined, player) in (1..).zip(&league.players) {
        let told = player.click_for_note(&list, "Join").await;
        assert!(told.content.starts_with("You've joined"), "{}", told.content);
        let shown = league.list(&story).await.content;
        assert!(shown.contains(&format!("Players ({joined})")), "at once: {shown}");
    }
    let left = league.players[4].click_for_note(&list, "Leave").await;
    assert!(left.content.starts_with("You've left"), "{}", left.content);
    assert!(league.list(&story).await.content.contains("Players (9)"));
    let edits = story.sandbox.count_requests(|request| request.method == "PATCH");
    assert_eq!(edits, 0, "the answers show it");
    story.tells_all().await;
    story.end().await;
}
