//! What players practise alone.

use data::{CommitError, Pruned};
use games::{Game, Recorded};

use crate::support::{ADA, BEN, Home, action, at, id};

fn begun(game: Game) -> Recorded {
    Recorded::begin(game.default_rules())
}

fn then(practice: &Recorded, token: &str) -> Recorded {
    practice.then(action(token)).expect("legal")
}

#[tokio::test]
async fn each_player_has_one_of_each_game_and_it_outlives_the_program() {
    let Some(home) = Home::new() else { return };
    let (dara, wali) = (begun(Game::Dara), begun(Game::Wali));
    assert_eq!(home.store.practice(id(ADA), Game::Dara).await.expect("readable"), None);
    for practice in [&dara, &wali] {
        home.store.begin_practice(id(ADA), practice.clone(), at(1)).await.expect("stored");
    }
    let played = then(&dara, "b3");
    home.store.go_on_practising(id(ADA), &dara, &played, at(2)).await.expect("stored");
    let home = home.reopened().await;
    let read = async |player, game| home.store.practice(id(player), game).await.expect("readable");
    assert_eq!(read(ADA, Game::Dara).await, Some(played));
    assert_eq!(read(ADA, Game::Wali).await, Some(wali));
    assert_eq!((read(ADA, Game::Damas).await, read(BEN, Game::Dara).await), (None, None));
    // With other rules it starts again.
    let niger = Recorded::begin("dara:niger".parse().expect("rules"));
    home.store.begin_practice(id(ADA), niger.clone(), at(3)).await.expect("stored");
    assert_eq!(read(ADA, Game::Dara).await, Some(niger));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn of_two_presses_at_once_one_counts() {
    let Some(home) = Home::new() else { return };
    let dara = begun(Game::Dara);
    home.store.begin_practice(id(ADA), dara.clone(), at(1)).await.expect("stored");
    let (one, other) = (then(&dara, "b3"), then(&dara, "c4"));
    home.store.go_on_practising(id(ADA), &dara, &one, at(2)).await.expect("stored");
    let late = home.store.go_on_practising(id(ADA), &dara, &other, at(2)).await;
    assert!(matches!(late, Err(CommitError::Stale)), "{late:?}");
    assert_eq!(home.store.practice(id(ADA), Game::Dara).await.expect("readable"), Some(one.clone()));
    let nothing = home.store.go_on_practising(id(BEN), &dara, &one, at(2)).await;
    assert!(matches!(nothing, Err(CommitError::Stale)), "he practises nothing");
}

#[tokio::test]
async fn unused_practice_games_expire_after_thirty_days() {
    let Some(home) = Home::new() else { return };
    let (dara, day) = (begun(Game::Dara), 24 * 60 * 60);
    for player in [ADA, BEN] {
        home.store.begin_practice(id(player), dara.clone(), at(0)).await.expect("stored");
    }
    home.store.go_on_practising(id(BEN), &dara, &dara, at(day)).await.expect("looked at");
    assert_eq!(home.store.prune(at(30 * day)).await.expect("pruned"), Pruned::default());
    let pruned = home.store.prune(at(30 * day + 1)).await.expect("pruned");
    assert_eq!(pruned, Pruned { practices: 1, ..Pruned::default() });
    let read = async |player| home.store.practice(id(player), Game::Dara).await.expect("readable");
    assert_eq!((read(ADA).await, read(BEN).await), (None, Some(dara.clone())));
}
