//! Rate limits per member and per server: everything gets an answer, the member is told once, and others play on.

use futures::future::join_all;
use jiff::SignedDuration;
use sandbox::{Answer, Message};
use serde_json::json;

use crate::{judge, player::Player, story::Story};

/// How many requests come at once.
const MUCH: usize = 500;
/// How many are let through: eight seconds' worth at 4 per second.
const PASSES: usize = 32;

/// The answers to so many commands at once.
async fn commands(player: &Player, count: usize) -> Vec<Message> {
    join_all((0..count).map(|_| player.slash("help", json!({})))).await
}

/// The answers to so many presses of a button at once.
async fn presses(player: &Player, message: &Message, label: &str) -> Vec<Answer> {
    let button = message.button(label).expect("a button");
    let answers = join_all((0..MUCH).map(|_| player.member.click(message, &button))).await;
    let answers: Vec<Answer> = answers.into_iter().map(|answer| answer.expect("an answer")).collect();
    answers.iter().filter_map(|answer| answer.message.as_ref()).for_each(judge::message);
    answers
}

fn is_refusal(message: &Message) -> bool {
    assert!(message.is_ephemeral(), "{message:?}");
    message.content.starts_with("Slow down!") && message.content.contains("8 seconds")
}

/// How often the log mentions a flood.
fn told_of_floods(story: &Story) -> usize {
    let lines = story.log.lines();
    lines.iter().filter(|line| line.text.contains("is rate-limited")).count()
}

#[tokio::test]
async fn flooding_with_buttons_is_refused_once_while_others_play() {
    let mut story = Story::begin().await;
    story.limits_asking_to(4, 100).await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let board = story.begins_game(&ada, &ben, "traditional").await;
    let playing = async {
        for (player, action) in [(&ada, "b3"), (&ben, "c4"), (&ada, "d3"), (&ben, "d4")] {
            player.plays(action).await;
        }
    };
    let (answers, ()) = tokio::join!(presses(&eve, &board, "Play"), playing);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4 d3 d4");
    let told: Vec<&Message> = answers.iter().filter_map(|answer| answer.message.as_ref()).collect();
    assert_eq!(told.len(), PASSES + 1);
    assert_eq!(told.iter().filter(|told| is_refusal(told)).count(), 1);
    assert_eq!(answers.iter().filter(|answer| answer.deferred).count(), MUCH - PASSES - 1);
    assert_eq!(told_of_floods(&story), 1);
    // She made a pause.
    story.passes(SignedDuration::from_secs(20));
    let told = eve.click_for_message(&board, "Play").await;
    assert!(told.content.starts_with("You're not in this game"), "{}", told.content);
    assert_eq!(presses(&eve, &board, "Play").await.iter().filter(|answer| answer.deferred).count(), 468);
    story.end().await;
}

#[tokio::test]
async fn flooding_with_commands_answers_each() {
    let mut story = Story::begin().await;
    story.limits_asking_to(4, 100).await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada, &ben, "traditional").await;
    let answers = commands(&ada, MUCH).await;
    // One was used up by making the challenge.
    assert_eq!(answers.iter().filter(|answer| is_refusal(answer)).count(), MUCH - PASSES + 1);
    // A refused request does nothing and says so; delivered twice, it is answered once.
    story.sandbox.faults().deliver_twice();
    let told = story.refused(ada.slash("dara drop", json!({ "square": "b3" }))).await;
    assert!(told.contains("Try again"), "{told}");
    // The same limit holds in direct messages.
    let alone = story.direct(&ada);
    assert!(is_refusal(&ada.goes_to(alone).slash("preferences", json!({})).await));
    story.passes(SignedDuration::from_secs(1));
    ada.plays("b3").await;
    story.passes(SignedDuration::from_secs(20));
    ben.plays("c4").await;
    ada.plays("d3").await;
    assert_eq!(told_of_floods(&story), 1);
    story.end().await;
}

#[tokio::test]
async fn flooding_with_autocomplete_stops_suggestions_only() {
    let mut story = Story::begin().await;
    story.limits_asking_to(4, 100).await;
    let eve = story.eve.clone();
    let types = |_| eve.is_offered("dara challenge", json!({}), "rules", "");
    let offered = join_all((0..MUCH).map(types)).await;
    assert_eq!(offered.iter().filter(|offered| offered.len() == 3).count(), 2 * PASSES);
    assert_eq!(offered.iter().filter(|offered| offered.is_empty()).count(), MUCH - 2 * PASSES);
    assert!(!is_refusal(&eve.slash("help", json!({})).await));
    story.end().await;
}

#[tokio::test]
async fn private_answers_use_the_readers_language() {
    let mut story = Story::begin().await;
    story.limits_asking_to(1, 100).await;
    let eve = story.eve.clone();
    story.prefers(&eve, "Українська").await;
    let answers = commands(&eve, 20).await;
    let told = answers.iter().filter(|answer| answer.content.contains("через 8 секунд"));
    assert_eq!(told.count(), 20 - 6);
    story.end().await;
}

#[tokio::test]
async fn a_server_limit_does_not_affect_direct_messages() {
    let mut story = Story::begin().await;
    story.limits_asking_to(4, 10).await;
    let players = [&story.ada, &story.ben, &story.chidi, &story.dede];
    let answers = join_all(players.map(|player| commands(player, 25))).await;
    let answers: Vec<Message> = answers.into_iter().flatten().collect();
    let refused = |answer: &&Message| answer.content.starts_with("This server is very busy");
    assert_eq!(answers.iter().filter(refused).count(), 100 - 80);
    assert_eq!(told_of_floods(&story), 1);
    // A member without requests so far; in direct messages, the server's limit doesn't apply.
    let eve = story.eve.clone();
    let told = eve.slash("help", json!({})).await;
    assert!(refused(&&told), "{}", told.content);
    let alone = story.direct(&eve);
    assert!(!refused(&&eve.goes_to(alone).slash("preferences", json!({})).await));
    story.passes(SignedDuration::from_secs(8));
    assert!(commands(&story.eve, 30).await.iter().all(|answer| !refused(&answer)));
    story.end().await;
}

#[tokio::test]
async fn in_another_server_one_plays_on_while_a_server_asks_for_too_much() {
    let mut story = Story::begin().await;
    let elsewhere = story.sandbox.add_guild("Elsewhere", &story.ada.member);
    let square = story.sandbox.add_channel_in(elsewhere, "square");
    let there = [&story.chidi, &story.dede].map(|player| player.goes_to(square));
    for player in &there {
        player.member.join(elsewhere, None);
    }
    story.limits_asking_to(100, 10).await;
    story.begins_game(&there[0], &there[1], "traditional").await;
    let flood = async {
        let here = [&story.ada, &story.ben, &story.eve];
        join_all(here.map(|player| commands(player, 100))).await.into_iter().flatten().collect::<Vec<_>>()
    };
    let playing = async {
        for (player, action) in there.iter().cycle().zip(["b3", "c4", "d3", "d4", "e5", "a1"]) {
            player.plays(action).await;
        }
    };
    let (answers, ()) = tokio::join!(flood, playing);
    let refused = |answer: &&Message| answer.content.starts_with("This server is very busy");
    assert_eq!(answers.iter().filter(refused).count(), 300 - 80);
    assert_eq!(story.record_in(square).await, "dara:traditional b3 c4 d3 d4 e5 a1");
    // The flooded server is still limited, while a member of both plays on in the other.
    let chidi = story.chidi.clone();
    assert!(refused(&&chidi.slash("help", json!({})).await));
    there[0].plays("b1").await;
    story.end().await;
}
