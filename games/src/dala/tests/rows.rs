//! The rules of moves, rows and takes, one test per sentence.

use super::*;

#[test]
fn a_stone_moves_one_step_along_a_rank_or_a_file_to_an_empty_square() {
    let game = Game::moving("standard", X, ".....x ...... ...... .xo... ...... x.x..o");
    assert_eq!(legal(&game), "a1-a2 a1-b1 b3-a3 b3-b2 b3-b4 c1-b1 c1-c2 c1-d1 f6-e6 f6-f5");
    assert_eq!(refused(&game, "f6-g6"), Illegal::OffBoard(at("g6")));
    assert_eq!(refused(&game, "b3-c4"), Illegal::NotAdjacent { from: at("b3"), to: at("c4") });
    assert_eq!(refused(&game, "a2"), Illegal::WrongStage { due: Stage::Move });
    assert_eq!(refused(&game, "xf1"), Illegal::NothingToTake);
}

#[test]
fn a_player_who_cannot_move_is_skipped() {
    let mut game = Game::moving("standard", O, "...... .....o ...... ...... ooo... xxxo..");
    assert!(play(&mut game, "f5-f6").skipped.contains(Seat::FIRST));
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn any_stone_may_be_taken_even_from_a_row() {
    let mut game = Game::moving("standard", X, "...... ...... ...... ..x... xx.... ooo.oo");
    let effects = play(&mut game, "c3-c2");
    assert_eq!((effects.row, effects.take_due), (set("a2 b2 c2"), true));
    assert_eq!(legal(&game), "xa1 xb1 xc1 xe1 xf1");
    assert_eq!(refused(&game, "xa2"), Illegal::OwnStone(at("a2")));
    play(&mut game, "xa1");
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn long_runs_may_be_made_but_earn_nothing() {
    let mut game = Game::moving("standard", X, "...... ...... ..x... xx.xxx ...... ooo.oo");
    let effects = play(&mut game, "c4-c3");
    assert!(effects.row.is_empty() && !effects.take_due);
}

#[test]
fn what_is_left_of_a_longer_run_is_a_new_row() {
    for (rank, step, row) in [
        ("xxxx..", "d3-d4", "a3 b3 c3"),
        ("xxxx..", "a3-a2", "b3 c3 d3"),
        // The stone moves along the run, away from it.
        ("xxxx..", "d3-e3", "a3 b3 c3"),
        // The stone leaves the middle of a longer run.
        ("xxxxx.", "b3-b4", "c3 d3 e3"),
        ("xxxxxx", "c3-c2", "d3 e3 f3"),
    ] {
        let board = format!("...... ...... ...... {rank} ...... ooo.oo");
        let effects = play(&mut Game::moving("standard", X, &board), step);
        assert_eq!((effects.row, effects.take_due), (set(row), true), "{step}");
    }
    for (rank, step) in [("xxxx..", "b3-b4"), ("xxxxx.", "e3-f3"), ("xxxxx.", "c3-c4")] {
        let board = format!("...... ...... ...... {rank} ...... ooo.oo");
        let effects = play(&mut Game::moving("standard", X, &board), step);
        assert!(effects.row.is_empty() && !effects.take_due, "{step}");
    }
}

#[test]
fn rows_along_files_count_as_those_along_ranks() {
    let mut game = Game::moving("standard", X, "....x. ....x. ....x. ....x. ...... ooo.oo");
    assert_eq!(play(&mut game, "e3-f3").row, set("e4 e5 e6"));
}

#[test]
fn two_rows_at_once_earn_one_take() {
    // The stone leaves one row behind and makes another.
    let mut game = Game::moving("standard", X, "...... ...x.. ...x.. xxxx.. ...... ooo.oo");
    assert_eq!(play(&mut game, "d3-e3").row, set("a3 b3 c3"));
    let mut game = Game::moving("standard", X, "...... ...... ....xx xxxx.. ...... ooo.oo");
    assert_eq!(play(&mut game, "d3-d4").row, set("a3 b3 c3 d4 e4 f4"));
    play(&mut game, "xa1");
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn a_standing_row_earns_nothing_but_one_closed_again_does() {
    let mut game = Game::moving("standard", X, "xxx... ...... x..... ...... ...... oo.oo.");
    assert!(play(&mut game, "a4-a3").row.is_empty());
    play(&mut game, "e1-e2 c6-c5 e2-e1");
    assert_eq!(play(&mut game, "c5-c6").row, set("a6 b6 c6"));
}

#[test]
fn if_rows_protect_stones_longer_runs_do_too() {
    let mut game = Game::moving("standard+take=free", X, "...... ...... ...... ..x..o xx.... oooo.o");
    play(&mut game, "c3-c2");
    assert_eq!(legal(&game), "xf1 xf3");
    assert_eq!(refused(&game, "xa1"), Illegal::StandsInARow(at("a1")));
}
