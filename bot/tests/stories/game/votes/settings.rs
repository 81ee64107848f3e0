//! Vote games in the settings panel of a server.

use sandbox::{Forged, Message, Permissions, Response};
use serde_json::json;

use super::{ends_vote, number, post, posts, votes};
use crate::{buttons::labels, guild::settings, player::Player, story::Story};

async fn page(ada: &Player) -> Message {
    settings::page(ada, "The server plays").await
}

/// Ada begins a game in the panel. Returns its first post.
async fn begins(story: &Story) -> Message {
    story.passes(super::HOUR);
    let shown = story.ada.click_for_update(&page(&story.ada).await, "Start one here").await;
    assert!(shown.content.starts_with("**Changed.**\n## The server plays\n1. "), "{}", shown.content);
    post(story, 1).await
}

#[tokio::test]
async fn managers_begin_a_game_with_one_button_see_where_it_is_and_stop_it() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let panel = ada.slash("settings", json!({})).await;
    assert!(panel.content.contains("\n- **The server plays**: no game now\n"), "{}", panel.content);
    let first = begins(&story).await;
    assert!(
        first.content.starts_with("🗳️ **The server plays the computer** (level 3): Dara (traditional)"),
        "{}",
        first.content
    );
    assert!(first.mentions.is_empty() && first.content.contains("24 hours"), "{first:?}");
    votes(ben, &first, "b3").await;
    ends_vote(&story, number(&first)).await;
    let newest = post(&story, 2).await;

    let panel = ada.slash("settings", json!({})).await;
    let line = format!("\n- **The server plays**: <#{}>\n", story.games);
    assert!(panel.content.contains(&line), "{}", panel.content);
    let now = page(&ada.goes_to(story.lounge)).await;
    let line = format!("/{}/{}: Dara (traditional), the vote ends <t:", story.games, newest.id);
    assert!(now.content.contains(&line), "{}", now.content);
    assert_eq!(labels(&now)[..2], ["Start one here", "Stop game 1"]);

    // It's asked first, and a second game in the same channel is refused.
    let question = ada.click_for_update(&now, "Stop game 1").await;
    assert!(question.content.starts_with("Stop this game? "), "{}", question.content);
    let left = ada.click_for_update(&question, "Let it go on").await;
    assert!(left.content.starts_with("## The server plays\n1. "), "{}", left.content);
    let told = story.refused(ada.click_for_message(&page(ada).await, "Start one here")).await;
    assert!(told.starts_with("A game by votes is being played in this channel."), "{told}");

    let asks = async || ada.click_for_update(&page(ada).await, "Stop game 1").await;
    let (question, second, third, old) = (asks().await, asks().await, asks().await, page(ada).await);
    let stopped = ada.click_for_update(&question, "Stop it").await;
    assert!(stopped.content.starts_with("**Changed.**"), "{}", stopped.content);
    assert!(stopped.content.contains("\n- **The server plays**: no game now\n"), "{}", stopped.content);
    let over = post(&story, 3).await;
    assert!(over.content.contains("The game was stopped."), "{}", over.content);
    // Old buttons show how it is now.
    for (panel, button) in [(second, "Stop it"), (third, "Let it go on"), (old, "Stop game 1")] {
        let shown = ada.click_for_update(&panel, button).await;
        assert!(shown.content.starts_with("## The server plays\n- **"), "{button}: {}", shown.content);
    }
    assert_eq!(posts(&story).len(), 3);
    story.end().await;
}

#[tokio::test]
async fn two_managers_at_once_begin_one_game() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let (one, other) = (page(ada).await, page(ada).await);
    let (one, other) = tokio::join!(
        ada.member.click(&one, "server-plays-here"),
        ada.member.click(&other, "server-plays-here")
    );
    let answers = [one, other].map(|answer| answer.expect("an answer"));
    let refused: Vec<_> = answers.iter().filter_map(|answer| answer.message.as_ref()).collect();
    let [refused] = refused[..] else { panic!("{answers:?}") };
    assert!(refused.content.starts_with("A game by votes is being played"), "{refused:?}");
    post(&story, 1).await;
    story.end().await;
}

