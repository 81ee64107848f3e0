//! Rematches: the same players again, with first and second swapped.

use std::collections::HashSet;

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    player::Player,
    story::{Story, first, place},
};

/// A player resigns the game. Returns the last board.
async fn resigns(player: &Player, game: &str) -> Message {
    let question = player.asks_to_resign(game).await;
    let over = player.click_for_message(&question, "Resign").await;
    player.waits_until_gone(&question).await;
    over
}

#[tokio::test]
async fn the_same_players_play_again_and_the_second_begins() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "niger").await;
    let over = resigns(ada, "dara").await;
    assert_eq!(labels(&over), ["Rematch", "Replay", "Analyse", "Rules", "Share"]);
    let told = story.refused(story.eve.click_for_message(&over, "Rematch")).await;
    assert!(told.starts_with("You're not in this game."), "{told}");
    let challenge = ada.click_for_message(&over, "Rematch").await;
    let expected = format!(
        "{} challenges {}: **Dara (Niger)**\n🔁 Rematch of game 1, with sides swapped\n⏳ 3 days a turn · {} goes first",
        ada.mention(),
        ben.mention(),
        ben.mention()
    );
    assert!(challenge.content.starts_with(&expected), "{}", challenge.content);
    assert_eq!(challenge.mentions, [ben.member.id()]);
    story.knows_messages_of_challenges(2).await;
    let told = story.refused(ada.click_for_message(&over, "Rematch")).await;
    assert!(told.starts_with("It's your own challenge"), "{told}");
    // The other player wants one too, which accepts it.
    let accepted = ben.click_for_message(&over, "Rematch").await;
    assert!(
        accepted.is_ephemeral() && accepted.content.contains("accepted: the game is on!"),
        "{accepted:?}"
    );
    let begun = story.begun_board(&challenge, story.games).await;
    let players = format!("⚫ {} – ⚪ {}: the game is on!", ben.mention(), ada.mention());
    assert!(begun.content.starts_with(&players), "{}", begun.content);
    let closed =
        async || ada.sees().into_iter().any(|seen| seen.id == challenge.id && labels(&seen).is_empty());
    story.until("the challenge no longer has buttons", closed).await;
    // Once more: now the first player of the first game starts again.
    let over = resigns(ada, "dara").await;
    let challenge = ben.click_for_message(&over, "Rematch").await;
    ada.click_for_update(&challenge, "Accept").await;
    let begun = story.begun_board(&challenge, story.games).await;
    assert!(begun.content.starts_with(&format!("⚫ {}", ada.mention())), "{}", begun.content);
    story.end().await;
}

#[tokio::test]
async fn a_rematch_is_offered_by_command_and_declined() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let told = story.refused(ada.slash("dara rematch", json!({}))).await;
    assert!(told.starts_with("No game of this kind was played in this channel."), "{told}");
    story.begins_game(ada, ben, "traditional").await;
    let told = story.refused(ada.slash("dara rematch", json!({}))).await;
    assert!(told.starts_with("This game is still going"), "{told}");
    resigns(ada, "dara").await;
    let told = story.refused(ada.slash("wali rematch", json!({}))).await;
    assert!(told.starts_with("No game of this kind was played in this channel."), "{told}");
    let challenge = ben.slash("dara rematch", json!({})).await;
    assert!(challenge.content.contains("🔁 Rematch of game 1"), "{}", challenge.content);
    ada.click_for_update(&challenge, "Decline").await;
    // After that, another one can be offered.
    let challenge = ada.slash("dara rematch", json!({})).await;
    assert!(challenge.content.contains("🔁 Rematch of game 1"), "{}", challenge.content);
    story.knows_messages_of_challenges(3).await;
    ben.slash("dara rematch", json!({})).await;
    story.begun_board(&challenge, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn two_ask_for_a_rematch_at_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let over = resigns(ada, "dara").await;
    let (one, other) =
        tokio::join!(ada.click_for_message(&over, "Rematch"), ben.click_for_message(&over, "Rematch"));
    let is_challenge = |message: &Message| message.content.contains("🔁 Rematch of game 1");
    let answers = [&one, &other].into_iter().filter(|told| is_challenge(told));
    // Once it is accepted, its message says so instead, so the channel is read as well as the answers.
    let posted = story.sandbox.messages(story.games);
    let challenges: HashSet<_> =
        answers.chain(posted.iter().filter(|told| is_challenge(told))).map(|told| told.id).collect();
    assert_eq!(challenges.len(), 1, "one challenge, and the other one's yes: {one:?} {other:?}");
    story.end().await;
}

