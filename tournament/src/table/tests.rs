//! Tables by hand. `tests/leagues.rs` compares with a literal implementation.

use GameResult::{Drawn, FirstWon, SecondWon};

use super::{
    Certainty::{Certain, Impossible, Open},
    *,
};

/// Games such as `ab1`: a moved first against b and won. The last character is `1`, `0`, `=`, or `?` for one still to be played.
fn fixtures(text: &str) -> Vec<Fixture<char>> {
    text.split_whitespace()
        .map(|game| {
            let [first, second, result] = game.chars().collect::<Vec<_>>().try_into().unwrap();
            let result = match result {
                '1' => Some(FirstWon),
                '=' => Some(Drawn),
                '0' => Some(SecondWon),
                _ => None,
            };
            Fixture { first, second, result }
        })
        .collect()
}

fn rows(players: &str, games: &str) -> Vec<Row<char>> {
    table(&players.chars().collect::<Vec<_>>(), &fixtures(games)).unwrap()
}

/// Checks the order and the places, such as `1a 2b 2c`.
#[track_caller]
fn check_places(players: &str, games: &str, expected: &str) {
    let places: Vec<String> =
        rows(players, games).iter().map(|row| format!("{}{}", row.place, row.id)).collect();
    assert_eq!(places.join(" "), expected);
}

/// Checks the places that are possible, such as `a1-2 b1-3`, with `~` for a bound.
#[track_caller]
fn check_possible(players: &str, games: &str, expected: &str) {
    let mut rows = rows(players, games);
    rows.sort_by_key(|row| row.id);
    let text = |reach: Reach| match reach {
        Reach::Exact(place) => place.to_string(),
        Reach::Bound(place) => format!("~{place}"),
    };
    let possible: Vec<String> =
        rows.iter().map(|row| format!("{}{}-{}", row.id, text(row.best), text(row.worst))).collect();
    assert_eq!(possible.join(" "), expected);
}

#[test]
fn points_come_first() {
    check_places("abc", "ab1 bc1 ac1", "1a 2b 3c");
    check_places("abc", "ab0 bc= ca0", "1b 2a 3c");
}

#[test]
fn nobody_has_played_and_everyone_is_first() {
    check_places("abc", "ab? bc? ca?", "1a 1b 1c");
    check_places("", "", "");
}

#[test]
fn head_to_head_is_among_all_who_are_level() {
    // a, b and c have two points each: among them, a has one and a half, b one and c a half.
    check_places("abcd", "ab1 ac= bc1 ad= bd1 cd1 cd=", "1a 2b 3c 4d");
}

#[test]
fn sonneborn_berger_is_the_points_of_those_beaten_and_half_of_those_drawn_with() {
    let rows = rows("abcd", "ab1 ac0 ad= bc1 bd1 cd=");
    let quarters: Vec<_> =
        rows.iter().map(|row| (row.id, row.points, row.sonneborn_berger_quarters)).collect();
    // b beat c (1.5) and d (1); a beat b (2) and drew with d (1); c beat a (1.5) and drew with d; d drew with a and c.
    assert_eq!(
        quarters,
        [
            ('b', Points::from_halves(4), 10),
            ('c', Points::from_halves(3), 8),
            ('a', Points::from_halves(3), 10),
            ('d', Points::from_halves(2), 6),
        ]
    );
}

#[test]
fn wins_as_second_are_the_last_tie_break() {
    // a and b draw with each other and beat c once, a as second.
    check_places("abc", "ab= ca0 bc1", "1a 2b 3c");
    // Nothing tells them apart if both do so as second.
    check_places("abc", "ab= ca0 cb0", "1a 1b 3c");
}

#[test]
fn places_after_a_shared_one_are_left_out() {
    check_places("abcd", "ab1 ac1 ad1 bc= bd1 cd1", "1a 2b 2c 4d");
}

#[test]
fn a_bye_gives_a_point() {
    let rows = table_with_byes(&['a', 'b', 'c'], &fixtures("ab="), &['c', 'c']).unwrap();
    let points: Vec<_> = rows.iter().map(|row| (row.id, row.points.halves())).collect();
    assert_eq!(points, [('c', 4), ('a', 1), ('b', 1)]);
}

#[test]
fn a_finished_league_has_no_other_places() {
    check_possible("abc", "ab1 bc1 ac1", "a1-1 b2-2 c3-3");
}

#[test]
fn possible_places_come_from_the_games_left() {
    check_possible("abc", "ab? bc? ca?", "a1-3 b1-3 c1-3");
    check_possible("abc", "ab1 ac1 bc?", "a1-1 b2-3 c2-3");
    // If c wins, each has beaten one of the others, and all share the first place.
    check_possible("abc", "ac1 ba1 cb?", "a1-2 b1-1 c1-3");
}

#[test]
fn a_whole_season_ahead_is_exact() {
    let players: Vec<u32> = (0..15).collect();
    let games: Vec<_> = players
        .iter()
        .flat_map(|&first| players.iter().map(move |&second| (first, second)))
        .filter(|(first, second)| first != second)
        .map(|(first, second)| Fixture { first, second, result: None })
        .collect();
    for row in table(&players, &games).unwrap() {
        assert_eq!((row.best, row.worst), (Reach::Exact(1), Reach::Exact(15)));
    }
}

#[test]
fn promotion_is_clinched_only_if_no_tie_can_take_it() {
    let certainties = |games, up| {
        let mut rows = rows("abc", games);
        rows.sort_by_key(|row| row.id);
        rows.iter().map(|row| (row.promotion(up), row.relegation(1))).collect::<Vec<_>>()
    };
    assert_eq!(
        certainties("ab1 ac1 bc?", 1),
        [(Certain, Impossible), (Impossible, Open), (Impossible, Open)]
    );
    // They share the first place, and something else decides who goes up.
    assert_eq!(
        certainties("ab= ca0 cb0", 1),
        [(Open, Impossible), (Open, Impossible), (Impossible, Certain)]
    );
    assert_eq!(
        certainties("ab= ca0 cb0", 2),
        [(Certain, Impossible), (Certain, Impossible), (Impossible, Certain)]
    );
}

#[test]
fn games_are_between_two_who_take_part() {
    let check = |games, bad| assert_eq!(table(&['a', 'b'], &fixtures(games)), Err(bad));
    check("ab1 aa1", BadInput::Themselves('a'));
    check("ac1", BadInput::Unknown('c'));
    assert_eq!(table(&['a', 'a'], &[]), Err(BadInput::Twice('a')));
}
