//! The end of a season.

use data::{CommitError, Leaderboard};
use play::{guild::standings::Period, player::ratings::Entry};

use super::{
    entry,
    played::{dara, lost_by},
};
use crate::support::{ADA, BEN, Home, at, id, player};

const CARA: u64 = 13;
const DAN: u64 = 14;

async fn played() -> Option<Home> {
    let home = Home::new()?;
    for second in 0..5 {
        lost_by(&home, BEN, ADA, second).await;
    }
    Some(home)
}

async fn entries<const N: usize>(home: &Home, players: [u64; N]) -> Vec<Option<Entry>> {
    let mut entries = Vec::new();
    for player in players {
        entries.push(entry(home, player).await);
    }
    entries
}

#[tokio::test]
async fn a_season_that_is_closed_is_kept_and_pulls_all_half_way_to_the_mean() {
    let Some(home) = played().await else { return };
    let board = Leaderboard { home: id(1001), category: dara(), period: Period::AllTime };
    let before = home.store.leaderboard(board, 9, 0).await.expect("readable");
    assert_eq!(home.store.season(id(1001)).await.expect("readable"), 1);
    let is_played = async || home.store.season_is_played(id(1001)).await.expect("readable");
    assert!(is_played().await);
    home.store.close_season(id(1001), 1, player(13), at(10)).await.expect("closed");
    assert!(!is_played().await);
    assert_eq!(home.store.season_standings(id(1001), 1, dara(), 1, 9).await.expect("readable"), before);
    let second = home.store.season_standings(id(1001), 1, dara(), 2, 9).await.expect("readable");
    assert_eq!(second.iter().map(|placed| placed.place).collect::<Vec<_>>(), [2]);
    let seasons = home.store.seasons(id(1001)).await.expect("readable");
    assert_eq!(seasons.iter().map(|season| (season.number, season.by.get())).collect::<Vec<_>>(), [(1, 13)]);

    // Of two players the mean is half-way between them.
    let mean = f64::midpoint(before[0].rating.value(), before[1].rating.value());
    for placed in &before {
        let now = entry(&home, placed.player.get()).await.expect("rated");
        let half = f64::midpoint(placed.rating.value(), mean);
        assert!((now.rating.value() - half).abs() < 1e-9, "{now:?}");
        assert_eq!((now.games, now.since, now.rating.is_provisional()), (5, at(10), true));
        let own = home.store.leaderboard_own(board, placed.player).await.expect("readable");
        assert_eq!(own.map(|own| own.rating), Some(now.rating));
    }
    let again = home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((again.games, again.mended), (5, 0));
    lost_by(&home, ADA, BEN, 20).await;
    assert!(is_played().await);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn a_season_is_closed_once() {
    let Some(home) = played().await else { return };
    home.store.close_season(id(1001), 1, player(13), at(10)).await.expect("closed");
    let pulled = entry(&home, ADA).await;
    let twice = home.store.close_season(id(1001), 1, player(14), at(10)).await;
    assert!(matches!(twice, Err(CommitError::Stale)), "{twice:?}");
    assert_eq!((entry(&home, ADA).await, home.store.season(id(1001)).await.expect("readable")), (pulled, 2));
    // One in which no one played is one all the same.
    home.store.close_season(id(1001), 2, player(13), at(20)).await.expect("closed");
    home.store.close_season(id(1002), 1, player(13), at(20)).await.expect("of another server");
    assert_eq!(home.store.recompute_standings(|_| {}).await.expect("computed").mended, 0);
    assert_eq!(home.store.season(id(1001)).await.expect("readable"), 3);
}

#[tokio::test]
async fn who_does_not_want_to_be_listed_is_not_shown_in_seasons_that_are_over() {
    let Some(home) = played().await else { return };
    home.store.close_season(id(1001), 1, player(13), at(10)).await.expect("closed");
    home.store.list_member(id(1001), player(ADA), false, at(11)).await.expect("stored");
    let shown = home.store.season_standings(id(1001), 1, dara(), 1, 9).await.expect("readable");
    let shown: Vec<_> = shown.iter().map(|placed| (placed.place, placed.player.get())).collect();
    assert_eq!(shown, [(2, BEN)]);
}

/// Closes a season and stops waiting before any rating is pulled.
async fn closed_halfway(home: &Home, number: u32, second: i64) {
    let mut closing = Box::pin(home.store.close_season(id(1001), number, player(13), at(second)));
    // The first look hands the closing over to the writer, which finishes it; no one asks for the rest.
    let looked = std::future::poll_fn(|context| std::task::Poll::Ready(closing.as_mut().poll(context))).await;
    assert!(looked.is_pending());
    drop(closing);
    while home.store.season(id(1001)).await.expect("readable") == number {
        home.store.list_member(id(1001), player(13), true, at(second)).await.expect("stored");
    }
}

#[tokio::test]
async fn a_game_that_ends_while_a_season_is_being_closed_counts_from_the_new_ratings() {
    let Some(home) = played().await else { return };
    lost_by(&home, CARA, DAN, 5).await;
    let before = entries(&home, [ADA, BEN, CARA]).await;
    closed_halfway(&home, 1, 10).await;
    assert_eq!(entries(&home, [ADA, BEN, CARA]).await, before, "not pulled yet");
    assert_eq!(home.store.integrity().expect("checked"), [], "a season that is being closed isn't a fault");
    lost_by(&home, ADA, BEN, 20).await;
    assert_eq!(entry(&home, CARA).await, before[2], "who didn't play waits");
    let halfway = entries(&home, [ADA, BEN]).await;
    let home = home.reopened().await;
    assert_eq!(entries(&home, [ADA, BEN]).await, halfway, "pulled once");
    assert!(entry(&home, CARA).await.is_some_and(|now| now.rating.is_provisional() && now.since == at(10)));
    assert_eq!(home.store.integrity().expect("checked"), []);
    let again = home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((again.mended, again.tables), (0, vec![]));
}

#[tokio::test]
async fn a_season_can_be_closed_or_computed_anew_while_the_last_one_is_being_closed() {
    for recomputes in [false, true] {
        let Some(home) = played().await else { return };
        closed_halfway(&home, 1, 10).await;
        if recomputes {
            home.store.recompute_standings(|_| {}).await.expect("computed");
        }
        home.store.close_season(id(1001), 2, player(13), at(20)).await.expect("closed");
        assert!(entry(&home, ADA).await.is_some_and(|now| now.since == at(20)));
        assert_eq!(home.store.integrity().expect("checked"), []);
        let again = home.store.recompute_standings(|_| {}).await.expect("computed");
        assert_eq!((again.mended, again.tables), (0, vec![]));
    }
}

#[tokio::test]
async fn a_player_can_be_deleted_while_a_season_is_being_closed() {
    let Some(home) = played().await else { return };
    closed_halfway(&home, 1, 10).await;
    home.store.ask_for_deletion(player(BEN), at(11)).await.expect("noted");
    home.store.forget(player(BEN)).await.expect("deleted");
    let home = home.reopened().await;
    assert_eq!(entry(&home, BEN).await, None);
    assert!(entry(&home, ADA).await.is_some_and(|now| now.since == at(10)));
    let again = home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((again.mended, again.tables), (0, vec![]));
}
