//! The digest: once a day, all games that are waiting; nothing if none are.

use jiff::SignedDuration;
use play::Notice;
use sandbox::Message;

use crate::{player::Player, story::Story};

const DAY: SignedDuration = SignedDuration::from_hours(24);

fn digests(story: &Story, player: &Player) -> Vec<Message> {
    story.sandbox.messages(story.direct(player))
}

async fn has_digests(story: &Story, player: &Player, count: usize) -> Message {
    story.until("a digest", async || digests(story, player).len() == count).await;
    digests(story, player).pop().expect("a digest")
}

#[tokio::test]
async fn it_lists_the_games_that_wait_at_the_same_time_of_every_day() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    story.begins_game(ada, ben, "traditional").await;
    let lounge = (ben.goes_to(story.lounge), chidi.goes_to(story.lounge));
    story.begins_game(&lounge.0, &lounge.1, "niger").await;
    story.prefers(ben, "My turn: one message").await;

    assert!(ada.plays("b3").await.mentions.is_empty());
    story.passes(DAY - SignedDuration::from_mins(5));
    story.tells_all().await;
    assert!(digests(&story, ben).is_empty(), "not before its time");
    story.passes(SignedDuration::from_mins(5));
    let first = has_digests(&story, ben, 1).await.content;
    assert!(first.contains("2 games are waiting for you") && first.contains(":R>"), "{first}");
    assert!(first.contains(&ada.mention()) && first.contains(&chidi.mention()), "{first}");
    for channel in [story.games, story.lounge] {
        let link = format!("https://discord.com/channels/{}/{channel}", story.sandbox.guild());
        assert!(first.contains(&link), "{link}: {first}");
    }

    lounge.0.plays("c3").await;
    story.passes(DAY);
    let second = has_digests(&story, ben, 2).await.content;
    assert!(second.contains("One game is waiting for you") && !second.contains(&chidi.mention()), "{second}");

    ben.plays("c3").await;
    story.passes(DAY);
    story.until("the timer to be set again", async || story.next_digest(ben).await > Some(story.now())).await;
    assert_eq!(digests(&story, ben).len(), 2, "nothing waits for him");
    story.prefers(ben, "Nothing").await;
    assert_eq!(story.next_digest(ben).await, None);
    story.end().await;
}

#[tokio::test]
async fn a_refused_digest_falls_back_to_pings_with_a_note_in_the_most_urgent_channel() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ben, ada, "traditional").await;
    story.prefers(ben, "My turn: one message").await;
    ben.member.take_direct_messages(false);
    story.passes(DAY);
    let told = |message: &Message| message.content.contains("Discord won't let me send you direct messages");
    let told = story.sandbox.wait_for_message(story.games, told).await.expect("he is told in the channel");
    assert_eq!(told.mentions, [ben.member.id()]);
    assert_eq!((story.preferences(ben).await.notice, story.next_digest(ben).await), (Notice::Ping, None));
    story.pardons(|violation| violation.code == 50_007);
    story.end().await;
}
