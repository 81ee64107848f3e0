//! What games, time and seasons do to ratings. The Glicko-2 figures were computed with another
//! implementation.

use games::{Game, Side};
use jiff::{SignedDuration, Timestamp};

use super::*;
use crate::PlayerId;

const DAY: SignedDuration = SignedDuration::from_hours(24);
const ADA: u64 = 11;
const BEN: u64 = 12;

fn player(number: u64) -> PlayerId {
    number.try_into().expect("an id")
}

fn rating(value: f64, deviation: f64) -> Rating {
    Rating::new(value, deviation, 0.06).expect("a rating")
}

/// A game won by the first side, ended this many days after the epoch.
fn won(players: &[u64], day: i32) -> Ended {
    let players: Vec<_> = players.iter().copied().map(player).collect();
    let at = Timestamp::UNIX_EPOCH + DAY * day;
    let lineup = Lineup::new(&players).expect("a lineup");
    let game = if players.len() > 2 { Game::Damala } else { Game::Dara };
    Ended { game, lineup, end: Outcome::Won(Side::First), rated: true, at, match_of: None }
}

/// Points and deviations, rounded as they are shown.
#[expect(clippy::cast_possible_truncation, reason = "they are small")]
fn shown(ratings: &[Rating]) -> Vec<(i64, i64)> {
    ratings.iter().map(|one| (one.value().round() as i64, one.deviation().round() as i64)).collect()
}

fn after(settled: &[Settled]) -> Vec<Rating> {
    settled.iter().map(|one| one.after.rating).collect()
}

#[test]
fn duels_change_ratings_as_glicko_2_does() {
    let check = |before: [Rating; 2], winner, expect: [(i64, i64); 2]| {
        assert_eq!(shown(&rate_duel(before, winner)), expect, "{before:?}");
    };
    let new = Form::Duel.start();
    check([new, new], Some(Side::First), [(1662, 290), (1338, 290)]);
    check([new, new], Some(Side::Second), [(1338, 290), (1662, 290)]);
    check([new, new], None, [(1500, 290), (1500, 290)]);
    // A well-known player gains little from an unknown one, and less from a weaker one.
    check([rating(1500.0, 60.0), new], Some(Side::First), [(1507, 60), (1325, 249)]);
    check([rating(1800.0, 60.0), new], Some(Side::First), [(1803, 61), (1429, 285)]);
}

#[test]
fn partners_rise_and_fall_together_and_the_less_certain_one_further() {
    let new = Form::Teams.start();
    let check = |before: [Rating; 4], winner, expect: [(i64, i64); 4]| {
        assert_eq!(shown(&rate_teams(before, winner)), expect, "{before:?}");
    };
    check([new; 4], Some(Side::First), [(1532, 148), (1468, 148), (1532, 148), (1468, 148)]);
    check([new; 4], None, [(1500, 148); 4]);
    let known = rating(1500.0, 75.0);
    let [one, two, three, four] = rate_teams([known, new, new, new], Some(Side::Second));
    assert!(three.value() < one.value() && one.value() < 1500.0);
    assert_eq!(shown(&[two]), shown(&[four]));
    assert_eq!(one.volatility().to_bits(), known.volatility().to_bits());
}

/// How many games against players of the same strength make a rating established, winning every other one.
fn games_until_established(form: Form) -> usize {
    let others = rating(1500.0, 80.0);
    let mut mine = form.start();
    let mut games = 0;
    while mine.is_provisional() {
        let winner = Some(if games % 2 == 0 { Side::First } else { Side::Second });
        mine = match form {
            Form::Duel => rate_duel([mine, others], winner)[0],
            Form::Teams => rate_teams([mine; 4], winner)[0],
        };
        games += 1;
    }
    games
}

#[test]
fn a_rating_is_provisional_for_11_duels_or_25_team_games() {
    assert_eq!(games_until_established(Form::Duel), 11);
    assert_eq!(games_until_established(Form::Teams), 25);
    assert!(rating(1500.0, 110.0).is_provisional());
    assert!(!rating(1500.0, 109.999).is_provisional());
}

#[test]
fn leaderboards_rank_by_the_lower_bound() {
    assert!((rating(1600.0, 50.0).rank() - 1500.0).abs() < f64::EPSILON);
    assert!(rating(1600.0, 50.0).rank() > rating(1700.0, 120.0).rank());
}

#[test]
fn whole_weeks_without_play_widen_the_deviation_up_to_its_start() {
    let begun = Timestamp::UNIX_EPOCH;
    let known = rating(1700.0, 60.0);
    let check = |form, days: i32, deviation: i64| {
        let idle = known.idle(form, begun, begun + DAY * days);
        assert_eq!(shown(&[idle]), [(1700, deviation)], "{form:?} after {days} days");
    };
    check(Form::Duel, -70, 60);
    check(Form::Duel, 6, 60);
    assert_eq!(known.idle(Form::Duel, begun, begun + DAY * 7 - SignedDuration::from_millis(1)), known);
    check(Form::Duel, 7, 61);
    check(Form::Duel, 365, 96);
    check(Form::Duel, 7 * 78, 110);
    check(Form::Duel, 100 * 365, 350);
    check(Form::Teams, 100 * 365, 150);
    let longest = known.idle(Form::Duel, Timestamp::MIN, Timestamp::MAX);
    assert_eq!(shown(&[longest]), [(1700, 350)]);
}

