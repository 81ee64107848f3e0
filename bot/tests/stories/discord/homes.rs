//! Homes that change while people play: a server gets the bot, or loses it.

use sandbox::Id;
use serde_json::json;

use crate::{player::Player, story::Story};

/// Players who have the bot for themselves, in a channel.
fn guests(story: &Story, channel: Id) -> [Player; 2] {
    [&story.ada, &story.ben].map(|player| {
        player.member.install();
        player.goes_to(channel)
    })
}

/// The game in the channel is found in every way, and played on.
async fn goes_on(story: &Story, ada: &Player, channel: Id) {
    let listed = ada.slash("games", json!({})).await;
    assert!(
        listed.content.contains("traditional") && listed.content.contains("Your turn"),
        "{}",
        listed.content
    );
    let watched = ada.slash("watch", json!({})).await;
    assert!(watched.content.contains("traditional"), "{}", watched.content);
    let replay = ada.slash("replay", json!({ "number": 1 })).await;
    assert_eq!(replay.attachments.len(), 1, "{}", replay.content);
    let shown = ada.slash("dara board", json!({})).await;
    let panel = ada.click_for_message(&shown, "Play").await;
    let played = ada.click_for_message(&panel, "a1").await;
    assert!(!played.is_ephemeral() && played.content.contains("dropped **a1**"), "{}", played.content);
    let old = story.sandbox.messages(channel).into_iter().find(|message| message.button("Play").is_some());
    let old = old.expect("a board of before");
    let panel = ada.click_for_message(&old, "Play").await;
    assert!(panel.is_ephemeral(), "{panel:?}");
    let question = ada.slash("dara resign", json!({})).await;
    let over = ada.click_for_message(&question, "Resign").await;
    assert!(over.content.contains("resigned"), "{}", over.content);
}

#[tokio::test]
async fn guests_play_on_when_their_server_gets_the_bot() {
    let story = Story::begin().await;
    let guild = story.sandbox.add_guild_without_bot("Elsewhere", &story.chidi.member);
    let hall = story.sandbox.add_channel_in(guild, "hall");
    story.ada.member.join(guild, None);
    story.ben.member.join(guild, None);
    let [ada, ben] = guests(&story, hall);
    story.begins_game(&ada, &ben, "traditional").await;
    story.sandbox.add_bot_to(guild);
    goes_on(&story, &ada, hall).await;
    story.tells_all().await;
    // The next game is the server's.
    story.begins_game(&ada, &ben, "traditional").await;
    let games = story.games_of(&ada).await;
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].stored().home.to_string(), guild.to_string());
    story.end().await;
}

#[tokio::test]
async fn members_play_on_as_guests_when_their_server_loses_the_bot() {
    let story = Story::begin().await;
    let [ada, ben] = guests(&story, story.games);
    story.begins_game(&ada, &ben, "traditional").await;
    story.sandbox.remove_bot(true);
    goes_on(&story, &ada, story.games).await;
    story.sandbox.remove_bot(false);
    story.tells_all().await;
    // It may have tried to post while it was away.
    assert!(story.sandbox.take_violations().iter().all(|violation| violation.code == 50_001));
    story.end().await;
}
