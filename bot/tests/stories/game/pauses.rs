//! Agreed pauses, and giving time.

use jiff::SignedDuration;
use sandbox::Message;
use serde_json::json;

use crate::{
    buttons::labels,
    game::{
        more::finds,
        offers::{offers, what},
    },
    player::Player,
    story::{Story, first},
};

/// A game with one day per turn.
async fn begins_timed_game(story: &Story) -> Message {
    let options = json!({ "opponent": "ben", "first": first::ME, "clock": "1d" });
    let challenge = story.ada.slash("dara challenge", options).await;
    story.ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await
}

async fn pauses(story: &Story, one: &Player, other: &Player) -> Message {
    let offer = offers(one, "dara", what::PAUSE).await;
    let paused = other.click_for_message(&offer, "Agree").await;
    assert!(paused.content.starts_with("⏸️ **The game is paused**"), "{}", paused.content);
    assert_eq!(labels(&paused), ["End the pause"]);
    assert_eq!(paused.mentions, [one.member.id()]);
    let said = format!("{} agreed.", other.mention());
    let answered =
        async || one.sees().into_iter().any(|seen| seen.id == offer.id && seen.content.contains(&said));
    story.until("the offer says so", answered).await;
    paused
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

#[tokio::test]
async fn clocks_stand_until_somebody_goes_on() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = begins_timed_game(&story).await;
    ada.plays("b3").await;
    ben.plays("c4").await;
    let paused = pauses(&story, ada, ben).await;
    story.passes(days(30));
    let (menu, found) = finds(&story, ben, &board).await;
    assert_eq!(
        found[..5],
        ["Offer a draw", "Ask for a takeback", "Suggest calling it off", "End the pause", "Give a day"]
    );
    let told = story.refused(ada.slash("dara offer", json!({ "what": what::PAUSE }))).await;
    assert!(told.starts_with("The game is already paused"), "{told}");
    let resumed = ben.click_for_message(&menu, "End the pause").await;
    let expected = format!(
        "{} ended the pause. ⚫ {} to move.\n⏳ 1 day a turn · time runs out <t:",
        ben.mention(),
        ada.mention()
    );
    assert!(resumed.content.starts_with(&expected), "{}", resumed.content);
    assert_eq!(resumed.mentions, [ada.member.id()]);
    ben.waits_until_gone(&menu).await;
    let told = story.refused(ada.click_for_message(&paused, "End the pause")).await;
    assert!(told.starts_with("This game isn't paused"), "{told}");
    story.passes(SignedDuration::from_hours(23));
    ada.plays("d3").await;
    story.end().await;
}

#[tokio::test]
async fn a_pause_ends_by_button_or_command_and_players_may_move_meanwhile() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins_timed_game(&story).await;
    let paused = pauses(&story, ben, ada).await;
    ada.plays("b3").await;
    let told = story.refused(story.eve.click_for_message(&paused, "End the pause")).await;
    assert!(told.starts_with("You're not in this game."), "{told}");
    let resumed = ada.click_for_message(&paused, "End the pause").await;
    assert!(resumed.content.contains("ended the pause"), "{}", resumed.content);
    ben.plays("c4").await;
    pauses(&story, ada, ben).await;
    let resumed = ben.slash("dara resume", json!({})).await;
    assert!(resumed.content.contains("ended the pause"), "{}", resumed.content);
    story.end().await;
}

#[tokio::test]
async fn more_time_is_given_to_the_opponent() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let board = begins_timed_game(&story).await;
    for _ in 0..2 {
        let legal = [("b3", "c4"), ("d3", "e4")];
        let (one, other) =
            if story.record_in(story.games).await.contains("b3") { legal[1] } else { legal[0] };
        ada.plays(one).await;
        ben.plays(other).await;
    }
    let given = ben.slash("dara give-time", json!({ "time": "1d 12h" })).await;
    let expected = format!("⏳ {} gave {} more time: 1 day 12 hours", ben.mention(), ada.mention());
    assert_eq!(given.content, expected);
    assert_eq!(given.mentions, [ada.member.id()]);
    let (menu, _) = finds(&story, ben, &board).await;
    let given = ben.click_for_message(&menu, "Give a day").await;
    assert!(given.content.ends_with("more time: 1 day"), "{}", given.content);
    ben.waits_until_gone(&menu).await;
    // One day of her own, and the two and a half that she was given.
    story.passes(SignedDuration::from_hours(83));
    ada.plays("a5").await;
    for time in ["soon", "0m", "31d", "-1d"] {
        let told = story.refused(ben.slash("dara give-time", json!({ "time": time }))).await;
        assert!(told.starts_with("You can give from 1 minute to 30 days."), "{time}: {told}");
    }
    story.end().await;
}

#[tokio::test]
async fn a_pause_and_an_absence_at_once_never_claim_that_the_clock_runs() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    begins_timed_game(&story).await;
    pauses(&story, ada, ben).await;
    let says = async |words: String, clock: &str| {
        let said = |message: &Message| message.content.contains(&words);
        let said = story.sandbox.wait_for_message(story.games, said).await.expect("news");
        assert!(said.content.contains(clock) && !said.content.contains("time runs out"), "{}", said.content);
    };
    // Ada, whose turn it is, goes away and comes back while the game is paused.
    ada.slash("away start", json!({ "days": 3 })).await;
    ada.slash("away back", json!({})).await;
    // She goes away again, and the pause ends meanwhile.
    ada.slash("away start", json!({ "days": 3 })).await;
    ben.slash("dara resume", json!({})).await;
    says(format!("{} ended the pause.", ben.mention()), "⏸️ Clock paused: away until").await;
    for message in story.sandbox.messages(story.games) {
        let back = message.content.contains("is back.");
        assert!(!back || message.content.contains("⏸️ Clock paused"), "{}", message.content);
    }
    story.end().await;
}
