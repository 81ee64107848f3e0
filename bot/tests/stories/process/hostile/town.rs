//! A server with some of everything, and another one next to it.

use std::collections::BTreeSet;

use play::{Change, RulesName};
use sandbox::{Id, Message};
use serde_json::json;

use super::hand::controls;
use crate::{player::Player, records, story::Story};

/// What is on it.
pub(super) struct Town {
    /// A channel of the other server, where Chidi and Dede play.
    pub(super) elsewhere: Id,
    pub(super) square: Id,
    /// Ada's challenge to Ben.
    pub(super) challenge: Message,
    /// The newest board of Ada and Ben in #games; it is Ben's turn.
    pub(super) board: Message,
    /// The ids of all buttons and menus that anyone has seen.
    pub(super) controls: BTreeSet<String>,
}

/// Builds it: running and finished games, a season, challenges, an offer, premoves, house rules, an import, practice.
pub(super) async fn build(story: &mut Story) -> Town {
    let [ada, ben, chidi, dede] = [&story.ada, &story.ben, &story.chidi, &story.dede].map(Clone::clone);
    let side = story.sandbox.add_channel("side");
    let elsewhere = story.sandbox.add_guild("Elsewhere", &ada.member);
    let square = story.sandbox.add_channel_in(elsewhere, "square");
    for player in [&chidi, &dede] {
        player.member.join(elsewhere, None);
    }
    story.finds_rated(records::TRADITIONAL.split_once(' ').expect("rules").0, &ada, &ben, 5).await;
    let question = ada.slash("season close", json!({})).await;
    ada.click_for_message(&question, "Close season 1").await;
    let mut seen = vec![question];
    for guild in [story.sandbox.guild(), elsewhere] {
        let (guild, name) = (guild.get().try_into().expect("an id"), RulesName::new("Grandma's"));
        let (name, rules) = (name.expect("a name"), "dara:traditional+take=any".parse().expect("rules"));
        story.commits(vec![Change::SaveHouseRules { guild, id: None, name, rules }], vec![]).await;
    }

    story.begins_game(&ada, &ben, "traditional").await;
    seen.extend(line_of(&ben).await);
    let board = ada.plays("b3").await;
    seen.push(ben.click_for_message(&board, "Play").await);
    seen.push(ben.click_for_message(&board, "More").await);
    let here = [&chidi, &dede].map(|player| player.goes_to(story.lounge));
    let second = story.begins_game(&here[0], &here[1], "wali:prost").await;
    seen.push(here[0].click_for_message(&second, "More").await);
    seen.push(crate::game::offers::offers(&here[0], "wali", crate::game::offers::what::DRAW).await);
    let there = [&chidi, &dede].map(|player| player.goes_to(square));
    let foreign_board = story.begins_game(&there[0], &there[1], "damala:standard").await;
    seen.push(there[0].click_for_message(&foreign_board, "Play").await);
    let challenge = ada.goes_to(side).slash("dala challenge", json!({ "opponent": "ben" })).await;
    seen.push(there[0].goes_to(square).slash("games", json!({})).await);
    // A vote goes on in a channel of the other server.
    let hall = story.sandbox.add_channel_in(elsewhere, "hall");
    ada.goes_to(hall).slash("vote start", json!({ "game": 0, "level": 1 })).await;
    let is_vote = |message: &Message| message.content.starts_with("🗳️");
    story.sandbox.wait_for_message(hall, is_vote).await.expect("a vote");
    story.tells_all().await;
    // Until when it goes on is said some seconds later.
    story.passes(jiff::SignedDuration::from_secs(6));
    let says_when = |message: &Message| is_vote(message) && message.content.contains("The vote ends");
    story.until("its end to be said", async || story.sandbox.messages(hall).iter().any(says_when)).await;
    seen.extend(story.sandbox.messages(hall));
    for (command, options) in [
        ("help", json!({})),
        ("games", json!({})),
        ("watch", json!({})),
        ("history", json!({})),
        ("leaderboard", json!({})),
        ("profile", json!({})),
        ("preferences", json!({})),
        ("privacy", json!({})),
        ("season show", json!({})),
        ("settings", json!({})),
        ("dara practice", json!({})),
        ("dara rules", json!({})),
        ("moderation log", json!({})),
        ("import", json!({ "record": records::first(records::DALA, 3) })),
    ] {
        seen.push(ada.slash(command, options).await);
    }
    let places = [story.games, story.lounge, side, square];
    let shown = [&ada, &ben, &chidi, &dede].into_iter();
    let shown = shown.flat_map(|player| places.map(|place| player.goes_to(place).sees())).flatten();
    seen.extend(shown);
    // What is tried next alone may change what is stored.
    story.settles().await;
    Town { elsewhere, square, challenge, board, controls: controls(&seen) }
}

/// A waiting player opens the premove panel.
async fn line_of(player: &Player) -> Option<Message> {
    let answer = player.try_slash("dara premove", json!({ "line": "e5 c4" })).await;
    answer.ok().and_then(|answer| answer.message)
}
