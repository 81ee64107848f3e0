//! The rules of the move phase, one test per sentence.

use super::*;

#[test]
fn a_piece_moves_to_an_empty_neighbouring_point() {
    let game = moving("nine", X, "a1 b4 d7 e3", "a4 d3 g1 g4");
    assert_eq!(legal(&game), "a1-d1 b4-b2 b4-b6 b4-c4 d7-a7 d7-d6 d7-g7 e3-e4");
    for (token, from, to) in [("a1-a7", "a1", "a7"), ("a1-b2", "a1", "b2"), ("d7-d5", "d7", "d5")] {
        assert_eq!(refused(&game, token), Illegal::NotJoined { from: at(from), to: at(to) });
    }
    assert_eq!(refused(&game, "a1-a4"), Illegal::Occupied(at("a4")));
    assert_eq!(refused(&game, "a7-d7"), Illegal::Empty(at("a7")));
    assert_eq!(refused(&game, "g1-d1"), Illegal::NotYourStone(at("g1")));
    assert_eq!(refused(&game, "d7-d8"), Illegal::OffBoard(at("d8")));
    assert_eq!(refused(&game, "b1-a1"), Illegal::OffBoard(at("b1")));
    assert_eq!(refused(&game, "xg1"), Illegal::NothingToTake);
}

#[test]
fn points_on_either_side_of_the_middle_are_not_joined() {
    let game = moving("nine", X, "a1 c4 d3 g7", "a4 g1 g4 f2");
    for (token, from, to) in [("c4-e4", "c4", "e4"), ("d3-d5", "d3", "d5")] {
        assert_eq!(refused(&game, token), Illegal::NotJoined { from: at(from), to: at(to) });
    }
}

#[test]
fn only_morabaraba_moves_along_the_diagonals() {
    let (pieces, enemies) = ("a1 b4 d7 e3", "a4 d3 g1 g4");
    let diagonal = |rules| moving(rules, X, pieces, enemies).explain(action("a1-b2"));
    assert_eq!(diagonal("nine"), Some(Illegal::NotJoined { from: at("a1"), to: at("b2") }));
    assert_eq!(diagonal("morabaraba"), None);
}

#[test]
fn a_player_with_three_pieces_left_may_fly() {
    let game = moving("nine", X, "a1 b4 d7", "a4 d3 g1 g4");
    assert_eq!(game.count(), 3 * 17);
    assert_eq!(game.explain(action("a1-e5")), None);
    assert_eq!(refused(&game, "a1-a4"), Illegal::Occupied(at("a4")));
    assert_eq!(refused(&game, "a1-a1"), Illegal::Occupied(at("a1")));
    let four = moving("nine", O, "a1 b4 d7", "a4 d3 g1 g4");
    assert_eq!(refused(&four, "a4-e5"), Illegal::NotJoined { from: at("a4"), to: at("e5") });
}

#[test]
fn a_house_rule_keeps_three_pieces_on_the_lines() {
    let game = moving("nine+flying=no", X, "a1 b4 d7", "a4 d3 g1 g4");
    assert_eq!(legal(&game), "a1-d1 b4-b2 b4-b6 b4-c4 d7-a7 d7-d6 d7-g7");
    assert_eq!(refused(&game, "a1-e5"), Illegal::NotJoined { from: at("a1"), to: at("e5") });
}

#[test]
fn a_mill_may_be_closed_by_flying() {
    let mut game = moving("nine", X, "a1 b4 d1", "a4 d3 g7 g4");
    assert_eq!(play(&mut game, "b4-g1").row, set("a1 d1 g1"));
}
