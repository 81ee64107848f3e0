//! Two servers that play each other by votes: each sees its own votes and members, and the other as "the other server".

use jiff::SignedDuration;
use play::{VoteGameId, game::vote::VoteEnd};
use sandbox::{Id, Message};
use serde_json::{Value, json};

use super::{HOUR, TITLE, ends_vote, votes};
use crate::{buttons::labels, player::Player, story::Story};

const DAY: SignedDuration = SignedDuration::from_hours(24);

fn options() -> Value {
    json!({ "game": 0, "against": 2, "hours": 1 })
}

fn game(number: u64) -> VoteGameId {
    number.try_into().expect("a number")
}

fn posts(story: &Story, channel: Id) -> Vec<Message> {
    let all = story.sandbox.messages(channel).into_iter();
    all.filter(|message| message.content.starts_with(TITLE)).collect()
}

/// Waits for so many posts in both channels, and returns the newest.
async fn both(story: &Story, channels: [Id; 2], number: usize) -> [Message; 2] {
    story.until("the posts", async || channels.iter().all(|&one| posts(story, one).len() >= number)).await;
    story.tells_all().await;
    channels.map(|channel| {
        let mut all = posts(story, channel);
        assert_eq!(all.len(), number, "{all:?}");
        all.pop().expect("a post")
    })
}

/// Chidi owns another server, in which Dede is, too. Returns a channel there.
fn elsewhere(story: &Story) -> Id {
    let guild = story.sandbox.add_guild("Elsewhere", &story.chidi.member);
    story.dede.member.join(guild, None);
    story.sandbox.add_channel_in(guild, "square")
}

/// Ada seeks another server in #games, and Chidi accepts in theirs.
async fn met(story: &Story) -> (Player, [Id; 2]) {
    let square = elsewhere(story);
    story.passes(HOUR);
    let told = story.ada.slash("vote start", options()).await;
    assert!(told.is_ephemeral() && told.content.starts_with("I'm looking for another server."), "{told:?}");
    let shown = story.eve.slash("vote show", json!({})).await;
    assert!(shown.content.starts_with("I'm looking for another server."), "{shown:?}");
    assert!(posts(story, story.games).is_empty());
    let chidi = story.chidi.goes_to(square);
    let told = chidi.slash("vote start", options()).await;
    assert!(told.content.starts_with("Another server accepted"), "{told:?}");
    (chidi, [story.games, square])
}

#[tokio::test]
async fn two_servers_vote_in_turn_and_see_nothing_of_each_other() {
    let story = Story::begin().await;
    let ben = &story.ben;
    let (chidi, channels) = met(&story).await;
    let [here, there] = both(&story, channels, 1).await;
    assert_eq!((labels(&here), labels(&there)), (vec!["Vote".into(), "Rules".into()], vec!["Rules".into()]));
    assert!(there.content.contains("⚫ to play: the other server is voting."), "{}", there.content);
    let shown = chidi.slash("vote show", json!({})).await;
    assert!(shown.is_ephemeral() && shown.content.contains("the other server is voting"), "{shown:?}");
    votes(ben, &here, "b3").await;
    ends_vote(&story, game(1)).await;
    let [here, there] = both(&story, channels, 2).await;
    assert!(here.content.contains("**The vote:** **b3** (1)"), "{}", here.content);
    assert!(here.content.contains("⚪ to play: the other server is voting."), "{}", here.content);
    assert!(!there.content.contains("The vote:") && there.content.contains("⚫ dropped **b3**"), "{there:?}");
    assert_eq!(
        (labels(&here), here.attachments.len(), there.attachments.len()),
        (vec!["Rules".into()], 2, 1)
    );
    // Ben is in the first server only, Chidi in both: each channel takes its own votes.
    votes(&chidi, &there, "c4").await;
    let told = story.refused(ben.click_for_message(&posts(&story, story.games)[0], "Vote")).await;
    assert!(told.starts_with("There's nothing to vote on here now."), "{told}");
    ends_vote(&story, game(2)).await;
    let [here, there] = both(&story, channels, 3).await;
    assert!(here.content.contains("⚪ dropped **c4**") && !here.content.contains("The vote:"), "{here:?}");
    assert!(there.content.contains("**The vote:** **c4** (1)"), "{}", there.content);
    let told = story.refused(story.chidi.click_for_message(&here, "Vote")).await;
    assert_eq!(told, "You're already voting for the other server in this game. Keep voting there.");
    // Until they vote, a member of both may look on in both.
    let panel = story.dede.click_for_message(&here, "Vote").await;
    assert!(panel.content.starts_with("What should ⚫ play?"), "{}", panel.content);
    // An organizer of either stops it, and each names its own.
    let told = chidi.slash("vote stop", json!({})).await;
    assert!(told.content.starts_with("Done"), "{told:?}");
    let [here, there] = both(&story, channels, 4).await;
    assert!(
        here.content.contains(&format!("**Most votes cast:** {} (1)", ben.mention())),
        "{}",
        here.content
    );
    assert!(
        there.content.contains(&format!("**Most votes cast:** {} (1)", chidi.mention())),
        "{}",
        there.content
    );
    for (channel, hidden) in [
        (channels[0], [chidi.mention(), "Elsewhere".into()]),
        (channels[1], [ben.mention(), story.ada.mention()]),
    ] {
        for message in posts(&story, channel) {
            let seen = format!("{} {:?}", message.content, message.attachments);
            assert!(hidden.iter().all(|name| !seen.contains(name)), "{seen}");
        }
    }
    story.end().await;
}

