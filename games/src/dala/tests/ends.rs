//! How a game ends, one test per sentence of the rules.

use super::*;

#[test]
fn a_player_with_fewer_than_three_stones_has_lost() {
    let mut game = Game::moving("standard", X, "...... ...... ...... ..x... xx.... oo.o..");
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: stones");
}

#[test]
fn stones_in_hand_count_as_left_in_the_drop_phase_too() {
    let end = |lost, hand| {
        let state =
            Game::dropping("standard", X, "...... ...... ...... ...... xx.... oo....").state().clone();
        let mut game = Course::start(state.with_second(Reserve { hand, lost, ..Reserve::default() }));
        play(&mut game, "c2 xa1");
        game.outcome()
    };
    assert_eq!(end(8, 2), None);
    assert!(end(9, 1).is_some());
}

#[test]
fn quiet_turns_draw_but_a_take_in_the_drop_phase_is_progress() {
    let mut game = Game::dropping("standard+bound=1", X, "...... ...... ..ox.. ..xo.. xx.... oo....");
    play(&mut game, "c2 xa1 f6");
    assert_eq!(game.outcome(), None);
    let mut game = Game::moving("standard+bound=1", X, "x....x ...... x..... ...... ...... oo.oo.");
    play(&mut game, "a4-a3 e1-e2");
    ended(&game, "draw: bound");
}
