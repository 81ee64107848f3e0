//! The "More" menu below the board: exactly what the player can do now.

use sandbox::Message;

use crate::{buttons::labels, player::Player, story::Story};

/// What a player finds there; no one else sees it, and it changes nothing.
pub(crate) async fn finds(story: &Story, player: &Player, board: &Message) -> (Message, Vec<String>) {
    let before = story.stored().await;
    let menu = player.click_for_message(board, "More").await;
    assert!(menu.is_ephemeral() && menu.mentions.is_empty(), "{menu:?}");
    assert_eq!(story.stored().await, before);
    let labels = labels(&menu);
    (menu, labels)
}

#[tokio::test]
async fn players_find_what_they_can_do_and_spectators_can_look() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = story.begins_game(ada, ben, "traditional").await;
    let (menu, found) = finds(&story, ada, &board).await;
    assert!(menu.content.starts_with("**Game 1** · Dara (traditional)\n"), "{}", menu.content);
    assert_eq!(
        found,
        [
            "Offer a pause",
            "Suggest calling it off",
            "Give a day",
            "Newest board only",
            "Board as text",
            "Rules",
            "Resign…"
        ],
        "nothing is to be taken back yet"
    );
    ada.plays("b3").await;
    let (_, found) = finds(&story, ada, &board).await;
    let offers =
        ["Ask for a takeback", "Offer a pause", "Suggest calling it off", "Give a day", "Newest board only"];
    assert_eq!(found, [&offers[..], &["Plan ahead", "Board as text", "Rules", "Resign…"]].concat());
    let (menu, found) = finds(&story, &story.eve, &board).await;
    assert_eq!(found, ["Show the board", "Board as text", "Rules"]);
    let shown = story.eve.click_for_update(&menu, "Show the board").await;
    assert!(shown.content.contains("dropped **b3**") && shown.attachments.len() == 1, "{shown:?}");
    story.end().await;
}

#[tokio::test]
async fn resigning_from_a_direct_message_asks_first() {
    let story = Story::begin().await;
    let board = story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.after_first_turns().await;
    let (menu, _) = finds(&story, &story.ben, &board).await;
    let question = story.ben.click_for_update(&menu, "Resign…").await;
    assert!(question.content.contains("This can't be undone."), "{}", question.content);
    let over = story.ben.click_for_message(&question, "Resign").await;
    assert!(over.content.contains("resigned."), "{}", over.content);
    story.ben.waits_until_gone(&question).await;
    let told = story.ada.click_for_message(&board, "More").await;
    assert!(told.content.starts_with("This game is over.\n\n"), "{}", told.content);
    let old = story.finds_old_message(&["ask-resign:1"]).await;
    let told = story.refused(story.ada.click_for_message(&old, "Old")).await;
    assert!(told.contains("Start another game"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_player_who_resigned_in_a_team_can_look() {
    let story = Story::begin().await;
    let board = story.begins(&story.players("damala:teams"), "damala:teams").await;
    let question = story.dede.asks_to_resign("damala").await;
    story.dede.click_for_message(&question, "Resign").await;
    story.dede.waits_until_gone(&question).await;
    let (menu, found) = finds(&story, &story.dede, &board).await;
    assert!(menu.content.contains("You resigned"), "{}", menu.content);
    assert_eq!(found, ["Show the board", "Board as text", "Rules"]);
    story.end().await;
}
