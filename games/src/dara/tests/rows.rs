//! The rules of rows and takes, one test per sentence.

use super::*;

/// The first player makes a row with c3-c2.
const READY: &str = "..... ..... ....o ..x.. xx... ooo.o";

#[test]
fn a_new_row_earns_a_take_before_the_opponents_turn() {
    let mut game = Game::moving("traditional", X, READY);
    let effects = play(&mut game, "c3-c2");
    assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), true));
    assert_eq!(game.due(), (Stage::Take, Seat::FIRST));
    assert_eq!(refused(&game, "a2-a3"), Illegal::MustTakeFirst);
    assert_eq!(refused(&game, "a3"), Illegal::MustTakeFirst);
    let effects = play(&mut game, "xe1");
    assert_eq!((effects.by, effects.taken), (Seat::FIRST, set("e1")));
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
    assert_eq!(game.state().reserve(Seat::SECOND).lost, u32::from(STONES - 4));
}

#[test]
fn a_stone_in_a_row_may_not_be_taken() {
    let mut game = Game::moving("traditional", X, READY);
    play(&mut game, "c3-c2");
    assert_eq!(legal(&game), "xe1 xe4");
    assert_eq!(refused(&game, "xa1"), Illegal::StandsInARow(at("a1")));
    assert_eq!(refused(&game, "xa2"), Illegal::OwnStone(at("a2")));
    assert_eq!(refused(&game, "xd1"), Illegal::Empty(at("d1")));
    assert_eq!(refused(&game, "xf1"), Illegal::OffBoard(at("f1")));
}

#[test]
fn in_capture_ten_any_stone_may_be_taken() {
    let mut game = Game::moving("capture-ten", X, READY);
    play(&mut game, "c3-c2");
    assert_eq!(legal(&game), "xa1 xb1 xc1 xe1 xe4");
}

#[test]
fn the_turn_ends_if_nothing_may_be_taken() {
    let mut game = Game::moving("traditional", X, "..... ..... ..... ..x.. xx... ooo..");
    let effects = play(&mut game, "c3-c2");
    assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), false));
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn two_rows_at_once_earn_one_take() {
    let mut game = Game::moving("traditional", X, "..... ..x.. ..x.. xx.x. ....o o.oo.");
    let effects = play(&mut game, "d3-c3");
    assert_eq!(effects.row, set("a3 b3 c3 c4 c5"));
    play(&mut game, "xa1");
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn a_standing_row_earns_nothing() {
    let mut game = Game::moving("traditional", X, "xxx.. ..... x.... ..... ..... oo.oo");
    let effects = play(&mut game, "a4-a3");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.state().rows(), set("a6 b6 c6"));
}

#[test]
fn a_row_opened_and_closed_again_is_new() {
    let mut game = Game::moving("traditional", X, "xxx.. ..... ..... ..... ..... oo.oo");
    assert!(!play(&mut game, "c6-c5").take_due);
    play(&mut game, "e1-e2");
    let effects = play(&mut game, "c5-c6");
    assert_eq!((effects.row, effects.take_due), (set("a6 b6 c6"), true));
}

#[test]
fn neither_a_run_of_two_nor_a_diagonal_is_a_row() {
    let mut game = Game::moving("traditional", X, "..... ..... ..x.. .x... x..x. oo.oo");
    assert!(play(&mut game, "d2-c2").row.is_empty());
}
