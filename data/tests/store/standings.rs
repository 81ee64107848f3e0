//! Where players stand after what they have played, and what is told of it.

mod boards;
mod deletions;
mod history;
pub(crate) mod played;
mod seasons;
mod stretches;

use data::{CommitError, Progress, Stage, Unit};
use games::{Seat, Side};
use jiff::Timestamp;
use play::{
    Change, GameId, PlayerId,
    guild::standings::{GameResult, ResultCounts},
    paging::Stretch,
    player::ratings::Entry,
};

use self::played::{DAY, Finish, dara, lost_by, play};
use crate::support::{ADA, BEN, Home, at, does, game, id, player, unit};

/// Whoever has rated games in Dara: how many, and his whole points.
async fn state(home: &Home, by: u64) -> Option<(u32, f64)> {
    entry(home, by).await.map(|entry| (entry.games, entry.rating.value().floor()))
}

async fn entry(home: &Home, by: u64) -> Option<Entry> {
    let (_, careers) = home.store.career(id(1001), player(by)).await.expect("readable");
    careers.into_iter().find(|career| career.category == dara()).and_then(|career| career.entry)
}

fn won_drawn_lost_aborted(count_result: &ResultCounts) -> (Seat, [u32; 4]) {
    (count_result.seat, [count_result.won, count_result.drawn, count_result.lost, count_result.aborted])
}

async fn counts(home: &Home, by: u64) -> Vec<(Seat, [u32; 4])> {
    home.store
        .career(id(1001), player(by))
        .await
        .expect("readable")
        .0
        .iter()
        .map(won_drawn_lost_aborted)
        .collect()
}

/// The finished games of Ada's, the newest first, with what they were for her.
async fn history(home: &Home) -> Vec<(GameId, Option<GameResult>)> {
    let games =
        home.store.history(id(1001), Some(player(ADA)), None, Stretch::Newest, 9).await.expect("readable");
    games.games.iter().map(|finished| (finished.game, finished.result)).collect()
}

