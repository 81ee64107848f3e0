//! Vote games and the world: what Discord refuses, what is away, people who leave, forged buttons, ninety at once.

use jiff::SignedDuration;
use play::game::vote::{VoteEnd, WAITS_FOR_POST};
use sandbox::{Forged, Message, NotAnswered, Permissions, Response};
use serde_json::json;

use super::{HOUR, TITLE, begins, ends_vote, is_owed, number, post, posts, votes};
use crate::{buttons::labels, player::Player, story::Story};

const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Until the number of votes is said.
const SECONDS: SignedDuration = SignedDuration::from_secs(6);

/// Sends a button made by hand.
async fn forges(player: &Player, message: &Message, button: &str) -> Message {
    let response = player.member.forge(message.channel, Forged::click(message.id, button)).await;
    let Ok(Response::Answer(answer)) = response else { panic!("{button}: {response:?}") };
    let told = answer.message.or(answer.updated).expect("a message");
    assert!(told.is_ephemeral() && !told.content.starts_with("Your vote"), "{button}: {}", told.content);
    told
}

#[tokio::test]
async fn forged_votes_count_for_nothing() {
    let story = Story::begin().await;
    let (ben, chidi) = (&story.ben, &story.chidi);
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    let game = number(&first);
    // Another game, in a channel that Ben may not know.
    let told = story.ada.goes_to(story.lounge).slash("vote start", json!({ "game": 0 })).await;
    assert!(told.content.starts_with("The game begins"), "{told:?}");
    story
        .until("its vote", async || {
            story.sandbox.messages(story.lounge).iter().any(|message| message.content.starts_with(TITLE))
        })
        .await;
    story.tells_all().await;
    for button in [
        // Games that aren't here or aren't at all.
        "vote:2".to_owned(),
        "vote:99".to_owned(),
        "vote-pick:2:0::b3".to_owned(),
        "vote-pick:99:0::b3".to_owned(),
        // A position that the game hasn't reached.
        format!("vote-pick:{game}:2::b3"),
        // What the rules forbid: no such square, two squares, a take of nothing, a turn played before.
        format!("vote-pick:{game}:0::h8"),
        format!("vote-pick:{game}:0::b3b4"),
        format!("vote-pick:{game}:0:xb3:b3"),
        format!("vote-pick:{game}:0:b3:c4"),
        format!("vote-stop:{game}:0::h8"),
        format!("vote-rank:{game}:0::h8:7"),
    ] {
        forges(ben, &first, &button).await;
        assert_eq!(story.sandbox.violations(), [], "{button}");
    }
    assert_eq!(story.tally(game, 0).await, (0, 0));
    votes(chidi, &first, "b3").await;
    ends_vote(&story, game).await;
    let second = post(&story, 2).await;
    // The vote that is over, by its own button and by hand.
    let told = forges(ben, &second, &format!("vote-pick:{game}:0::c4")).await;
    assert!(told.content.starts_with("That vote is over."), "{}", told.content);
    assert_eq!((story.tally(game, 0).await, story.tally(game, 2).await), ((1, 1), (0, 0)));
    story.end().await;
}

#[tokio::test]
async fn ninety_vote_and_their_number_is_said_every_five_seconds_at_most() {
    let story = Story::begin().await;
    let crowd: Vec<_> = (0..90)
        .map(|number| story.player(story.sandbox.add_member(&format!("voter{number}")), story.games))
        .collect();
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    let (game, path) = (number(&first), format!("/messages/{}", first.id));
    story.passes(SECONDS);
    story.until("the first count", async || posts(&story)[0].content.contains("The vote ends")).await;
    let edits =
        || story.sandbox.count_requests(|request| request.method == "PATCH" && request.path.ends_with(&path));
    let before = edits();
    for (number, player) in crowd.iter().enumerate() {
        let (column, row) = (b'a' + u8::try_from(number % 5).expect("small"), 1 + number / 5 % 6);
        votes(player, &first, &format!("{}{row}", char::from(column))).await;
        story.passes(SignedDuration::from_millis(1));
        if number % 30 == 29 {
            story.passes(SECONDS);
            let said = format!("Votes: **{}**", number + 1);
            story.until("the number", async || posts(&story)[0].content.contains(&said)).await;
        }
    }
    assert_eq!(edits() - before, 3, "once every five seconds");
    assert_eq!(story.tally(game, 0).await, (30, 90));
    ends_vote(&story, game).await;
    let second = post(&story, 2).await;
    // Every square has three votes, so the first to vote decides.
    assert!(
        second
            .content
            .contains("**The vote:** **a1** (3) · **b1** (3) · **c1** (3) · **d1** (3) · others (78)"),
        "{}",
        second.content
    );
    assert!(story.vote_game(game).await.record.to_string().starts_with("dara:traditional a1 "));
    story.end().await;
}

