//! The rules of the drop phase, one test per sentence.

use super::*;

/// The first player makes a row by dropping on c1.
const READY: &str = "...... ...... ..ox.. ..xo.. oo.o.. xx....";

#[test]
fn the_first_four_drops_go_on_the_central_squares() {
    let mut position: Position = "dala:standard".parse().unwrap();
    let refused = |position: &Position, token: &str| {
        position.explain(position.to_act().unwrap(), action(token)).unwrap()
    };
    for square in ["c4", "d3", "c3", "d4"] {
        for elsewhere in ["b3", "c5", "e4", "f6"] {
            assert_eq!(refused(&position, elsewhere), Illegal::NotCentral(at(elsewhere)));
        }
        position.play(action(square)).unwrap();
        assert_eq!(refused(&position, "g1"), Illegal::OffBoard(at("g1")));
    }
    assert_eq!(position.legal_actions().len(), 32);
    assert_eq!(refused(&position, "c4"), Illegal::Occupied(at("c4")));
    let centres: Vec<String> = position.rules().board().centres.iter().map(|at| at.to_string()).collect();
    assert_eq!(centres, ["c3", "d3", "c4", "d4"]);
}

#[test]
fn a_house_rule_lets_the_first_drops_go_anywhere() {
    let position: Position = "dala:standard+first-drops=anywhere".parse().unwrap();
    assert_eq!(position.legal_actions().len(), 36);
}

#[test]
fn a_dropped_row_earns_a_take_before_the_next_drop() {
    let mut game = Game::dropping("standard", X, READY);
    let effects = play(&mut game, "c1");
    assert_eq!((effects.row, effects.take_due), (set("a1 b1 c1"), true));
    assert_eq!(game.due(), (Stage::Take, Seat::FIRST));
    assert_eq!(refused(&game, "f1"), Illegal::MustTakeFirst);
    let effects = play(&mut game, "xd3");
    assert_eq!((effects.by, effects.taken, effects.moves_began), (Seat::FIRST, set("d3"), false));
    assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
    let hand = STONES - 5;
    assert_eq!(game.state().reserve(Seat::SECOND), Reserve { hand, lost: 1, ..Reserve::default() });
    assert_eq!(game.explain(action("d3")), None, "the square is free again, and the first drops are over");
    assert_eq!(game.explain(action("f6")), None);
}

#[test]
fn a_drop_without_a_new_row_earns_no_take() {
    let mut game = Game::dropping("standard", X, READY);
    assert_eq!(refused(&game, "xd3"), Illegal::NothingToTake);
    play(&mut game, "d1");
    assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
    // A drop elsewhere doesn't remake a row of three that is already there.
    let mut game = Game::dropping("standard", X, "...... ...... ..ox.. ..xo.. oo.o.. xxx..o");
    assert!(!play(&mut game, "f6").take_due);
}

#[test]
fn long_runs_may_be_dropped_but_earn_nothing() {
    for (board, square) in [
        ("...... ...... ..ox.. ..xo.. oooo.. xxx...", "d1"),
        ("...... ...... ..ox.. ..xo.. oooo.. xxx.xx", "d1"),
        ("...... ...... ..ox.. ..xo.. oooo.. xx.x..", "c1"),
    ] {
        let mut game = Game::dropping("standard", X, board);
        let effects = play(&mut game, square);
        assert!(effects.row.is_empty() && !effects.take_due, "{board}");
        assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
    }
}

#[test]
fn the_last_drop_takes_before_the_move_phase_begins() {
    let board = "xo.xox oxoxox ...... xo.xoo oo.... xx.x..";
    let state = Game::dropping("standard", O, board).state().clone();
    let mut game = Course::start(state.with_hands([0, 1]));
    let effects = play(&mut game, "c2");
    assert!(effects.take_due && !effects.moves_began);
    assert_eq!(game.due(), (Stage::Take, Seat::SECOND));
    let effects = play(&mut game, "xa1");
    assert!(effects.moves_began && effects.skipped.is_empty());
    assert_eq!(game.due(), (Stage::Move, Seat::FIRST));
}

#[test]
fn a_house_rule_makes_dropped_rows_earn_nothing() {
    let mut game = Game::dropping("standard+drop-takes=no", X, READY);
    let effects = play(&mut game, "c1");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
}

#[test]
fn stones_can_be_captured_once_a_player_has_dropped_three() {
    let began = |rules: &str, drops: &str| {
        format!("dala:{rules} {drops}").parse::<Position>().unwrap().captures_began()
    };
    assert!(!began("standard", "c3 c4 d3 d4") && began("standard", "c3 c4 d3 d4 a1"));
    assert!(!began("standard+drop-takes=no", "c3 c4 d3 d4 a1"));
}
