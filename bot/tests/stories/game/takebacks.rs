//! Takebacks: a turn and the reply to it, if everyone agrees.

use crate::{
    game::offers::{offers, what},
    player::Player,
    records,
    story::Story,
};

/// A player asks for a takeback and all others agree. Returns the public board.
async fn takes_back(game: &str, one: &Player, others: &[&Player]) -> sandbox::Message {
    let offer = offers(one, game, what::TAKEBACK).await;
    let (last, before) = others.split_last().expect("others");
    for other in before {
        other.click_for_update(&offer, "Agree").await;
    }
    let board = last.click_for_message(&offer, "Agree").await;
    let agreed = format!("↩️ **Taken back**: {} agreed", last.mention());
    assert!(board.content.starts_with(&agreed), "{}", board.content);
    assert_eq!(board.attachments.len(), 1);
    board
}

#[tokio::test]
async fn a_turn_is_taken_back_with_its_take_and_the_reply() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let before = story.record_in(story.games).await;
    let shown = ada.slash("dara board", serde_json::json!({})).await;
    let panel = ada.click_for_message(&shown, "Play").await;
    ada.plays("c2-c3").await;
    ada.plays("xe5").await;
    let replied = ben.plays("a1-b1").await;
    let offer = offers(&ada, "dara", what::TAKEBACK).await;
    for undone in
        ["moved **c2** up to **c3**. A row!", "took the stone on **e5**", "moved **a1** right to **b1**"]
    {
        assert!(offer.content.contains(undone), "{}", offer.content);
    }
    let board = ben.click_for_message(&offer, "Agree").await;
    assert!(board.content.contains(&format!("⚫ {}, your turn", ada.mention())), "{}", board.content);
    assert_eq!(story.record_in(story.games).await, before);
    // A panel of the earlier position plays nothing, and neither does one of what was taken back.
    let stale = ada.click_for_update(&panel, "c2").await;
    assert!(stale.content.starts_with("The game has moved on."), "{stale:?}");
    let other = ada.click_for_message(&replied, "Play").await;
    let other = ada.click_for_update(&other, "b2").await;
    assert!(
        other.content.starts_with("Where does b2 go?"),
        "the old board opens the panel of now: {other:?}"
    );
    ada.plays("b2-a2").await;
    story.end().await;
}

#[tokio::test]
async fn a_row_is_taken_back_before_its_take() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    let before = story.record_in(story.games).await;
    ada.plays("c2-c3").await;
    takes_back("dara", &ada, &[&ben]).await;
    assert_eq!(story.record_in(story.games).await, before);
    story.end().await;
}

#[tokio::test]
async fn the_first_turn_is_taken_back() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.ada.plays("b3").await;
    let board = takes_back("dara", &story.ada, &[&story.ben]).await;
    assert!(board.content.contains("the game is on!"), "{}", board.content);
    assert_eq!(story.record_in(story.games).await, "dara:traditional");
    story.end().await;
}

#[tokio::test]
async fn a_skipped_turn_is_taken_back_with_the_others() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    // The other player has nothing left to drop and is skipped.
    let record = records::first(records::WALI_ADJACENT, 15);
    story.finds_game(&record, &ada, &ben).await;
    let shown = ada.slash("wali board", serde_json::json!({})).await;
    let one =
        [&ada, &ben].into_iter().find(|one| shown.content.contains(&format!("{}, your", one.mention())));
    let one = one.expect("someone is to act");
    let other = if one.member.id() == ada.member.id() { &ben } else { &ada };
    takes_back("wali", one, &[other]).await;
    let left = story.record_in(story.games).await;
    assert!(record.starts_with(&left) && left.len() < record.len(), "{left}");
    story.end().await;
}

#[tokio::test]
async fn in_a_game_of_four_a_whole_round_is_taken_back() {
    let mut story = Story::begin().await;
    let players = story.players("damala:teams");
    story.finds_game_of(&records::first(records::DAMALA_TEAMS, 6), &players).await;
    let [ada, ben, chidi, dede] = [&players[0], &players[1], &players[2], &players[3]];
    takes_back("damala", chidi, &[ada, ben, dede]).await;
    assert_eq!(story.record_in(story.games).await, records::first(records::DAMALA_TEAMS, 2));
    story.end().await;
}
