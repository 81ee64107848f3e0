//! Premoves: a waiting player stores replies, which are played at once when they apply. No one else sees them before
//! that.

use games::Game;
use sandbox::{Id, Message};
use serde_json::json;

use crate::{buttons::labels, player::Player, records, story::Story};

mod panel;
mod refused;
mod teams;

/// Everything that a player sees in a channel.
fn seen(player: &Player) -> Vec<(Id, String)> {
    player.sees().into_iter().map(|message| (message.id, message.content)).collect()
}

/// Stores lines by command, which no one else notices. Returns the answer.
async fn stores(story: &Story, player: &Player, command: &str, line: &str) -> Message {
    let others: Vec<Player> = [&story.ada, &story.ben, &story.chidi, &story.dede, &story.eve]
        .into_iter()
        .filter(|one| one.mention() != player.mention())
        .map(|one| one.goes_to(story.games))
        .collect();
    let before: Vec<_> = others.iter().map(seen).collect();
    let list = player.slash(command, json!({ "line": line })).await;
    assert!(list.is_ephemeral() && list.content.starts_with("Saved."), "{}", list.content);
    assert_eq!(others.iter().map(seen).collect::<Vec<_>>(), before, "someone else has seen it");
    list
}

#[tokio::test]
async fn a_premove_is_played_at_once_and_marked() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let list = stores(&story, ben, "dara premove", "b3 c4").await;
    assert!(list.content.contains("\n1. If ⚫ `b3`, you play `c4`\n"), "{}", list.content);
    assert_eq!(labels(&list), ["Delete 1", "Add another"]);
    let board = ada.plays("b3").await;
    let lines: Vec<&str> = board.content.lines().collect();
    let (a, b) = (ada.mention(), ben.mention());
    assert_eq!(lines[0], format!("⚫ {a} dropped **b3**."));
    assert_eq!(lines[1], format!("As planned: ⚪ {b} dropped **c4**."));
    assert_eq!(lines[2], format!("⚫ {a}, your turn: drop a stone (11 left)."));
    assert!(board.mentions.is_empty(), "Ada sees it in the answer to her own command");
    let alt = board.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Last move: White dropped on c4."), "{alt}");
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4");
    story.end().await;
}

#[tokio::test]
async fn a_chain_goes_on_as_long_as_it_fits() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let list = stores(&story, ben, "dara premove", "b3 c4 d3 e4 a1; d6 c5").await;
    let lines: Vec<&str> = list.content.lines().filter(|line| line.contains("If ⚫")).collect();
    assert_eq!(
        lines,
        ["1. If ⚫ `b3`, you play `c4`; then if ⚫ `d3`, you play `e4`", "2. If ⚫ `d6`, you play `c5`"],
        "what follows the last answer is left out"
    );
    ada.plays("b3").await;
    // The other line is gone; what is left continues from here.
    let list = ben.slash("dara premove", json!({})).await;
    assert!(list.content.contains("\n1. If ⚫ `d3`, you play `e4`\n"), "{}", list.content);
    ada.plays("d3").await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4 d3 e4");
    // Everything was played, so there is nothing to report and nothing left.
    let panel = ben.slash("dara premove", json!({})).await;
    assert!(panel.content.starts_with("**Plan ahead** in game 1"), "{}", panel.content);
    story.end().await;
}

#[tokio::test]
async fn a_premove_that_no_longer_fits_is_dropped_with_one_note() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    stores(&story, ben, "dara premove", "b3 c4").await;
    let board = ada.plays("b4").await;
    for other in [ada, &story.eve] {
        let play = other.click_for_message(&board, "Play").await;
        let games = other.slash("games", json!({})).await;
        assert!(!play.content.contains("ahead") && !games.content.contains("ahead"), "{play:?} {games:?}");
    }
    assert!(seen(&story.eve).iter().all(|(_, text)| !text.contains("ahead")));
    let note = "Your planned replies didn't match the last move, so they're gone.\n\n";
    let panel = ben.click_for_message(&board, "Play").await;
    assert!(panel.content.starts_with(&format!("{note}Where do you want to drop")), "{}", panel.content);
    story.knows_of_dropped(ben).await;
    let again = ben.click_for_message(&board, "Play").await;
    assert!(again.content.starts_with("Where do you want to drop"), "told once: {}", again.content);
    // Panels opened before still work.
    ben.click_for_message(&panel, "c4").await;
    ben.waits_until_gone(&panel).await;
    story.end().await;
}

