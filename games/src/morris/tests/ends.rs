//! How a game ends, one test per sentence of the rules.

use super::*;

/// All 24 points are full, without a mill on any of the twenty lines.
const FULL: [&str; 2] = ["a1 a7 b4 c3 d1 d5 d6 e3 e5 f2 f4 g7", "a4 b2 b6 c4 c5 d2 d3 d7 e4 f6 g1 g4"];

/// One drop from full: a1 closes `a1-b2-c3` for the second player.
const FULL_BUT_A1: [&str; 2] = ["a4 a7 b6 c4 d1 d5 d6 e3 f2 f4 g4 g7", "b2 b4 c3 c5 d2 d3 d7 e4 e5 f6 g1"];

#[test]
fn a_player_with_fewer_than_three_pieces_has_lost() {
    let mut game = moving("nine", X, "a1 d1 g4 d7", "d6 f6 b2");
    play(&mut game, "g4-g1 xd6");
    ended(&game, "first: stones");
    assert_eq!(refused(&game, "f6-f4"), Illegal::GameOver);
}

#[test]
fn pieces_in_hand_count_as_left() {
    let after_a_take = |hand: u8| {
        let mut state = dropping("nine", X, "a1 d1 b4", "d6").state().clone();
        state.reserves[1] = Reserve { hand, lost: u32::from(8 - hand), ..Reserve::default() };
        let mut game = Course::start(state);
        play(&mut game, "g1 xd6");
        game
    };
    ended(&after_a_take(3), "goes on");
    ended(&after_a_take(2), "first: stones");
}

#[test]
fn a_player_who_cannot_move_has_lost_and_is_not_skipped() {
    let mut game = moving("nine", X, "b4 d1 f6 g7", "a1 a4 a7 d7");
    let effects = play(&mut game, "f6-d6");
    assert!(effects.skipped.is_empty());
    ended(&game, "first: blocked");
    let mut game = moving("nine", X, "b4 d1 g7", "a1 a4 a7");
    play(&mut game, "g7-d7");
    ended(&game, "goes on");
    let mut game = moving("nine+flying=no", X, "b4 d1 g7 e5", "a1 a4 a7");
    play(&mut game, "g7-d7");
    ended(&game, "first: blocked");
}

#[test]
fn a_player_can_be_stuck_by_a_take() {
    let mut game = moving("nine", X, "b4 d1 f4 g7 b6 d6", "a1 a4 a7 d7 c3");
    assert!(play(&mut game, "f4-f6").take_due);
    ended(&game, "goes on");
    play(&mut game, "xc3");
    ended(&game, "first: blocked");
}

#[test]
fn a_board_that_the_last_drop_fills_is_a_draw_in_morabaraba() {
    let [first, second] = FULL;
    let mut game = dropping("morabaraba", O, first, second.trim_end_matches(" g4"));
    play(&mut game, "g4");
    ended(&game, "draw: blocked");
}

#[test]
fn a_full_board_is_not_a_draw_if_the_last_drop_earned_a_take() {
    let [first, second] = FULL_BUT_A1;
    let mut game = dropping("morabaraba", O, first, second);
    assert!(play(&mut game, "a1").take_due);
    play(&mut game, "xa4");
    ended(&game, "goes on");
    assert_eq!(legal(&game), "a7-a4");
}

#[test]
fn morabaraba_is_drawn_after_twenty_moves_without_a_take_when_three_are_left() {
    const FIRST: [&str; 10] = ["d7", "g7", "g4", "g1", "d1", "g1", "g4", "g7", "d7", "g7"];
    const SECOND: [&str; 10] = ["d3", "e3", "e4", "e5", "d5", "c5", "c4", "c3", "d3", "e3"];
    for (rules, end) in [("morabaraba", "draw: reduced"), ("nine", "goes on")] {
        let mut game = moving(rules, X, "a1 a4 d7 f6", "b6 c3 f2 d2");
        play(&mut game, "d7-a7 xd2");
        let (mut first, mut second) = ("a7", "c3");
        for (first_to, second_to) in FIRST.into_iter().zip(SECOND) {
            ended(&game, "goes on");
            play(&mut game, &format!("{second}-{second_to}"));
            ended(&game, "goes on");
            play(&mut game, &format!("{first}-{first_to}"));
            (first, second) = (first_to, second_to);
        }
        ended(&game, end);
    }
}

#[test]
fn the_twenty_moves_count_from_three_pieces_and_restart_with_a_take() {
    let mut game = moving("morabaraba", X, "a1 a4 d7 f6 g1", "b6 c3 d3 e4");
    play(&mut game, "f6-f4 b6-d6 f4-f6 d6-b6");
    assert_eq!(game.state().endgame, None);
    play(&mut game, "d7-a7 xb6");
    assert_eq!(game.state().endgame, Some(0));
    play(&mut game, "c3-c4 f6-f4");
    assert_eq!(game.state().endgame, Some(2));
    play(&mut game, "c4-c3 f4-f6 e4-e3 xf6");
    assert_eq!(game.state().endgame, Some(0), "the one with three pieces has taken");
}

#[test]
fn a_take_that_the_twentieth_move_earned_is_made_first() {
    let mut state = moving("morabaraba", O, "a1 a4 d7 f6", "c3 d3 e4").state().clone();
    state.endgame = Some(19);
    let mut game = Course::start(state);
    play(&mut game, "e4-e3");
    ended(&game, "goes on");
    play(&mut game, "xf6");
    ended(&game, "goes on");
}

#[test]
fn the_count_waits_for_the_hands_to_be_empty() {
    let mut state = dropping("morabaraba", X, "a1 d1 b4 d6", "d7 f6").state().clone();
    state.reserves = [2, 1].map(|hand| Reserve { hand, lost: 9, ..Reserve::default() });
    let mut game = Course::start(state);
    play(&mut game, "f2 e5");
    assert_eq!(game.state().endgame, None, "a hand still holds a piece");
    play(&mut game, "c4");
    assert_eq!(game.state().endgame, Some(0), "the second player has three, and all are dropped");
}

#[test]
fn the_same_position_for_the_third_time_is_a_draw() {
    let mut game = moving("nine", X, "a1 a4 d7 f6", "b6 c3 f2 d2");
    play(&mut game, "f6-f4 b6-d6 f4-f6 d6-b6 f6-f4 b6-d6 f4-f6");
    ended(&game, "goes on");
    play(&mut game, "d6-b6");
    ended(&game, "draw: repetition");
}

#[test]
fn quiet_turns_draw_but_drops_and_takes_are_progress() {
    let mut game = moving("nine+bound=1", X, "a1 a4 d7 f6", "b6 c3 f2 d2");
    play(&mut game, "f6-f4 b6-d6");
    ended(&game, "draw: bound");
    let mut game = moving("nine+bound=1", X, "a1 a4 d7 f6", "b6 c3 f2 d2");
    play(&mut game, "d7-a7 xb6 c3-c4");
    ended(&game, "goes on");
    let mut game = dropping("nine+bound=1", X, "a1 a4", "b6 c3");
    play(&mut game, "d7 f2 f6");
    ended(&game, "goes on");
}
