//! Seeks on several workers at once.

use data::Store;
use futures::future::join_all;
use games::Game;
use play::Home;

use super::server::{LOUNGE, Server, done, id};
use crate::actions::challenge::seek::{Wanted, seek};

/// So many seek the same at once.
const SEEKERS: u64 = 200;

#[tokio::test(flavor = "multi_thread")]
async fn two_workers_that_pair_at_once_make_one_game_for_each() {
    let Some(cluster) = scratch_postgres::shared().unwrap() else { return };
    let database = cluster.database().unwrap();
    let url = database.url();
    let connected = tokio::task::spawn_blocking(move || {
        [1_000, 100_000].map(|from| Server::over(Store::connect(&url.parse().unwrap()).unwrap(), from))
    });
    let workers = connected.await.unwrap();
    let [first, _] = &workers;
    for player in 1..=SEEKERS {
        let name = format!("seeker {player}");
        first.app.store.learn_member(Home::World, id(player), &name, first.app.clock.now()).await.unwrap();
    }
    let seekers = (1..=SEEKERS).zip(workers.iter().cycle());
    let sought =
        join_all(seekers.map(async |(player, worker)| {
            seek(&worker.by(player, LOUNGE), Wanted::as_usual(Game::Dara)).await
        }));
    for reply in sought.await {
        done(reply);
    }
    for player in 1..=SEEKERS {
        let games = first.app.store.running_games_of(Home::World, id(player)).await.unwrap();
        assert_eq!(games.len(), 1, "player {player}");
    }
    assert!(first.app.store.open_challenges_of(Home::World).await.unwrap().is_empty());
}
