//! What is agreed on, taken back, moved or played once more.

use data::{CommitError, PostedBoard, Unit};
use play::{
    Change, Ending, GameId, Place, Table,
    challenge::Request,
    game::table::{self, Event, OfferKind},
};

use crate::support::{
    ADA, BEN, Home, accept, at, challenge, channel, decided, does, game, game_on, id, of_table, on, play,
    player, request, table, unit, until_take,
};

async fn stale(home: &Home, unit: Unit) {
    let late = home.store.commit(unit).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
}

/// What `by` offers, and the other one accepts.
async fn agree(home: &Home, game: GameId, by: u64, kind: OfferKind) {
    let other = if by == ADA { BEN } else { ADA };
    for (by, event) in [(by, Event::Offer(kind)), (other, Event::Accept(kind))] {
        home.store.commit(does(&home.store, game, by, event, 1000).await).await.expect("stored");
    }
}

#[tokio::test]
async fn a_turn_is_taken_back_with_its_take() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    until_take(&home.store, game).await;
    let before = table(&home.store, game).await;
    let by = before.player_to_act().and_then(play::Player::member).expect("running");
    let take = before.position().legal_actions()[0];
    home.store.commit(play(&before, &take.to_string(), 900)).await.expect("stored");
    let taken = table(&home.store, game).await;
    agree(&home, game, by.get(), OfferKind::Takeback).await;

    let back = table(&home.store, game).await;
    // The move that earned the take, and the take.
    assert_eq!(back.ply(), taken.ply() - 2);
    assert_eq!(back.stored().record.actions, taken.stored().record.actions[..back.ply() as usize]);
    assert_eq!(back.player_to_act(), Some(by.into()));
    assert!(back.version() > taken.version(), "no moment comes twice");
    stale(&home, play(&taken, &taken.position().legal_actions()[0].to_string(), 1001)).await;
    let home = home.reopened().await;
    assert_eq!(table(&home.store, game).await.stored(), back.stored());
    assert_eq!(home.store.integrity().expect("checked"), []);
    let other = back.position().legal_actions()[1];
    home.store.commit(play(&back, &other.to_string(), 1002)).await.expect("played otherwise");
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn only_what_was_played_is_taken_back() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    for token in ["b3", "c4"] {
        home.store.commit(play(&table(&home.store, game).await, token, 10)).await.expect("stored");
    }
    for (from, to) in [(1, 0), (3, 0), (2, 2), (2, 3)] {
        stale(&home, Unit { changes: vec![Change::TakeBack { game, from, to }], ..unit(20) }).await;
    }
    home.store.commit(does(&home.store, game, ADA, Event::Resign, 20).await).await.expect("stored");
    stale(&home, Unit { changes: vec![Change::TakeBack { game, from: 2, to: 0 }], ..unit(21) }).await;
    assert_eq!(table(&home.store, game).await.ply(), 2);
}

#[tokio::test]
async fn whatever_happens_at_a_table_at_the_same_moment_one_of_it_is_stored() {
    let Some(home) = Home::new() else { return };
    let game = game_on(&home.store, 7, "5d").await;
    let before = table(&home.store, game).await;
    let offer = does(&home.store, game, BEN, Event::Offer(OfferKind::Abort), 10).await;
    home.store.commit(offer.clone()).await.expect("stored");
    // None of them has seen the offer, which a turn would have withdrawn.
    stale(&home, offer).await;
    stale(&home, play(&before, "b3", 10)).await;
    stale(&home, on(&before, ADA, Event::Resign, 10)).await;
    let now = table(&home.store, game).await;
    assert_eq!((now.offers().count(), now.stored().revision), (1, 1));
    agree(&home, game, ADA, OfferKind::Pause).await;
    home.store
        .commit(does(&home.store, game, ADA, Event::Accept(OfferKind::Abort), 1001).await)
        .await
        .expect("stored");
    let over = table(&home.store, game).await;
    assert_eq!((over.ending(), over.stored().revision), (Some(Ending::CalledOff { by: None }), 4));
    // What is over stands as it is.
    let state = Box::new(over.stored().state.clone());
    let stand = Change::UpdateState { game, revision: 4, since: at(2000), state };
    stale(&home, Unit { changes: vec![stand], ..unit(2000) }).await;
}

fn moved(table: &Table, to: u64) -> Unit {
    of_table(table::relocate(table, channel(to), player(ADA), at(30)).expect("possible"), 30)
}

#[tokio::test]
async fn a_game_is_moved_to_another_channel_if_that_is_free() {
    let Some(home) = Home::new() else { return };
    let made = challenge(&home.store, Request { place: Place::Thread, ..request(7) }, 0).await;
    let game_in_thread = home.store.new_game_id().await.expect("an id");
    home.store.commit(accept(&made, game_in_thread, 1)).await.expect("stored");
    let elsewhere = game(&home.store, 8).await;
    for message in [4001, 4000] {
        let board = PostedBoard { game: game_in_thread, message: id(message), at: at(2) };
        assert!(!home.store.set_board_message(board, None).await.expect("stored"), "all boards stay");
    }
    assert_eq!(
        home.store.board_message(game_in_thread).await.expect("readable"),
        Some(id(4001)),
        "the newest"
    );

    let busy = home.store.commit(moved(&table(&home.store, game_in_thread).await, 8)).await;
    assert!(matches!(busy, Err(CommitError::ChannelBusy)), "{busy:?}");
    home.store.commit(moved(&table(&home.store, game_in_thread).await, 9)).await.expect("stored");
    let there = home.store.running_in(channel(9)).await.expect("readable").expect("running");
    assert_eq!((there.id(), there.stored().thread_of), (game_in_thread, None));
    assert_eq!(home.store.board_message(game_in_thread).await.expect("readable"), None, "it is elsewhere");
    assert!(home.store.running_in(channel(3001)).await.expect("readable").is_none());
    home.store.commit(does(&home.store, elsewhere, ADA, Event::Resign, 40).await).await.expect("stored");
    home.store.commit(moved(&there, 8)).await.expect("free now");
    stale(&home, moved(&there, 10)).await;
    stale(
        &home,
        Unit { changes: vec![Change::MoveGame { game: elsewhere, channel: channel(9) }], ..unit(50) },
    )
    .await;
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_game_has_one_rematch_open() {
    let Some(home) = Home::new() else { return };
    let over = game(&home.store, 7).await;
    home.store.commit(does(&home.store, over, ADA, Event::Resign, 10).await).await.expect("stored");
    assert_eq!(home.store.rematch_of(over).await.expect("readable"), None);
    let rematch = async || {
        let again = Request { rematch_of: Some(over), ..request(7) };
        play::challenge::open(&again, home.store.new_challenge_id().await.expect("an id"), None, at(20))
            .expect("a challenge")
    };
    let (first, second) = (rematch().await, rematch().await);
    home.store.commit(decided(&first, 20)).await.expect("stored");
    assert_eq!(home.store.rematch_of(over).await.expect("readable"), Some(first.challenge.clone()));
    stale(&home, decided(&second, 20)).await;
    assert_eq!(home.store.challenge(second.challenge.id).await.expect("readable"), None);
    home.store
        .commit(accept(&first.challenge, home.store.new_game_id().await.expect("an id"), 30))
        .await
        .expect("stored");
    assert_eq!(home.store.rematch_of(over).await.expect("readable"), None);
    home.store.commit(decided(&second, 40)).await.expect("once more");
}
