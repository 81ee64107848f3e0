//! Vote games: a whole server at one board.

mod settings;
mod two_servers;
mod world;

use jiff::SignedDuration;
use play::{Announcement, VoteGameId, game::vote::side_of};
use sandbox::{Message, Permissions};
use serde_json::{Value, json};

use crate::{buttons::labels, members::privacy::deletes, player::Player, story::Story};

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const TITLE: &str = "🗳️ **The server plays";

/// The posts of vote games in #games, the oldest first.
fn posts(story: &Story) -> Vec<Message> {
    let all = story.sandbox.messages(story.games).into_iter();
    all.filter(|message| message.content.starts_with(TITLE)).collect()
}

/// Waits for a post of this number, and until the vote has its time.
async fn post(story: &Story, number: usize) -> Message {
    story.until("a vote", async || posts(story).len() >= number).await;
    story.tells_all().await;
    let all = posts(story);
    assert_eq!(all.len(), number, "{all:?}");
    all.into_iter().next_back().expect("a post")
}

/// Ada, who owns the server, begins a game. Everyone else has been there for an hour.
async fn begins(story: &Story, options: Value) -> Message {
    story.passes(HOUR);
    let told = story.ada.slash("vote start", options).await;
    assert!(told.is_ephemeral() && told.content.starts_with("The game begins"), "{told:?}");
    post(story, 1).await
}

/// Votes for a drop by the button of a post.
async fn votes(player: &Player, post: &Message, square: &str) -> Message {
    let panel = player.click_for_message(post, "Vote").await;
    assert!(panel.is_ephemeral() && panel.mentions.is_empty(), "{panel:?}");
    player.click_for_update(&panel, square).await
}

/// The time of a vote passes, and what follows is told.
async fn ends_vote(story: &Story, game: VoteGameId) {
    let due = story.next_vote(game).await.expect("a vote");
    story.passes(due.duration_since(story.now()));
    story.until("the vote to end", async || story.next_vote(game).await != Some(due)).await;
    story.tells_all().await;
}

/// Some seconds later, the first post says how many have voted.
async fn is_counted(story: &Story, votes: usize) {
    story.passes(SignedDuration::from_secs(6));
    let said = format!("Votes: **{votes}**");
    story.until("the number", async || posts(story)[0].content.contains(&said)).await;
    story.tells_all().await;
}

/// Whether a vote waits because Discord refused it.
async fn is_owed(story: &Story, game: VoteGameId) -> bool {
    let waits = |owed: &Announcement| matches!(owed, Announcement::Vote { vote, .. } if *vote == game);
    story.owed().await.iter().any(waits)
}

fn number(post: &Message) -> VoteGameId {
    let id = post.button("Vote").expect("a button");
    id.strip_prefix("vote:").expect("its id").parse().expect("a number")
}

#[tokio::test]
async fn a_server_votes_in_secret_and_the_most_voted_turn_is_played_against_the_computer() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    assert!(first.content.contains("You have an hour to vote.") && first.mentions.is_empty(), "{first:?}");
    assert_eq!((labels(&first), first.attachments.len()), (vec!["Vote".to_owned(), "Rules".to_owned()], 1));

    let stored = votes(ben, &first, "b3").await;
    assert!(stored.content.starts_with("Your vote: **b3**\nThe vote ends "), "{}", stored.content);
    votes(chidi, &first, "a1").await;
    // Changed, so that it's the first of two again.
    let again = chidi.click_for_update(&votes(chidi, &first, "a1").await, "Vote again").await;
    assert!(
        again.content.contains("Your vote: **a1**") && !again.content.contains("b3 "),
        "{}",
        again.content
    );
    chidi.click_for_update(&again, "b3").await;
    votes(ada, &first, "c4").await;
    assert_eq!(posts(&story).len(), 1);
    let open = chidi.click_for_message(&first, "Vote").await;
    // The number alone is said, some seconds later.
    story.passes(SignedDuration::from_secs(6));
    story.until("the number", async || posts(&story)[0].content.contains("Votes: **3**")).await;
    let public = posts(&story)[0].content.clone();
    assert!(!public.contains("b3") && !public.contains("c4"), "{public}");

    ends_vote(&story, number(&first)).await;
    let second = post(&story, 2).await;
    assert!(second.content.contains("**The vote:** **b3** (2) · **c4** (1)"), "{}", second.content);
    assert!(
        second.content.contains("⚪ dropped") && second.content.contains("⚫ to play."),
        "{}",
        second.content
    );
    assert_eq!(second.attachments.len(), 2, "how the vote fell, and the board");
    assert!(second.attachments[0].description.as_ref().is_some_and(|alt| alt.contains("b3: 2")));
    // An old button asks about now; an old panel doesn't count.
    let late = chidi.click_for_update(&open, "c4").await;
    assert!(late.content.starts_with("That vote is over."), "{}", late.content);
    let panel = ben.click_for_message(&first, "Vote").await;
    assert!(panel.content.starts_with("What should ⚫ play?"), "{}", panel.content);
    story.end().await;
}

#[tokio::test]
async fn enough_votes_end_a_vote_within_seconds() {
    let story = Story::begin().await;
    let first = begins(&story, json!({ "game": 0, "level": 1, "votes": 2 })).await;
    votes(&story.ben, &first, "b3").await;
    votes(&story.chidi, &first, "b3").await;
    story.passes(SignedDuration::from_secs(6));
    let second = post(&story, 2).await;
    assert!(second.content.contains("**The vote:** **b3** (2)"), "{}", second.content);
    story.end().await;
}

