//! Edits that the bot owes: a challenge or offer shows its outcome even if the answer that should have shown it was
//! lost, and after a restart.

use sandbox::{Failure, Message, NotAnswered};
use serde_json::json;

use crate::{
    buttons::labels,
    game::offers::{now, offers, what},
    members::privacy::deletes,
    player::Player,
    process::faults::asked_in_vain,
    story::Story,
};

/// Presses a button whose answer gets lost. The message is then edited until it says this, without buttons.
async fn presses_in_vain(story: &Story, player: &Player, message: &Message, button: &str, says: &str) {
    story.loses_the_answer();
    let edited = async {
        story.until("the message to be edited", async || now(player, message).content.contains(says)).await;
        story.gives_up_waiting();
    };
    let (answer, ()) = tokio::join!(player.try_click(message, button), edited);
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    assert_eq!(labels(&now(player, message)), Vec::<String>::new());
    story.tells_all().await;
}

#[tokio::test]
async fn a_challenge_shows_its_acceptance_although_the_answer_was_lost() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let challenge = ada.slash("dara challenge", json!({})).await;
    let says = format!("{} accepted", ben.mention());
    presses_in_vain(&story, ben, &challenge, "Accept", &says).await;
    let said = now(ben, &challenge).content;
    assert!(said.starts_with(&format!("{} is looking for", ada.mention())), "{said}");
    // The game has started, and its board was posted once.
    let boards = story.sandbox.messages(story.games).into_iter().filter(|seen| seen.button("Play").is_some());
    assert_eq!(boards.count(), 1);
    story.end().await;
}

#[tokio::test]
async fn a_challenge_shows_it_was_declined_or_withdrawn_although_the_answer_was_lost() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    for (player, button, says) in [(ben, "Decline", "Declined"), (ada, "Withdraw", "Withdrawn")] {
        let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
        presses_in_vain(&story, player, &challenge, button, says).await;
    }
    story.end().await;
}

#[tokio::test]
async fn a_challenge_that_was_changed_before_a_crash_is_redrawn_after_it() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    story.sandbox.faults().fail_always(Some(Failure::INTERNAL));
    let stopped = async {
        story.until("the withdrawal to be stored", async || story.due().await == 1).await;
        story.gives_up_waiting();
    };
    let (answer, ()) = tokio::join!(ada.try_click(&challenge, "Withdraw"), stopped);
    assert_eq!(answer.err(), Some(NotAnswered::InTime));
    story.stops_the_bot().await;
    assert!(labels(&now(&ben, &challenge)).contains(&"Accept".to_owned()), "it still says that it is open");
    story.sandbox.faults().fail_always(None);
    story.starts_the_bot().await;
    story.passes(jiff::SignedDuration::from_mins(10));
    story
        .until("the message to be edited", async || now(&ben, &challenge).content.contains("Withdrawn"))
        .await;
    assert_eq!(labels(&now(&ben, &challenge)), Vec::<String>::new());
    story.end().await;
}

#[tokio::test]
async fn an_offer_that_is_overtaken_after_a_restart_is_redrawn() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada, &ben, "traditional").await;
    let offer = offers(&ben, "dara", what::DRAW).await;
    story.stops_the_bot().await;
    story.starts_the_bot().await;
    ada.plays("b3").await;
    story.until("the offer to be redrawn", async || labels(&now(&ada, &offer)).is_empty()).await;
    story.end().await;
}

#[tokio::test]
async fn an_offer_says_how_it_was_answered_though_the_answer_was_lost() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    presses_in_vain(&story, ada, &offer, "Withdraw", "Withdrawn").await;
    story.pardons(asked_in_vain);
    story.end().await;
}

#[tokio::test]
async fn the_offer_of_a_player_who_deletes_their_data_loses_its_buttons() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let offer = offers(ada, "dara", what::DRAW).await;
    story.knows_messages_of_offers(1).await;
    deletes(ada).await;
    story.until("the offer to be redrawn", async || labels(&now(ben, &offer)).is_empty()).await;
    // What was redrawn before the deletion is redrawn once more.
    story.until("her name to be gone", async || !now(ben, &offer).content.contains(&ada.mention())).await;
    story.end().await;
}
