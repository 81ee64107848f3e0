//! Positions that are made from stones, without a game that leads to them.

use super::*;
use crate::{
    Side,
    lookahead::{Node, View},
    rows::Rows,
};

/// The legal actions of a node, and who acts.
fn seen<N: Node>(node: &N) -> (Seat, String) {
    let mut plies = Vec::new();
    node.plies(&mut plies);
    let mut actions: Vec<String> = plies.iter().map(|&ply| N::action(ply).to_string()).collect();
    actions.sort();
    (node.to_act(), actions.join(" "))
}

/// The stones of a board, file × 7 + rank.
fn stones(board: &str) -> [u64; 2] {
    let game = Game::moving("traditional", X, board);
    let View::Rows { stones, .. } = game.state().view() else { unreachable!("Dara is of the family") };
    stones
}

#[test]
fn a_position_made_from_stones_equals_that_of_a_game() {
    let board = "..... ..... o.... .xo.. ..... x.x.o";
    for side in [X, O] {
        let game = Game::moving("traditional", side, board);
        let node = Options::TRADITIONAL.move_phase(stones(board), side).unwrap();
        assert_eq!(seen(&node), (side.first_seat(), legal(&game)));
        assert_eq!((node.stage(), node.outcome(), node.quiet_turns_left()), (Stage::Move, None, 100));
        let state = Rows::move_phase(Options::TRADITIONAL, stones(board), side).unwrap();
        assert_eq!(&state, game.state());
    }
}

#[test]
fn a_player_who_cannot_move_in_it_is_skipped() {
    let board = "..... ....o ..... o.... xo... xxo..";
    let node = Options::TRADITIONAL.move_phase(stones(board), X).unwrap();
    assert_eq!((node.to_act(), node.quiet_turns_left()), (Seat::SECOND, 99));
}

#[test]
fn stones_that_cannot_stand_like_that_make_no_position() {
    let made = |stones| Options::TRADITIONAL.move_phase(stones, Side::First).is_some();
    assert!(made([0b0111, 1 << 8]));
    assert!(!made([0b0111, 0b0100]), "two on one square");
    assert!(!made([0b100_0000, 1]), "above a file");
    assert!(!made([1 << 35, 1]), "beside the last file");
    assert!(!made([0b1111, 1 << 8]), "four in a row");
    assert!(!made([1 | 1 << 7 | 1 << 14 | 1 << 21, 2]), "four in a row");
    let thirteen = 0b1_1011 | 0b1_1011 << 7 | 0b1_1011 << 21 | 1 << 28;
    assert!(!made([thirteen, 0b100]), "more than there are");
}
