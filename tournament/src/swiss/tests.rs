//! Rounds by hand. `tests/swiss.rs` compares with all pairings.

use super::*;

fn entrants(ratings: &[(char, f64)]) -> Vec<Entrant<char>> {
    ratings.iter().map(|&(id, rating)| Entrant { id, rating }).collect()
}

/// Players with ratings that fall by 100.
fn players(ids: &str) -> Vec<Entrant<char>> {
    entrants(&ids.chars().zip((0..).map(|index| 2_000.0 - 100.0 * f64::from(index))).collect::<Vec<_>>())
}

/// A round such as `ab1 cd= e`: a moved first against b and won, c drew with d, e had a bye.
fn round(text: &str) -> Vec<PastPairing<char>> {
    text.split_whitespace()
        .map(|game| match game.chars().collect::<Vec<_>>()[..] {
            [first, second, '1'] => PastPairing::Game { first, second, result: GameResult::FirstWon },
            [first, second, '='] => PastPairing::Game { first, second, result: GameResult::Drawn },
            [first, second, _] => PastPairing::Game { first, second, result: GameResult::SecondWon },
            [player] => PastPairing::Bye(player),
            _ => panic!("{game}"),
        })
        .collect()
}

fn swiss(ids: &str, rounds: &[&str], out: &str) -> Swiss<char> {
    let history: Vec<_> = rounds.iter().map(|text| round(text)).collect();
    Swiss::new(&players(ids), &history, &out.chars().collect::<Vec<_>>()).unwrap()
}

/// The next round, such as `ab cd e`.
fn next(swiss: &Swiss<char>) -> Result<String, NoRound<char>> {
    let texts: Vec<String> =
        swiss.next_round()?.into_iter().map(|pairing| pairing.players().collect()).collect();
    Ok(texts.join(" "))
}

#[test]
fn winners_meet() {
    assert_eq!(next(&swiss("abcd", &["ab1 cd0"], "")), Ok("da bc".to_owned()));
}

#[test]
fn the_lowest_without_a_bye_gets_it() {
    assert_eq!(next(&swiss("abc", &[], "")), Ok("ab c".to_owned()));
    // b has no points, and c had the bye.
    assert_eq!(next(&swiss("abc", &["ab1 c"], "")), Ok("ca b".to_owned()));
}

#[test]
fn the_bye_matters_more_than_small_differences() {
    // a, c and e have a point. With a bye for c, who leads, everyone would meet someone with as many.
    assert_eq!(next(&swiss("abcde", &["ab1 cd1 e"], "")), Ok("ea bc d".to_owned()));
    // Without one for the last, the others could meet no one.
    assert_eq!(next(&swiss("abc", &["ab1"], "")), Ok("ca b".to_owned()));
}

#[test]
fn without_a_round_it_says_why() {
    assert_eq!(next(&swiss("abc", &["ab1 c", "ca1 b", "bc1 a"], "")), Err(NoRound::NoOpponent('a')));
    assert_eq!(next(&swiss("abc", &["a", "b", "c"], "")), Err(NoRound::NoBye));
    assert_eq!(next(&swiss("ab", &["ab1"], "")), Err(NoRound::NoOpponent('a')));
    assert_eq!(next(&swiss("abcd", &["ab1", "ca1", "ad1"], "")), Err(NoRound::NoOpponent('a')));
    // Three have only the fourth in common.
    assert_eq!(next(&swiss("abcd", &["ab1", "bc1", "ac1"], "")), Err(NoRound::NoPerfectMatching));
}

#[test]
fn who_is_out_is_not_paired() {
    assert_eq!(next(&swiss("abcd", &["ab1 cd1"], "ac")), Ok("bd".to_owned()));
    assert_eq!(next(&swiss("abc", &[], "abc")), Ok(String::new()));
}

#[test]
fn a_history_has_each_player_once_a_round() {
    let check = |text, bad| {
        assert_eq!(Swiss::new(&players("abc"), &[round(text)], &[]).unwrap_err(), bad);
    };
    check("ab1 ac1", BadInput::TwiceInRound('a'));
    check("ab1 b", BadInput::TwiceInRound('b'));
    check("aa1", BadInput::Themselves('a'));
    check("ad1", BadInput::Unknown('d'));
    assert_eq!(Swiss::new(&players("aa"), &[], &[]).unwrap_err(), BadInput::Twice('a'));
}

#[test]
fn a_thousand_players_are_enough() {
    let entrants: Vec<_> = (0..=MAX_PLAYERS).map(|id| Entrant { id, rating: 0.0 }).collect();
    let bad = BadInput::TooMany { players: 1_001, most: 1_000 };
    assert_eq!(Swiss::new(&entrants, &[], &[]).unwrap_err(), bad);
}
