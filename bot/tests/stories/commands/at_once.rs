//! Interactions delivered twice, and people acting at the same moment.

use sandbox::{Answer, Message};
use serde_json::json;

use crate::story::{Story, first, place};

/// Waits until the bot has handled everything before.
async fn settled(story: &Story) {
    let looked = story.eve.slash("help", json!({})).await;
    assert!(looked.is_ephemeral());
}

fn public(answer: &Answer) -> bool {
    answer.message.as_ref().is_some_and(|message| !message.is_ephemeral())
}

fn boards(story: &Story) -> usize {
    let messages = story.sandbox.messages(story.games);
    messages.iter().filter(|message| !message.attachments.is_empty()).count()
}

#[tokio::test]
async fn an_interaction_delivered_twice_is_handled_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let twice = || story.sandbox.faults().deliver_twice();

    twice();
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": first::ME })).await;
    settled(&story).await;
    assert_eq!(story.sandbox.messages(story.games).len(), 1);

    twice();
    ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&challenge, story.games).await;
    settled(&story).await;
    assert_eq!(boards(&story), 1);

    twice();
    let panel = ada.click_for_message(&board, "Play").await;
    settled(&story).await;
    let private = ada.sees().into_iter().filter(Message::is_ephemeral).count();
    assert_eq!(private, 1, "one panel");

    twice();
    ada.click_for_message(&panel, "b3").await;
    ada.waits_until_gone(&panel).await;
    twice();
    ben.plays("c4").await;
    settled(&story).await;
    assert_eq!(boards(&story), 3);

    twice();
    let told = story.refused(ben.slash("dara drop", json!({ "square": "c4" }))).await;
    assert!(told.contains("Not your turn"), "{told}");
    twice();
    let question = ben.asks_to_resign("dara").await;
    twice();
    let over = ben.click_for_message(&question, "Resign").await;
    ben.waits_until_gone(&question).await;
    settled(&story).await;
    assert!(over.content.contains("resigned"), "{}", over.content);
    assert_eq!(boards(&story), 4);
    story.end().await;
}

#[tokio::test]
async fn two_drops_at_once_play_one() {
    let story = Story::begin().await;
    let ada = &story.ada;
    story.begins_game(ada, &story.ben, "traditional").await;
    let (one, other) = tokio::join!(
        ada.try_slash("dara drop", json!({ "square": "b3" })),
        ada.try_slash("dara drop", json!({ "square": "c4" })),
    );
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "{one:?} {other:?}");
    let played = if public(&one) { "b3" } else { "c4" };
    assert_eq!(story.record_in(story.games).await, format!("dara:traditional {played}"));
    assert_eq!(boards(&story), 2);
    story.end().await;
}

#[tokio::test]
async fn pressing_a_button_twice_at_once_plays_once() {
    let story = Story::begin().await;
    let ada = &story.ada;
    let board = story.begins_game(ada, &story.ben, "traditional").await;
    let panel = ada.click_for_message(&board, "Play").await;
    let (one, other) = tokio::join!(ada.try_click(&panel, "b3"), ada.try_click(&panel, "b3"));
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "{one:?} {other:?}");
    ada.waits_until_gone(&panel).await;
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");
    assert_eq!(boards(&story), 2);
    story.end().await;
}

#[tokio::test]
async fn pressing_a_proposed_thread_twice_at_once_makes_one_challenge() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let chidi = &story.chidi;
    let proposed = chidi.slash("dara challenge", json!({ "opponent": "dede" })).await;
    let (one, other) = tokio::join!(
        chidi.try_click(&proposed, "Play in a thread"),
        chidi.try_click(&proposed, "Play in a thread"),
    );
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "{one:?} {other:?}");
    chidi.waits_until_gone(&proposed).await;
    settled(&story).await;
    let challenges = story.sandbox.messages(story.games);
    let challenges = challenges.iter().filter(|message| message.content.contains(" challenges "));
    assert_eq!(challenges.count(), 2, "the first game's, and this one");
    story.end().await;
}

#[tokio::test]
async fn an_accept_clicked_twice_at_once_opens_one_thread_with_one_game() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    let challenge = story.ada.slash("dara challenge", options).await;
    let (one, other) =
        tokio::join!(story.ben.try_click(&challenge, "Accept"), story.ben.try_click(&challenge, "Accept"));
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(one.updated.is_some() != other.updated.is_some(), "{one:?} {other:?}");
    story.begun_board(&challenge, challenge.id).await;
    settled(&story).await;
    assert_eq!(story.sandbox.messages(challenge.id).len(), 1, "one board in the thread");
    // The second attempt finds the existing thread.
    story.sandbox.take_violations().iter().for_each(|found| assert_eq!(found.code, 160_004, "{found:?}"));
    story.end().await;
}

#[tokio::test]
async fn accepting_and_withdrawing_at_once_one_counts() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    let (withdrawn, accepted) =
        tokio::join!(story.ada.try_click(&challenge, "Withdraw"), story.ben.try_click(&challenge, "Accept"));
    let (withdrawn, accepted) = (withdrawn.expect("an answer"), accepted.expect("an answer"));
    assert!(withdrawn.updated.is_some() != accepted.updated.is_some(), "{withdrawn:?} {accepted:?}");
    settled(&story).await;
    assert_eq!(boards(&story), usize::from(accepted.updated.is_some()));
    story.end().await;
}

#[tokio::test]
async fn both_players_at_once() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    let (one, other) = tokio::join!(
        ada.try_slash("dara drop", json!({ "square": "b3" })),
        ben.try_slash("dara drop", json!({ "square": "b3" })),
    );
    // Ben is told that it isn't his turn or, if Ada's stone was there first, that the square is occupied.
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) && !public(&other), "{one:?} {other:?}");
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");

    ada.after_first_turns().await;
    let (ada_asked, ben_asked) =
        tokio::join!(ada.slash("dara resign", json!({})), ben.slash("dara resign", json!({})));
    let (one, other) = tokio::join!(ada.try_click(&ada_asked, "Resign"), ben.try_click(&ben_asked, "Resign"));
    let (one, other) = (one.expect("an answer"), other.expect("an answer"));
    assert!(public(&one) != public(&other), "one has resigned: {one:?} {other:?}");
    settled(&story).await;
    assert_eq!(boards(&story), 3);
    story.end().await;
}