#[tokio::test]
async fn who_plays_by_commands_is_told_that_premoves_did_not_fit() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    stores(&story, ben, "dara premove", "b3 c4").await;
    ada.plays("b4").await;
    ben.plays("c4").await;
    let notes = |player: &Player| {
        let seen = seen(player);
        seen.iter()
            .filter(|(_, text)| text == "Your planned replies didn't match the last move, so they're gone.")
            .count()
    };
    story.until("a note", async || notes(ben) == 1).await;
    ada.plays("a1").await;
    ben.plays("a3").await;
    story.tells_all().await;
    assert_eq!((notes(ben), notes(ada), notes(&story.eve)), (1, 0, 0), "told once, in private");
    story.end().await;
}

#[tokio::test]
async fn the_note_is_told_wherever_its_owner_looks_next() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let note = "didn't match the last move";
    for (at, (his, hers)) in [("c3", "a1"), ("e5", "a3"), ("d6", "a5"), ("d2", "b1")].into_iter().enumerate()
    {
        stores(&story, ben, "dara premove", "e1 e2").await;
        ada.plays(hers).await;
        let told = match at {
            0 => ben.click_for_message(&board, "More").await,
            1 => ben.slash("games", json!({})).await,
            2 => {
                // A player who plays sees the board and needs no note.
                ben.plays(his).await;
                assert!(!ben.click_for_message(&board, "More").await.content.contains(note));
                continue;
            }
            _ => {
                let over = ben.asks_to_resign("dara").await;
                let over = ben.click_for_message(&over, "Resign").await;
                assert!(!over.content.contains(note), "{}", over.content);
                break;
            }
        };
        assert!(told.content.contains(note), "{}", told.content);
        story.knows_of_dropped(ben).await;
        for again in [ben.click_for_message(&board, "More").await, ben.slash("games", json!({})).await] {
            assert!(!again.content.contains(note), "told once: {}", again.content);
        }
        ben.plays(his).await;
    }
    story.end().await;
}

#[tokio::test]
async fn the_note_comes_with_a_direct_message_to_its_owner() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.prefers(ben, "Direct message").await;
    story.prefers(ada, "Direct message").await;
    let board = story.begins_game(ada, ben, "traditional").await;
    stores(&story, ben, "dara premove", "e1 e2").await;
    ada.plays("a1").await;
    let told = story.sandbox.wait_for_message(story.direct(ben), |_| true).await.expect("a direct message");
    assert!(told.content.starts_with("Your planned replies didn't match"), "{}", told.content);
    story.knows_of_dropped(ben).await;
    let menu = ben.click_for_message(&board, "More").await;
    assert!(menu.content.starts_with("**Game 1**"), "told once: {}", menu.content);
    // The opponent's direct messages never mention it, except for what was played.
    ben.plays("b1").await;
    stores(&story, ben, "dara premove", "e1 e2").await;
    let direct = || story.sandbox.messages(story.direct(ada));
    story.until("Ada to be told of her turn", async || !direct().is_empty()).await;
    assert!(direct().iter().all(|message| !message.content.contains("ahead")), "{:?}", direct());
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn premoves_are_forgotten_one_by_one_or_all() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let list = stores(&story, ben, "dara premove", "a1 b1; a2 b2; a3 b3").await;
    assert_eq!(labels(&list), ["Delete 1", "Delete 2", "Delete 3", "Add another", "Delete all"]);
    let two = ben.click_for_update(&list, "Delete 2").await;
    assert!(two.content.starts_with("Deleted.") && !two.content.contains("`a2`"), "{}", two.content);
    // An outdated list shows what is stored now, and forgets nothing.
    let old = ben.slash("dara premove", json!({})).await;
    stores(&story, ben, "dara premove", "a4 b4").await;
    let three = ben.click_for_update(&old, "Delete 2").await;
    assert!(three.content.starts_with("Nothing was deleted"), "{}", three.content);
    assert_eq!(labels(&three).len(), 5, "{}", three.content);
    let none = ben.click_for_update(&three, "Delete all").await;
    assert!(none.content.starts_with("Deleted.\n\n**Plan ahead** in game 1"), "{}", none.content);
    // A new reply to the same move replaces the old one.
    stores(&story, ben, "dara premove", "a1 b1").await;
    let list = stores(&story, ben, "dara premove", "a1 c1").await;
    assert_eq!(labels(&list), ["Delete 1", "Add another"], "{}", list.content);
    ada.plays("a1").await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional a1 c1");
    story.end().await;
}