#[tokio::test]
async fn whoever_taps_several_squares_at_once_has_one_vote() {
    let story = Story::begin().await;
    let ben = &story.ben;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    let panel = ben.click_for_message(&first, "Vote").await;
    let taps = ["b3", "c4", "d5"].map(|square| format!("vote-pick:{}:0::{square}", number(&first)));
    let tap = |button: &str| ben.member.forge(panel.channel, Forged::click(panel.id, button));
    let (one, two, three) = tokio::join!(tap(&taps[0]), tap(&taps[1]), tap(&taps[2]));
    for answer in [one, two, three] {
        assert!(matches!(answer, Ok(Response::Answer(_))), "{answer:?}");
    }
    assert_eq!(story.tally(number(&first), 0).await, (1, 1));
    story.end().await;
}

#[tokio::test]
async fn who_left_after_voting_still_counts_and_is_not_named() {
    let story = Story::begin().await;
    let (ben, chidi) = (&story.ben, &story.chidi);
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    votes(ben, &first, "b3").await;
    votes(chidi, &first, "b3").await;
    story.settles().await;
    story.finds_named(ben, "Ben").await;
    story.finds_named(chidi, "Chidi").await;
    story.has_left(ben).await;
    ends_vote(&story, number(&first)).await;
    assert!(post(&story, 2).await.content.contains("**b3** (2)"));
    story.ada.slash("vote stop", json!({})).await;
    story.until("its end", async || posts(&story).len() == 3).await;
    let over = posts(&story).pop().expect("an end");
    assert!(over.content.contains("**Most votes cast:** Chidi (1)"), "{}", over.content);
    assert!(!over.content.contains("Ben") && !over.content.contains(&ben.mention()), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn a_permission_that_is_gone_for_seconds_delays_a_vote_by_seconds() {
    let story = Story::begin().await;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    votes(&story.ben, &first, "b3").await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    ends_vote(&story, number(&first)).await;
    assert!(is_owed(&story, number(&first)).await);
    story.passes(SignedDuration::from_secs(4));
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.passes(SignedDuration::from_secs(30));
    post(&story, 2).await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}

#[tokio::test]
async fn a_game_whose_channel_is_deleted_is_called_off_after_two_weeks() {
    let story = Story::begin().await;
    let gone = story.sandbox.add_channel("gone");
    story.passes(HOUR);
    let (ada, ben) = (story.ada.goes_to(gone), story.ben.goes_to(gone));
    ada.slash("vote start", json!({ "game": 0, "level": 1, "hours": 1 })).await;
    story.until("a vote", async || story.sandbox.messages(gone).len() == 1).await;
    story.tells_all().await;
    let first = story.newest(gone);
    let game = number(&first);
    votes(&ben, &first, "b3").await;
    story.sandbox.delete_channel(gone);
    ends_vote(&story, game).await;
    assert!(is_owed(&story, game).await);
    let left = story.next_vote(game).await.expect("when it's given up").duration_since(story.now());
    assert!(left <= WAITS_FOR_POST, "{left:?}");
    ends_vote(&story, game).await;
    assert_eq!(story.vote_game(game).await.over, Some(VoteEnd::NotPosted));
    // That isn't told for ever.
    story.passes(8 * DAY);
    story.until("nothing to be owed", async || story.owed().await.is_empty()).await;
    story.pardons(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn an_outage_over_its_end_gives_a_vote_its_time_back_and_the_post_says_so() {
    let mut story = Story::begin().await;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 2 })).await;
    let game = number(&first);
    votes(&story.ben, &first, "b3").await;
    story.passes(HOUR);
    story.until("the number", async || posts(&story)[0].content.contains("Votes: **1**")).await;
    let due = story.next_vote(game).await.expect("a vote");
    story.stops_the_bot().await;
    story.passes(23 * HOUR);
    story.starts_the_bot().await;
    let later = story.next_vote(game).await.expect("a vote");
    assert_eq!(later, due + 23 * HOUR);
    // The scheduler looks once a minute.
    story.passes(SignedDuration::from_mins(1));
    let said = format!("The vote ends <t:{}:R>", later.as_second());
    story.until("the new time", async || posts(&story)[0].content.contains(&said)).await;
    votes(&story.chidi, &first, "c4").await;
    ends_vote(&story, game).await;
    assert!(post(&story, 2).await.content.contains("**b3** (1) · **c4** (1)"));
    story.end().await;
}

#[tokio::test]
async fn without_the_bot_a_vote_stands_and_gets_the_time_back() {
    let mut story = Story::begin().await;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 48 })).await;
    let game = number(&first);
    votes(&story.ben, &first, "b3").await;
    let ends = story.next_vote(game).await.expect("a vote");
    story.stops_the_bot().await;
    story.sandbox.remove_bot(true);
    story.starts_the_bot().await;
    story.until("it to be known", async || story.is_gone().await).await;
    let gone = story.now();
    for _ in 0..4 {
        story.passes(DAY);
    }
    assert_eq!((story.vote_game(game).await.ply(), posts(&story).len()), (0, 1));
    story.sandbox.remove_bot(false);
    story.passes(DAY);
    story.until("it to be known", async || !story.is_gone().await).await;
    let later = story.vote_game(game).await.ends;
    let stood = later.duration_since(ends);
    assert!(stood >= 4 * DAY && stood <= story.now().duration_since(gone), "{stood:?}");
    votes(&story.chidi, &first, "b3").await;
    let said = format!("The vote ends <t:{}:R>", later.as_second());
    story.passes(SignedDuration::from_mins(10));
    story.until("the new time", async || posts(&story)[0].content.contains(&said)).await;
    ends_vote(&story, game).await;
    assert!(post(&story, 2).await.content.contains("**b3** (2)"));
    if !story.sandbox.violations().is_empty() {
        story.pardons(|violation| [50_001, 10_004].contains(&violation.code));
    }
    story.end().await;
}

