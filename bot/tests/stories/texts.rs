//! Snapshots of everything that players read, one message of each kind: words, alt text, buttons.
//!
//! `INSTA_UPDATE=always` updates the snapshots.

use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    records,
    story::{Story, first, place},
};

/// Compares messages with the snapshots of these names.
macro_rules! shows {
    ($story:expr, $($name:literal: $message:expr),+ $(,)?) => {
        $(insta::assert_snapshot!($name, shown(&$story, &$message));)+
    };
}

mod ahead;
mod all_games;
mod lessons;
mod matches;
mod notices;
mod offers;
mod replays;
mod teams;

/// A message as readers see it, without what differs from run to run.
fn shown(story: &Story, message: &Message) -> String {
    let mut lines = vec![message.content.clone()];
    for embed in message.embeds.as_array().into_iter().flatten() {
        let part = |name: &str| embed[name].as_str().unwrap_or_default().to_owned();
        lines.push(format!("[embed] {}\n{}", part("title"), part("description")));
    }
    for file in &message.attachments {
        lines.push(format!("[picture] {}", file.description.as_deref().unwrap_or_default()));
    }
    for row in message.components.as_array().into_iter().flatten() {
        // The texts of lists are said above.
        let parts = row["components"].as_array().into_iter().flatten().filter(|part| part["type"] != 10);
        let buttons = parts.map(|part| part.get("accessory").unwrap_or(part));
        let labels: Vec<_> = buttons
            .map(|button| {
                format!("[{}]", button["label"].as_str().or(button["placeholder"].as_str()).unwrap_or("?"))
            })
            .collect();
        lines.push(labels.join(" "));
    }
    let mut text = lines.join("\n");
    for player in [&story.ada, &story.ben, &story.chidi, &story.dede] {
        text = text.replace(&player.mention(), &format!("@{}", player.member.name()));
    }
    for (channel, name) in story.sandbox.channels() {
        text = text.replace(&format!("<#{channel}>"), &format!("#{name}"));
    }
    without_times(&without_links(&text))
}

/// Removes the targets of message links.
fn without_links(text: &str) -> String {
    let mut parts = text.split("https://discord.com/channels/");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit() || c == '/');
        shown.extend(["<link>", rest]);
    }
    shown
}

/// Removes the moments that Discord shows in local time.
fn without_times(text: &str) -> String {
    let mut parts = text.split("<t:");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(":R>") {
            Some((_, rest)) => shown.extend(["<in a while>", rest]),
            None => shown.extend(["<t:", part]),
        }
    }
    shown
}

#[tokio::test]
async fn challenges() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let to_ben = |more: Value| {
        let mut options = json!({ "opponent": "ben" });
        if let (Some(options), Some(more)) = (options.as_object_mut(), more.as_object()) {
            options.extend(more.clone());
        }
        options
    };
    let named = ada.slash("dara challenge", to_ben(json!({}))).await;
    let open = ada.slash("dara challenge", json!({ "first": first::OPPONENT, "rules": "capture-ten" })).await;
    let threaded =
        ada.slash("dara challenge", to_ben(json!({ "first": first::ME, "place": place::THREAD }))).await;
    shows!(story, "challenge-to-one": named, "challenge-open": open, "challenge-for-a-thread": threaded);
    let declined = ben.click_for_update(&named, "Decline").await;
    let withdrawn = ada.click_for_update(&open, "Withdraw").await;
    let accepted = ben.click_for_update(&threaded, "Accept").await;
    shows!(
        story,
        "challenge-declined": declined,
        "challenge-withdrawn": withdrawn,
        "challenge-accepted-in-a-thread": accepted,
    );
    story.begun_board(&threaded, threaded.id).await;
    let here = ada.slash("dara challenge", to_ben(json!({}))).await;
    shows!(story, "challenge-accepted": ben.click_for_update(&here, "Accept").await);
    story.begun_board(&here, story.games).await;
    shows!(story, "channel-busy": story.chidi.slash("dara challenge", json!({})).await);
    story.end().await;
}

#[tokio::test]
async fn boards() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let begun = story.begins_game(&ada, &ben, "traditional").await;
    shows!(story, "board-at-the-beginning": begun, "board-after-a-drop": ada.plays("b3").await);
    let question = ben.asks_to_resign("dara").await;
    shows!(story, "question-before-a-resignation": question);
    shows!(story, "board-after-a-resignation": ben.click_for_message(&question, "Resign").await);
    ben.waits_until_gone(&question).await;

    story.finds_game(&records::first(records::TRADITIONAL, 23), &ada, &ben).await;
    shows!(story, "board-after-the-last-drop": ben.plays("e5").await);
    shows!(story, "board-after-a-row": ada.plays("c2-c3").await);
    shows!(story, "board-after-a-take": ada.plays("xe5").await);
    shows!(story, "board-after-a-move": ben.plays("a1-b1").await);
    shows!(story, "board-shown-privately": story.eve.slash("dara board", json!({})).await);

    let lounge = (ada.goes_to(story.lounge), ben.goes_to(story.lounge));
    let guild = story.sandbox.guild().get();
    let last = records::TRADITIONAL.split_whitespace().count() - 2;
    let almost = records::first(records::TRADITIONAL, last);
    story.finds_game_in(guild, story.lounge, &almost, &ada, &ben).await;
    let over = lounge.0.plays("xe6").await;
    shows!(story, "board-at-the-end": over);
    story.end().await;
}

#[tokio::test]
async fn panels() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let begun = story.begins_game(&ada, &ben, "traditional").await;
    let panel = ada.click_for_message(&begun, "Play").await;
    shows!(story, "panel-to-drop": panel);
    shows!(story, "panel-of-an-opponent": ben.click_for_message(&begun, "Play").await);
    shows!(story, "panel-of-a-spectator": story.eve.click_for_message(&begun, "Play").await);
    ada.plays("b3").await;
    shows!(story, "panel-overtaken": ada.click_for_update(&panel, "c3").await);

    let lounge = (ada.goes_to(story.lounge), ben.goes_to(story.lounge));
    let guild = story.sandbox.guild().get();
    let dropped = records::first(records::TRADITIONAL, 24);
    story.finds_game_in(guild, story.lounge, &dropped, &lounge.0, &lounge.1).await;
    let board = lounge.0.slash("dara board", json!({})).await;
    let stones = lounge.0.click_for_message(&board, "Play").await;
    shows!(story, "panel-to-move-stones": stones);
    let targets = lounge.0.click_for_update(&stones, "b2").await;
    shows!(story, "panel-to-move-targets": targets);
    let stones = lounge.0.click_for_update(&targets, "b2").await;
    let row = lounge.0.click_for_message(&stones, "c2").await;
    shows!(story, "panel-to-take": lounge.0.click_for_message(&row, "Play").await);
    story.end().await;
}

#[tokio::test]
async fn rules_and_help() {
    let story = Story::begin().await;
    let rules = |preset: &'static str| story.eve.slash("dara rules", json!({ "rules": preset }));
    shows!(
        story,
        "rules-traditional": story.eve.slash("dara rules", json!({})).await,
        "rules-capture-ten": rules("capture-ten").await,
        "rules-niger": rules("niger").await,
        "rules-house": rules("niger+take=any").await,
        "help": story.eve.slash("help", json!({})).await,
        "preferences": story.eve.slash("preferences", json!({})).await,
    );
    story.end().await;
}
