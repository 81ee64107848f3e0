//! Games where the bot can only answer: in direct messages between people, in groups, and on servers that don't have it.

use jiff::SignedDuration;
use sandbox::{Id, Message, NotAnswered};
use serde_json::json;

use crate::{offers::what, player::Player, story::Story};

/// A direct message between Ada, who has installed the bot for herself, and Ben.
fn between(story: &Story) -> (Id, Player, Player) {
    story.ada.member.install();
    let channel = story.sandbox.private_channel(&[&story.ada.member, &story.ben.member]);
    (channel, story.ada.goes_to(channel), story.ben.goes_to(channel))
}

/// Plays a whole game of Dara by commands and checks that each turn is a public answer that names who is next.
async fn plays_to_the_end(story: &Story, ada: &Player, ben: &Player) -> Message {
    let board = story.begins_game(ada, ben, "traditional").await;
    assert!(board.content.contains("the game is on!"), "{}", board.content);
    let mut last = board;
    for (player, action) in [ada, ben].into_iter().cycle().zip(["b3", "c4", "d5"]) {
        last = player.plays(action).await;
        assert!(last.attachments.len() == 1 && last.button("Play").is_some(), "{last:?}");
    }
    last
}

#[tokio::test]
async fn two_friends_play_in_their_direct_message() {
    let story = Story::begin().await;
    let (channel, ada, ben) = between(&story);
    // Ben has only what Ada's commands show, until he installs it as well.
    assert!(matches!(ben.try_slash("dara board", json!({})).await, Err(NotAnswered::NotPossible(_))));
    story.ben.member.install();
    plays_to_the_end(&story, &ada, &ben).await;
    let told = story.refused(ben.slash("dara challenge", json!({ "opponent": "ada" }))).await;
    assert!(told.contains("is being played in this channel") || told.contains("already"), "{told}");
    // Tapping works, too.
    let panel = ben.click_for_message(&story.newest(channel), "Play").await;
    let board = ben.click_for_message(&panel, "a1").await;
    assert!(!board.is_ephemeral() && board.content.contains("dropped **a1**"), "{}", board.content);
    // An offer, its answer, and a rematch.
    ada.slash("dara offer", json!({ "what": what::DRAW })).await;
    let offer = story.newest(channel);
    let over = ben.click_for_message(&offer, "Agree").await;
    assert!(over.content.contains("draw"), "{}", over.content);
    let rematch = ben.click_for_message(&over, "Rematch").await;
    ada.click_for_update(&rematch, "Accept").await;
    story.begun_board(&rematch, channel).await;
    // What belongs to a server stays there.
    let settings = ada.try_slash("settings", json!({})).await;
    assert!(matches!(settings, Err(NotAnswered::NotPossible(_))), "{settings:?}");
    story.end().await;
}

#[tokio::test]
async fn a_game_in_a_group_is_lost_on_time_and_the_group_learns_it_with_the_next_answer() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    for one in [&ada, &ben, &eve] {
        one.member.install();
    }
    let group = story.sandbox.private_channel(&[&ada.member, &ben.member, &eve.member]);
    let [ada, ben, eve] = [ada, ben, eve].map(|player| player.goes_to(group));
    story.may_be_written_to(&ben);
    story.may_be_written_to(&ada);
    story.begins_on(&[ada.clone(), ben.clone()], "traditional", json!({ "clock": "1d" })).await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    ada.plays("d5").await;
    let posted = story.sandbox.messages(group).len();
    story.passes(SignedDuration::from_hours(23));
    let mine = story.direct(&ben);
    let warned = story
        .sandbox
        .wait_for_message(mine, |message| message.content.contains("Your time is running out"))
        .await;
    warned.expect("a warning by direct message");
    story.passes(SignedDuration::from_hours(2));
    let over =
        story.sandbox.wait_for_message(mine, |message| message.content.contains("ran out of time")).await;
    over.expect("the end by direct message");
    assert_eq!(story.sandbox.messages(group).len(), posted, "the bot can't post there by itself");
    // Whoever uses the bot in the group gets it what it is owed, once.
    eve.slash("help", json!({})).await;
    let is_end = |message: &Message| message.content.contains("ran out of time");
    let end = story.sandbox.wait_for_message(group, is_end).await.expect("what was owed");
    assert_eq!((end.attachments.len(), end.button("Rematch").is_some()), (1, true), "{end:?}");
    story.until("nothing to be due", async || story.due().await == 0).await;
    eve.slash("help", json!({})).await;
    assert_eq!(story.sandbox.messages(group).iter().filter(|message| is_end(message)).count(), 1);
    story.end().await;
}

