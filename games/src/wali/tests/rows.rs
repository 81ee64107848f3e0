//! The rules of runs, rows and takes, one test per sentence.

use super::*;

#[test]
fn a_new_row_earns_a_take_before_the_opponents_turn() {
    let mut game = Game::moving("adjacent", X, "..... ..... ..... ..x.. xx... oo.oo");
    let effects = play(&mut game, "c3-c2");
    assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), true));
    assert_eq!(game.due(), (Stage::Take, Seat::FIRST));
    assert_eq!(refused(&game, "a2-a3"), Illegal::MustTakeFirst);
    play(&mut game, "xa1");
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn runs_of_four_and_more_are_legal_but_earn_nothing() {
    let mut game = Game::moving("adjacent", X, "..... ..... x.... .x..x ..... ooo.o");
    assert!(!play(&mut game, "a4-a3 e1-e2").take_due);
    let mut game = Game::moving("adjacent", X, "..... ..... ..x.. xx.xx ..... oo.oo");
    let effects = play(&mut game, "c4-c3");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
    assert!(game.state().rows().is_empty(), "a run of five is not a row");
}

#[test]
fn a_row_along_the_stones_way_counts_like_one_across_it() {
    let mut game = Game::moving("adjacent", X, "..... ..... ..... xx.x. ..... oo.oo");
    assert_eq!(play(&mut game, "d3-c3").row, set("a3 b3 c3"));
    // The stone joins a row on one line and a run of four on the other.
    let mut game = Game::moving("adjacent", X, "..x.. ..x.. ..x.. xx.x. ..... oo.oo");
    assert_eq!(play(&mut game, "d3-c3").row, set("a3 b3 c3"));
}

#[test]
fn a_row_without_the_stone_that_moved_earns_nothing() {
    // A stone leaves a run of four, across or along it.
    let mut game = Game::moving("adjacent", X, "..... ..... ..... xxxx. ..... oo.oo");
    let effects = play(&mut game, "d3-d2");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.state().rows(), set("a3 b3 c3"));
    let mut game = Game::moving("adjacent", X, "..... ..... ..... xxxx. ..... oo.oo");
    assert!(!play(&mut game, "d3-e3").take_due);
}

#[test]
fn two_rows_at_once_earn_one_take() {
    let mut game = Game::moving("adjacent", X, "..... ..x.. ..x.. xx.x. ....o o.oo.");
    assert_eq!(play(&mut game, "d3-c3").row, set("a3 b3 c3 c4 c5"));
    play(&mut game, "xa1");
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn a_stone_in_a_run_of_three_or_more_cannot_be_taken() {
    let mut game = Game::moving("adjacent", X, "oooo. ..... o...o ..x.. xx..o ooo.o");
    play(&mut game, "c3-c2");
    assert_eq!(legal(&game), "xa4 xe1 xe2 xe4");
    for square in ["a6", "d6", "b1"] {
        assert_eq!(refused(&game, &format!("x{square}")), Illegal::StandsInARow(at(square)));
    }
}

#[test]
fn the_turn_ends_if_nothing_may_be_taken() {
    let mut game = Game::moving("adjacent", X, "..... ..... ..... ..x.. xx... oooo.");
    let effects = play(&mut game, "c3-c2");
    assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), false));
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}
