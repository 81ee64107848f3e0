//! The rules of taking up marbles and of paths, one test per sentence.

use super::*;

#[test]
fn all_own_marbles_are_taken_up_and_others_stay() {
    check("b2:xxo f6:o", "b2-b3-c3", "b2:o b3:x c3:x f6:o");
    check("b2:xoo f6:o", "b2-b3", "b2:oo b3:x f6:o");
    check("b2:xxx f6:oo", "b2-b3-c3-c2", "c2:x b3:x c3:x f6:oo");
}

#[test]
fn every_marble_is_dropped_on_a_square_of_its_own() {
    let game = game("standard", X, "b2:xxx d6:xx f6:oo");
    assert_eq!(refused(&game, "b2-b3"), Illegal::WrongLength { marbles: 3 });
    assert_eq!(refused(&game, "b2-b3-b4"), Illegal::WrongLength { marbles: 3 });
    assert_eq!(refused(&game, "b2-b3-b4-b5-b6"), Illegal::WrongLength { marbles: 3 });
    assert_eq!(refused(&game, "d6-d5-c5-b5"), Illegal::WrongLength { marbles: 2 });
}

#[test]
fn a_path_steps_along_ranks_and_files() {
    let game = game("standard", X, "b2:xx f6:oo");
    assert_eq!(refused(&game, "b2-c3-c4"), Illegal::NotAdjacent { from: at("b2"), to: at("c3") });
    assert_eq!(refused(&game, "b2-b3-b5"), Illegal::NotAdjacent { from: at("b3"), to: at("b5") });
    assert_eq!(legal(&game), "b2-a2-a3 b2-b1-c1 b2-b3-a3 b2-b3-b4 b2-b3-c3 b2-c2-c1 b2-c2-c3 b2-c2-d2");
}

#[test]
fn the_squares_of_a_path_differ_and_none_is_its_origin() {
    let game = game("standard", X, "b2:xxx f6:oo");
    assert_eq!(refused(&game, "b2-b3-b2-c2"), Illegal::Revisited(at("b2")));
    assert_eq!(refused(&game, "b2-b3-b4-b3"), Illegal::Revisited(at("b3")));
    assert_eq!(refused(&game, "b2-b2-b3-b4"), Illegal::Revisited(at("b2")));
}

#[test]
fn a_path_that_cannot_be_finished_is_illegal() {
    // At b1 the three marbles from c1 could only turn back.
    let game = game("standard", X, "c1:xx b2:xxx f6:oo");
    assert_eq!(refused(&game, "c1-b1-b2"), Illegal::Full(at("b2")));
    assert!(legal(&game).split(' ').all(|token| !token.starts_with("c1-b1")));
}

#[test]
fn blocked_squares_and_squares_with_three_own_marbles_are_closed() {
    let game = game("standard", X, "b1:x c1:xxx f6:oo");
    assert_eq!(refused(&game, "b1-a1"), Illegal::Blocked(at("a1")));
    assert_eq!(refused(&game, "b1-c1"), Illegal::Full(at("c1")));
    assert_eq!(game.explain("b1-b2".parse().unwrap()), None);
    assert_eq!(refused(&game, "a1-b1"), Illegal::Blocked(at("a1")));
}

#[test]
fn dropping_on_some_squares_neither_opens_nor_closes_others() {
    // Squares that are open before the turn stay open on the path, and closed ones stay closed.
    let game = game("standard", X, "b2:xxx b3:xx c3:xxx f6:oo");
    assert_eq!(refused(&game, "b2-b3-c3-c2"), Illegal::Full(at("c3")));
    assert_eq!(game.explain("b2-b3-b4-c4".parse().unwrap()), None);
}

#[test]
fn only_own_marbles_are_moved() {
    let game = game("standard", X, "b2:x f6:oo");
    assert_eq!(refused(&game, "f6-f5-f4"), Illegal::NotYourStone(at("f6")));
    assert_eq!(refused(&game, "c3-c4"), Illegal::Empty(at("c3")));
    assert_eq!(refused(&game, "b2-h2"), Illegal::OffBoard(at("h2")));
    assert_eq!(refused(&game, "b8-b7"), Illegal::OffBoard(at("b8")));
    for token in ["b3", "xf6", "b2xb4", "huff:f6", "force"] {
        assert_eq!(refused(&game, token), Illegal::NoSuchAction);
    }
}
