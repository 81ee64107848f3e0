//! Tables of random leagues, against a literal implementation of the tie-breaks and against all results of the games left.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cmp::Reverse;

use proptest::{prelude::*, sample::Index, strategy::ValueTree, test_runner::RngAlgorithm};
use tournament::{
    Cycles, GameResult, Pairing, round_robin,
    table::{Fixture, Reach, Row, table},
};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

type Games = Vec<Fixture<usize>>;

/// A player's points, in halves, from the games that `counts` accepts by the opponent.
fn halves(games: &Games, player: usize, counts: impl Fn(usize) -> bool) -> u32 {
    let mut halves = 0;
    for game in games {
        if let Some(result) = game.result {
            if game.first == player && counts(game.second) {
                halves += result.first().halves();
            }
            if game.second == player && counts(game.first) {
                halves += result.second().halves();
            }
        }
    }
    halves
}

/// What a player is ranked by: points, head to head, Sonneborn–Berger, wins as second.
fn key(games: &Games, player: usize) -> (u32, u32, u32, usize) {
    let all = |player| halves(games, player, |_| true);
    let own = all(player);
    let head_to_head = halves(games, player, |opponent| all(opponent) == own);
    let mut sonneborn_berger = 0;
    for game in games {
        let (opponent, won, drawn) = if game.first == player {
            (game.second, Some(GameResult::FirstWon), Some(GameResult::Drawn))
        } else if game.second == player {
            (game.first, Some(GameResult::SecondWon), Some(GameResult::Drawn))
        } else {
            continue;
        };
        if game.result == won {
            sonneborn_berger += 2 * all(opponent);
        } else if game.result == drawn {
            sonneborn_berger += all(opponent);
        }
    }
    let wins = games
        .iter()
        .filter(|game| game.second == player && game.result == Some(GameResult::SecondWon))
        .count();
    (own, head_to_head, sonneborn_berger, wins)
}

/// Each player's place, and the last of those who share it.
fn places(players: usize, games: &Games) -> Vec<(usize, usize)> {
    let keys: Vec<_> = (0..players).map(|player| key(games, player)).collect();
    keys.iter()
        .map(|own| {
            let before = keys.iter().filter(|other| *other > own).count();
            (before + 1, before + keys.iter().filter(|other| *other == own).count())
        })
        .collect()
}

/// The best place, the worst place, and the lowest of those who share one, of each player over all results.
fn tried(players: usize, games: &mut Games, from: usize, ranges: &mut [(usize, usize, usize)]) {
    let Some(open) = (from..games.len()).find(|&game| games[game].result.is_none()) else {
        for ((place, lowest), range) in places(players, games).into_iter().zip(ranges) {
            *range = (range.0.min(place), range.1.max(place), range.2.max(lowest));
        }
        return;
    };
    for result in GameResult::ALL {
        games[open].result = Some(result);
        tried(players, games, open + 1, ranges);
    }
    games[open].result = None;
}

/// A league without results.
fn fixtures(players: usize, cycles: Cycles) -> Games {
    let ids: Vec<usize> = (0..players).collect();
    let rounds = round_robin(&ids, cycles).unwrap();
    let games = rounds.into_iter().flatten().filter_map(|pairing| match pairing {
        Pairing::Game { first, second } => Some(Fixture { first, second, result: None }),
        Pairing::Bye(_) => None,
    });
    games.collect()
}

prop_compose! {
    /// Games in an order and their results.
    fn league(most: usize)(
        players in 2..=most,
        double in any::<bool>(),
        // Leagues in which the better half of the list wins are spread out; others end close together.
        strength in 0..4_u8
    )(
        players in Just(players),
        games in Just(fixtures(players, if double { Cycles::Double } else { Cycles::Single })).prop_shuffle(),
        strength in Just(strength),
        results in prop::collection::vec((0..3_usize, 0..4_u8), players * players)
    ) -> (usize, Games) {
        let mut games = games;
        for (game, (result, luck)) in games.iter_mut().zip(results) {
            game.result = Some(if luck >= strength { GameResult::ALL[result] }
                else if game.first < game.second { GameResult::FirstWon }
                else { GameResult::SecondWon });
        }
        (players, games)
    }
}

fn by_player(players: usize, games: &Games) -> Vec<Row<usize>> {
    let ids: Vec<usize> = (0..players).collect();
    let mut rows = table(&ids, games).unwrap();
    assert!(rows.is_sorted_by_key(|row| (Reverse(row.points), row.place)));
    rows.sort_by_key(|row| row.id);
    rows
}

