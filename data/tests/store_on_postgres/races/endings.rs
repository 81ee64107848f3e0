//! Games that end at once, and the standings that follow.

use data::Unit;
use play::{
    Change, GameId, PlayerId,
    challenge::{Invited, Request},
    game::{
        matches,
        table::{self, Event},
    },
};

use super::at_once::{Two, is_stale, stored};
use crate::support::{
    ADA, BEN, accept, at, challenge, decided, game, game_on, id, join, of_table, player, request, table, turn,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_game_ends_once() {
    let Some(two) = Two::new() else { return };
    for channel in 100..110 {
        let game = game(&two.home.store, channel).await;
        for token in ["b3", "c4"] {
            turn(&two.home.store, game, token, 5).await.expect("stored");
        }
        let table = table(&two.home.store, game).await;
        let ends = [ADA, BEN, ADA, BEN].map(|by| {
            of_table(table::decide_event(&table, player(by), Event::Resign, at(10)).expect("possible"), 10)
        });
        assert_eq!(stored(&two.commit(ends).await, is_stale), 1);
        assert!(two.store(1).ended(game).await.expect("readable").is_some());
    }
    assert_eq!(two.home.column("SELECT count(*) FROM finished_games"), ["10"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_next_game_of_a_match_begins_once() {
    let Some(two) = Two::new() else { return };
    for channel in 100..110 {
        let first = game_on(&two.home.store, channel, "5d,match:pair").await;
        for token in ["b3", "c4"] {
            turn(&two.home.store, first, token, 5).await.expect("stored");
        }
        let over = table(&two.home.store, first).await;
        let mut ends = Vec::new();
        for (number, by) in [ADA, BEN].into_iter().enumerate() {
            let ended = table::decide_event(&over, player(by), Event::Resign, at(10)).expect("possible");
            let after = ended.table.clone();
            let mut unit = of_table(ended, 10);
            let next = two.store(number).new_game_id().await.expect("an id");
            let (changes, announcements) =
                matches::go_on(&after, next, vec![], vec![], at(10)).expect("of a match");
            unit.changes.extend(changes);
            unit.announcements.extend(announcements);
            ends.push(unit);
        }
        assert_eq!(stored(&two.commit(ends).await, is_stale), 1);
        let runs = two.store(1).running_in(id(channel)).await.expect("readable").expect("running");
        assert_eq!(runs.stored().in_match.map(|played| played.number), Some(2));
    }
}

/// Makes some transactions that end a game take longer after it has got its number.
const SLOW_ENDS: &str = "CREATE FUNCTION slow() RETURNS TRIGGER LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(random() * 0.03); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER slow_ends AFTER INSERT ON finished_games DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION slow();";

/// Games between these players in pairs, each of which both have begun to play.
async fn begun(two: &Two, pairs: &[(u64, u64)]) -> Vec<(GameId, PlayerId)> {
    let mut games = Vec::new();
    for (channel, &(one, other)) in (100..).zip(pairs) {
        let invited = vec![Some(Invited::Member(player(other)))];
        let request = Request { challenger: player(one), invited, ..request(channel) };
        let open = challenge(&two.home.store, request, 0).await;
        let game = two.home.store.new_game_id().await.expect("an id");
        two.home.store.commit(decided(&join(&open, other, game, 1), 1)).await.expect("stored");
        for token in ["b3", "c4"] {
            turn(&two.home.store, game, token, 2).await.expect("stored");
        }
        games.push((game, player(if channel % 2 == 0 { one } else { other })));
    }
    games
}

/// The units by which these players resign.
async fn resign(two: &Two, games: &[(GameId, PlayerId)]) -> Vec<Unit> {
    let mut units = Vec::new();
    for &(game, by) in games {
        let table = table(&two.home.store, game).await;
        units.push(of_table(table::decide_event(&table, by, Event::Resign, at(10)).expect("possible"), 10));
    }
    units
}

/// Standings are those that follow from the games in their order, and that is the order in which they were stored.
async fn in_order(two: &Two, games: usize) {
    let stored =
        two.home.column("SELECT sequence FROM finished_games ORDER BY pg_xact_commit_timestamp(xmin)");
    let numbers: Vec<u64> = stored.iter().map(|number| number.parse().expect("a number")).collect();
    assert!(numbers.len() == games && numbers.is_sorted(), "{numbers:?}");
    assert_eq!(two.home.store.integrity().expect("checked"), []);
    let again = two.home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((again.games, again.mended, again.tables), (games, 0, vec![]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_games_of_a_server_that_end_at_once_are_numbered_in_the_order_of_their_ends() {
    // Of players who play against several others, so that their ratings follow from each other, and of pairs.
    let circle = (0..16).map(|number| (11 + number % 8, 19 + number * 5 % 7)).collect();
    let pairs = (0..32).map(|number| (11 + 2 * number, 12 + 2 * number)).collect();
    for players in [circle, pairs] {
        let players: Vec<_> = players;
        let Some(two) = Two::new() else { return };
        two.home.by_hand(SLOW_ENDS);
        let games = begun(&two, &players).await;
        for together in games.chunks(8) {
            let units = resign(&two, together).await;
            assert_eq!(stored(&two.commit(units).await, |_| false), together.len());
        }
        in_order(&two, games.len()).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn games_that_end_while_a_season_is_closed_belong_to_one_season() {
    let Some(two) = Two::new() else { return };
    two.home.by_hand(SLOW_ENDS);
    let pairs: Vec<_> = (0..24).map(|number| (11 + number % 9, 20 + number * 3 % 8)).collect();
    let games = begun(&two, &pairs).await;
    for (season, together) in (1..).zip(games.chunks(6)) {
        let units = resign(&two, together).await;
        let other = two.store(1).clone();
        let closes =
            tokio::spawn(async move { other.close_season(id(1001), season, player(ADA), at(11)).await });
        assert_eq!(stored(&two.commit(units).await, |_| false), together.len());
        closes.await.expect("no panic").expect("closed");
    }
    in_order(&two, games.len()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_season_is_closed_by_one() {
    let Some(two) = Two::new() else { return };
    let games = begun(&two, &[(ADA, BEN)]).await;
    two.commit(resign(&two, &games).await).await;
    for season in 1..10 {
        let close = |turn: usize| {
            let store = two.store(turn).clone();
            tokio::spawn(async move { store.close_season(id(1001), season, player(ADA), at(11)).await })
        };
        let (one, other) = (close(0), close(1));
        let outcomes = [one.await.expect("no panic"), other.await.expect("no panic")];
        assert_eq!(stored(&outcomes.map(|outcome| outcome.map(|()| vec![])), is_stale), 1);
    }
    assert_eq!(two.home.store.season(id(1001)).await.expect("readable"), 10);
    in_order(&two, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_challenge_is_accepted_or_declined() {
    let Some(two) = Two::new() else { return };
    for channel in 100..110 {
        let open = challenge(&two.home.store, request(channel), 0).await;
        let begin = accept(&open, two.store(0).new_game_id().await.expect("an id"), 1);
        let decline = play::challenge::Event::Decline { by: player(BEN) };
        let decline = decided(&play::challenge::update(&open, decline, at(1)).expect("open"), 1);
        assert!(begin.changes.iter().any(|change| matches!(change, Change::StartGame(_))));
        assert_eq!(stored(&two.commit([begin, decline]).await, is_stale), 1);
    }
}
