//! Where games are played: one per channel, and any number of threads.

use std::time::Duration;

use sandbox::{Failure, Permissions};
use serde_json::json;

use crate::story::{Story, first, place};

#[tokio::test]
async fn games_in_two_channels_and_in_a_thread_at_once() {
    let story = Story::begin().await;
    let (ada, ben, chidi) = (&story.ada, &story.ben, &story.chidi);
    let lounge = [&ada.goes_to(story.lounge), &chidi.goes_to(story.lounge)];
    story.begins_game(ada, ben, "traditional").await;
    story.begins_game(lounge[0], lounge[1], "capture-ten").await;
    let options = json!({ "opponent": "chidi", "first": first::ME, "place": place::THREAD });
    let challenge = ben.slash("dara challenge", options).await;
    assert!(challenge.content.contains("in its own thread"), "{}", challenge.content);
    let accepted = chidi.click_for_update(&challenge, "Accept").await;
    let thread = challenge.id;
    assert!(accepted.content.contains(&format!("the game is on in <#{thread}>!")), "{}", accepted.content);
    let board = story.begun_board(&challenge, thread).await;
    assert!(board.content.starts_with(&format!("⚫ {}", ben.mention())), "{}", board.content);

    let threaded = [&ben.goes_to(thread), &chidi.goes_to(thread)];
    for (one, other) in [("a1", "e6"), ("a3", "e4"), ("c1", "c6")] {
        // All three at once, in turn.
        tokio::join!(ada.plays(one), lounge[0].plays(one), threaded[0].plays(one));
        tokio::join!(ben.plays(other), lounge[1].plays(other), threaded[1].plays(other));
    }
    assert_eq!(story.record_in(story.games).await, "dara:traditional a1 e6 a3 e4 c1 c6");
    assert_eq!(story.record_in(story.lounge).await, "dara:capture-ten a1 e6 a3 e4 c1 c6");
    assert_eq!(story.record_in(thread).await, "dara:traditional a1 e6 a3 e4 c1 c6");
    // Players of one can't play in the others.
    let told = story.refused(chidi.slash("dara drop", json!({ "square": "d3" }))).await;
    assert!(told.starts_with("You're not in this game."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_channel_with_a_game_proposes_a_thread() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    story.begins_game(ada, ben, "traditional").await;
    let proposed = chidi
        .slash("dara challenge", json!({ "opponent": "dede", "rules": "niger", "first": first::OPPONENT }))
        .await;
    assert!(proposed.is_ephemeral(), "{proposed:?}");
    assert!(proposed.content.contains("is being played in this channel. Use a thread"));
    let challenge = chidi.click_for_message(&proposed, "Play in a thread").await;
    chidi.waits_until_gone(&proposed).await;
    assert!(!challenge.is_ephemeral());
    assert_eq!(challenge.mentions, [dede.member.id()]);
    assert!(challenge.content.contains("**Dara (Niger)**"), "{}", challenge.content);
    dede.click(&challenge, "Accept").await;
    let board = story.begun_board(&challenge, challenge.id).await;
    assert!(
        board.content.starts_with(&format!("⚫ {}", dede.mention())),
        "as it was said: {}",
        board.content
    );
    dede.goes_to(challenge.id).plays("b3").await;
    ada.plays("b3").await;
    story.end().await;
}

#[tokio::test]
async fn an_open_challenge_in_a_busy_channel_goes_to_a_thread_too() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let proposed = story.ada.slash("dara challenge", json!({})).await;
    let challenge = story.ada.click_for_message(&proposed, "Play in a thread").await;
    story.ada.waits_until_gone(&proposed).await;
    story.eve.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    story.end().await;
}

#[tokio::test]
async fn accepting_in_a_busy_channel_offers_a_thread() {
    let story = Story::begin().await;
    let (ada, ben, chidi, dede) = (&story.ada, &story.ben, &story.chidi, &story.dede);
    let challenge = chidi.slash("dara challenge", json!({ "opponent": "dede", "first": first::ME })).await;
    story.knows_messages_of_challenges(1).await;
    story.begins_game(ada, ben, "traditional").await;
    let offered = dede.click_for_message(&challenge, "Accept").await;
    assert!(offered.is_ephemeral(), "{offered:?}");
    assert!(offered.content.contains("is being played in this channel."), "{}", offered.content);
    let mine = dede.click_for_update(&offered, "Accept in a thread").await;
    let board = story.begun_board(&challenge, challenge.id).await;
    let link = format!("the game is on in <#{}>!", challenge.id);
    assert!(mine.content.contains(&link), "{}", mine.content);
    assert!(board.content.starts_with(&format!("⚫ {}", chidi.mention())), "{}", board.content);
    let edited = |message: &sandbox::Message| message.id == challenge.id && message.content.contains(&link);
    let edited = story.sandbox.wait_for_message(story.games, edited).await.expect("it is edited");
    assert!(edited.custom_ids().is_empty(), "{edited:?}");
    chidi.goes_to(challenge.id).plays("b3").await;
    story.end().await;
}

#[tokio::test]
async fn a_thread_that_the_bot_may_not_open() {
    let story = Story::begin().await;
    let in_thread = json!({ "opponent": "ben", "place": place::THREAD });
    let denied = Permissions::CREATE_PUBLIC_THREADS | Permissions::SEND_MESSAGES_IN_THREADS;
    story.sandbox.deny_bot(story.games, denied);
    let told = story.refused(story.ada.slash("dara challenge", in_thread.clone())).await;
    assert!(told.contains("**Create Public Threads**"), "{told}");
    assert!(told.contains("**Send Messages in Threads**"), "{told}");
    assert!(told.contains("Ask a server manager."), "{told}");
    // Without permission between challenge and acceptance, the same; with it again, the challenge is still open.
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let challenge = story.ada.slash("dara challenge", in_thread).await;
    story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
    let told = story.refused(story.ben.click_for_message(&challenge, "Accept")).await;
    assert!(told.contains("**Create Public Threads**"), "{told}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    story.end().await;
}

#[tokio::test]
async fn a_refused_thread_can_be_opened_later() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let proposed = story.chidi.slash("dara challenge", json!({ "opponent": "dede" })).await;
    story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
    let told = story.refused(story.chidi.click_for_message(&proposed, "Play in a thread")).await;
    assert!(told.contains("**Create Public Threads**"), "{told}");
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    let challenge = story.chidi.click_for_message(&proposed, "Play in a thread").await;
    assert!(challenge.content.contains("in its own thread"), "{}", challenge.content);
    story.end().await;
}

#[tokio::test]
async fn a_game_does_not_begin_where_its_board_could_not_be_shown() {
    let story = Story::begin().await;
    let challenge = story.ada.slash("dara challenge", json!({ "opponent": "ben" })).await;
    for (denied, name) in
        [(Permissions::SEND_MESSAGES, "**Send Messages**"), (Permissions::ATTACH_FILES, "**Attach Files**")]
    {
        story.sandbox.deny_bot(story.games, denied);
        let told = story.refused(story.ben.click_for_message(&challenge, "Accept")).await;
        assert!(told.contains(name), "{told}");
    }
    story.sandbox.deny_bot(story.games, Permissions::NONE);
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, story.games).await;
    story.end().await;
}

