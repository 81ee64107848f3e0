//! The rules of captures, one test per sentence.

use super::*;

#[test]
fn a_man_jumps_forward_over_an_adjacent_enemy_onto_the_empty_square_behind() {
    let mut board = game("c3 a1", "d4 h8");
    assert_eq!(beginning(&board, "c3x"), "c3xe5");
    let effects = play(&mut board, "c3xe5");
    assert_eq!((effects.taken, effects.offenders), (set("d4"), SquareSet::EMPTY));
    assert_eq!(
        (standing(&board, Side::First).as_str(), standing(&board, Side::Second).as_str()),
        ("a1 e5", "h8")
    );
    assert_eq!(board.state().reserve(Seat::SECOND).lost, 11);
    assert_eq!(board.state().reserve(Seat::ALL[2]).lost, 0);
}

#[test]
fn impossible_jumps_are_refused_with_the_reason() {
    let board = game("c3 b4 g1 e1", "d4 f6 h2 a5 b2 h8");
    for (token, why) in [
        ("c3xd4", Illegal::NothingToJump { from: at("c3"), to: at("d4") }),
        ("e1xg3", Illegal::NothingToJump { from: at("e1"), to: at("g3") }),
        ("c3xa1", Illegal::Backward { from: at("c3"), to: at("a1") }),
        ("c3xa5", Illegal::InTheWay(at("b4"))),
        ("c3xf6", Illegal::TooFar { from: at("c3"), to: at("f6") }),
        ("c3xc5", Illegal::NotDiagonal { from: at("c3"), to: at("c5") }),
        ("g1xi3", Illegal::OffBoard(at("i3"))),
        ("e5xc3", Illegal::Empty(at("e5"))),
        ("d4xb2", Illegal::NotYourStone(at("d4"))),
        ("c3xe5xg7xe5", Illegal::Backward { from: at("g7"), to: at("e5") }),
    ] {
        assert_eq!(refused(&board, token), why, "{token}");
    }
    assert_eq!(refused(&game("c3 a1", "d4 e5 h8"), "c3xe5"), Illegal::Occupied(at("e5")));
}

#[test]
fn a_man_goes_on_as_long_as_it_can_and_may_stop() {
    let mut board = game("c1 a1", "d2 f4 d6 h8");
    assert_eq!(beginning(&board, "c1x"), "c1xe3 c1xe3xg5");
    assert_eq!(play(&mut board, "c1xe3xg5").taken, set("d2 f4"));
    assert_eq!(standing(&board, Side::Second), "d6 h8");
}

#[test]
fn a_man_captures_backward_only_by_a_house_rule() {
    let pieces = ("e5 a1", "d4 h8 b8");
    assert_eq!(beginning(&game(pieces.0, pieces.1), "e5x"), "");
    let board = house("man-captures=both-ways", "e5 a1", "d4 f4 h8 b8");
    assert_eq!(beginning(&board, "e5x"), "e5xc3 e5xg3");
    let circle = house("man-captures=both-ways", "c3 h2", "d4 d6 b6 b4 h8");
    assert_eq!(beginning(&circle, "c3xe5xc7xa5x"), "c3xe5xc7xa5xc3");
}

#[test]
fn a_mans_turn_ends_when_it_becomes_a_dama() {
    for options in ["", "man-captures=both-ways"] {
        let mut board = house(options, "f6 a1", "e7 c7 h4");
        assert_eq!(beginning(&board, "f6x"), "f6xd8");
        assert_eq!(refused(&board, "f6xd8xb6"), Illegal::EndsAsDama(at("d8")));
        let effects = play(&mut board, "f6xd8");
        assert!(effects.promoted && effects.offenders.is_empty());
        assert_eq!(beginning(&board, "force"), "");
    }
}

#[test]
fn a_dama_captures_from_afar_and_lands_anywhere_behind() {
    let mut board = game("a1* h2", "d4 a7");
    assert_eq!(beginning(&board, "a1x"), "a1xe5 a1xf6 a1xg7 a1xh8");
    assert_eq!(refused(&game("a1* h2", "d4 f6 a7"), "a1xg7"), Illegal::InTheWay(at("f6")));
    assert_eq!(refused(&game("a1* h2", "d4 e5 a7"), "a1xf6"), Illegal::InTheWay(at("e5")));
    assert_eq!(play(&mut board, "a1xf6").taken, set("d4"));
}

#[test]
fn a_dama_changes_direction_and_goes_on() {
    let board = game("a1* h2", "d4 f4 a7");
    assert_eq!(beginning(&board, "a1xe5"), "a1xe5 a1xe5xg3");
    // It may also jump a second enemy straight on.
    assert_eq!(beginning(&game("a1* h2", "b2 d4 a7"), "a1xc3x"), "a1xc3xe5 a1xc3xf6 a1xc3xg7 a1xc3xh8");
}

#[test]
fn no_piece_is_jumped_twice_and_captured_pieces_stay_until_the_capture_is_over() {
    let mut board = game("a1* h2", "b2 d4 f2 h8");
    // From e5 the way back passes over d4, which is still there.
    assert_eq!(refused(&board, "a1xc3xe5xb2"), Illegal::JumpedTwice(at("d4")));
    assert_eq!(refused(&board, "a1xc3xa1"), Illegal::JumpedTwice(at("b2")));
    play(&mut board, "a1xc3xe5");
    assert_eq!(standing(&board, Side::Second), "f2 h8");
}

#[test]
fn a_captured_piece_cannot_be_passed_over() {
    let board = game("b4* h2", "c5 e5 e3 g5 a7");
    assert_eq!(beginning(&board, "b4xd6xf4"), "b4xd6xf4 b4xd6xf4xc1 b4xd6xf4xd2 b4xd6xf4xh6");
    assert_eq!(refused(&board, "b4xd6xf4xb8"), Illegal::JumpedTwice(at("e5")));
}

#[test]
fn the_origin_is_empty_during_the_capture() {
    let board = game("c3* h2", "d4 d6 b6 b4 h8");
    assert!(legal(&board).contains("c3xe5xc7xa5xc3") && legal(&board).contains("c3xe5xc7xa5xd2"));
}

#[test]
fn when_a_dama_can_capture_a_man_may_not() {
    let board = game("a3* f2", "d6 g3 h8");
    assert_eq!(
        (beginning(&board, "f2x"), beginning(&board, "a3x")),
        (String::new(), "a3xe7 a3xf8".to_owned())
    );
    assert_eq!(refused(&board, "f2xh4"), Illegal::DamaCaptures(at("a3")));
    assert_eq!(beginning(&game("a1* f2", "d6 g3 h8"), "f2x"), "f2xh4");
}

#[test]
fn among_captures_the_choice_is_free() {
    let mut board = game("c1 g3", "d2 b2 f4 h8");
    assert_eq!(beginning(&board, "c1x"), "c1xa3 c1xe3 c1xe3xg5");
    assert!(play(&mut board, "g3xe5").offenders.is_empty());
    // A landing that can't go on is complete, even if another landing could.
    let mut far = game("a1* h2", "d4 f4 a7");
    assert!(play(&mut far, "a1xf6").offenders.is_empty());
}