#[tokio::test]
async fn a_server_without_voters_ends_the_game_in_both() {
    let story = Story::begin().await;
    let (_, channels) = met(&story).await;
    both(&story, channels, 1).await;
    for _ in 0..3 {
        ends_vote(&story, game(1)).await;
    }
    for over in both(&story, channels, 2).await {
        assert!(over.content.contains("No one was voting"), "{}", over.content);
    }
    assert_eq!((story.next_vote(game(1)).await, story.next_vote(game(2)).await), (None, None));
    story.end().await;
}

#[tokio::test]
async fn no_server_meets_itself_and_a_week_without_another_ends_it() {
    let story = Story::begin().await;
    let lounge = story.ada.goes_to(story.lounge);
    for ada in [&story.ada, &lounge] {
        let told = ada.slash("vote start", options()).await;
        assert!(told.content.starts_with("I'm looking for another server."), "{told:?}");
    }
    // Another server that plays by other rules isn't meant.
    let square = elsewhere(&story);
    let told = story.chidi.goes_to(square).slash("vote start", json!({ "game": 2, "against": 2 })).await;
    assert!(told.content.starts_with("I'm looking for another server."), "{told:?}");
    ends_vote(&story, game(1)).await;
    for number in 1..=3 {
        let over = async || story.vote_game(game(number)).await.over == Some(VoteEnd::NoVotes);
        story.until("its end", over).await;
    }
    story.tells_all().await;
    let over = posts(&story, story.games).pop().expect("an end");
    assert!(over.content.contains("No other server was looking"), "{}", over.content);
    story.end().await;
}

#[tokio::test]
async fn where_the_other_servers_data_are_deleted_the_game_ends() {
    let story = Story::begin().await;
    let (_, channels) = met(&story).await;
    let [here, _] = both(&story, channels, 1).await;
    votes(&story.ben, &here, "b3").await;
    ends_vote(&story, game(1)).await;
    both(&story, channels, 2).await;
    let connection = story.tampers();
    connection.execute("DELETE FROM vote_games WHERE id = 2", ()).expect("deleted");
    connection.execute("DELETE FROM timers WHERE what IN ('vote:2', 'vote-count:2')", ()).expect("deleted");
    // It's looked at in two weeks at the latest.
    story.passes(15 * DAY);
    story.until("its end", async || story.vote_game(game(1)).await.over == Some(VoteEnd::Stopped)).await;
    story.tells_all().await;
    assert!(posts(&story, story.games).pop().expect("an end").content.contains("The game was stopped."));
    story.end().await;
}

#[tokio::test]
async fn servers_meet_no_others_where_the_world_is_switched_off() {
    let mut story = Story::begin().await;
    story.switches_the_world_off().await;
    let told = story.refused(story.ada.slash("vote start", options())).await;
    assert_eq!(told, "Servers don't play each other here. Choose the computer, or half against half.");
    let told = story.ada.slash("vote start", json!({ "game": 0, "against": 1 })).await;
    assert!(told.content.starts_with("The game begins"), "{told:?}");
    story.end().await;
}

#[tokio::test]
async fn a_server_that_removes_the_bot_holds_up_the_other_for_two_weeks_at_most() {
    let mut story = Story::begin().await;
    let (_, channels) = met(&story).await;
    both(&story, channels, 1).await;
    story.sandbox.remove_bot(true);
    story.until("the removal", async || story.is_gone().await).await;
    story.passes(13 * DAY);
    story.until("a look", async || story.next_vote(game(2)).await > Some(story.now())).await;
    assert_eq!(story.vote_game(game(2)).await.over, None, "the bot may come back");
    story.passes(2 * DAY);
    for number in [1, 2] {
        let over = async || story.vote_game(game(number)).await.over == Some(VoteEnd::Stopped);
        story.until("its end", over).await;
    }
    story.tells_all().await;
    assert!(posts(&story, channels[1]).pop().expect("an end").content.contains("The game was stopped."));
    story.stops_the_bot().await;
    if !story.sandbox.violations().is_empty() {
        story.pardons(|violation| [50_001, 10_004].contains(&violation.code));
    }
    story.end().await;
}