#[tokio::test]
async fn after_a_week_one_challenges_again() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let over = resigns(&story.ada, "dara").await;
    story.passes(SignedDuration::from_hours(7 * 24 + 1));
    let told = story.refused(story.ben.click_for_message(&over, "Rematch")).await;
    let expected = "That game ended more than 7 days ago. Start a new one with `/play`.";
    assert_eq!(told, expected);
    story.end().await;
}

#[tokio::test]
async fn a_rematch_is_played_in_the_thread_of_the_game_and_on_its_terms() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let options =
        json!({ "opponent": "ben", "first": first::ME, "place": place::THREAD, "clock": "5d+12h/7d" });
    let challenge = ada.slash("dara challenge", options).await;
    ben.click_for_update(&challenge, "Accept").await;
    let thread = challenge.id;
    story.begun_board(&challenge, thread).await;
    let over = resigns(&ada.goes_to(thread), "dara").await;
    let rematch = ben.goes_to(thread).click_for_message(&over, "Rematch").await;
    assert_eq!(rematch.channel, thread);
    let terms = "⏳ 5 days, plus 12 hours a turn, up to 7 days";
    assert!(rematch.content.contains(terms), "{}", rematch.content);
    ada.goes_to(thread).click_for_update(&rematch, "Accept").await;
    story.begun_board(&rematch, thread).await;
    story.end().await;
}

#[tokio::test]
async fn in_a_busy_channel_the_rematch_gets_a_thread() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let over = resigns(ada, "dara").await;
    story.begins_game(&story.chidi, &story.dede, "traditional").await;
    let told = story.refused(ben.click_for_message(&over, "Rematch")).await;
    assert!(told.contains("is being played in this channel"), "{told}");
    let busy = ben.sees().pop().expect("what he was told");
    let challenge = ben.click_for_message(&busy, "Play in a thread").await;
    assert!(challenge.content.contains("🔁 Rematch of game 1"), "{}", challenge.content);
    ben.waits_until_gone(&busy).await;
    story.knows_messages_of_challenges(3).await;
    ada.click_for_message(&over, "Rematch").await;
    story.begun_board(&challenge, challenge.id).await;
    story.end().await;
}

#[tokio::test]
async fn with_four_the_other_side_begins() {
    let story = Story::begin().await;
    let players = story.players("damala:teams");
    let [ada, ben, chidi, dede] = [&players[0], &players[1], &players[2], &players[3]];
    story.begins(&players, "damala:teams").await;
    resigns(ada, "damala").await;
    let over = resigns(chidi, "damala").await;
    let challenge = chidi.click_for_message(&over, "Rematch").await;
    assert!(challenge.content.contains("🔁 Rematch of game"), "{}", challenge.content);
    story.knows_messages_of_challenges(2).await;
    for player in [ada, ben, dede] {
        let joined = player.click_for_message(&over, "Rematch").await;
        assert!(joined.is_ephemeral(), "{joined:?}");
    }
    let begun = story.begun_board(&challenge, story.games).await;
    let order = format!("Order of play: ⚫ {}, ⚪ {}", dede.mention(), ada.mention());
    assert!(begun.content.contains(&order), "{}", begun.content);
    let said = async || {
        let now = ada.sees().into_iter().find(|seen| seen.id == challenge.id);
        now.is_some_and(|now| labels(&now).is_empty())
    };
    story.until("the challenge says so", said).await;
    story.end().await;
}
