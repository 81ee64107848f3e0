//! Analyses: where a finished game turned, in private, for everyone, and in the replay.

use games::Game;
use sandbox::Message;
use serde_json::{Value, json};

use crate::{
    player::Player,
    records,
    story::{Story, over::Over},
};

/// Ben leaves a mill open with his second drop, and Ada resigns.
const BLUNDERED: [&str; 8] = ["a1", "d6", "d1", "b4", "g1", "xd6", "d7", "f4"];

/// Ada and Ben have played these actions in the players' channel, and Ada has resigned. Returns the last board.
async fn ended(story: &Story, ada: &Player, ben: &Player, actions: &[&str]) -> Message {
    story.begins_game(ada, ben, "morris:nine").await;
    let mut by = [ada, ben].into_iter().cycle();
    let mut player = by.next().expect("a player");
    for (at, action) in actions.iter().enumerate() {
        player.plays_in(Game::Morris, action).await;
        if !actions.get(at + 1).is_some_and(|next| next.starts_with('x')) {
            player = by.next().expect("a player");
        }
    }
    let question = ada.asks_to_resign(Game::Morris).await;
    ada.click_for_message(&question, "Resign").await
}

/// The member's private message once the analysis is done.
pub(crate) async fn done(story: &Story, player: &Player, asked: &Message) -> Message {
    let now = || player.sees().into_iter().find(|message| message.id == asked.id).expect("the message");
    story.until("an analysis", async || now().content.contains(", analysed**")).await;
    now()
}

fn game(number: u64) -> Value {
    json!({ "number": number })
}

#[tokio::test]
async fn a_blunder_is_found_and_said_in_words() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let board = ended(&story, &ada, &ben, &BLUNDERED).await;
    let asked = ben.click_for_message(&board, "Analyse").await;
    assert!(
        asked.is_ephemeral() && asked.content.starts_with("**Analysing game 1** · "),
        "{}",
        asked.content
    );
    assert!(asked.content.contains("▱ 0 of 7 turns"), "{}", asked.content);
    let result = done(&story, &ben, &asked).await;
    assert!(result.is_ephemeral() && result.mentions.is_empty(), "{result:?}");
    let lines: Vec<&str> = result.content.lines().collect();
    assert!(lines[0].starts_with("**Game 1, analysed** · "), "{}", result.content);
    assert!(lines[1].contains("%** accurate"), "{}", result.content);
    let turned = lines.iter().find(|line| line.contains("Turn 4, ")).expect("the blunder");
    assert!(turned.contains("**b4** **?") && turned.ends_with("Better: **g1**."), "{turned}");
    assert!(turned.contains("It allowed a mill."), "{turned}");
    // The graph, and a board for each turning point.
    assert!(result.attachments.len() >= 2, "{:?}", result.attachments.len());
    let alts: Vec<_> = result.attachments.iter().filter_map(|file| file.description.as_deref()).collect();
    assert!(alts[0].starts_with("Graph of the chances of winning over 7 turns."), "{}", alts[0]);
    assert!(alts.iter().any(|alt| alt.contains("Played: b4. Best: g1")), "{alts:?}");
    // It's known from now on.
    let again = ada.slash("analysis", game(1)).await;
    assert_eq!(again.content, result.content);
    story.end().await;
}

#[tokio::test]
async fn the_replay_shows_marks_and_everyone_can_be_shown() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    ended(&story, &ada, &ben, &BLUNDERED).await;
    let before = ada.slash("replay", game(1)).await;
    assert!(before.button("Next mistake ▶").is_none(), "it isn't analysed yet");
    let gif_before = ada.click_for_message(&before, "Post as GIF").await;
    // `/history` leads to the same replay.
    let history = ada.slash("history", json!({})).await;
    let from_history = ada.click_for_message(&history, "Replay 1").await;
    assert!(from_history.button("Analyse").is_some(), "{}", from_history.content);
    let asked = ada.click_for_update(&before, "Analyse").await;
    let result = done(&story, &ada, &asked).await;
    let replay = ada.slash("replay", game(1)).await;
    let mistake = ada.click_for_update(&replay, "Next mistake ▶").await;
    assert!(mistake.content.contains("\nBetter: `"), "{}", mistake.content);
    let shown = ada.click_for_message(&result, "Turn 4 ?").await;
    assert!(shown.content.contains("**Turn 4 of 7**"), "{}", shown.content);
    assert!(shown.content.contains("**?** Mistake. It allowed a mill.\nBetter: `g1"), "{}", shown.content);
    let posted = ada.click_for_message(&result, "Post analysis").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty(), "{posted:?}");
    assert!(posted.content.ends_with(&format!("-# Shown by {}", ada.mention())), "{}", posted.content);
    assert_eq!(posted.attachments.len(), result.attachments.len());
    let gif = ada.click_for_message(&replay, "Post as GIF").await;
    assert!(gif.attachments[0].bytes().starts_with(b"GIF89a"));
    assert!(gif.attachments[0].bytes() != gif_before.attachments[0].bytes(), "a bar shows the chances");
    // Every turn has its best line.
    let quiet = ada.click_for_update(&mistake, "▶").await;
    assert!(
        quiet.content.contains("\nBest: `") || quiet.content.contains("\nBetter: `"),
        "{}",
        quiet.content
    );
    let alt = quiet.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Chances of winning: Black "), "{alt}");
    story.end().await;
}

