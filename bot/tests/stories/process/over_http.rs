//! Interactions that arrive over HTTP instead of the gateway.

use std::{net::Ipv4Addr, time::Duration};

use jiff::SignedDuration;
use sandbox::{Message, NotAnswered, Violation};
use serde_json::json;
use tokio::net::TcpListener;

use crate::{records, story::Story, wait};

#[tokio::test]
async fn a_whole_game_is_played_without_a_gateway() {
    let mut story = Story::begin_over_http().await;
    let players = story.players(records::WALI_PROST);
    let mut board = story.begins(&players, records::rules(records::WALI_PROST)).await;
    for (seat, action) in records::turns(records::WALI_PROST) {
        let before = story.sandbox.request_count();
        board = players[seat.index()].plays_in(records::game(records::WALI_PROST), &action).await;
        assert_eq!(story.sandbox.request_count(), before + 1, "{action}: the answer, as over the gateway");
    }
    assert!(board.content.contains("has no stones left."), "{}", board.content);
    assert_eq!(story.sandbox.identified(), 0, "no session at the gateway");
    let asked = |path: &str| story.sandbox.count_requests(|request| request.path.contains(path));
    assert_eq!(asked("/gateway"), 0);
    let time = story.stops_the_bot().await;
    assert!(time < Duration::from_secs(3), "{time:?}");
    story.end().await;
}