#[tokio::test]
async fn a_busy_channel_without_threads_says_what_else_can_be_done() {
    let story = Story::begin().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    story.sandbox.deny_bot(story.games, Permissions::CREATE_PUBLIC_THREADS);
    let told = story.refused(story.chidi.slash("dara challenge", json!({ "opponent": "dede" }))).await;
    assert!(told.contains("is being played in this channel."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_thread_has_no_threads() {
    let story = Story::begin().await;
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    let challenge = story.ada.slash("dara challenge", options.clone()).await;
    story.ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    let chidi = story.chidi.goes_to(challenge.id);
    let told = story.refused(chidi.slash("dara challenge", options)).await;
    assert!(told.starts_with("I can't open threads in"), "{told}");
    let told = story.refused(chidi.slash("dara challenge", json!({ "opponent": "ben" }))).await;
    assert!(told.contains("is being played in this channel."), "{told}");
    story.end().await;
}

#[tokio::test]
async fn a_thread_is_opened_after_a_bad_moment_of_discord() {
    let story = Story::begin().await;
    let (ada, ben, faults) = (&story.ada, &story.ben, story.sandbox.faults());
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    // It may have been opened all the same.
    for failure in [Failure::INTERNAL, Failure::BAD_GATEWAY, Failure { done: true, ..Failure::INTERNAL }] {
        let challenge = ada.slash("dara challenge", options.clone()).await;
        faults.fail_next(1, failure);
        ben.click_for_update(&challenge, "Accept").await;
        story.begun_board(&challenge, challenge.id).await;
    }
    let challenge = ada.slash("dara challenge", options).await;
    faults.fail_next(2, Failure::INTERNAL);
    let told = story.refused(ben.click_for_message(&challenge, "Accept")).await;
    assert!(told.contains("slow to open threads"), "{told}");
    assert!(story.log.lines().iter().all(|line| line.level != tracing::Level::ERROR));
    ben.click_for_update(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    let _ = story.sandbox.take_violations();
    story.end().await;
}

#[tokio::test]
async fn a_thread_that_does_not_open_leaves_the_challenge_open() {
    let story = Story::begin().await;
    let (ada, ben, faults) = (&story.ada, &story.ben, story.sandbox.faults());
    let options = json!({ "opponent": "ben", "place": place::THREAD });
    let challenge = ada.slash("dara challenge", options).await;
    story.knows_messages_of_challenges(1).await;
    faults.fail_next(1, Failure::TOO_MANY_THREADS);
    let told = story.refused(ben.click_for_message(&challenge, "Accept")).await;
    assert!(told.contains("too many open threads"), "{told}");
    faults.fail_next(1, Failure { status: 429, ..Failure::INTERNAL });
    let told = story.refused(ben.click_for_message(&challenge, "Accept")).await;
    assert!(told.contains("slow to open threads"), "{told}");
    // The thread is opened, but the response takes longer than a member waits.
    faults.delay(1, Duration::from_hours(1));
    let told = story.refused(ben.click_for_message(&challenge, "Accept")).await;
    assert!(told.contains("slow to open threads"), "{told}");
    ben.click(&challenge, "Accept").await;
    story.begun_board(&challenge, challenge.id).await;
    let _ = story.sandbox.take_violations();
    story.end().await;
}
