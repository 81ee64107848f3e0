//! How a game ends, and which end comes first: one test per sentence of the rules.

use super::*;
use crate::{
    DrawReason,
    damas::{
        claims::{Claim, Pending},
        ply::DamasPly,
    },
};

/// Plays tokens one by one. Only the last may end the game.
fn check(mut board: Course<Damas>, tokens: &str, expected: &str) {
    for token in tokens.split(' ') {
        assert_eq!(end(&board), "goes on", "before {token}");
        play(&mut board, token);
    }
    assert_eq!(end(&board), expected);
    assert_eq!(legal(&board).is_empty(), expected != "goes on");
}

#[test]
fn taking_all_enemy_pieces_wins() {
    check(game("c3 a1", "d4"), "c3xe5", "first: taken");
    check(game("c3", "d4 h8"), "c3-b4 huff:b4", "second: taken");
}

#[test]
fn a_player_to_move_with_no_legal_action_has_lost() {
    check(game("b2 c1 h2", "a3"), "h2-g3", "first: blocked");
}

#[test]
fn a_game_in_which_neither_side_could_move_is_drawn() {
    check(game("a7 c7 e7 g7 a5 d6 f6 h6", "b8 d8 f8 h8"), "a5-b6", "draw: blocked");
    // With one more piece, the first player could move.
    check(game("a7 c7 e7 g7 a5 d6 f6 h6 h2", "b8 d8 f8 h8"), "a5-b6", "first: blocked");
}

#[test]
fn a_claim_does_not_prevent_that_draw() {
    let pieces = placed("a7 c7 e7 g7 b6 d6 f6 h6", "b8 d8 f8 h8");
    let mut state = Damas::begin(Options::RUIBAL, Situation::new(pieces, Side::Second));
    let (offenders, played) = (squares::bit(at("b6")), DamasPly::Force);
    state.due = Pending::Turn(Some(Claim { offenders, before: state.now, played }));
    state.refresh_legal();
    assert!(state.can_act());
    assert_eq!((state.winner(), state.draw()), (None, Some(DrawReason::Blocked)));
}

#[test]
fn one_piece_against_one_of_the_same_kind_is_drawn() {
    check(game("c3", "d4 h8"), "c3xe5", "draw: reduced");
    check(game("c3*", "d4 h8*"), "c3xe5", "draw: reduced");
    check(game("c7", "h2*"), "c7-d8", "draw: reduced");
    check(game("c3", "d4 h8*"), "c3xe5", "goes on");
    check(game("a3 c3", "d4 h8"), "c3xe5", "goes on");
}

#[test]
fn two_damas_against_one_are_drawn_after_five_moves_of_each() {
    let pieces = ("a1* e1*", "d2 h2*");
    check(house("duel=2", pieces.0, pieces.1), "e1xa5 h2-g1 a1-b2 g1-h2 b2-a1", "draw: reduced");
    check(game(pieces.0, pieces.1), "e1xa5 h2-g1 a1-b2 g1-h2 b2-a1", "goes on");
    let five = "e1xa5 h2-g1 a1-b2 g1-h2 b2-a1 h2-g3 a1-c3 g3-h2 c3-b2 h2-g1 b2-a1";
    check(game(pieces.0, pieces.1), five, "draw: reduced");
}

#[test]
fn a_huff_can_lead_to_two_damas_against_one_but_is_not_a_move() {
    check(house("duel=1", "a1* c1* e5", "f6*"), "c1-d2 huff:e5 f6-e7 d2-c1", "draw: reduced");
}

#[test]
fn a_player_whose_only_legal_action_is_a_claim_must_claim() {
    let mut board = game("b2 c3 e3 f2 h2", "d4");
    play(&mut board, "h2-g3");
    assert_eq!(legal(&board), "force huff:c3 huff:e3");
    check(board, "huff:c3 d4-c3", "goes on");
}

#[test]
fn a_player_stuck_after_a_huff_has_lost() {
    check(game("f6* b2 d2 e3 f2", "d4"), "d2-c3 huff:f6", "first: blocked");
}

#[test]
fn an_offence_that_leads_to_a_draw_draws() {
    let mut board = game("a1*", "d4 f4*");
    assert_eq!(play(&mut board, "a1xe5").offenders, set("e5"));
    assert_eq!(end(&board), "draw: reduced");
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    let round = "a1-c3 h2-f4 c3-b2 f4-g3 b2-a1 g3-h2";
    check(game("a1* h4", "h2* a7"), &format!("{round} {round}"), "draw: repetition");
}

#[test]
fn the_bound_counts_turns_and_a_huff_is_progress() {
    check(house("bound=1", "a1 c1", "h8 f8"), "a1-b2 h8-g7", "draw: bound");
    check(house("bound=1", "c3 a1 h2", "d4 h8 f8"), "a1-b2 huff:c3 h8-g7 h2-g3 g7-h6", "draw: bound");
}

#[test]
fn a_win_comes_before_the_bound() {
    check(house("bound=1", "b4", "b6 c7 h8"), "b4-a5 h8-g7", "second: blocked");
    check(house("bound=1", "b4 a1", "b6 c7 h8"), "b4-a5 h8-g7", "draw: bound");
}