#[tokio::test]
async fn buttons_forms_suggestions_and_menus_work_over_http() {
    let story = Story::begin_over_http().await;
    let (ada, ben) = (&story.ada, &story.ben);
    let challenge = ada.slash("dara challenge", json!({ "opponent": "ben", "first": 1 })).await;
    let accepted = ben.click_for_update(&challenge, "Accept").await;
    let board = story.begun_board(&accepted, story.games).await;
    let panel = ada.click_for_message(&board, "Play").await;
    assert!(panel.is_ephemeral());
    ada.click_for_message(&panel, "b3").await;
    ada.waits_until_gone(&panel).await;
    let offered = ben.is_offered("dara drop", json!({}), "square", "b").await;
    assert!(offered.iter().all(|choice| choice.name != "b3") && !offered.is_empty(), "{offered:?}");
    ben.slash("dara drop", json!({ "square": offered[0].value })).await;
    let told = story.refused(ben.slash("dara drop", json!({ "square": "c4" }))).await;
    assert!(told.contains("Not your turn"), "{told}");
    // The form of a house rule.
    let panel = ada.slash("settings", json!({})).await;
    let list = ada.chooses(&panel, "House rules").await;
    let draft = ada.chooses(&list, "Dara").await;
    let option = ada.chooses(&draft, "What a row takes").await;
    let draft = ada.chooses(&option, "A row takes any enemy stone.").await;
    let saved = ada.fills_in(&draft, "Save as", "Yard").await.updated.expect("the panel");
    assert!(saved.content.contains("Yard"), "{}", saved.content);
    story.end().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_over_http_and_back_over_the_gateway() {
    let mut story = Story::begin_over_http().await;
    let (ada, ben) = (story.ada.clone(), story.ben.clone());
    story.begins_game(&ada, &ben, "traditional").await;
    ada.plays("b3").await;
    story.stops_the_bot().await;
    let answer = ben.try_slash("dara drop", json!({ "square": "c4" })).await;
    assert_eq!(answer.err(), Some(NotAnswered::InTime), "no one listens, and the member learns it at once");
    story.starts_the_bot().await;
    ben.plays("c4").await;
    story.stops_the_bot().await;
    story.goes_over_to_the_gateway();
    story.starts_the_bot().await;
    ada.plays("d3").await;
    assert_eq!(story.sandbox.identified(), 1);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4 d3");
    story.end().await;
}

#[tokio::test]
async fn what_arrives_twice_late_or_in_another_order_is_handled_once() {
    let story = Story::begin_over_http().await;
    let (ada, ben) = (&story.ada, &story.ben);
    story.begins_game(ada, ben, "traditional").await;
    story.sandbox.faults().deliver_twice();
    ada.plays("b3").await;
    story.sandbox.faults().deliver_reversed(2);
    let (board, refused) =
        tokio::join!(ben.plays("c4"), story.eve.slash("dara drop", json!({ "square": "c4" })));
    assert!(board.content.contains("dropped **c4**") && refused.is_ephemeral());
    let boards = |message: &Message| !message.attachments.is_empty();
    assert_eq!(story.sandbox.messages(story.games).into_iter().filter(boards).count(), 3);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3 c4");
    story.end().await;
}

#[tokio::test]
async fn a_balancer_finds_the_endpoint_that_works() {
    let story = Story::begin_over_http().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    // One endpoint stands still after it was registered, and its port is closed.
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let closed = format!("http://{}/", other.local_addr().expect("an address"));
    drop(other);
    let works = story.endpoint();
    story.sandbox.balance(&[closed.clone(), works, closed]);
    for (member, square) in [(&story.ada, "b3"), (&story.ben, "c4"), (&story.ada, "d3"), (&story.ben, "e4")] {
        member.plays(square).await;
    }
    story.end().await;
}

#[tokio::test]
async fn a_stopping_bot_turns_interactions_away_and_finishes_the_rest() {
    let mut story = Story::begin_over_http().await;
    story.begins_game(&story.ada, &story.ben, "traditional").await;
    let bot = story.take_bot();
    // The sandbox holds the answer back until its clock moves on.
    story.sandbox.faults().delay(1, Duration::from_secs(2));
    let (board, stopped, ()) = tokio::join!(
        story.ada.plays("b3"),
        async {
            story
                .until("the turn to be stored", async || story.record_in(story.games).await.ends_with("b3"))
                .await;
            bot.stop().await
        },
        async {
            story
                .until("the turn to be stored", async || story.record_in(story.games).await.ends_with("b3"))
                .await;
            wait::pass(Duration::from_millis(100)).await;
            let answer = story.ben.try_slash("dara drop", json!({ "square": "c4" })).await;
            assert_eq!(answer.err(), Some(NotAnswered::InTime));
            story.sandbox.clock().advance(Duration::from_secs(2));
        },
    );
    stopped.expect("a good end");
    assert!(board.content.contains("dropped **b3**"), "{}", board.content);
    assert_eq!(story.record_in(story.games).await, "dara:traditional b3");
    assert_eq!(story.due().await, 0, "it was told, and that was noted");
    story.starts_the_bot().await;
    story.ben.plays("c4").await;
    story.end().await;
}

#[tokio::test]
async fn a_channel_that_was_deleted_is_noticed_within_an_hour() {
    let story = Story::begin_over_http().await;
    let gone = story.sandbox.add_channel("gone");
    let players = [story.ada.goes_to(gone), story.ben.goes_to(gone)];
    story.begins_on(&players, "traditional", json!({ "clock": "3d" })).await;
    story.tells_all().await;
    story.sandbox.delete_channel(gone);
    story.passes(SignedDuration::from_mins(5));
    story.passes(SignedDuration::from_mins(60));
    story.until("it is found out", async || story.is_cut_off(1).await).await;
    story.pardons(|violation: &Violation| violation.code == 10_003);
    story.end().await;
}

#[tokio::test]
async fn a_server_that_was_left_is_noticed_within_an_hour_and_so_is_the_return() {
    let story = Story::begin_over_http().await;
    story.begins_on(&[story.ada.clone(), story.ben.clone()], "traditional", json!({ "clock": "3d" })).await;
    let hour = SignedDuration::from_hours(1);
    story.sandbox.remove_bot(true);
    story.passes(hour);
    story.until("the game to stand", async || story.is_cut_off(1).await).await;
    story.sandbox.remove_bot(false);
    story.passes(hour);
    story.until("the game to go on", async || !story.is_cut_off(1).await).await;
    story.tells_all().await;
    story.ada.plays("b3").await;
    if !story.sandbox.violations().is_empty() {
        story.pardons(|violation: &Violation| [50_001, 10_004].contains(&violation.code));
    }
    story.end().await;
}

#[tokio::test]
async fn a_key_of_another_application_is_refused_at_the_start() {
    let mut story = Story::begin_over_http().await;
    story.stops_the_bot().await;
    let why =
        story.starts_with_the_key("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a").await;
    assert!(why.to_string().starts_with("DISCORD_PUBLIC_KEY isn't the public key"), "{why:#}");
    assert_eq!(bot::exit::status(&why), bot::exit::MISCONFIGURED);
    story.starts_the_bot().await;
    story.end().await;
}
