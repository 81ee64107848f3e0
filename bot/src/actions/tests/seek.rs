//! Seeks on several workers at once.

use std::time::{Duration, Instant};

use data::Store;
use futures::future::join_all;
use games::Game;
use jiff::SignedDuration;
use play::{
    Change, FirstPlayer, Home, Place, Terms,
    challenge::{Request, seek::Sought},
};

use super::server::{LOUNGE, Server, done, id};
use crate::actions::challenge::seek::{Wanted, seek};

/// So many seek the same at once.
const SEEKERS: u64 = 200;
/// Longer than players wait, since a busy machine may take so long for all of them.
const PATIENCE: Duration = Duration::from_mins(1);

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
    let sought = join_all(seekers.map(|(player, worker)| {
        data::until(Some(Instant::now() + PATIENCE), async move {
            seek(&worker.by(player, LOUNGE), Wanted::as_usual(Game::Dara)).await
        })
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

/// A player's seek of Dara by usual terms, stored without looking for anyone.
async fn waits(server: &Server, player: u64, rating: i32) {
    let store = &server.app.store;
    store.learn_member(Home::World, id(player), "someone", server.app.clock.now()).await.unwrap();
    let challenge = store.new_challenge_id().await.unwrap();
    let rules = Game::Dara.default_rules();
    let terms = Terms { clock: server.app.chosen.turn_time, ..Terms::default() };
    let request = Request {
        home: Home::World,
        channel: play::mail_channel(challenge),
        challenger: id(player),
        invited: vec![None],
        rules,
        terms,
        rematch_of: None,
        first: FirstPlayer::Lot,
        place: Place::Here,
        lifetime: SignedDuration::from_hours(24),
    };
    let made = play::challenge::open(&request, challenge, None, server.app.clock.now()).unwrap();
    let sought = Sought { rules, terms, rating, spread: None, lets_run_out: false, pace: None };
    let changes = made.changes.into_iter().chain([Change::OpenSeek(sought.of(challenge))]);
    server.commits(changes.collect()).await;
}

#[tokio::test]
async fn those_who_play_enough_already_hide_no_one_who_fits() {
    let server = Server::new();
    // More than are looked at in one portion, all nearer than the one who fits; each may play two games.
    let busy = 101..=144;
    for player in busy.clone() {
        waits(&server, player, 1500).await;
    }
    for _ in 0..2 {
        for player in busy.clone() {
            done(seek(&server.by(player, LOUNGE), Wanted::as_usual(Game::Wali)).await);
        }
        // A press just after the first game would mean that one.
        server.hand.advance(SignedDuration::from_secs(10));
    }
    waits(&server, 200, 1900).await;
    let newcomer = 201;
    server
        .app
        .store
        .learn_member(Home::World, id(newcomer), "a newcomer", server.app.clock.now())
        .await
        .unwrap();
    done(seek(&server.by(newcomer, LOUNGE), Wanted::as_usual(Game::Dara)).await);
    let games = server.app.store.running_games_of(Home::World, id(newcomer)).await.unwrap();
    let [game] = games.as_slice() else { panic!("{games:?}") };
    assert!(game.seat(id(200)).is_some(), "{game:?}");
}

#[tokio::test]
async fn an_excluded_player_is_no_longer_found_and_leaves_the_store_sound() {
    let server = Server::new();
    waits(&server, 100, 1500).await;
    let store = &server.app.store;
    assert!(store.exclude(id(100), None, server.app.clock.now()).await.unwrap());
    assert_eq!(store.integrity().unwrap(), []);
    assert!(store.open_challenges_of(Home::World).await.unwrap().is_empty());
    store.learn_member(Home::World, id(101), "a newcomer", server.app.clock.now()).await.unwrap();
    done(seek(&server.by(101, LOUNGE), Wanted::as_usual(Game::Dara)).await);
    assert!(store.running_games_of(Home::World, id(101)).await.unwrap().is_empty());
}
