//! Watchers guess what is played next: in private, below the boards of servers that switched it on.
//!
//! A guess is an answer to its watcher and one line of a board that is posted anyway, so it can't be refused, wait or ping on its
//! own, needs nothing that may be away, and asks no engine. What the rest of the world does to it:
//!
//! | what | where |
//! | --- | --- |
//! | people: players, teams, suspended, deleted | here; who has left or isn't listed has no name: `data/tests/store/guesses.rs`, `ui/src/views/guild/guessers.rs` |
//! | hands: twice, old, late, made by hand | here and `hostile/buttons.rs` |
//! | the largest table and every panel | `ui/src/views/guild/guessers.rs`, `ui/src/views/game/panel/guessing.rs` |
//! | places: threads, groups, by mail, the computer | here and `play/src/game/guessing.rs` |
//! | eyes: no one sees another's guess, nor how many there are, before the turn | here; who is named at all: `bot/tests/month` |
//! | ends: takebacks, the end of the game, one that doesn't count | `data/tests/store/guesses.rs` |
//! | noise: no message of its own, no ping | here |

use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    guild::settings::page,
    members::privacy::deletes,
    player::Player,
    story::{Story, place},
};

/// Ada, who owns the server, switches guessing on.
async fn switches_on(story: &Story) {
    let shown = page(&story.ada, "Guess the turn").await;
    assert!(shown.content.contains("**Guess the turn**: off"), "{}", shown.content);
    let shown = story.ada.click_for_update(&shown, "Switch it on").await;
    assert!(shown.content.contains("**Guess the turn**: on"), "{}", shown.content);
}

/// A game of Ada and Ben in a server where guessing is on. Returns its first board.
pub(crate) async fn begins(story: &Story) -> Message {
    switches_on(story).await;
    story.begins_game(&story.ada, &story.ben, "traditional").await
}

/// Guesses a drop by the buttons of a board.
pub(crate) async fn guesses(player: &Player, board: &Message, square: &str) -> Message {
    let panel = player.click_for_message(board, "Guess").await;
    assert!(panel.is_ephemeral() && panel.mentions.is_empty(), "{panel:?}");
    player.click_for_update(&panel, square).await
}

#[tokio::test]
async fn watchers_guess_in_private_and_the_next_board_counts() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede, eve) = (&story.ada, &story.ben, &story.chidi, &story.dede, &story.eve);
    let board = begins(&story).await;
    assert_eq!(labels(&board), ["Play", "More", "Guess"]);
    let public = story.sandbox.messages(story.games).len();

    let panel = chidi.click_for_message(&board, "Guess").await;
    assert!(panel.is_ephemeral() && panel.attachments.len() == 1, "{panel:?}");
    let asked = format!("Put yourself in the place of ⚫ {}. Only you see your guess.", ada.mention());
    assert_eq!(panel.content, format!("{asked}\nWhere do you want to drop a stone?"));
    let stored = chidi.click_for_update(&panel, "b3").await;
    assert!(stored.content.starts_with("Your guess: **b3**\nIt counts once"), "{}", stored.content);
    assert_eq!(labels(&stored), ["Change it", "Best guessers"]);
    guesses(dede, &board, "c4").await;
    // It's changed until the turn is played, and others' guesses show nowhere.
    let first = guesses(eve, &board, "d4").await;
    let again = eve.click_for_update(&first, "Change it").await;
    assert!(
        again.content.contains("Your guess: **d4**") && !again.content.contains("b3"),
        "{}",
        again.content
    );
    eve.click_for_update(&again, "b3").await;
    let table = eve.click_for_update(&guesses(eve, &board, "b3").await, "Best guessers").await;
    assert!(table.content.contains("No one has guessed a turn yet."), "{}", table.content);
    assert_eq!(story.sandbox.messages(story.games).len(), public, "no one else sees anything");

    let next = ada.plays("b3").await;
    let lines: Vec<_> = next.content.lines().rev().collect();
    assert!(lines[0].starts_with("-# Game ") && lines[1] == "🔮 2 of 3 saw it coming.", "{}", next.content);
    assert_eq!(labels(&next), ["Play", "More", "Guess"]);
    let next = ben.plays("c4").await;
    assert!(!next.content.contains("🔮"), "no one guessed this one: {}", next.content);

    let more = chidi.click_for_message(&next, "More").await;
    let table = chidi.click_for_update(&more, "Best guessers").await;
    assert!(table.is_ephemeral() && table.mentions.is_empty());
    assert!(table.content.starts_with("## Best guessers · season 1\n🥇 "), "{}", table.content);
    assert!(table.content.contains("1 of 1 right **← you**") && table.content.contains("0 of 1 right"));
    story.end().await;
}

