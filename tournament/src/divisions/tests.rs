//! Divisions by hand. `tests/divisions.rs` has random leagues.

use super::*;

fn size(size: usize) -> DivisionSize {
    size.try_into().unwrap()
}

fn entrants(ids: &str) -> Vec<Entrant<char>> {
    ids.chars()
        .zip((0..).map(|index| 2_000.0 - f64::from(index)))
        .map(|(id, rating)| Entrant { id, rating })
        .collect()
}

/// The sizes of the first divisions of so many players.
fn sizes(players: usize, wanted: usize) -> Vec<usize> {
    let players: Vec<_> = (0..players).map(|id| Entrant { id, rating: 0.0 }).collect();
    form(&players, size(wanted)).unwrap().iter().map(Vec::len).collect()
}

/// The next season's divisions, such as `abcd efgh`, from such a text.
fn next(divisions: &str, leaving: &str, returning: &str, joining: &str, wanted: usize) -> String {
    let season = Season {
        divisions: &divisions.split(' ').map(|division| division.chars().collect()).collect::<Vec<_>>(),
        leaving: &leaving.chars().collect::<Vec<_>>(),
        returning: &entrants(returning),
        joining: &entrants(joining),
        movers: 1,
        size: size(wanted),
    };
    let divisions: Vec<String> =
        season.next().unwrap().iter().map(|division| division.iter().collect()).collect();
    divisions.join(" ")
}

#[test]
fn first_divisions_are_equal_and_by_rating() {
    assert_eq!(
        form(&entrants("abcdefghi"), size(5)).unwrap().concat(),
        "abcdefghi".chars().collect::<Vec<_>>()
    );
    assert_eq!(sizes(9, 5), [5, 4]);
    assert_eq!(sizes(16, 15), [8, 8]);
    assert_eq!(sizes(32, 10), [8, 8, 8, 8]);
}

#[test]
fn no_division_is_too_small() {
    assert_eq!(sizes(7, 4), [7]);
    assert_eq!(sizes(11, 4), [6, 5]);
    assert_eq!(form(&entrants("abc"), size(4)), Err(NoDivisions::TooFew(3)));
    assert_eq!(DivisionSize::try_from(3), Err(BadSize));
    assert_eq!(DivisionSize::try_from(16), Err(BadSize));
}

#[test]
fn the_first_go_up_and_the_last_go_down() {
    assert_eq!(next("abcd efgh ijkl", "", "", "", 4), "abce dfgi hjkl");
}

#[test]
fn newcomers_come_last_after_those_who_return() {
    assert_eq!(next("abcd efgh", "", "y", "x", 5), "abcef dghyx");
    // f has come up to make the sizes equal. Enough newcomers make a division of their own.
    assert_eq!(next("abcd efgh", "", "y", "vwxz", 4), "abce dfghy vwxz");
}

#[test]
fn a_place_that_is_left_goes_to_the_next_best_below() {
    // e goes up by result and f for a.
    assert_eq!(next("abcd efghi", "a", "", "", 4), "bcef dghi");
    // d would have gone down.
    assert_eq!(next("abcd efghi", "d", "", "", 4), "abce fghi");
}

#[test]
fn the_best_of_the_relegated_are_spared_if_nobody_else_can_fill_a_place() {
    let season = Season {
        divisions: &["abcd", "efgh", "ijkl"].map(|division| division.chars().collect()),
        leaving: &['a'],
        returning: &[],
        joining: &entrants("x"),
        movers: 2,
        size: size(4),
    };
    assert_eq!(
        season.next().unwrap(),
        ["bcef", "dijk", "ghlx"].map(|division| division.chars().collect::<Vec<_>>())
    );
}

#[test]
fn a_division_that_everyone_leaves_is_gone() {
    assert_eq!(next("abcd efgh ijkl", "efgh", "", "", 4), "abci djkl");
}

#[test]
fn a_league_that_shrinks_joins_its_last_divisions() {
    assert_eq!(next("abcd efgh ijkl", "kl", "", "", 5), "abcef dghij");
}

#[test]
fn a_league_that_was_one_division_is_divided() {
    assert_eq!(next("abcdefghij", "", "", "", 5), "abcde fghij");
}

#[test]
fn players_are_in_one_place() {
    let season = Season {
        divisions: &[vec!['a', 'b', 'c', 'd']],
        leaving: &['x'],
        returning: &[],
        joining: &[],
        movers: 1,
        size: size(4),
    };
    assert_eq!(season.next(), Err(NoDivisions::Bad(BadInput::Unknown('x'))));
    let twice = Season { leaving: &[], joining: &entrants("d"), ..season };
    assert_eq!(twice.next(), Err(NoDivisions::Bad(BadInput::Twice('d'))));
    let few = Season { leaving: &['a'], ..season };
    assert_eq!(few.next(), Err(NoDivisions::TooFew(3)));
}
