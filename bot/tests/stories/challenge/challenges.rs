//! Challenges: accepted, declined, withdrawn, expired, open to everyone; and who plays first.

use jiff::SignedDuration;
use sandbox::{Answer, Message};
use serde_json::{Value, json};

use crate::story::{Story, first};

fn to_ben() -> Value {
    json!({ "opponent": "ben" })
}

/// Checks the message of a challenge that can no longer be answered, but perhaps leads to the computer.
fn closed(message: &Message, says: &str) {
    assert!(message.content.contains(says), "{}", message.content);
    let answers = |id: &String| !id.starts_with("begin-level:");
    assert!(!message.custom_ids().iter().any(answers) && message.mentions.is_empty(), "{message:?}");
}

#[tokio::test]
async fn a_challenged_player_is_pinged_and_may_decline() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    assert_eq!(challenge.mentions, [story.ben.member.id()]);
    assert!(!challenge.is_ephemeral());
    let declined = story.ben.click_for_update(&challenge, "Decline").await;
    closed(&declined, "Declined.");
    story.tells_all().await;
    let late = story.finds_old_message(&["accept:1", "decline:1", "withdraw:1"]).await;
    for button in ["Old 0", "Old 1"] {
        let told = story.refused(story.ben.click_for_message(&late, button)).await;
        assert_eq!(told, "This challenge was declined. Start a new one with `/play`.");
    }
    let told = story.refused(story.ada.click_for_message(&late, "Old 2")).await;
    assert!(told.starts_with("This challenge was declined."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn only_the_challenger_can_withdraw() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    for other in [&story.ben, &story.chidi] {
        let told = story.refused(other.click_for_message(&challenge, "Withdraw")).await;
        assert_eq!(
            told,
            format!("Only {} can withdraw this challenge. Start your own with `/play`.", story.ada.mention())
        );
    }
    let withdrawn = story.ada.click_for_update(&challenge, "Withdraw").await;
    closed(&withdrawn, "Withdrawn.");
    let late = story.finds_old_message(&["accept:1"]).await;
    let told = story.refused(story.ben.click_for_message(&late, "Old")).await;
    assert_eq!(told, "This challenge was withdrawn. Start your own with `/play`.");
    story.end().await;
}

#[tokio::test]
async fn only_the_invited_player_can_accept() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    for button in ["Accept", "Decline"] {
        let told = story.refused(story.chidi.click_for_message(&challenge, button)).await;
        let ben = story.ben.mention();
        assert_eq!(told, format!("This challenge is for {ben}. Start your own with `/play`."));
    }
    let told = story.refused(story.ada.click_for_message(&challenge, "Accept")).await;
    assert_eq!(told, "It's your own challenge, so someone else has to accept it. You can withdraw it.");
    let rules = story.chidi.click_for_message(&challenge, "Rules").await;
    assert!(rules.is_ephemeral() && rules.content.starts_with("## Dara (traditional)"), "{}", rules.content);
    let accepted = story.ben.click_for_update(&challenge, "Accept").await;
    closed(&accepted, "accepted: the game is on!");
    story.begun_board(&accepted, story.games).await;
    let late = story.finds_old_message(&["accept:1"]).await;
    let told = story.refused(story.ben.click_for_message(&late, "Old")).await;
    assert_eq!(told, "Someone already accepted this challenge. Start your own with `/play`.");
    story.end().await;
}