#[tokio::test]
async fn a_take_that_was_earned_comes_first() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let begun = records::first(records::TRADITIONAL, 24);
    story.finds_game(&begun, &ada, &ben).await;
    let told = story.refused(ben.slash("dara premove", json!({ "line": "c2-c3 a1-b1" }))).await;
    assert!(told.contains("move 2, `a1-b1`, isn't legal there."), "{told}");
    assert!(
        told.contains("You made a row: take a stone first") && told.contains("Legal there: `xa1`"),
        "{told}"
    );
    stores(&story, &ben, "dara premove", "c2-c3 xe5 a1-b1").await;
    let row = ada.plays("c2-c3").await;
    assert!(
        !row.content.contains("As planned") && row.content.contains("take one of the ringed stones"),
        "{}",
        row.content
    );
    let board = ada.plays("xe5").await;
    let lines: Vec<&str> = board.content.lines().collect();
    assert!(
        lines[0].ends_with("took the stone on **e5**.") && lines[1].starts_with("As planned: ⚪"),
        "{lines:?}"
    );
    assert_eq!(story.record_in(story.games).await, format!("{begun} c2-c3 xe5 a1-b1"));
    story.end().await;
}

#[tokio::test]
async fn a_row_made_ahead_waits_for_its_take_or_has_it() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let begun = records::first(records::TRADITIONAL, 29);
    story.finds_game(&begun, &ada, &ben).await;
    // Ben's stored row takes one of Ada's stones, although she has a line too: hers starts with his turn.
    stores(&story, &ada, "dara premove", "c1-d1 c3-c2 xa6").await;
    let board = ben.plays("c1-d1").await;
    let lines: Vec<&str> = board.content.lines().collect();
    assert!(lines[1].ends_with("A row!") && lines[1].starts_with("As planned: ⚫"), "{lines:?}");
    assert!(
        lines[2].starts_with("As planned: ⚫") && lines[2].ends_with("took the stone on **a6**."),
        "{lines:?}"
    );
    assert_eq!(story.record_in(story.games).await, format!("{begun} c1-d1 c3-c2 xa6"));
    story.end().await;
}

#[tokio::test]
async fn captures_are_claimed_ahead_in_damas() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let begun = records::first(records::DAMAS, 7);
    story.finds_game(&begun, &ada, &ben).await;
    // A huff, and the turn after it.
    stores(&story, &ada, "damas premove", "f8-e7 huff:d6 b2-c3").await;
    let board = ben.plays_in(Game::Damas, "f8-e7").await;
    let ahead = board.content.lines().filter(|line| line.starts_with("As planned: ⚫")).count();
    assert_eq!(ahead, 2, "{}", board.content);
    assert_eq!(story.record_in(story.games).await, format!("{begun} f8-e7 huff:d6 b2-c3"));

    let lounge = [&ada, &ben].map(|player| player.goes_to(story.lounge));
    let begun = records::first(records::DAMAS, 13);
    story.finds_game_in(story.sandbox.guild().get(), story.lounge, &begun, &ada, &ben).await;
    let line = json!({ "line": "c3-b4 force f4xh6xf8 e7-d6" });
    lounge[1].slash("damas premove", line).await;
    // Ada must play what is forced; then the line continues.
    let forced = lounge[0].plays_in(Game::Damas, "c3-b4").await;
    assert!(
        forced.content.contains("forced the missed capture") && forced.mentions.is_empty(),
        "{}",
        forced.content
    );
    lounge[0].plays_in(Game::Damas, "f4xh6xf8").await;
    assert_eq!(story.record_in(story.lounge).await, format!("{begun} c3-b4 force f4xh6xf8 e7-d6"));
    story.end().await;
}

#[tokio::test]
async fn a_takeback_drops_what_was_stored() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let board = ada.plays("b3").await;
    ben.plays("c4").await;
    stores(&story, ben, "dara premove", "d3 e4").await;
    let menu = ben.click_for_message(&board, "More").await;
    ben.click_for_message(&menu, "Ask for a takeback").await;
    ben.waits_until_gone(&menu).await;
    let menu = ada.click_for_message(&board, "More").await;
    ada.click_for_message(&menu, "Allow the takeback").await;
    ada.waits_until_gone(&menu).await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");
    let menu = ben.click_for_message(&board, "More").await;
    assert!(menu.content.starts_with("Your planned replies didn't match"), "{}", menu.content);
    ben.plays("c5").await;
    ada.plays("d3").await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c5 d3");
    story.end().await;
}
