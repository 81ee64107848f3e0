//! Channels that are hidden from the bot: Discord tells of them, but hardly more than that they are there.

use sandbox::Permissions;
use serde_json::json;

use crate::story::Story;

/// How long the log may be that tells of a start among hidden channels.
const OTHER_CHANNELS: usize = 30;

/// A story whose server has many channels that the bot may not view, of which Discord sends less or nothing.
async fn among_hidden(with_nulls: bool) -> Story {
    let mut story = Story::begin().await;
    story.sandbox.faults().hide_with_nulls(with_nulls);
    for number in 0..OTHER_CHANNELS {
        let channel = story.sandbox.add_channel(&format!("secret-{number}"));
        story.sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL);
    }
    let voice = story.sandbox.add_voice_channel("secret-voice");
    story.sandbox.deny_bot(voice, Permissions::VIEW_CHANNEL);
    story.stops_the_bot().await;
    story.log.forget(|_| {});
    story.starts_the_bot().await;
    story
}

/// serenity says of each that it can't be read, which operators don't need to know.
fn forgives(story: &Story) {
    story.log.forgive_dropped();
}

#[tokio::test]
async fn a_game_whose_channel_is_hidden_stops_at_once_and_goes_on_when_it_is_shown() {
    for with_nulls in [false, true] {
        let story = among_hidden(with_nulls).await;
        let (ada, ben) = (&story.ada, &story.ben);
        story.begins_game(ada, ben, "traditional").await;
        ada.plays("b3").await;
        story.tells_all().await;
        story.sandbox.deny_bot(story.games, Permissions::VIEW_CHANNEL);
        story.until("it to stop", async || story.is_cut_off(1).await).await;
        let listed = ben.goes_to(story.lounge).slash("games", json!({})).await;
        assert!(listed.content.contains("I can't post in the game's channel"), "{}", listed.content);
        story.sandbox.deny_bot(story.games, Permissions::NONE);
        story.until("it to go on", async || !story.is_cut_off(1).await).await;
        story.tells_all().await;
        assert!(story.newest(story.games).content.contains("your turn"));
        story.pardons(|violation| violation.code == 50_001);
        forgives(&story);
        story.end().await;
    }
}

#[tokio::test]
async fn a_game_in_a_thread_stops_with_the_channel_above_it() {
    for with_nulls in [false, true] {
        let story = among_hidden(with_nulls).await;
        let (ada, ben) = (&story.ada, &story.ben);
        let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "place": 1 })).await;
        ben.click(&challenge, "Accept").await;
        story.until("the game", async || story.games_of(ada).await.len() == 1).await;
        story.tells_all().await;
        story.sandbox.deny_bot(story.games, Permissions::VIEW_CHANNEL);
        story.until("it to stop", async || story.is_cut_off(1).await).await;
        story.pardons(|violation| violation.code == 50_001);
        forgives(&story);
        story.end().await;
    }
}

#[tokio::test]
async fn no_line_of_the_log_is_about_a_channel_that_is_hidden() {
    let log = crate::log::Log::written("info", bot::LogFormat::Text);
    let mut story = Story::begin_with(log).await;
    story.sandbox.faults().hide_with_nulls(true);
    let before = story.log.output().lines().count();
    for number in 0..OTHER_CHANNELS {
        let channel = story.sandbox.add_channel(&format!("secret-{number}"));
        story.sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL);
    }
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let said = story.log.output();
    assert!(said.lines().count() - before < OTHER_CHANNELS, "{said}");
    assert!(!said.contains("skipping guild channel") && !said.contains("can't be read"), "{said}");
    story.end().await;
}
