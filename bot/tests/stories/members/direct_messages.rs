//! Direct messages: only to players who asked for them, about their own games, and once.

use games::Game;
use jiff::SignedDuration;
use play::{Announcement, DirectTopic, Notice};
use sandbox::Message;
use serde_json::json;

use crate::{
    player::Player,
    story::{Story, first},
};

/// The direct messages to a player so far.
fn written(story: &Story, player: &Player) -> Vec<Message> {
    story.sandbox.messages(story.direct(player))
}

/// Waits for a direct message with these words.
async fn is_written(story: &Story, player: &Player, words: &str) -> Message {
    let channel = story.direct(player);
    let told = story.sandbox.wait_for_message(channel, |message| message.content.contains(words)).await;
    told.unwrap_or_else(|_| panic!("no one writes {words:?}: {:#?}", written(story, player)))
}

#[tokio::test]
async fn direct_messages_can_be_played_from() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.begins_game(ada, ben, "traditional").await;
    let board = ada.plays("b3").await;
    assert!(board.mentions.is_empty(), "one notice is enough");

    let told = is_written(&story, ben, "**Your turn** against").await;
    assert!(
        told.content.contains(&ada.mention()) && told.content.contains("dropped **b3**"),
        "{}",
        told.content
    );
    let (guild, channel, message) = (story.sandbox.guild(), story.games, board.id);
    let link = format!("https://discord.com/channels/{guild}/{channel}/{message}\n");
    assert!(told.content.contains(&link) && told.content.contains(":R>"), "the time, too: {}", told.content);
    assert_eq!(told.attachments.len(), 1, "the board");
    assert!(written(&story, ada).is_empty(), "she has asked for nothing");

    let ben = ben.goes_to(story.direct(ben));
    let panel = ben.click_for_message(&told, "Play").await;
    assert!(panel.is_ephemeral());
    let done = ben.click_for_update(&panel, "b4").await;
    let words = format!("Done: everyone sees it in <#{}>.", story.games);
    assert!(done.content.starts_with(&words) && done.attachments.len() == 1, "{}", done.content);
    let posted = |message: &Message| message.content.contains("dropped **b4**");
    let board = story.sandbox.wait_for_message(story.games, posted).await.expect("the board is posted");
    assert_eq!(board.mentions, [ada.member.id()]);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 b4");
    story.tells_all().await;
    assert_eq!(written(&story, &ben).iter().filter(|message| !message.is_ephemeral()).count(), 1);
    story.end().await;
}

#[tokio::test]
async fn non_players_find_no_game_in_direct_messages() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.prefers(&ben, "Direct message").await;
    story.finds_game("dara:traditional b3", &ben, &ada).await;
    ada.plays("b4").await;
    let told = is_written(&story, &ben, "**Your turn**").await;
    // His own button works; the same id on another's message doesn't.
    ben.click_for_message(&told, "Play").await;
    ben.click_for_message(&told, "More").await;
    let game = told.button("Play").expect("a button");
    story.prefers(&story.eve, "Direct message").await;
    let old = story.finds_old_message_in(story.direct(&story.eve), &[&game]).await;
    let eve = story.eve.goes_to(story.direct(&story.eve));
    let refused = eve.click_for_message(&old, "Old").await;
    assert!(refused.is_ephemeral() && refused.attachments.is_empty(), "{refused:?}");
    story.end().await;
}

#[tokio::test]
async fn offers_and_endings_are_sent_as_direct_messages_too() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ada, "Direct message").await;
    let board = story.begins_game(ada, ben, "traditional").await;
    is_written(&story, ada, "**Your turn**").await;
    ada.after_first_turns().await;
    let menu = ben.click_for_message(&board, "More").await;
    ben.click(&menu, "Offer a draw").await;
    let offered = is_written(&story, ada, "offers **a draw**").await;
    let here = ada.goes_to(story.direct(ada));
    let answered = here.click_for_update(&offered, "Agree").await;
    assert!(answered.content.starts_with("Done: everyone sees it in"), "{}", answered.content);
    let over = |message: &Message| message.content.contains("**It's a draw**");
    let over = story.sandbox.wait_for_message(story.games, over).await.expect("it is over");
    assert_eq!(over.mentions, [ben.member.id()], "she agreed herself");
    story.tells_all().await;
    assert_eq!(written(&story, ada).len(), 2);
    story.end().await;
}

