//! Turns that are played at once, and games that begin.

use data::CommitError;
use play::Change;

use super::at_once::{Two, is_stale, stored};
use crate::support::{ADA, BEN, accept, at, challenge, game, id, play, player, request, table};

/// Fails whatever the error is.
fn never(_: &CommitError) -> bool {
    false
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_ply_is_played_once() {
    let Some(two) = Two::new() else { return };
    let game = game(&two.home.store, 7).await;
    for (ply, tokens) in (1..).zip([["b3", "a1"], ["c4", "e6"], ["b5", "d2"], ["c1", "a6"]]) {
        let before = table(&two.home.store, game).await;
        let turns = tokens.map(|token| play(&before, token, 10));
        assert_eq!(stored(&two.commit(turns).await, is_stale), 1);
        assert_eq!(table(&two.home.store, game).await.ply(), ply);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn turns_of_many_games_are_all_played_without_a_refusal() {
    let Some(two) = Two::new() else { return };
    let mut turns = Vec::new();
    for channel in 100..132 {
        let game = game(&two.home.store, channel).await;
        turns.push(play(&table(&two.home.store, game).await, "b3", 10));
    }
    assert_eq!(stored(&two.answer(turns).await, never), 32);
}

/// All of them read the pages that the others write, so without a turn of its own, one of them would lose every race.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_games_of_a_server_begin_at_once_and_none_is_refused() {
    let Some(two) = Two::new() else { return };
    let mut begins = Vec::new();
    for number in 0..32 {
        let store = two.store(number);
        let open = challenge(store, request(100 + number as u64), 0).await;
        let mut begin = accept(&open, store.new_game_id().await.expect("an id"), 1);
        let players = vec![player(ADA), player(BEN)];
        begin.changes.push(Change::CheckRunningLimit { home: id(1001), players, games: 32 });
        begins.push(begin);
    }
    assert_eq!(stored(&two.answer(begins).await, never), 32);
    assert_eq!(two.home.store.integrity().expect("checked"), []);
    assert!(two.home.store.silent_games(at(1), None, 99).await.expect("readable").len() == 32);
}