#[tokio::test]
async fn a_challenge_expires_by_itself_after_a_day() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    let open = story.chidi.slash("dara challenge", json!({})).await;
    story.knows_messages_of_challenges(2).await;
    story.passes(SignedDuration::from_hours(23));
    story.eve.slash("dara rules", json!({})).await;
    assert!(story.sandbox.messages(story.games).iter().all(|message| !message.edited));
    story.passes(SignedDuration::from_hours(1));
    for expired in [&challenge, &open] {
        let edited = |message: &Message| message.id == expired.id && message.edited;
        let edited = story.sandbox.wait_for_message(story.games, edited).await.expect("it is edited");
        closed(&edited, "Expired: no one accepted in time.");
    }
    story.tells_all().await;
    assert_eq!(story.sandbox.messages(story.games).len(), 4, "each challenger is told");
    let late = story.finds_old_message(&["accept:1"]).await;
    let told = story.refused(story.ben.click_for_message(&late, "Old")).await;
    assert_eq!(told, "This challenge has expired. Start a new one with `/play`.");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn an_accept_at_the_last_moment_comes_too_late() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    story.knows_messages_of_challenges(1).await;
    story.passes(SignedDuration::from_hours(24));
    // The message isn't edited yet.
    let told = story.ben.click_for_message(&challenge, "Accept").await;
    assert!(told.is_ephemeral() && told.content.starts_with("This challenge has expired."), "{told:?}");
    let edited = |message: &Message| message.id == challenge.id && message.edited;
    story.sandbox.wait_for_message(story.games, edited).await.expect("it is edited");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn a_challenge_that_expired_while_the_bot_was_down_is_announced_at_start() {
    let mut story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", to_ben()).await;
    story.knows_messages_of_challenges(1).await;
    story.stops_the_bot().await;
    // Of that, a day is given back.
    story.passes(SignedDuration::from_hours(30 + 24));
    story.starts_the_bot().await;
    let edited = |message: &Message| message.id == challenge.id && message.edited;
    let edited = story.sandbox.wait_for_message(story.games, edited).await.expect("it is edited");
    closed(&edited, "Expired: no one accepted in time.");
    story.tells_all().await;
    story.end().await;
}

#[tokio::test]
async fn an_open_challenge_is_for_anyone_but_its_maker() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "first": first::OPPONENT })).await;
    assert!(challenge.mentions.is_empty(), "no one in particular is pinged");
    assert!(challenge.button("Decline").is_none(), "there is no one to decline it");
    let told = story.refused(story.ada.click_for_message(&challenge, "Accept")).await;
    assert!(told.starts_with("It's your own challenge"), "{told}");
    let accepted = story.dede.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&accepted, story.games).await;
    let first = format!("⚫ {}, your turn", story.dede.mention());
    assert!(board.content.contains(&first), "the member who accepts plays first: {}", board.content);
    assert!(board.mentions.is_empty(), "and knows it");
    let old = story.finds_old_message(&["decline:2"]).await;
    let told = story.refused(story.ben.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("This challenge is gone."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn an_open_challenge_cannot_be_declined() {
    let story = Story::begin().await;
    story.ada.slash("dara challenge", json!({})).await;
    let old = story.finds_old_message(&["decline:1"]).await;
    let told = story.refused(story.ben.click_for_message(&old, "Old")).await;
    assert!(told.starts_with("This challenge is open to everyone"), "{told}");
    story.end().await;
}

#[tokio::test]
async fn two_accepting_at_once_one_gets_the_seat() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "first": first::ME })).await;
    let (ben, chidi) =
        tokio::join!(story.ben.click(&challenge, "Accept"), story.chidi.click(&challenge, "Accept"));
    let seated = |answer: &Answer| answer.updated.is_some();
    assert!(seated(&ben) != seated(&chidi), "{ben:?} {chidi:?}");
    let (seat, none) = if seated(&ben) { (&story.ben, &chidi) } else { (&story.chidi, &ben) };
    let told = none.message.as_ref().expect("a refusal");
    assert!(told.is_ephemeral(), "{told:?}");
    let board = story.begun_board(&challenge, story.games).await;
    let players = format!("⚫ {} – ⚪ {}: the game is on!", story.ada.mention(), seat.mention());
    assert!(board.content.starts_with(&players), "{}", board.content);
    story.end().await;
}