#[tokio::test]
async fn what_a_game_was_for_its_players_is_stored_with_its_end() {
    let Some(home) = Home::new() else { return };
    play(&home, &[ADA, BEN], "none", Finish::Loses(Side::Second), 10).await;
    play(&home, &[BEN, ADA], "none", Finish::Agreed, 20).await;
    let [won, drawn] = [1, 2].map(id);
    assert_eq!(history(&home).await, [(drawn, Some(GameResult::Drawn)), (won, Some(GameResult::Won))]);
    assert_eq!(counts(&home, ADA).await, [(Seat::FIRST, [1, 0, 0, 0]), (Seat::SECOND, [0, 1, 0, 0])]);
    assert_eq!(counts(&home, BEN).await, [(Seat::FIRST, [0, 1, 0, 0]), (Seat::SECOND, [0, 0, 1, 0])]);
    assert_eq!((state(&home, ADA).await, state(&home, BEN).await), (Some((2, 1576.0)), Some((2, 1423.0))));
    let curve = home.store.ratings_of(id(1001), player(ADA), dara()).await.expect("readable");
    let points = curve.iter().map(|&(at, rating, _)| (at.as_second() % 100, rating.floor()));
    assert_eq!(points.collect::<Vec<_>>(), [(10, 1662.0), (20, 1576.0)]);
    let (_, careers) = home.store.career(id(1001), player(ADA)).await.expect("readable");
    assert_eq!(
        (careers[0].last.as_second() % 100, careers[0].best),
        (20, None),
        "a provisional one is not best"
    );
    let home = home.reopened().await;
    assert_eq!(history(&home).await.len(), 2);
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn it_is_told_what_a_game_made_of_the_ratings_of_its_players() {
    let Some(home) = Home::new() else { return };
    let points = async |game: u64| {
        let rated = home.store.rated_by(id(game)).await.expect("readable")?;
        let floor =
            |one: &play::guild::standings::RatedResult| (one.seat, one.before.floor(), one.after.floor());
        Some(rated.iter().map(floor).collect::<Vec<_>>())
    };
    play(&home, &[ADA, BEN], "none", Finish::Loses(Side::Second), 10).await;
    let first = vec![(Seat::FIRST, 1500.0, 1662.0), (Seat::SECOND, 1500.0, 1337.0)];
    assert_eq!(points(1).await, Some(first));
    home.store.close_season(id(1001), 1, player(13), crate::support::at(11)).await.expect("closed");
    play(&home, &[BEN, ADA], "none", Finish::Agreed, 20).await;
    let pulled = vec![(Seat::FIRST, 1418.0, 1463.0), (Seat::SECOND, 1581.0, 1536.0)];
    assert_eq!(points(2).await, Some(pulled), "the end of a season lies between");
    play(&home, &[ADA, BEN], "none,unrated", Finish::Agreed, 30).await;
    assert_eq!(points(3).await, Some(vec![]));
    let running = game(&home.store, 7).await;
    assert_eq!(home.store.rated_by(running).await.expect("readable"), None);
    assert_eq!(home.store.rated_by(id(99)).await.expect("readable"), None);
    let kept = [points(1).await, points(2).await, points(3).await];
    assert_eq!(home.store.recompute_standings(|_| {}).await.expect("computed").mended, 0);
    assert_eq!([points(1).await, points(2).await, points(3).await], kept);
}

#[tokio::test]
async fn an_end_that_is_not_stored_changes_nothing() {
    let Some(home) = Home::new() else { return };
    let game = game(&home.store, 7).await;
    let mut ends = does(&home.store, game, ADA, play::game::table::Event::Resign, 10).await;
    ends.changes.push(Change::TakeBack { game, from: 1, to: 0 });
    let refused = home.store.commit(ends).await;
    assert!(matches!(refused, Err(CommitError::Stale)), "{refused:?}");
    assert_eq!((history(&home).await, state(&home, ADA).await), (vec![], None));
}

#[tokio::test]
async fn games_that_were_aborted_or_agreed_not_to_count_are_listed_and_not_rated() {
    let Some(home) = Home::new() else { return };
    play(&home, &[ADA, BEN], "1d,unrated", Finish::Loses(Side::Second), 10).await;
    play(&home, &[ADA, BEN], "1d", Finish::Aborted, 20).await;
    let [unrated, aborted] = [1, 2].map(id);
    let listed = [(aborted, Some(GameResult::Aborted)), (unrated, Some(GameResult::Won))];
    assert_eq!(history(&home).await, listed);
    assert_eq!(counts(&home, ADA).await, [(Seat::FIRST, [1, 0, 0, 1])]);
    assert_eq!((state(&home, ADA).await, state(&home, BEN).await), (None, None));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn of_two_players_games_six_a_day_are_rated() {
    let Some(home) = Home::new() else { return };
    for second in 0..7 {
        let seats = if second % 2 == 0 { [ADA, BEN] } else { [BEN, ADA] };
        play(&home, &seats, "none", Finish::Agreed, second).await;
    }
    let games = async |home: &Home, by| entry(home, by).await.map_or(0, |entry| entry.games);
    assert_eq!(games(&home, ADA).await, 6);
    // Somebody else, and the same two tomorrow.
    lost_by(&home, 13, ADA, 10).await;
    assert_eq!(games(&home, ADA).await, 7);
    lost_by(&home, BEN, ADA, DAY).await;
    assert_eq!((games(&home, ADA).await, games(&home, BEN).await), (8, 7));
    assert_eq!(home.store.integrity().expect("checked"), []);
}

#[tokio::test]
async fn who_plays_in_a_team_is_rated_for_teams() {
    let Some(home) = Home::new() else { return };
    play(&home, &[11, 12, 13, 14], "none", Finish::Loses(Side::First), 10).await;
    let rated = async |by| {
        let (_, careers) = home.store.career(id(1001), player(by)).await.expect("readable");
        let rated = careers.iter().map(|career| (career.category.to_string(), career.entry));
        rated.map(|(category, entry)| (category, entry.map(|entry| entry.rating.value() > 1500.0))).collect()
    };
    let expected: [(_, Vec<_>); 4] = [(11, false), (12, true), (13, false), (14, true)]
        .map(|(by, up)| (by, vec![("damala:teams".to_owned(), Some(up))]));
    for (by, expected) in expected {
        let rated: Vec<_> = rated(by).await;
        assert_eq!(rated, expected, "{by}");
    }
    assert_eq!(home.store.against(id(1001), player(11), player(12)).await.expect("readable"), []);
}

#[tokio::test]
async fn it_is_told_how_two_have_fared_against_each_other_and_who_wins_in_a_row() {
    let Some(home) = Home::new() else { return };
    for second in 0..3 {
        lost_by(&home, BEN, ADA, second).await;
    }
    lost_by(&home, ADA, BEN, 3).await;
    lost_by(&home, 13, ADA, 4).await;
    let against = home.store.against(id(1001), player(ADA), player(BEN)).await.expect("readable");
    let against: Vec<_> = against.iter().map(won_drawn_lost_aborted).collect();
    assert_eq!(against, [(Seat::FIRST, [0, 0, 1, 0]), (Seat::SECOND, [3, 0, 0, 0])]);
    let last = home.store.last_against(id(1001), player(ADA), player(BEN), 2).await.expect("readable");
    let last: Vec<_> = last.iter().map(|finished| (finished.game.get(), finished.result)).collect();
    assert_eq!(last, [(4, Some(GameResult::Lost)), (3, Some(GameResult::Won))]);
    let streak = async |by: PlayerId| {
        let (_, careers) = home.store.career(id(1001), by).await.expect("readable");
        careers.first().map(|career| (career.running, career.longest))
    };
    assert_eq!(
        [streak(player(ADA)).await, streak(player(BEN)).await, streak(player(13)).await],
        [Some((1, 3)), Some((1, 1)), Some((0, 0))]
    );
}

#[tokio::test]
async fn the_best_rating_is_the_highest_that_was_not_provisional() {
    let Some(home) = Home::new() else { return };
    for (day, opponent) in (0..30).flat_map(|day| [(day, BEN), (day, 13), (day, 14)]) {
        let (loser, winner) = if day < 2 || day % 2 == 0 { (opponent, ADA) } else { (ADA, opponent) };
        lost_by(&home, loser, winner, day * DAY + i64::try_from(opponent).expect("small")).await;
    }
    let curve = home.store.ratings_of(id(1001), player(ADA), dara()).await.expect("readable");
    let highest = |points: Vec<(Timestamp, f64, f64)>| {
        // Of several that are as high, the first.
        points
            .into_iter()
            .rev()
            .max_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(at, rating, _)| (rating, at))
    };
    let certain = highest(curve.iter().copied().filter(|&(_, _, deviation)| deviation < 110.0).collect());
    assert!(certain.is_some() && highest(curve) != certain, "higher while it said little");
    let best =
        async |home: &Home| home.store.career(id(1001), player(ADA)).await.expect("readable").1[0].best;
    assert_eq!(best(&home).await, certain);
    // What the end of a season makes of it is provisional.
    home.store.close_season(id(1001), 1, player(15), at(40 * DAY)).await.expect("closed");
    assert_eq!(best(&home).await, certain);
    home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((best(&home).await, home.store.integrity().expect("checked")), (certain, vec![]));
}

#[tokio::test]
async fn recomputing_reports_how_far_it_is() {
    let Some(home) = Home::new() else { return };
    for second in 0..3 {
        lost_by(&home, BEN, ADA, second).await;
    }
    let (sender, reports) = std::sync::mpsc::channel();
    let report = move |progress| sender.send(progress).expect("received");
    home.store.recompute_standings(report).await.expect("recomputed");
    let reports: Vec<_> =
        reports.iter().map(|Progress { stage, done, total }| (stage, done, total)).collect();
    assert_eq!(reports, [0, 1, 2, 3].map(|done| (Stage::Standings, done, 3)));
}

#[tokio::test]
async fn a_rating_that_was_changed_by_hand_is_noticed_and_mended() {
    let Some(home) = Home::new() else { return };
    lost_by(&home, BEN, ADA, 10).await;
    let known = entry(&home, ADA).await;
    for (change, table) in [
        ("UPDATE ratings SET rating = rating + 1 WHERE player = 11", "ratings"),
        ("DELETE FROM results WHERE player = 12", "results"),
        ("UPDATE result_counts SET won = won + 1 WHERE player = 12", "result_counts"),
        ("UPDATE standings SET listed = FALSE WHERE player = 11 AND period = ''", "standings"),
        (
            "INSERT INTO rank_counts (guild, category, period, step, players) VALUES (1001, 'dara', '', 1, 1)",
            "rank_counts",
        ),
    ] {
        home.by_hand(change);
        let faults = home.store.integrity().expect("checked");
        assert!(
            matches!(faults.as_slice(), [data::Fault::Standings { table: named, rows: 1 }] if *named == table),
            "{change}: {faults:?}"
        );
        let again = home.store.recompute_standings(|_| {}).await.expect("computed");
        assert_eq!((again.games, again.mended), (1, usize::from(table == "ratings")), "{change}");
        assert_eq!(again.tables, [(table, 1)], "{change}");
        assert_eq!(home.store.integrity().expect("checked"), []);
    }
    assert_eq!(entry(&home, ADA).await, known);
    // An end that was never noted.
    home.by_hand("DELETE FROM results; DELETE FROM finished_games");
    assert!(!home.store.integrity().expect("checked").is_empty());
    home.store.recompute_standings(|_| {}).await.expect("computed");
    assert_eq!((entry(&home, ADA).await, history(&home).await.len()), (known, 1));
    home.store.commit(Unit { changes: vec![], ..unit(20) }).await.expect("goes on");
}
