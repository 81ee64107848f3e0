//! The games that a player plays in: counted and listed, however many others run in the server, and however many of his are over.

use std::time::Instant;

use data::Store;
use play::{
    Change, GuildId, PlayerId,
    game::table::{self, Event},
};

use crate::setting::{TOGETHER, Times, begin_between, commit, id, now, timed};

/// So many games run in the server.
const RUNNING: usize = 10_000;
/// As many players play two each.
const PLAYERS: u64 = 10_000;
/// So many of them are listed at a time.
const PAGE: usize = 5;
/// So many of the first player's games are over.
const OVER: usize = 1_000;

pub(crate) async fn measure(store: &Store) {
    let guild: GuildId = id(1);
    all_begin(store).await;
    some_end(store).await;
    println!("of {RUNNING} running games, 2 of them a player's:");
    let mut next = (1..=PLAYERS).cycle();
    let mut player = || id::<PlayerId>(next.next().expect("players"));
    let counted = timed(2000, async || {
        let counts =
            store.count_running_games_of(guild.into(), [player(), player()]).await.expect("readable");
        assert!(counts.iter().all(|&(_, games)| games == 2), "{counts:?}");
    })
    .await;
    println!("  counted, those of two players: {counted}");
    let listed = timed(2000, async || {
        assert_eq!(store.running_games_of(guild.into(), player()).await.expect("readable").len(), 2);
    })
    .await;
    println!("  listed: {listed}");
    let everywhere = timed(2000, async || {
        assert_eq!(store.running_games_everywhere(id(1)).await.expect("readable").len(), 2);
    })
    .await;
    println!("  listed of all servers, of one who has {OVER} games that are over: {everywhere}");
    let all = timed(2000, async || {
        assert_eq!(store.count_running_games_in(guild.into()).await.expect("readable"), RUNNING);
    })
    .await;
    println!("  all counted: {all}");
    let last = RUNNING - PAGE;
    let page = timed(2000, async || {
        assert_eq!(store.running_games_in(guild.into(), PAGE, last).await.expect("readable").len(), PAGE);
    })
    .await;
    println!("  the last page of all: {page}");
    begun_within_a_limit(store, guild).await;
}

/// Each player begins a game against the next one.
async fn all_begin(store: &Store) {
    let mut changes = Vec::with_capacity(TOGETHER);
    for player in 1..=PLAYERS {
        changes.extend(begin_between(store, [player, player % PLAYERS + 1]).await.1);
        if changes.len() >= TOGETHER {
            commit(store, std::mem::take(&mut changes)).await;
        }
    }
    commit(store, changes).await;
}

/// The first player begins games against one who plays no others, and resigns them.
async fn some_end(store: &Store) {
    for _ in 0..OVER {
        let (game, changes) = begin_between(store, [1, PLAYERS + 1]).await;
        commit(store, changes).await;
        let table = store.table(game).await.expect("readable").expect("there");
        let resigned = table::decide_event(&table, id(1), Event::Resign, now()).expect("running");
        commit(store, resigned.changes).await;
    }
}

/// Games begin as the bot begins them: only if none of the players plays in too many.
async fn begun_within_a_limit(store: &Store, guild: GuildId) {
    let mut times = Vec::new();
    for player in (2..PLAYERS).step_by(10) {
        let players = [player, player + 1];
        let (_, mut changes) = begin_between(store, players).await;
        changes.push(Change::CheckRunningLimit {
            home: guild.into(),
            players: players.map(id).to_vec(),
            games: 9,
        });
        let begun = Instant::now();
        commit(store, changes).await;
        times.push(begun.elapsed());
    }
    println!("  another begun, durably: {}", Times::new(times));
}