#[tokio::test]
async fn a_server_without_the_bot_is_played_in_by_those_who_have_it() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let guild = story.sandbox.add_guild_without_bot("Elsewhere", &story.chidi.member);
    let hall = story.sandbox.add_channel_in(guild, "hall");
    for one in [&ada, &ben] {
        one.member.join(guild, None);
    }
    ada.member.install();
    let [ada, ben] = [ada, ben].map(|player| player.goes_to(hall));
    // Discord would show the game to her alone.
    story.sandbox.forbid_external_apps(hall, true);
    let told = story.refused(ada.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert!(told.starts_with("Only you would see the game here."), "{told}");
    story.sandbox.forbid_external_apps(hall, false);
    let board = story.begins_game(&ada, &ben, "traditional").await;
    story.sandbox.forbid_external_apps(hall, true);
    let panel = ada.click_for_message(&board, "Play").await;
    let told = story.refused(ada.click_for_message(&panel, "a1")).await;
    assert!(told.starts_with("Only you would see the game here."), "{told}");
    story.sandbox.forbid_external_apps(hall, false);
    let board = ada.click_for_message(&panel, "a1").await;
    assert!(!board.is_ephemeral() && board.content.contains("dropped **a1**"), "{}", board.content);
    // Moderators of such a server moderate nothing.
    let chidi = story.chidi.goes_to(hall);
    chidi.member.install();
    let moderation = chidi.try_slash("moderation log", json!({})).await;
    assert!(matches!(moderation, Err(NotAnswered::NotPossible(_))), "{moderation:?}");
    story.end().await;
}

#[tokio::test]
async fn the_computer_is_played_in_a_direct_message_with_the_bot() {
    let story = Story::begin().await;
    let ada = story.ada.goes_to(story.direct(&story.ada));
    let games = ada.slash("play", json!({})).await;
    assert!(games.content.contains("against the computer"), "{}", games.content);
    let levels = ada.click_for_update(&games, "Dara").await;
    let board = ada.click_for_message(&levels, "1").await;
    assert!(!board.is_ephemeral() && board.attachments.len() == 1, "{board:?}");
    // A board is no panel: it stays what it is.
    let panel = ada.click_for_message(&board, "Play").await;
    assert!(panel.is_ephemeral(), "{panel:?}");
    let board = ada.click_for_message(&panel, "a1").await;
    assert!(board.content.contains("dropped **a1**"), "{}", board.content);
    let listed = ada.slash("games", json!({})).await;
    assert!(listed.content.contains("https://discord.com/channels/@me/"), "{}", listed.content);
    let question = ada.slash("dara resign", json!({})).await;
    ada.click_for_message(&question, "Resign").await;
    story.end().await;
}

/// Joins the world and seeks a game of Dara in the direct message with the bot.
async fn seeks(story: &Story, player: &Player, options: serde_json::Value) -> Message {
    let player = player.goes_to(story.direct(player));
    let mut options = options;
    options["game"] = 0.into();
    let asked = player.slash("seek", options.clone()).await;
    if asked.button("Join").is_none() {
        return asked;
    }
    assert!(asked.content.contains("They see no server and no account."), "{}", asked.content);
    player.click_for_update(&asked, "Join").await;
    player.slash("seek", options).await
}

#[tokio::test]
async fn strangers_are_paired_and_play_by_direct_messages() {
    let story = Story::begin().await;
    let guild = story.sandbox.add_guild("Elsewhere", &story.chidi.member);
    let zoe = story.player(story.sandbox.add_member_in(guild, "zoe"), story.games);
    story.may_be_written_to(&story.ada);
    story.may_be_written_to(&zoe);
    let waits = seeks(&story, &story.ada, json!({})).await;
    assert!(waits.content.contains("Looking for someone to play"), "{}", waits.content);
    let listed = story.ada.goes_to(story.direct(&story.ada)).slash("games", json!({})).await;
    assert!(listed.content.contains("Looking for an opponent"), "{}", listed.content);
    let paired = seeks(&story, &zoe, json!({})).await;
    assert!(paired.content.contains("against **Ada**"), "{}", paired.content);
    // Each has the board, and sees a name instead of an account.
    for (player, other) in [(&story.ada, "zoe"), (&zoe, "Ada")] {
        let mine = story.direct(player);
        let board = |message: &Message| !message.attachments.is_empty() && message.content.contains(other);
        let board = story.sandbox.wait_for_message(mine, board).await.expect("the board");
        assert!(board.button("Play").is_some(), "{board:?}");
    }
    story.end().await;
}
