//! The rules of going back and forth, one test per sentence.

use super::*;

fn forbidden(from: &str, to: &str) -> Illegal {
    Illegal::BackAndForth { from: at(from), to: at(to) }
}

/// No one can capture, wherever the Damas go.
fn quiet() -> Course<Damas> {
    game("a1* h4", "h2* a7")
}

#[test]
fn a_piece_may_not_go_more_than_twice_in_a_row_over_the_same_two_squares() {
    let mut board = quiet();
    play(&mut board, "a1-b2 h2-g1 b2-a1 g1-h2");
    assert_eq!(refused(&board, "a1-b2"), forbidden("a1", "b2"));
    assert_eq!(beginning(&board, "a1-"), "a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8");
    play(&mut board, "a1-c3");
    assert_eq!(refused(&board, "h2-g1"), forbidden("h2", "g1"));
}

#[test]
fn another_move_begins_a_new_series() {
    let mut board = quiet();
    play(&mut board, "a1-b2 h2-g1 b2-a1 g1-h2 h4-g5 a7-b6 a1-b2 h2-g1 b2-a1 g1-h2");
    assert_eq!(refused(&board, "a1-b2"), forbidden("a1", "b2"));
}

#[test]
fn a_capture_is_never_forbidden_and_ends_the_series() {
    let mut board = game("a1*", "b4 h6 h8");
    play(&mut board, "a1-d4 h6-g5 d4-a1 b4-c3");
    // This would be the same two squares for the third time.
    play(&mut board, "a1xd4 g5-h4");
    assert!(beginning(&board, "d4-").contains("d4-a1"));
}

#[test]
fn such_a_move_is_allowed_while_there_is_no_other_move_or_capture() {
    let mut board = game("h8*", "f6 e5 a5*");
    play(&mut board, "h8-g7 a5-b4 g7-h8 b4-a5");
    assert_eq!(legal(&board), "h8-g7");
    play(&mut board, "h8-g7 a5-b6");
    // There are other moves now, so the move is forbidden again: it continued the series while it was allowed.
    assert_eq!(legal(&board), "g7-f8 g7-h6");
    assert_eq!(refused(&board, "g7-h8"), forbidden("g7", "h8"));
}

#[test]
fn a_claim_is_neither_a_move_nor_a_capture() {
    let mut board = game("h8* b4", "f6 e5 a5 c5 d6 h2*");
    play(&mut board, "h8-g7 h2-g1 g7-h8 g1-h2");
    assert_eq!(legal(&board), "force h8-g7 huff:a5 huff:c5");
}
