//! How a game ends, one test per sentence of the rules.

use super::*;

#[test]
fn a_player_with_fewer_than_three_stones_has_lost() {
    let mut game = Game::moving("adjacent", X, "..... ..... ..... ..x.. xx... oo.o.");
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: stones");
}

#[test]
fn a_player_who_cannot_move_is_skipped() {
    let mut game = Game::moving("adjacent", O, "..... ....o ..... ..... ooo.. xxxo.");
    let effects = play(&mut game, "e5-e6");
    assert!(effects.skipped.contains(Seat::FIRST));
    assert_eq!(game.due(), (Stage::Move, Seat::SECOND));
}

#[test]
fn a_stone_may_go_straight_back() {
    let mut game = Game::moving("adjacent", X, "x...x ..... x.... ..... ..... oo.oo");
    play(&mut game, "a4-a3 e1-e2 a3-a4");
}

#[test]
fn quiet_turns_draw() {
    let mut game = Game::moving("adjacent+bound=1", X, "x...x ..... x.... ..... ..... oo.oo");
    play(&mut game, "a4-a3 e1-e2");
    ended(&game, "draw: bound");
}