#[test]
fn a_game_starts_from_ratings_widened_by_time() {
    let mut ledger = Ledger::default();
    let first = ledger.end(&won(&[ADA, BEN], 0)).expect("rated");
    assert_eq!(shown(&after(&first)), [(1662, 290), (1338, 290)]);
    assert_eq!(first[0].before, Form::Duel.start());
    let second = ledger.end(&won(&[BEN, ADA], 700)).expect("rated");
    let since = first[1].after.since;
    assert_eq!(second[0].before, first[1].after.rating.idle(Form::Duel, since, since + DAY * 700));
    assert!(second[0].before.deviation() > first[1].after.rating.deviation());
    assert_eq!(second[1].after.games, 2);
    assert_eq!(second[1].after.since, since + DAY * 700);
    assert_eq!(ledger.pool(won(&[ADA, BEN], 0).category()).map(Pool::len), Some(2));
}

#[test]
fn aborted_unrated_and_too_frequent_games_are_not_rated() {
    let game = won(&[ADA, BEN], 0);
    let check = |ended: Ended, today, expect| {
        assert_eq!(settle(&ended, &Pool::new(), today).map(|settled| settled.len()), expect, "{ended:?}");
    };
    check(game, 0, Ok(2));
    check(game, MAX_RATED_A_DAY - 1, Ok(2));
    check(game, MAX_RATED_A_DAY, Err(Unrated::OftenToday));
    check(Ended { end: Outcome::Drawn, ..game }, 0, Ok(2));
    check(Ended { end: Outcome::Aborted, ..game }, 0, Err(Unrated::Aborted));
    check(Ended { rated: false, ..game }, 0, Err(Unrated::Agreed));
}

#[test]
fn the_same_sides_are_rated_six_times_a_day_in_each_game() {
    let mut ledger = Ledger::default();
    let mut end = |ended: Ended| ledger.end(&ended).err();
    for game in 0..6 {
        let seated = if game % 2 == 0 { [ADA, BEN] } else { [BEN, ADA] };
        assert_eq!(end(won(&seated, 3)), None);
    }
    let seventh = won(&[ADA, BEN], 3);
    let last = Ended { at: seventh.at + DAY - SignedDuration::from_nanos(1), ..seventh };
    assert_eq!(end(last), Some(Unrated::OftenToday));
    assert_eq!(end(Ended { game: Game::Wali, ..last }), None, "another game");
    assert_eq!(end(won(&[ADA, 13], 3)), None, "another opponent");
    assert_eq!(end(won(&[ADA, BEN], 4)), None, "another day");
    assert_eq!(end(won(&[ADA, BEN, 13, 14], 3)), None, "other sides");
}

#[test]
fn a_match_is_rated_to_its_end_and_counts_as_one_game() {
    let mut ledger = Ledger::default();
    let mut end = |ended: Ended| ledger.end(&ended).err();
    let game = won(&[ADA, BEN], 3);
    let of_match = |first: u64| Ended { match_of: Some(first.try_into().expect("an id")), ..game };
    for _ in 0..19 {
        assert_eq!(end(of_match(1)), None);
    }
    for _ in 0..5 {
        assert_eq!(end(game), None);
    }
    assert_eq!(end(game), Some(Unrated::OftenToday));
    assert_eq!(end(of_match(2)), Some(Unrated::OftenToday), "a seventh");
    assert_eq!(end(of_match(1)), None, "it goes on");
}

#[test]
fn a_season_ends_halfway_to_the_mean_and_everyone_is_provisional() {
    let at = Timestamp::UNIX_EPOCH + DAY;
    let entry = |value, deviation| Entry {
        rating: rating(value, deviation),
        games: 30,
        since: Timestamp::UNIX_EPOCH,
    };
    let entries = [(ADA, entry(1900.0, 60.0)), (BEN, entry(1400.0, 200.0)), (13, entry(1500.0, 350.0))];
    let mut pool: Pool = entries.map(|(number, entry)| (player(number), entry)).into();
    close_season(Form::Duel, &mut pool, at);
    let ratings: Vec<_> = pool.values().map(|entry| entry.rating).collect();
    assert_eq!(shown(&ratings), [(1750, 110), (1500, 200), (1550, 350)]);
    assert!(pool.values().all(|entry| entry.since == at && entry.games == 30));
    assert!(ratings.iter().all(|rating| rating.is_provisional()));
    close_season(Form::Duel, &mut Pool::new(), at);
}

#[test]
fn a_season_ends_in_each_category_separately() {
    let mut ledger: Ledger =
        [won(&[ADA, BEN], 0), won(&[ADA, BEN, 13, 14], 0)].map(Event::Ended).into_iter().collect();
    let before = ledger.clone();
    ledger.extend([Event::SeasonClosed { at: Timestamp::UNIX_EPOCH }]);
    for ((category, pool), (_, was)) in ledger.pools().zip(before.pools()) {
        for (player, entry) in pool {
            let away = was[player].rating.value() - 1500.0;
            assert!((entry.rating.value() - 1500.0 - away / 2.0).abs() < 1e-9, "{category}");
        }
    }
    assert_eq!(ledger.pools().count(), 2);
}

#[test]
fn impossible_numbers_are_not_a_rating() {
    assert_eq!(Rating::new(1500.0, 350.0, 0.06), Ok(Form::Duel.start()));
    for (value, deviation, volatility) in [
        (f64::NAN, 350.0, 0.06),
        (f64::INFINITY, 350.0, 0.06),
        (1500.0, 0.0, 0.06),
        (1500.0, f64::NAN, 0.06),
        (1500.0, f64::INFINITY, 0.06),
        (1500.0, 350.0, -0.06),
        (1500.0, 350.0, f64::NAN),
    ] {
        assert!(Rating::new(value, deviation, volatility).is_err(), "{value} {deviation} {volatility}");
    }
}
