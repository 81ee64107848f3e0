//! The rules of going straight back, one test per sentence.

use super::*;

#[test]
fn a_stone_may_not_return_at_once_if_that_is_forbidden() {
    let board = "x..x. ..... ..... ..... x.... oo.oo";
    let mut game = Game::moving("capture-ten", X, board);
    play(&mut game, "a6-b6 e1-e2");
    assert_eq!(refused(&game, "b6-a6"), Illegal::StraightBack { from: at("b6"), to: at("a6") });
    // The ban lasts one turn, and it is on the stone, not on the square.
    play(&mut game, "a2-a3 a1-a2 b6-a6 b1-a1 a3-a4 d1-d2 a6-a5 a1-b1");
    assert_eq!(game.explain(action("a4-b4")), None);
    let mut game = Game::moving("traditional", X, board);
    play(&mut game, "a6-b6 e1-e2 b6-a6");
}

#[test]
fn another_stone_may_go_where_one_has_left_from() {
    let mut game = Game::moving("capture-ten", X, "x..x. x.... ..... ..... ..... oo.oo");
    play(&mut game, "a6-b6 e1-e2");
    assert_eq!(game.explain(action("a5-a6")), None);
}

#[test]
fn a_row_cannot_be_closed_again_at_once_if_that_is_forbidden() {
    let mut game = Game::moving("capture-ten", X, "xxx.. ..... ..... ..... x.... oo.oo");
    play(&mut game, "c6-c5 e1-e2");
    assert_eq!(refused(&game, "c5-c6"), Illegal::StraightBack { from: at("c5"), to: at("c6") });
    play(&mut game, "a2-a3 e2-e3");
    assert!(play(&mut game, "c5-c6").take_due);
}

#[test]
fn a_skipped_turn_lifts_the_ban() {
    let mut game = Game::moving("capture-ten", X, "..... ....o ..... o.... xooo. .oxxo");
    let effects = play(&mut game, "a2-a1 e5-e6");
    assert!(effects.skipped.contains(Seat::FIRST), "their only step is forbidden");
    assert_eq!(game.state().actor(), Seat::SECOND);
    assert!(play(&mut game, "e6-d6").skipped.is_empty());
    assert_eq!(legal(&game), "a1-a2");
}