#[tokio::test]
async fn without_the_setting_no_board_asks_and_an_old_button_is_refused() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    assert_eq!(labels(&board), ["Play", "More"]);
    let game = story.latest_in(story.games).await.id();
    let old = story.finds_old_message(&[&format!("guess:{game}")]).await;
    let press = story.chidi.click_for_message(&old, "Old 0");
    let told = story.refused(press).await;
    assert!(told.starts_with("Guessing is off on this server."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn neither_players_nor_their_team_can_guess() {
    let story = Story::begin().await;
    switches_on(&story).await;
    let players = story.players("damala:teams");
    let board = story.begins(&players, "damala:teams").await;
    for player in &players {
        let told = story.refused(player.click_for_message(&board, "Guess")).await;
        assert!(told.starts_with("This is your own game"), "{told}");
    }
    let panel = story.eve.click_for_message(&board, "Guess").await;
    assert!(panel.content.contains("Only you see your guess."), "{}", panel.content);
    story.end().await;
}

#[tokio::test]
async fn a_suspension_drops_what_was_guessed_and_refuses_more() {
    let story = Story::begin().await;
    let (ada, chidi) = (&story.ada, &story.chidi);
    let board = begins(&story).await;
    let stored = guesses(chidi, &board, "b3").await;
    let panel = chidi.click_for_update(&stored, "Change it").await;
    ada.slash("moderation suspend", json!({ "member": chidi.member.name() })).await;
    let told = story.refused(chidi.click_for_message(&panel, "c4")).await;
    assert!(told.starts_with("Moderators suspended you"), "{told}");
    let next = ada.plays("b3").await;
    assert!(!next.content.contains("🔮"), "{}", next.content);
    story.end().await;
}

#[tokio::test]
async fn a_guess_that_comes_too_late_counts_for_nothing_and_leads_to_the_next_one() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let board = begins(&story).await;
    let panel = chidi.click_for_message(&board, "Guess").await;
    let next = ada.plays("b3").await;
    assert!(!next.content.contains("🔮"), "{}", next.content);
    let late = chidi.click_for_update(&panel, "b3").await;
    assert!(late.content.starts_with("That turn has already been played."), "{}", late.content);
    assert_eq!(labels(&late), ["Play", "More", "Guess"]);
    // The old board's button asks about now, by the same private message.
    let panel = chidi.click_for_update(&late, "Guess").await;
    assert!(panel.content.contains(&ben.mention()), "{}", panel.content);
    chidi.click_for_update(&panel, "c4").await;
    let next = ben.plays("c4").await;
    assert!(next.content.contains("🔮 1 of 1 saw it coming."), "{}", next.content);

    // Once it's over, there is nothing to guess, and the last board doesn't repeat what the one before said.
    let question = ada.asks_to_resign("dara").await;
    let over = ada.click_for_message(&question, "Resign").await;
    ada.waits_until_gone(&question).await;
    assert!(!over.content.contains("🔮") && !labels(&over).contains(&"Guess".to_owned()), "{}", over.content);
    let told = chidi.click_for_message(&next, "Guess").await;
    assert!(told.content.starts_with("This game is over."), "{}", told.content);
    story.end().await;
}

#[tokio::test]
async fn two_presses_at_once_store_one_guess_and_deleted_data_leave_none() {
    let story = Story::begin().await;
    let (ada, chidi) = (&story.ada, &story.chidi);
    let board = begins(&story).await;
    let panel = chidi.click_for_message(&board, "Guess").await;
    let both = tokio::join!(chidi.try_click(&panel, "b3"), chidi.try_click(&panel, "c4"));
    assert!(both.0.is_ok() && both.1.is_ok(), "{both:?}");
    deletes(chidi).await;
    let next = ada.plays("b3").await;
    assert!(!next.content.contains("🔮"), "{}", next.content);
    story.end().await;
}

#[tokio::test]
async fn a_guess_outlives_the_board_it_was_made_below() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    switches_on(&story).await;
    ada.chooses(&page(ada, "Boards that stay").await, "Only the newest stays").await;
    let begun = story.begins_game(ada, ben, "traditional").await;
    let panel = chidi.click_for_message(&begun, "Guess").await;
    let next = ada.plays("b3").await;
    ada.waits_until_gone(&begun).await;
    assert_eq!(labels(&next), ["Play", "More", "Replay", "Guess"]);
    // Its board is gone, and the private panel leads to the newest.
    let late = chidi.click_for_update(&panel, "b3").await;
    assert!(late.content.starts_with("That turn has already been played."), "{}", late.content);
    chidi.click_for_update(&chidi.click_for_update(&late, "Guess").await, "c4").await;
    let next = ben.plays("c4").await;
    assert!(next.content.contains("🔮 1 of 1 saw it coming."), "{}", next.content);
    story.end().await;
}

#[tokio::test]
async fn threads_are_watched_too() {
    let story = Story::begin().await;
    switches_on(&story).await;
    let challenge =
        story.ada.slash("dara challenge", json!({ "opponent": "ben", "place": place::THREAD })).await;
    story.ben.click(&challenge, "Accept").await;
    let thread = challenge.id;
    let is_board = |message: &Message| message.button("Play").is_some();
    let board = story.sandbox.wait_for_message(thread, is_board).await.expect("a board");
    assert_eq!(labels(&board), ["Play", "More", "Guess"]);
    story.end().await;
}

#[tokio::test]
async fn against_the_computer_and_where_the_bot_only_answers_no_board_asks() {
    let story = Story::begin().await;
    switches_on(&story).await;
    let answer = story.ada.slash("dara challenge", json!({ "level": 1 })).await;
    assert!(!labels(&answer).contains(&"Guess".to_owned()), "{answer:?}");
    let game = story.latest_in(story.games).await.id();
    let old = story.finds_old_message(&[&format!("guess:{game}")]).await;
    let told = story.refused(story.chidi.click_for_message(&old, "Old 0")).await;
    assert!(told.starts_with("There's nothing to guess here"), "{told}");
    story.end().await;
}
