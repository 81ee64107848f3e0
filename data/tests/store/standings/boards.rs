//! Leaderboards: who is on them, and where.

use data::Leaderboard;
use play::guild::standings::Period;

use super::played::{DAY, dara, lost_by};
use crate::support::{ADA, BEN, Home, at, id, player};

const CHIDI: u64 = 13;

fn board(period: Period) -> Leaderboard {
    Leaderboard { home: id(1001), category: dara(), period }
}

/// Everybody on a leaderboard, and that each finds himself there.
async fn listed(home: &Home, period: Period) -> Vec<u64> {
    let board = board(period);
    let page = home.store.leaderboard(board, 9, 0).await.expect("readable");
    assert_eq!(home.store.count_leaderboard(board).await.expect("readable"), page.len());
    for placed in &page {
        let own =
            home.store.leaderboard_own(board, placed.player).await.expect("readable").expect("has played");
        assert_eq!((own.place, own.rating, own.games), (Some(placed.place), placed.rating, placed.games));
    }
    page.iter().map(|placed| placed.player.get()).collect()
}

/// Ada beats Ben and Chidi, Ben beats Chidi: each five times or more.
async fn season() -> Option<Home> {
    let home = Home::new()?;
    for day in 0..5 {
        for (second, (loser, winner)) in (0..).zip([(BEN, ADA), (CHIDI, ADA), (CHIDI, BEN)]) {
            lost_by(&home, loser, winner, day * DAY + second).await;
        }
    }
    Some(home)
}

#[tokio::test]
async fn a_leaderboard_lists_who_has_played_five_rated_games() {
    let Some(home) = Home::new() else { return };
    for second in 0..5 {
        assert_eq!(listed(&home, Period::AllTime).await, [0; 0]);
        lost_by(&home, BEN, ADA, second).await;
    }
    assert_eq!(listed(&home, Period::AllTime).await, [ADA, BEN]);
    // One who has not played enough sees where he stands all the same.
    lost_by(&home, CHIDI, 14, 10).await;
    let own = home.store.leaderboard_own(board(Period::AllTime), player(14)).await.expect("readable");
    assert_eq!(own.map(|own| (own.place, own.games)), Some((None, 1)));
    assert_eq!(home.store.leaderboard_own(board(Period::AllTime), player(15)).await.expect("readable"), None);
}

#[tokio::test]
async fn pages_follow_each_other_by_rating_less_twice_the_deviation() {
    let Some(home) = season().await else { return };
    assert_eq!(listed(&home, Period::AllTime).await, [ADA, BEN, CHIDI]);
    let whole = home.store.leaderboard(board(Period::AllTime), 9, 0).await.expect("readable");
    assert!(whole.is_sorted_by(|one, next| one.rating.rank() >= next.rating.rank()));
    for (offset, placed) in whole.chunks(1).enumerate() {
        let page = home.store.leaderboard(board(Period::AllTime), 1, offset).await.expect("readable");
        assert_eq!(page, placed);
    }
    assert_eq!(home.store.leaderboard(board(Period::AllTime), 9, 3).await.expect("readable"), []);
}

#[tokio::test]
async fn a_month_and_a_year_have_leaderboards_of_their_own() {
    let Some(home) = season().await else { return };
    let (june, july) = (Period::month_of(at(0)), Period::month_of(at(30 * DAY)));
    for second in 0..5 {
        lost_by(&home, ADA, CHIDI, 30 * DAY + second).await;
    }
    assert_eq!(
        (listed(&home, june).await, listed(&home, july).await),
        (vec![ADA, BEN, CHIDI], vec![CHIDI, ADA])
    );
    assert_eq!(listed(&home, Period::year_of(at(0))).await, listed(&home, Period::AllTime).await);
    assert_eq!(listed(&home, "2024".parse().expect("a period")).await, [0; 0]);
    // What was is shown as it was then.
    let then = home.store.leaderboard_own(board(june), player(ADA)).await.expect("readable").expect("played");
    let now = home.store.leaderboard_own(board(july), player(ADA)).await.expect("readable").expect("played");
    assert!(then.rating.value() > now.rating.value());
}

#[tokio::test]
async fn who_has_left_or_does_not_want_it_is_not_listed() {
    let Some(home) = season().await else { return };
    let (guild, july) = (id(1001), at(30 * DAY));
    home.store.list_member(guild, player(ADA), false, july).await.expect("stored");
    home.store.member_left(guild, player(BEN), july).await.expect("stored");
    for period in [Period::AllTime, Period::month_of(at(0))] {
        assert_eq!(listed(&home, period).await, [CHIDI]);
    }
    // Also in a month in which they play after that.
    lost_by(&home, ADA, BEN, 30 * DAY).await;
    assert_eq!(listed(&home, Period::AllTime).await, [CHIDI]);
    // Who acts is there again; who did not want to be listed is still not.
    for (by, name) in [(ADA, "Ada"), (BEN, "Ben")] {
        home.store.learn_member(guild, player(by), name, july).await.expect("stored");
    }
    assert_eq!(listed(&home, Period::AllTime).await, [BEN, CHIDI]);
    home.store.list_member(guild, player(ADA), true, july).await.expect("stored");
    assert_eq!(listed(&home, Period::AllTime).await, [ADA, BEN, CHIDI]);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn names_are_learnt_and_forgotten_never() {
    let Some(home) = season().await else { return };
    let names = async |home: &Home| -> Vec<_> {
        let page = home.store.leaderboard(board(Period::AllTime), 2, 0).await.expect("readable");
        page.into_iter().map(|placed| placed.name).collect()
    };
    for name in ["Ada", "Ada", "Ada Lovelace"] {
        home.store.learn_member(id(1001), player(ADA), name, at(9)).await.expect("stored");
    }
    assert_eq!(names(&home).await, [Some("Ada Lovelace".to_owned()), None]);
    home.store.member_left(id(1001), player(ADA), at(9)).await.expect("stored");
    let ada = home.store.member(id(1001), player(ADA)).await.expect("readable");
    assert_eq!((ada.name.as_deref(), ada.listed, ada.gone), (Some("Ada Lovelace"), true, true));
    assert!(
        home.store.member(id(1002), player(ADA)).await.expect("readable").listed,
        "in another server, too"
    );
}