#[tokio::test]
async fn it_goes_on_after_a_restart() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let board = ended(&story, &ada, &ben, &BLUNDERED).await;
    let asked = ben.click_for_message(&board, "Analyse").await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    // The answer shows the end, though another process gave it.
    done(&story, &ben, &asked).await;
    story.end().await;
}

#[tokio::test]
async fn what_cannot_be_analysed_is_refused() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.begins_game(&ada, &ben, "morris:nine").await;
    let told = story.refused(ada.slash("analysis", json!({}))).await;
    assert_eq!(told, "Game 1 is still going. Analyse it once it's over.");
    let told = story.refused(ada.slash("analysis", game(77))).await;
    assert!(told.starts_with("There's no game 77 here."), "{told}");
    let lounge = [&ada, &ben].map(|player| player.goes_to(story.lounge));
    ended(&story, &lounge[0], &lounge[1], &BLUNDERED[..2]).await;
    // Those who may not see the game see no analysis of it.
    let told = story.refused(eve.slash("analysis", game(2))).await;
    assert!(told.contains(&format!("<#{}>", story.lounge)), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_copy_of_a_running_game_is_not_analysed() {
    let story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.begins_game(&ada, &ben, "morris:nine").await;
    for (at, action) in BLUNDERED[..5].iter().enumerate() {
        if at % 2 == 0 { &ada } else { &ben }.plays_in(Game::Morris, action).await;
    }
    // Ada plays the same with Eve elsewhere, and gives up.
    let lounge = [&ada, &eve].map(|player| player.goes_to(story.lounge));
    ended(&story, &lounge[0], &lounge[1], &BLUNDERED).await;
    let told = story.refused(lounge[0].slash("analysis", json!({}))).await;
    assert_eq!(told, "This is the position of your game 1. Finish that one first, then ask me.");
    story.end().await;
}

/// Whole games by all kinds of rules, in teams too.
#[tokio::test]
async fn every_game_can_be_analysed() {
    let mut story = Story::begin().await;
    let records = [
        records::TRADITIONAL,
        records::WALI_ADJACENT,
        records::DALA,
        records::DAMAS,
        records::MORRIS,
        records::DAMALA_RAPID,
        records::DAMALA_TEAMS,
    ];
    for (number, record) in (1001..).zip(records) {
        let players = story.players(record);
        let begun = records::first(record, record.split_whitespace().count() - 3);
        story.finds_over(&begun, &players, Over::Won).await;
        let ada = story.ada.clone();
        let asked = ada.slash("analysis", game(number)).await;
        let result = done(&story, &ada, &asked).await;
        let sides = if players.len() == 4 { 2 } else { 1 };
        let accurate: Vec<_> = result.content.lines().filter(|line| line.contains("%** accurate")).collect();
        assert_eq!(accurate.len(), 2, "{}", result.content);
        assert_eq!(accurate[0].matches("<@").count(), sides, "{}", result.content);
        let replay = ada.slash("replay", game(number)).await;
        assert!(replay.button("Next mistake ▶").is_some(), "{record}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_panel_made_of_components_becomes_the_analysis_with_all_its_pictures() {
    let story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.may_be_written_to(&ada);
    ended(&story, &ada, &ben, &BLUNDERED).await;
    let there = ada.goes_to(story.direct(&ada));
    let panel = story.finds_panel_of_components_in(there.channel, "analyse:1").await;
    there.click(&panel, "Old").await;
    let now = || there.sees().into_iter().find(|message| message.id == panel.id).expect("the message");
    story.until("an analysis", async || now().attachments.len() >= 2).await;
    let names: std::collections::BTreeSet<_> = now().attachments.into_iter().map(|file| file.name).collect();
    assert_eq!(names.len(), now().attachments.len(), "{names:?}");
    story.end().await;
}