/// Checks everything about a league of which the last `left` games are still to be played.
fn check_against_all_results(players: usize, mut games: Games, left: usize) {
    let played = games.len().saturating_sub(left);
    for game in &mut games[played..] {
        game.result = None;
    }
    let mut ranges = vec![(usize::MAX, 0, 0); players];
    tried(players, &mut games, 0, &mut ranges);
    for (row, (best, worst, lowest)) in by_player(players, &games).iter().zip(ranges) {
        if left <= 8 {
            assert!(row.is_exact());
        }
        if row.best.is_exact() {
            assert_eq!(row.best.place(), best, "{row:?}");
        }
        if row.worst.is_exact() {
            assert_eq!(row.worst.place(), worst, "{row:?}");
        }
        assert!(row.best.place() <= best && row.worst.place() >= worst, "{row:?} {best} {worst}");
        for up in 0..=players {
            use tournament::table::Certainty::{Certain, Impossible, Open};
            let expected = if lowest <= up {
                Certain
            } else if best > up {
                Impossible
            } else {
                Open
            };
            if row.is_exact() {
                assert_eq!(row.promotion(up), expected, "{row:?}");
            } else {
                assert!(row.promotion(up) == expected || row.promotion(up) == Open);
            }
            let safe = players - up;
            let expected = if best > safe {
                Certain
            } else if lowest <= safe {
                Impossible
            } else {
                Open
            };
            if row.is_exact() {
                assert_eq!(row.relegation(up), expected, "{row:?}");
            } else {
                assert!(row.relegation(up) == expected || row.relegation(up) == Open);
            }
        }
    }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn places_are_those_of_the_literal_definition((players, games) in league(9), cut in any::<Index>()) {
        let played = cut.index(games.len() + 1);
        let mut games = games;
        for game in &mut games[played..] {
            game.result = None;
        }
        let expected = places(players, &games);
        for (row, (place, _)) in by_player(players, &games).iter().zip(expected) {
            let (points, head_to_head, sonneborn_berger, wins) = key(&games, row.id);
            prop_assert_eq!(row.place, place);
            prop_assert_eq!((row.points.halves(), row.head_to_head.halves()), (points, head_to_head));
            prop_assert_eq!(row.sonneborn_berger_quarters, u64::from(sonneborn_berger));
            prop_assert_eq!(row.wins_as_second as usize, wins);
        }
    }

    #[test]
    fn up_to_four_games_left_are_exact((players, games) in league(7), left in 0..=4_usize) {
        check_against_all_results(players, games, left);
    }

}

proptest! {
    #![proptest_config(config(150))]

    /// Whatever happens later, a player ends within what was possible before.
    #[test]
    fn the_end_is_always_among_the_possible_places((players, games) in league(12)) {
        let end = places(players, &games);
        let mut now = games;
        while let Some(last) = now.iter().rposition(|game| game.result.is_some()) {
            now[last].result = None;
            if last % 3 == 0 {
                for (row, (place, lowest)) in by_player(players, &now).iter().zip(&end) {
                    prop_assert!(row.best.place() <= *place && *place <= row.worst.place(), "{:?} {}", row, place);
                    prop_assert!(*lowest <= players);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(100))]

    #[test]
    fn seven_games_left_are_exact((players, games) in league(7)) {
        check_against_all_results(players, games, 7);
    }
}

proptest! {
    #![proptest_config(config(12))]

    #[test]
    fn eight_or_nine_games_left_are_exact_or_bounded((players, games) in league(6), left in 8..=9_usize) {
        check_against_all_results(players, games, left);
    }
}

/// With more games left, most places are exact all the same.
#[test]
fn most_places_are_exact_in_the_last_third_of_a_season() {
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        ProptestConfig::default(),
        proptest::test_runner::TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    );
    let (mut exact, mut all) = (0, 0);
    for _ in 0..40 {
        let (players, mut games) = league(15).new_tree(&mut runner).unwrap().current();
        let from = games.len() * 2 / 3;
        for game in &mut games[from..] {
            game.result = None;
        }
        for row in by_player(players, &games) {
            exact +=
                [row.best, row.worst].into_iter().filter(|reach| matches!(reach, Reach::Exact(_))).count();
            all += 2;
        }
    }
    println!("{exact} of {all} places are exact");
    assert!(exact * 10 >= all * 8, "{exact} of {all}");
}