#[tokio::test]
async fn the_loser_learns_of_the_end_directly() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    story.prefers(ada, "Direct message").await;
    let question = ben.asks_to_resign("dara").await;
    ben.click_for_message(&question, "Resign").await;
    ben.waits_until_gone(&question).await;
    let told = is_written(&story, ada, "**Game over** against").await;
    assert!(told.content.contains("resigned") && told.custom_ids().is_empty(), "{}", told.content);
    story.end().await;
}

#[tokio::test]
async fn a_refused_direct_message_falls_back_to_a_ping_with_one_note() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    ben.member.take_direct_messages(false);
    story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    let told = |message: &Message| message.content.contains("Discord won't let me send you direct messages");
    let told = story.sandbox.wait_for_message(story.games, told).await.expect("he is told in the channel");
    assert!(told.content.starts_with(&format!("{}, it's your turn", ben.mention())), "{}", told.content);
    assert_eq!(told.mentions, [ben.member.id()]);
    assert_eq!(story.preferences(ben).await.notice, Notice::Ping);
    let panel = ben.click_for_message(&told, "Play").await;
    assert!(panel.is_ephemeral() && panel.content.contains("Where do you want to drop"), "{}", panel.content);
    ben.plays("b4").await;
    assert_eq!(ada.plays("c3").await.mentions, [ben.member.id()], "he is pinged again");
    story.tells_all().await;
    let channel = story.sandbox.messages(story.games);
    let times = channel
        .iter()
        .filter(|message| message.content.contains("Discord won't let me send you direct messages"));
    assert_eq!(times.count(), 1);
    assert!(written(&story, ben).is_empty());
    story.pardons(|violation| violation.code == 50_007);
    story.end().await;
}

#[tokio::test]
async fn outdated_news_of_a_game_is_not_sent() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.prefers(&ben, "Direct message").await;
    let game = story.finds_game("dara:traditional b3", &ada, &ben).await;
    story.stops_the_bot().await;
    let to = ben.member.id().get().try_into().expect("an id");
    // What a crash may leave: an old turn, and this one twice.
    let direct = |version| Announcement::Direct { to, game, topic: DirectTopic::Board { version } };
    let warning = Announcement::Direct { to, game, topic: DirectTopic::Warning { version: 0 } };
    story.commits(vec![], vec![warning, direct(0), direct(1), direct(1)]).await;
    story.starts_the_bot().await;
    story.tells_all().await;
    assert_eq!(written(&story, &ben).len(), 1, "{:#?}", written(&story, &ben));
    story.end().await;
}

#[tokio::test]
async fn players_with_digests_get_direct_warnings() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "My turn: one message").await;
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "5h" });
    let challenge = ada.slash("dara challenge", options).await;
    ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    ada.plays_in(Game::Dara, "b3").await;
    story.passes(SignedDuration::from_hours(4));
    let told = is_written(&story, ben, "⏳ **Your time is running out** against").await;
    assert!(told.button("Play").is_some(), "{told:?}");
    assert_eq!(written(&story, ben).len(), 1, "nothing was written of the turn itself");
    let warned = |message: &Message| message.content.contains("your time runs out");
    let warned =
        story.sandbox.wait_for_message(story.games, warned).await.expect("the channel hears it, too");
    assert!(warned.mentions.is_empty(), "one notice is enough");
    story.end().await;
}

#[tokio::test]
async fn declined_offers_pauses_and_gifts_are_sent_as_direct_messages_too() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "3d" })).await;
    story.prefers(ada, "Direct message").await;
    let direct = story.direct(ada);
    let offer = crate::game::offers::offers(ada, "dara", crate::game::offers::what::DRAW).await;
    ben.click(&offer, "Decline").await;
    let declined = |message: &Message| message.content.contains("draw offer");
    story.sandbox.wait_for_message(direct, declined).await.expect("the refusal");
    ben.slash("dara give-time", json!({ "time": "1d" })).await;
    let given = |message: &Message| message.content.contains("more time: 1 day");
    story.sandbox.wait_for_message(direct, given).await.expect("the gift");
    let offer = crate::game::offers::offers(ben, "dara", crate::game::offers::what::PAUSE).await;
    ada.click(&offer, "Agree").await;
    story.tells_all().await;
    // Ada agreed herself; nothing is told twice.
    let told = story.sandbox.messages(direct);
    assert_eq!(told.iter().filter(|message| declined(message) || given(message)).count(), 2);
    story.end().await;
}
