//! Buttons of old boards and panels, and buttons pressed by others: each gets a private answer with the present
//! state, and changes nothing.

use sandbox::{Message, NotAnswered};
use serde_json::json;

use crate::{buttons::labels, player::Player, records, story::Story};

/// Presses Play, which must show the board privately instead of a panel, and change nothing.
async fn shows_the_board(story: &Story, player: &Player, message: &Message) -> String {
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    let shown = player.click_for_message(message, "Play").await;
    assert!(shown.is_ephemeral() && shown.mentions.is_empty() && shown.attachments.len() == 1, "{shown:?}");
    assert_eq!(story.stored().await, before);
    assert_eq!(story.sandbox.messages(story.games).len(), public);
    shown.content
}

#[tokio::test]
async fn only_the_player_to_move_can_play() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    let told = shows_the_board(&story, &story.ben, &board).await;
    assert!(
        told.starts_with(&format!("Not your turn yet: waiting for ⚫ {}.", story.ada.mention())),
        "{told}"
    );
    let told = shows_the_board(&story, &story.eve, &board).await;
    assert!(told.starts_with("You're not in this game. Here's the board."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn an_old_board_shows_how_the_game_stands_now() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let begun = story.begins_game(ada, ben, "traditional").await;
    ada.plays("b3").await;
    let told = shows_the_board(&story, ada, &begun).await;
    assert!(told.contains("dropped **b3**"), "{told}");
    ben.plays("c4").await;
    // It is Ada's turn again, so the oldest button opens the current panel.
    let panel = ada.click_for_message(&begun, "Play").await;
    assert!(panel.content.starts_with("Where do you want to drop a stone?"), "{}", panel.content);
    assert!(begun.attachments[0].description != panel.attachments[0].description, "the board as it is now");
    story.end().await;
}

#[tokio::test]
async fn a_finished_game_shows_its_end() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let record = records::TRADITIONAL;
    let actions = record.split_whitespace().count() - 1;
    story.finds_game(&records::first(record, actions - 2), &ada, &ben).await;
    let row = ada.plays("e3-d3").await;
    let panel = ada.click_for_message(&row, "Play").await;
    ada.plays("xe6").await;
    for player in [&ada, &ben, &story.eve] {
        let told = shows_the_board(&story, player, &row).await;
        assert!(told.starts_with("This game is over.\n\n") && told.contains("wins!"), "{told}");
    }
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    let stale = ada.click_for_update(&panel, "e6").await;
    assert!(stale.content.starts_with("The game has moved on."), "{stale:?}");
    assert_eq!(
        (labels(&stale), stale.attachments.len()),
        (["Rematch", "Replay", "Analyse", "Rules", "Share"].map(str::to_owned).to_vec(), 1),
        "{stale:?}"
    );
    assert_eq!((story.stored().await, story.sandbox.messages(story.games).len()), (before, public));
    story.end().await;
}

#[tokio::test]
async fn an_outdated_panel() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let first = ada.click_for_message(&board, "Play").await;
    let second = ada.click_for_message(&board, "Play").await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    // It is Ada's turn again and c3 is still free; yet the panel is outdated.
    let (before, public) = (story.stored().await, story.sandbox.messages(story.games).len());
    for (panel, button) in [(&first, "c3"), (&second, "d5")] {
        let stale = ada.click_for_update(panel, button).await;
        assert!(stale.is_ephemeral() && stale.mentions.is_empty(), "{stale:?}");
        assert!(stale.content.starts_with("The game has moved on."), "{stale:?}");
        assert!(stale.content.contains("dropped **c4**"), "{}", stale.content);
    }
    assert_eq!((story.stored().await, story.sandbox.messages(story.games).len()), (before, public));
    // The board that replaced the panel leads on.
    let stale = ada.sees().into_iter().find(|message| message.id == first.id).expect("the panel");
    let panel = ada.click_for_message(&stale, "Play").await;
    let played = ada.click_for_message(&panel, "c3").await;
    assert!(played.content.contains("dropped **c3**"), "{}", played.content);
    ada.waits_until_gone(&panel).await;
    story.end().await;
}

#[tokio::test]
async fn another_players_panel_plays_nothing() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let panel = ada.click_for_message(&board, "Play").await;
    for other in [ben, &story.eve] {
        let clicked = other.try_click(&panel, "b3").await;
        assert!(matches!(clicked, Err(NotAnswered::NotPossible(_))), "Only you see it: {clicked:?}");
    }
    // Even if they had its buttons.
    let before = story.stored().await;
    for other in [ben, &story.eve] {
        for id in ["pick:1:0:b3", "rank:1:0::3", "stop:1:0:b3", "pick:1:0:"] {
            let old = story.finds_old_message(&[id]).await;
            let stale = other.click_for_message(&old, "Old").await;
            assert!(
                stale.is_ephemeral() && stale.content.starts_with("The game has moved on"),
                "{id}: {}",
                stale.content
            );
        }
    }
    assert_eq!(story.stored().await, before);
    story.end().await;
}

#[tokio::test]
async fn a_choice_in_the_panel_can_be_undone() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let shown = ada.slash("dara board", json!({})).await;
    let opened = ada.click_for_message(&shown, "Play").await;
    assert!(opened.content.starts_with("Which stone do you want to move?"), "{}", opened.content);
    let chosen = ada.click_for_update(&opened, "b2").await;
    assert!(chosen.content.starts_with("Where does b2 go?"), "{}", chosen.content);
    let again = ada.click_for_update(&chosen, "b2").await;
    assert_eq!((&again.content, &again.components), (&opened.content, &opened.components));
    // It can only go to c3, which isn't asked.
    let board = ada.click_for_message(&again, "c2").await;
    assert!(board.content.contains("moved **c2** up to **c3**. A row!"), "{}", board.content);
    let panel = || ada.sees().into_iter().find(|seen| seen.id == opened.id).expect("the panel");
    story.until("the take", async || panel().content.starts_with("A row!")).await;
    let board = ada.click_for_message(&panel(), "e5").await;
    assert!(board.content.contains("took the stone on **e5**"), "{}", board.content);
    ada.waits_until_gone(&opened).await;
    story.end().await;
}

#[tokio::test]
async fn resigning_can_be_cancelled() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.after_first_turns().await;
    let before = story.stored().await;
    let question = story.ben.asks_to_resign("dara").await;
    assert!(question.is_ephemeral() && question.content.contains("This can't be undone."), "{question:?}");
    let left = story.ben.click_for_update(&question, "Keep playing").await;
    assert_eq!(left.content, "Nothing changed.");
    assert!(left.custom_ids().is_empty());
    assert_eq!(story.stored().await, before);
    let question = story.ben.asks_to_resign("dara").await;
    let over = story.ben.click_for_message(&question, "Resign").await;
    let ended = format!("**⚫ {} wins!** ⚪ {} resigned.", story.ada.mention(), story.ben.mention());
    assert!(over.content.contains(&ended), "{}", over.content);
    story.ben.waits_until_gone(&question).await;
    let old = story.finds_old_message(&["resign:1"]).await;
    let told = story.refused(story.ada.click_for_message(&old, "Old")).await;
    assert!(told.starts_with(&ended) && told.contains("Start another game"), "{told}");
    story.end().await;
}
