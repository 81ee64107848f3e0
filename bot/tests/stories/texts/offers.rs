//! Snapshots of offers, pauses and rematches, with their questions and menus.

use serde_json::json;

use super::shown;
use crate::{
    game::{
        more::finds,
        offers::{now, offers, what},
    },
    records,
    story::{Story, first},
};

#[tokio::test]
async fn offers_and_their_answers() {
    let mut story = Story::begin().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.finds_game(&records::first(records::TRADITIONAL, 24), &ada, &ben).await;
    ada.plays("c2-c3").await;
    ada.plays("xe5").await;
    let board = ben.plays("a1-b1").await;
    let draw = offers(&ada, "dara", what::DRAW).await;
    let takeback = offers(&ben, "dara", what::TAKEBACK).await;
    shows!(
        story,
        "offer-of-a-draw": draw,
        "offer-of-a-takeback": takeback,
        "menu-of-a-player": finds(&story, &ada, &board).await.0,
        "menu-of-a-spectator": finds(&story, &story.eve, &board).await.0,
        "offer-that-others-withdraw": ben.click_for_message(&draw, "Withdraw").await,
        "offer-of-his-own": ada.click_for_message(&draw, "Agree").await,
        "offer-declined": ben.click_for_message(&draw, "Decline").await,
        "offer-made-before": ben.slash("dara offer", json!({ "what": what::DRAW })).await,
        "board-taken-back": ada.click_for_message(&takeback, "Agree").await,
    );
    story
        .until("both offers say so", async || {
            [&draw, &takeback].iter().all(|offer| now(&ada, offer).custom_ids().is_empty())
        })
        .await;
    shows!(story, "offer-after-a-no": now(&ada, &draw), "offer-after-a-yes": now(&ada, &takeback));
    let again = offers(&ben, "dara", what::DRAW).await;
    shows!(story, "board-of-a-draw": ada.click_for_message(&again, "Agree").await);
    story.until("the offer says so", async || now(&ada, &again).custom_ids().is_empty()).await;
    shows!(story, "challenge-to-a-rematch": ada.slash("dara rematch", json!({})).await);
    story.end().await;
}

#[tokio::test]
async fn pauses_and_gifts() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let challenge = json!({ "opponent": "ben", "first": first::ME, "clock": "1d" });
    let challenge = ada.slash("dara challenge", challenge).await;
    ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    ada.plays("b3").await;
    let pause = offers(ada, "dara", what::PAUSE).await;
    let paused = ben.click_for_message(&pause, "Agree").await;
    story.until("the offer says so", async || now(ada, &pause).custom_ids().is_empty()).await;
    shows!(
        story,
        "offer-of-a-pause": pause,
        "game-paused": paused,
        "game-paused-already": ada.slash("dara offer", json!({ "what": what::PAUSE })).await,
        "game-resumed": ben.click_for_message(&paused, "End the pause").await,
        "game-not-paused": ben.click_for_message(&paused, "End the pause").await,
        "time-given": ada.slash("dara give-time", json!({ "time": "1d 12h" })).await,
        "time-not-given": ada.slash("dara give-time", json!({ "time": "lots" })).await,
    );
    story.prefers(ben, "Ask before moves count").await;
    shows!(story, "question-before-an-action": ben.slash("dara drop", json!({ "square": "c4" })).await);
    story.end().await;
}

#[tokio::test]
async fn offers_among_four() {
    let story = Story::begin().await;
    let board = story.begins(&story.players("damala:teams"), "damala:teams").await;
    let offer = offers(&story.ada, "damala", what::DRAW).await;
    shows!(
        story,
        "offer-among-four": offer,
        "offer-among-four-agreed-by-one": story.chidi.click_for_update(&offer, "Agree").await,
        "offer-agreed-to-already": story.chidi.click_for_message(&offer, "Agree").await,
        "menu-with-an-offer": finds(&story, &story.dede, &board).await.0,
    );
    story.end().await;
}