#[tokio::test]
async fn two_managers_at_once_stop_a_game_whose_channel_is_gone() {
    let story = Story::begin().await;
    let hall = story.sandbox.add_channel("hall");
    let (ada, there) = (&story.ada, story.ada.goes_to(hall));
    there.click_for_update(&page(&there).await, "Start one here").await;
    story.settles().await;
    story.sandbox.delete_channel(hall);
    let panel = ada.slash("settings", json!({})).await;
    assert!(panel.content.contains(&format!("\n- **The server plays**: <#{hall}>\n")), "{}", panel.content);
    let asks = async || ada.click_for_update(&page(ada).await, "Stop game 1").await;
    let (one, other) = (asks().await, asks().await);
    let (one, other) = tokio::join!(ada.click(&one, "Stop it"), ada.click(&other, "Stop it"));
    let shown = [one, other].map(|answer| answer.updated.expect("the page").content);
    assert_eq!(shown.iter().filter(|page| page.starts_with("**Changed.**")).count(), 1, "{shown:?}");
    assert!(shown.iter().all(|page| page.contains("**The server plays**: no game now")), "{shown:?}");
    story.settles().await;
    story.pardons_any(|violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn none_begins_where_it_could_not_be_posted_or_no_games_are_played() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let panel = page(ada).await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES);
    let told = story.refused(ada.click_for_message(&panel, "Start one here")).await;
    assert!(told.contains("**Send Messages**"), "{told}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let channels = settings::page(ada, "Channels").await;
    ada.chooses_channels(&channels, &[story.lounge]).await;
    let told = story.refused(ada.click_for_message(&panel, "Start one here")).await;
    assert!(told.contains(&format!("<#{}>", story.lounge)), "{told}");
    assert!(posts(&story).is_empty());
    story.end().await;
}

#[tokio::test]
async fn no_one_stops_a_game_of_another_server_or_without_managing_this_one() {
    let story = Story::begin().await;
    let guild = story.sandbox.add_guild("Elsewhere", &story.chidi.member);
    let chidi = story.chidi.goes_to(story.sandbox.add_channel_in(guild, "square"));
    let theirs = page(&chidi).await;
    let first = begins(&story).await;
    for (player, message) in [(&chidi, &theirs), (&story.ben, &first)] {
        for button in ["server-plays-ask", "server-plays-end"] {
            let forged = Forged::click(message.id, &format!("{button}:{}", number(&first)));
            let response = player.member.forge(player.channel, forged).await;
            let Ok(Response::Answer(answer)) = response else { panic!("{button}: {response:?}") };
            assert!(answer.message.is_some_and(|told| told.is_ephemeral()), "{button}");
        }
    }
    assert!(!page(&chidi).await.content.contains("Dara (traditional)"), "another server's game");
    let response = story.ben.member.forge(story.games, Forged::click(first.id, "server-plays-here")).await;
    assert!(matches!(response, Ok(Response::Answer(answer)) if answer.updated.is_none()));
    assert!(story.vote_game(number(&first)).await.over.is_none());
    assert_eq!(posts(&story).len(), 1);
    story.end().await;
}

#[tokio::test]
async fn a_vote_is_shown_before_it_is_switched_on() {
    let story = Story::begin().await;
    let panel = story.ada.slash("settings", json!({})).await;
    let shown = story.ada.click_for_message(&panel, "See a vote").await;
    assert!(
        shown.is_ephemeral() && shown.content.starts_with("**Only you see this.** Each vote"),
        "{shown:?}"
    );
    assert!(shown.content.contains("**The vote:** **e5** (5) · **c3** (2)"), "{}", shown.content);
    assert_eq!(shown.attachments.len(), 2, "how the vote fell, and the board");
    assert!(posts(&story).is_empty());
    story.end().await;
}