#[tokio::test]
async fn it_is_played_in_threads_and_not_by_direct_message() {
    let story = Story::begin().await;
    story.passes(HOUR);
    let thread = story.eve.member.open_thread(story.games, "the board", false).expect("a thread");
    let (ada, ben) = (story.ada.goes_to(thread), story.ben.goes_to(thread));
    let told = ada.slash("vote start", json!({ "game": 0, "level": 1, "hours": 1 })).await;
    assert!(told.content.starts_with("The game begins"), "{told:?}");
    let is_post = |message: &Message| message.content.starts_with(TITLE);
    let first = story.sandbox.wait_for_message(thread, is_post).await.expect("a vote");
    story.tells_all().await;
    votes(&ben, &first, "b3").await;
    ends_vote(&story, number(&first)).await;
    let all: Vec<_> = story.sandbox.messages(thread).into_iter().filter(is_post).collect();
    assert_eq!(all.len(), 2);
    assert_eq!(labels(&all[1]), ["Vote", "Rules"]);
    story.may_be_written_to(&story.ben);
    let there = story.ben.goes_to(story.direct(&story.ben));
    let told = there.try_slash("vote start", json!({ "game": 0 })).await;
    assert!(matches!(told, Err(NotAnswered::NotPossible(_))), "{told:?}");
    story.end().await;
}

#[tokio::test]
async fn the_role_that_was_chosen_is_pinged_once_for_each_vote() {
    let story = Story::begin().await;
    let role = story.sandbox.role("Board gamers");
    let options = json!({ "game": 0, "level": 1, "hours": 1, "votes": 1, "ping": role.get().to_string() });
    let first = begins(&story, options).await;
    votes(&story.ben, &first, "b3").await;
    story.passes(SECONDS);
    let second = post(&story, 2).await;
    for one in [&first, &second] {
        assert!(one.content.contains(&format!("\n<@&{role}>\n")) && one.mentions.is_empty(), "{one:?}");
    }
    let pinging = story
        .sandbox
        .count_requests(|request| request.body.to_string().contains(&format!("\"roles\":[\"{role}\"]")));
    assert_eq!(pinging, 2, "no edit pings");
    // What only its reader sees pings no one.
    let shown = story.chidi.slash("vote show", json!({})).await;
    assert!(shown.is_ephemeral(), "{shown:?}");
    story.end().await;
}
