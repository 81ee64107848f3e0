//! Whatever is played, ratings that are computed from the history are those that are stored, bit by bit.

use std::collections::BTreeMap;

use data::Leaderboard;
use games::Side;
use jiff::Timestamp;
use play::{
    PlayerId,
    guild::standings::Period,
    player::ratings::{Category, Ended, Ledger, Rating},
};
use proptest::prelude::*;

use super::played::{DAY, Finish, play};
use crate::support::{Home, at, id, player};

#[derive(Clone, Debug)]
enum Happens {
    Game { first: u64, other: u64, four: bool, terms: &'static str, finish: Finish },
    SeasonCloses,
    DaysPass(i64),
    Lists { by: u64, listed: bool },
}

fn happens() -> impl Strategy<Value = Happens> {
    let finish = prop::sample::select(vec![
        Finish::Loses(Side::First),
        Finish::Loses(Side::Second),
        Finish::Agreed,
        Finish::Aborted,
    ]);
    let terms = prop::sample::select(vec!["1m", "1m", "1m", "1m,unrated"]);
    prop_oneof![
        30 => (0_u64..4, 1_u64..4, prop::bool::weighted(0.1), terms, finish).prop_map(
            |(first, by, four, terms, finish)| Happens::Game {
                first: 11 + first, other: 11 + (first + by) % 4, four, terms, finish
            }
        ),
        2 => Just(Happens::SeasonCloses),
        2 => prop_oneof![Just(1_i64), Just(40)].prop_map(Happens::DaysPass),
        1 => (11_u64..15, any::<bool>()).prop_map(|(by, listed)| Happens::Lists { by, listed }),
    ]
}

/// The leaderboards as a ledger and a plain count know them.
#[derive(Default)]
struct Boards {
    ledger: Ledger,
    lines: BTreeMap<(Category, Period), BTreeMap<PlayerId, (Rating, u32)>>,
    unlisted: Vec<PlayerId>,
}

fn periods(at: Timestamp) -> [Period; 3] {
    [Period::AllTime, Period::year_of(at), Period::month_of(at)]
}

impl Boards {
    fn end(&mut self, ended: &Ended) {
        for settled in self.ledger.end(ended).unwrap_or_default() {
            for period in periods(ended.at) {
                let lines = self.lines.entry((ended.category(), period)).or_default();
                let games = lines.get(&settled.player).map_or(0, |&(_, games)| games);
                lines.insert(settled.player, (settled.after.rating, games + 1));
            }
        }
    }

    fn close_season(&mut self, at: Timestamp) {
        self.ledger.close_season(at);
        for (category, pool) in self.ledger.pools() {
            for period in periods(at) {
                for (player, line) in self.lines.entry((category, period)).or_default() {
                    line.0 = pool[player].rating;
                }
            }
        }
    }

    async fn compare(&self, home: &Home) {
        for (category, pool) in self.ledger.pools() {
            for (&player, entry) in pool {
                let (_, careers) = home.store.career(id(1001), player).await.expect("readable");
                let stored = careers.iter().find(|career| career.category == category);
                assert_eq!(stored.and_then(|career| career.entry), Some(*entry));
            }
        }
        for (&(category, period), lines) in &self.lines {
            let board = Leaderboard { home: id(1001), category, period };
            let listed = |(player, (_, games)): &(&PlayerId, &(Rating, u32))| {
                *games >= 5 && !self.unlisted.contains(player)
            };
            let mut expected: Vec<_> = lines.iter().filter(listed).collect();
            expected.sort_by(|(_, (one, _)), (_, (other, _))| other.rank().total_cmp(&one.rank()));
            assert_eq!(home.store.count_leaderboard(board).await.expect("readable"), expected.len());
            for offset in 0..=expected.len() {
                let page = home.store.leaderboard(board, 2, offset).await.expect("readable");
                let page: Vec<_> =
                    page.iter().map(|placed| (&placed.player, (placed.rating, placed.games))).collect();
                let expected = expected.iter().skip(offset).take(2).map(|&(player, &line)| (player, line));
                assert_eq!(page, expected.collect::<Vec<_>>(), "{board:?}");
            }
            for (player, &(rating, games)) in lines {
                let own =
                    home.store.leaderboard_own(board, *player).await.expect("readable").expect("played");
                let place = expected.iter().position(|(placed, _)| *placed == player).map(|index| index + 1);
                assert_eq!((own.place, own.rating, own.games), (place, rating, games));
            }
        }
    }
}

async fn run(happenings: Vec<Happens>) {
    let Some(home) = Home::new() else { return };
    let mut boards = Boards::default();
    let (mut now, mut season, mut games) = (60, 1, 0);
    for happens in happenings {
        now += 60;
        match happens {
            Happens::Game { first, other, four, terms, finish } => {
                let players = if four { vec![11, 12, 13, 14] } else { vec![first, other] };
                boards.end(&play(&home, &players, terms, finish, now).await);
                games += 1;
            }
            Happens::SeasonCloses => {
                home.store.close_season(id(1001), season, player(15), at(now)).await.expect("closed");
                boards.close_season(at(now));
                season += 1;
            }
            Happens::DaysPass(days) => now += days * DAY,
            Happens::Lists { by, listed } => {
                home.store.list_member(id(1001), player(by), listed, at(now)).await.expect("stored");
                boards.unlisted.retain(|&unlisted| unlisted != player(by));
                boards.unlisted.extend((!listed).then_some(player(by)));
            }
        }
    }
    boards.compare(&home).await;
    assert_eq!(home.store.integrity().expect("checked"), []);
    let again = home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((again.games, again.mended), (games, 0));
    boards.compare(&home.reopened().await).await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: Home::share_of(12), ..ProptestConfig::default() })]
    #[test]
    fn ratings_computed_from_the_history_are_those_that_are_stored(
        happenings in prop::collection::vec(happens(), 1..60),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
        runtime.block_on(run(happenings));
    }
}
