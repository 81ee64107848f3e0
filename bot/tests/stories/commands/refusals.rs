//! Refusals that don't come from the rules of a game, and typed text that makes no sense.

use sandbox::Permissions;
use serde_json::json;

use crate::{records, story::Story};

#[tokio::test]
async fn out_of_turn_or_not_playing() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    story.finds_game("dara:traditional b3", &ada, &ben).await;
    let told = story.refused(ada.slash("dara drop", json!({ "square": "c3" }))).await;
    assert_eq!(told, format!("Not your turn yet: waiting for ⚪ {}.", ben.mention()));
    let told = story.refused(eve.slash("dara drop", json!({ "square": "c3" }))).await;
    assert!(told.starts_with("You're not in this game. Watch it with `/dara board`"), "{told}");
    let told = story.refused(eve.slash("dara resign", json!({}))).await;
    assert!(told.starts_with("You're not in this game."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn in_a_channel_without_a_game() {
    let mut story = Story::begin().await;
    let none = "There's no game in this channel. Start one with `/play`.";
    for (command, options) in [
        ("dara drop", json!({ "square": "b3" })),
        ("dara move", json!({ "stone": "b3", "to": "up" })),
        ("dara take", json!({ "square": "b3" })),
        ("dara resign", json!({})),
        ("dara board", json!({})),
    ] {
        let told = story.refused(story.ada.slash(command, options)).await;
        assert_eq!(told, none, "/{command}");
    }
    // And in a finished game.
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let whole = records::TRADITIONAL;
    let last = whole.split_whitespace().count() - 1;
    story.finds_game(&records::first(whole, last - 1), &ada, &ben).await;
    let over = ada.plays("xe6").await;
    assert!(over.content.contains("wins!"), "{}", over.content);
    for player in [&ada, &ben] {
        let told = story.refused(player.slash("dara move", json!({ "stone": "b2", "to": "b1" }))).await;
        assert_eq!(told, none);
    }
    story.end().await;
}

#[tokio::test]
async fn typed_text_that_is_no_square_or_direction() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    for typed in ["z9", "b33", "hello there", "b", "3b", "<@1>", "`@everyone`", "@everyone", "é3", " "] {
        let told = story.refused(ada.slash("dara take", json!({ "square": typed }))).await;
        assert!(told.contains("isn't a square. Try something like `b3`, from `a1` to `e6`"), "{told}");
        let told = story.refused(ada.slash("dara drop", json!({ "square": typed }))).await;
        assert!(told.contains("isn't a square."), "{told}");
        let told = story.refused(ada.slash("dara move", json!({ "stone": typed, "to": "up" }))).await;
        assert!(told.contains("isn't a square."), "{told}");
    }
    for typed in ["sideways", "north", "upp", "↑"] {
        let told = story.refused(ada.slash("dara move", json!({ "stone": "c2", "to": typed }))).await;
        assert!(told.starts_with(&format!("`{typed}` isn't a square.")), "{told}");
    }
    for (stone, to) in [("a1", "left"), ("a1", "down")] {
        let told = story.refused(ada.slash("dara move", json!({ "stone": stone, "to": to }))).await;
        assert!(told.starts_with("There's no square in that direction."), "{stone} {to}: {told}");
    }
    // Beyond this board, but not beyond the largest.
    let told = story.refused(ada.slash("dara move", json!({ "stone": "e4", "to": "right" }))).await;
    assert!(told.starts_with("**f4** isn't on the board."), "{told}");
    // Capitals and spaces are fine.
    let board = ada.slash("dara move", json!({ "stone": " C2 ", "to": " UP" })).await;
    assert!(board.content.contains("moved **c2** up to **c3**"), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn impossible_challenges() {
    let story = Story::begin().await;
    let told = story.refused(story.ada.slash("dara challenge", json!({ "opponent": "ada" }))).await;
    assert!(told.starts_with("You can't challenge yourself. Choose someone else"), "{told}");
    for rules in ["chess", "wali:adjacent", "dara:", "dara:traditional+take=all", "`@everyone`"] {
        let told = story.refused(story.ada.slash("dara challenge", json!({ "rules": rules }))).await;
        assert!(told.contains("Choose `traditional`, `capture-ten`, `niger`"), "{told}");
        let told = story.refused(story.ada.slash("dara rules", json!({ "rules": rules }))).await;
        assert!(told.contains("Dara has no rules called"), "{told}");
    }
    story.end().await;
}

#[tokio::test]
async fn in_a_channel_closed_to_the_bot() {
    let story = Story::begin().await;
    story.sandbox.deny_bot(story.games, Permissions::SEND_MESSAGES | Permissions::ATTACH_FILES);
    let told = story.refused(story.ada.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert!(told.contains("**Send Messages**") && told.contains("**Attach Files**"), "{told}");
    assert!(told.contains(&format!("<#{}>", story.games)), "{told}");
    story.end().await;
}

#[tokio::test]
async fn house_rules_can_be_typed() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "rules": " Capture Ten+bound=20 " });
    let challenge = story.ada.slash("dara challenge", options).await;
    assert!(challenge.content.contains("**Dara (capture ten, house rules)**"), "{}", challenge.content);
    story.ada.click(&challenge, "Withdraw").await;
    story.end().await;
}

#[tokio::test]
async fn long_house_rules_fit_into_the_buttons() {
    let story = Story::begin().await;
    let rules = "dara:capture-ten+back=yes+row-drops=no+bound=255";
    let challenge = story.ada.slash("dara challenge", json!({ "opponent": "ben", "rules": rules })).await;
    assert!(challenge.content.contains("**Dara (capture ten, house rules)**"), "{}", challenge.content);
    let shown = story.ben.click_for_message(&challenge, "Rules").await;
    let shown = story.ben.click_for_update(&shown, "Full rules").await;
    assert!(shown.embeds.to_string().contains("255 turns each"), "{}", shown.embeds);
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    let proposed = story.chidi.slash("dara challenge", json!({ "opponent": "dede", "rules": rules })).await;
    let again = story.chidi.click_for_message(&proposed, "Play in a thread").await;
    assert!(again.content.contains("**Dara (capture ten, house rules)**"), "{}", again.content);
    story.chidi.waits_until_gone(&proposed).await;
    story.end().await;
}

#[tokio::test]
async fn buttons_of_another_version_and_made_by_hand() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let game = story.finds_game("dara:traditional b3", &ada, &ben).await;
    let elsewhere = story.finds_game_in(77, story.lounge, "dara:traditional b3", &ada, &ben).await;
    let unknown = [
        "undo:1".to_owned(),
        format!("play:0{game}"),
        format!("pick:{game}:1:c9"),
        format!("pick:{game}:-1:c4"),
        format!("accept:1:{game}"),
        format!("resign:{game}:yes"),
        "x".repeat(100),
        "\u{202e}play".to_owned(),
    ];
    for id in &unknown {
        let old = story.finds_old_message(&[id]).await;
        let told = story.refused(ben.click_for_message(&old, "Old")).await;
        assert!(told.starts_with("This button is too old to work."), "{id}: {told}");
        assert!(told.contains("`/help`"), "{told}");
    }
    // Games that don't exist, or are on another server.
    for id in [
        "play:999".to_owned(),
        format!("play:{elsewhere}"),
        format!("resign:{elsewhere}"),
        format!("pick:{elsewhere}:1:c4"),
    ] {
        let old = story.finds_old_message(&[&id]).await;
        let told = story.refused(ben.click_for_message(&old, "Old")).await;
        assert!(told.starts_with("There's no game in this channel."), "{id}: {told}");
    }
    for id in ["accept:999", "accept-thread:999", "decline:999", "withdraw:999"] {
        let old = story.finds_old_message(&[id]).await;
        let told = story.refused(ben.click_for_message(&old, "Old")).await;
        assert!(told.starts_with("This challenge is gone."), "{id}: {told}");
    }
    // Forged buttons of this game, pressed by someone who doesn't play.
    let id = format!("resign:{game}");
    let old = story.finds_old_message(&[&id]).await;
    let told = story.refused(story.eve.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("You're not in this game."), "{told}");
    story.end().await;
}