#[tokio::test]
async fn the_challenge_decides_who_plays_first() {
    let story = Story::begin().await;
    for (choice, player) in [(first::ME, &story.ada), (first::OPPONENT, &story.ben)] {
        let challenge =
            story.ada.slash("dara challenge", json!({ "opponent": "ben", "first": choice })).await;
        assert!(challenge.content.contains(&format!("{} goes first", player.mention())));
        let accepted = story.ben.click_for_update(&challenge, "Accept").await;
        let board = story.begun_board(&accepted, story.games).await;
        assert!(board.content.starts_with(&format!("⚫ {}", player.mention())), "{}", board.content);
        resign(&story).await;
    }
    story.end().await;
}

#[tokio::test]
async fn the_lot_falls_to_one_and_to_the_other() {
    let story = Story::begin().await;
    let (mut ada, mut ben) = (0, 0);
    while (ada == 0 || ben == 0) && ada + ben < 30 {
        let challenge =
            story.ada.slash("dara challenge", json!({ "opponent": "ben", "first": first::LOT })).await;
        assert!(challenge.content.contains("a random player goes first"));
        let accepted = story.ben.click_for_update(&challenge, "Accept").await;
        let board = story.begun_board(&accepted, story.games).await;
        if board.content.starts_with(&format!("⚫ {}", story.ada.mention())) {
            ada += 1;
        } else {
            ben += 1;
        }
        resign(&story).await;
    }
    assert!(ada > 0 && ben > 0, "ada {ada} times, ben {ben} times");
    story.end().await;
}

/// Ada resigns the game in #games.
async fn resign(story: &Story) {
    let question = story.ada.asks_to_resign("dara").await;
    let over = story.ada.click_for_message(&question, "Resign").await;
    assert!(over.content.contains("resigned."), "{}", over.content);
    story.ada.waits_until_gone(&question).await;
}

/// The message that tells a challenger what has become of their challenge.
fn told(messages: &[Message], what: &str) -> Vec<Message> {
    messages.iter().filter(|message| message.content.contains(what)).cloned().collect()
}

#[tokio::test]
async fn a_challenger_learns_that_their_challenge_was_declined() {
    let story = Story::begin().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    ben.click(&challenge, "Decline").await;
    let what =
        format!("{}, {} declined your challenge to **Dara (traditional)**: ", ada.mention(), ben.mention());
    story.until("it to be told", async || told(&story.sandbox.messages(story.games), &what).len() == 1).await;
    assert_eq!(told(&story.sandbox.messages(story.games), &what)[0].mentions, [ada.member.id()]);
    // By a direct message, if they prefer that; not at all, if they want nothing.
    story.prefers(ada, "Direct message").await;
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    ben.click(&challenge, "Decline").await;
    let direct = story.direct(ada);
    let declined = |message: &Message| message.content.contains("declined your challenge");
    story.sandbox.wait_for_message(direct, declined).await.expect("a direct message");
    story.prefers(ada, "Nothing").await;
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    ben.click(&challenge, "Decline").await;
    story.tells_all().await;
    assert_eq!(told(&story.sandbox.messages(story.games), "declined your challenge").len(), 1);
    assert_eq!(told(&story.sandbox.messages(direct), "declined your challenge").len(), 1);
    story.end().await;
}

#[tokio::test]
async fn a_challenger_learns_that_no_one_accepted_in_time() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({})).await;
    story.knows_messages_of_challenges(1).await;
    story.passes(SignedDuration::from_hours(25));
    let what = format!(
        "{}, no one accepted your challenge to **Dara (traditional)** in time: ",
        story.ada.mention()
    );
    let link = format!("/{}", challenge.id);
    let late = |message: &Message| message.content.starts_with(&what) && message.content.ends_with(&link);
    let message = story.sandbox.wait_for_message(story.games, late).await.expect("it is told");
    assert_eq!(message.mentions, [story.ada.member.id()]);
    story.end().await;
}
