//! Cards to share: a finished game, one's rating, a solved puzzle.

use sandbox::{Message, Permissions};
use serde_json::json;

use crate::{
    buttons::labels,
    learning::puzzles::{opens, solves},
    player::Player,
    records,
    story::{Story, over::Over},
};

/// What a card shows.
fn card(shown: &Message) -> Vec<u8> {
    let [picture] = shown.attachments.as_slice() else { panic!("one picture: {shown:?}") };
    assert!(picture.description.as_ref().is_some_and(|alt| !alt.is_empty()), "{shown:?}");
    picture.bytes()
}

/// Switches the names off and on again.
async fn chooses_names(player: &Player, named: &Message) -> Message {
    assert!(named.is_ephemeral() && named.mentions.is_empty(), "{named:?}");
    assert_eq!(labels(named), ["Post here", "Without names"]);
    let unnamed = player.click_for_update(named, "Without names").await;
    assert_eq!(labels(&unnamed), ["Post here", "With names"]);
    assert!(card(&unnamed) != card(named), "the names are gone");
    let again = player.click_for_update(&unnamed, "With names").await;
    assert!(card(&again) == card(named), "they are back");
    again
}

#[tokio::test]
async fn a_finished_game_is_shared_with_or_without_names() {
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let actions = records::TRADITIONAL.split_whitespace().count() - 2;
    let game = story.finds_game(&records::first(records::TRADITIONAL, actions), &ada, &ben).await;
    let forged = format!("share-game:{game}:on");
    let early = story.finds_old_message(&[&forged]).await;
    story.refused(eve.click_for_message(&early, "Old 0")).await;
    ada.plays("xe6").await;
    // Their names are known since they were here.
    ben.slash("games", json!({})).await;
    story.knows_name(&ada).await;
    story.knows_name(&ben).await;
    let board = story.sandbox.messages(story.games).pop().expect("a board");
    let shown = eve.click_for_message(&board, "Share").await;
    let shown = chooses_names(&eve, &shown).await;
    let posted = eve.click_for_message(&shown, "Post here").await;
    assert!(!posted.is_ephemeral() && posted.mentions.is_empty() && labels(&posted).is_empty(), "{posted:?}");
    assert_eq!(posted.content, format!("-# Shared by {}", eve.mention()));
    story.sandbox.deny_bot(story.games, Permissions::ATTACH_FILES);
    let told = story.refused(eve.click_for_message(&shown, "Post here")).await;
    assert!(told.contains("**Attach Files**"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn ones_own_rating_is_shared() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    for over in [Over::Won, Over::Lost, Over::Won] {
        story.finds_over("dara:traditional b3 c4", &[ada.clone(), ben.clone()], over).await;
    }
    let own = ada.slash("profile", json!({})).await;
    let shown = ada.click_for_message(&own, "Share").await;
    let alt = shown.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains(" over 3 rated games"), "{alt}");
    let shown = chooses_names(&ada, &shown).await;
    let posted = ada.click_for_message(&shown, "Post here").await;
    assert!(card(&posted) == card(&shown) && posted.mentions.is_empty(), "{posted:?}");
    let of_ada = ben.slash("profile", json!({ "member": "ada" })).await;
    assert!(of_ada.button("Share").is_none(), "another's rating");
    // A category without a plot has no card.
    let old = story.finds_old_message(&["share-rating:on:wali"]).await;
    story.refused(ada.click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn a_solved_puzzle_is_shared_without_its_solution() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let shown = opens(ada, json!({ "game": 0 })).await;
    let stored = story.puzzle_in(&shown).await;
    let over = solves(ada, &shown, &stored.puzzle).await;
    let share = ada.click_for_message(&over, "Share").await;
    assert_eq!(share.attachments[0].description, shown.attachments[0].description, "the board before");
    chooses_names(ada, &share).await;
    let old = story.finds_old_message(&[&format!("share-puzzle:{}:any:on", stored.id)]).await;
    let told = story.refused(ben.click_for_message(&old, "Old 0")).await;
    assert!(told.contains("`/puzzle`"), "he hasn't solved it: {told}");
    let told = ben.slash("puzzle", json!({ "game": 0 })).await;
    ben.click_for_update(&told, "Show solution").await;
    story.refused(ben.click_for_message(&old, "Old 0")).await;
    story.end().await;
}

#[tokio::test]
async fn share_pressed_many_times_at_once_stores_nothing_and_what_was_shown_is_posted_after_a_restart() {
    const TIMES: usize = 6;
    let mut story = Story::begin().await;
    let (ada, ben, eve) = (story.ada.clone(), story.ben.clone(), story.eve.clone());
    let game = story.finds_game_over(story.games, "dara:traditional b3 c4", &ada, &ben).await;
    let old = story.finds_old_message(&[&format!("share-game:{game}:on")]).await;
    story.tells_all().await;
    // The server's language is learnt by the first use.
    eve.slash("help", json!({})).await;
    let is_learnt = "SELECT count(*) FROM guilds WHERE language IS NOT NULL";
    story.until("it to be learnt", async || story.rows().numbers(is_learnt) == [1]).await;
    let before = story.rows().all();
    let pressed = (0..TIMES).map(|_| eve.click_for_message(&old, "Old 0"));
    let shown = futures::future::join_all(pressed).await;
    assert!(shown.iter().all(|one| one.is_ephemeral() && card(one) == card(&shown[0])), "{shown:?}");
    let after = story.rows().all();
    assert_eq!(after.symmetric_difference(&before).collect::<Vec<_>>(), [""; 0], "nothing is stored");
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    let posted = eve.click_for_message(&shown[0], "Post here").await;
    assert!(!posted.is_ephemeral() && card(&posted) == card(&shown[0]), "{posted:?}");
    story.end().await;
}
