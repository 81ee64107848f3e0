//! The rules of Prost's form, one test per sentence.

use super::*;

#[test]
fn a_stone_may_be_dropped_next_to_one_of_its_owner_but_not_into_a_run_of_three() {
    let game = Game::dropping("prost", X, "..... .x... ..... .x... ..... xx.xx");
    for square in ["b4", "c1", "b2"] {
        assert_eq!(refused(&game, square), Illegal::ThreeInARow(at(square)));
    }
    for square in ["a2", "d2", "c2", "c3"] {
        assert_eq!(game.explain(action(square)), None);
    }
}

#[test]
fn if_both_forbid_a_drop_the_neighbour_is_the_reason() {
    let game = Game::dropping("prost+beside-drops=no", X, "..... ..... ..... ..... ..... xx...");
    assert_eq!(refused(&game, "c1"), Illegal::BesideOwn(at("c1")));
}

#[test]
fn a_new_run_of_four_or_five_through_the_stone_earns_a_take_too() {
    let mut game = Game::moving("prost", X, "..... ..... ..x.. xx.xx ..... oo.oo");
    let effects = play(&mut game, "c4-c3");
    assert_eq!((effects.row, effects.take_due), (set("a3 b3 c3 d3 e3"), true));
    assert_eq!(game.state().rows(), set("a3 b3 c3 d3 e3"));
    let mut game = Game::moving("prost", X, "..... ..... ..x.. .x.x. ..... oo.oo");
    assert_eq!(play(&mut game, "c4-c3").row, set("b3 c3 d3"));
}

#[test]
fn a_run_without_the_stone_that_moved_earns_nothing() {
    let mut game = Game::moving("prost", X, "..... ..... ..... xxxx. ..... oo.oo");
    let effects = play(&mut game, "d3-d2");
    assert!(effects.row.is_empty() && !effects.take_due);
}

#[test]
fn any_stone_may_be_taken() {
    let mut game = Game::moving("prost", X, "..... ..... ..... ..x.. xx... oooo.");
    play(&mut game, "c3-c2");
    assert_eq!(legal(&game), "xa1 xb1 xc1 xd1");
}

#[test]
fn a_player_loses_when_no_stone_is_left() {
    let mut game = Game::moving("prost", X, "..... ..... ..... ..x.. xx... oo...");
    play(&mut game, "c3-c2 xa1");
    assert_eq!(game.outcome(), None, "one stone is left");
    play(&mut game, "b1-c1 c2-c3 c1-d1 c3-c2 xd1");
    ended(&game, "first: stones");
}

#[test]
fn stones_in_hand_count_as_left() {
    let state = Game::dropping("prost", O, "..... ..... ..... ..... ..... x....").state().clone();
    assert_eq!((state.winner(), state.draw()), (None, None));
}

#[test]
fn the_game_is_drawn_at_once_when_neither_has_more_than_two_stones() {
    let mut game = Game::moving("prost", X, "xx... ..... ..... ..... ..... oo...");
    play(&mut game, "a6-a5");
    ended(&game, "draw: reduced");
    let mut game = Game::moving("prost", X, "xx... ..... ..... ..... ..... ooo..");
    play(&mut game, "a6-a5");
    assert_eq!(game.outcome(), None, "one of them has three");
}

#[test]
fn a_draw_for_too_few_stones_comes_before_the_bound() {
    // The second player is shut in, so both have had a turn without progress.
    let board = "..... ..... ..... ..... x.... o.x..";
    let mut game = Game::moving("prost+bound=1", X, board);
    assert!(!play(&mut game, "c1-b1").skipped.is_empty());
    ended(&game, "draw: reduced");
    let mut game = Game::moving("prost+bound=1", X, "..x.. ..... ..... ..... x.... o.x..");
    play(&mut game, "c1-b1");
    ended(&game, "draw: bound");
}