#[tokio::test]
async fn the_two_halves_of_a_server_vote_in_turn() {
    let story = Story::begin().await;
    let options = json!({ "game": 0, "against": 1, "hours": 1 });
    let first = begins(&story, options).await;
    let game = number(&first);
    let everyone = [&story.ada, &story.ben, &story.chidi, &story.dede, &story.eve];
    let plays = |player: &Player| {
        side_of(game, player.member.id().get().try_into().expect("an id")) == games::Side::First
    };
    let mut voted = 0;
    for player in everyone {
        if plays(player) {
            votes(player, &first, "b3").await;
            voted += 1;
        } else {
            let told = story.refused(player.click_for_message(&first, "Vote")).await;
            assert!(told.starts_with("You play ⚪"), "{told}");
        }
    }
    ends_vote(&story, game).await;
    if voted > 0 {
        let second = post(&story, 2).await;
        assert!(second.content.contains("⚪ to play."), "{}", second.content);
    }
    story.end().await;
}

#[tokio::test]
async fn who_came_later_or_is_suspended_cannot_vote() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    story.passes(SignedDuration::from_mins(1));
    let late = story.player(story.sandbox.add_member("zoe"), story.games);
    let told = story.refused(late.click_for_message(&first, "Vote")).await;
    assert!(told.starts_with("Only members who were here before"), "{told}");
    votes(ben, &first, "b3").await;
    is_counted(&story, 1).await;
    let panel = ben.click_for_message(&first, "Vote").await;
    ada.slash("moderation suspend", json!({ "member": ben.member.name() })).await;
    let told = story.refused(ben.click_for_message(&panel, "b3")).await;
    assert!(told.starts_with("Moderators suspended you"), "{told}");
    is_counted(&story, 0).await;
    story.end().await;
}

#[tokio::test]
async fn a_game_without_voters_ends_by_itself_and_one_can_be_stopped() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    let told = story.refused(ada.slash("vote start", json!({ "game": 0 }))).await;
    assert!(told.starts_with("A game by votes is being played in this channel."), "{told}");
    let shown = story.eve.slash("vote show", json!({})).await;
    assert!(shown.is_ephemeral() && labels(&shown) == ["Vote", "Rules"], "{shown:?}");
    votes(&story.ben, &first, "b3").await;
    let game = number(&first);
    ends_vote(&story, game).await;
    post(&story, 2).await;
    for _ in 0..2 {
        ends_vote(&story, game).await;
        assert_eq!(posts(&story).len(), 2, "it goes on for as long again");
    }
    ends_vote(&story, game).await;
    assert_eq!(story.next_vote(game).await, None);
    story.until("its end", async || posts(&story).len() == 3).await;
    let over = posts(&story).pop().expect("an end");
    assert!(over.content.contains("No one was voting"), "{}", over.content);
    assert!(
        over.content.contains(&format!("**Most votes cast:** {}", story.ben.mention()))
            && over.mentions.is_empty()
    );
    let told = story.refused(story.ben.click_for_message(&first, "Vote")).await;
    assert!(told.starts_with("There's nothing to vote on"), "{told}");

    let told = ada.slash("vote start", json!({ "game": 0 })).await;
    assert!(told.content.starts_with("The game begins"), "{told:?}");
    story.until("the next game", async || posts(&story).len() == 4).await;
    let told = ada.slash("vote stop", json!({})).await;
    assert!(told.content.starts_with("Done"), "{told:?}");
    story.until("its end", async || posts(&story).len() == 5).await;
    story.end().await;
}

#[tokio::test]
async fn only_organizers_begin_and_stop_and_deleted_data_leave_no_vote() {
    let story = Story::begin().await;
    let ben = &story.ben;
    let told = story.refused(ben.slash("vote start", json!({ "game": 0 }))).await;
    assert!(told.starts_with("Only this server's managers and organizers"), "{told}");
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    let told = story.refused(ben.slash("vote stop", json!({}))).await;
    assert!(told.starts_with("Only this server's managers and organizers"), "{told}");
    votes(ben, &first, "b3").await;
    is_counted(&story, 1).await;
    deletes(ben).await;
    story.until("it to be deleted", async || story.tally(number(&first), 0).await == (0, 0)).await;
    votes(&story.chidi, &first, "c4").await;
    votes(&story.dede, &first, "c4").await;
    is_counted(&story, 2).await;
    story.end().await;
}

#[tokio::test]
async fn a_vote_that_cannot_be_posted_waits_and_has_its_whole_time_then() {
    let story = Story::begin().await;
    let first = begins(&story, json!({ "game": 0, "level": 1, "hours": 1 })).await;
    votes(&story.ben, &first, "b3").await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    let game = number(&first);
    ends_vote(&story, game).await;
    assert!(is_owed(&story, game).await);
    // Until then, no one votes, and `/vote show` says why.
    let told = story.refused(story.chidi.click_for_message(&first, "Vote")).await;
    assert!(told.starts_with("There's nothing to vote on here now."), "{told}");
    let told = story.refused(story.chidi.slash("vote show", json!({}))).await;
    assert!(told.contains("Send Messages"), "{told}");
    story.passes(5 * HOUR);
    assert_eq!(posts(&story).len(), 1);
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let shown = story.chidi.slash("vote show", json!({})).await;
    assert!(shown.content.starts_with("The next vote hasn't been posted yet."), "{shown:?}");
    story.passes(6 * HOUR);
    let second = post(&story, 2).await;
    votes(&story.chidi, &second, "c4").await;
    // An hour from when it stands, not from when it was due.
    story.passes(HOUR - SignedDuration::from_mins(1));
    assert_eq!(posts(&story).len(), 2);
    story.passes(SignedDuration::from_mins(2));
    post(&story, 3).await;
    story.pardons(|violation| violation.code == 50_013);
    story.end().await;
}
