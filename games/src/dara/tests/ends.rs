//! How a game ends, and which end comes first: one test per sentence of the rules.

use super::*;

/// The first player makes a row with c3-c2, and the second has three stones.
const LAST: &str = "..... ..... ..... ..x.. xx... oo.o.";

#[test]
fn a_player_with_fewer_than_three_stones_has_lost() {
    let mut game = Game::moving("traditional", X, LAST);
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: stones");
    assert_eq!(legal(&game), "");
    assert_eq!(refused(&game, "b1-c1"), Illegal::GameOver);
}

#[test]
fn stones_in_hand_count_as_left() {
    assert_eq!(Dara::new(Options::TRADITIONAL).winner(), None);
}

#[test]
fn ten_captured_stones_win_in_capture_ten() {
    let mut game = Game::moving("capture-ten", X, LAST);
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: ten");
    let mut game = Game::moving("traditional+take=any", X, LAST);
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: stones");
}

#[test]
fn stones_set_aside_count_neither_as_left_nor_as_captured() {
    let state = Game::moving("capture-ten", X, LAST).state().clone();
    let mut game = Course::start(state.with_second(Reserve { lost: 8, aside: 1, ..Reserve::default() }));
    play(&mut game, "c3-c2 xa1");
    ended(&game, "first: stones");
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    let mut position = dropped("dara:traditional", CALM);
    for token in "c3-c4 b3-a3 c4-c3 a3-b3 c3-c4 b3-a3 c4-c3".split(' ') {
        position.play(action(token)).unwrap();
        assert_eq!(position.outcome(), None);
    }
    position.play(action("a3-b3")).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    assert_eq!(position.to_act(), None);
}

#[test]
fn a_position_differs_by_who_acts_next() {
    let keys = [X, O].map(|turn| Game::moving("traditional", turn, CALM).state().key());
    assert_ne!(keys[0], keys[1]);
}

#[test]
fn repetition_ignores_what_was_played_before() {
    let here = Game::moving("capture-ten", X, CALM).state().clone();
    assert_eq!(here.key(), here.clone().after_other_moves().key());
}

#[test]
fn a_position_differs_by_a_take_that_is_due() {
    let here = Game::moving("traditional", X, CALM).state().clone();
    assert_ne!(here.key(), here.clone().with_take_due().key());
}

#[test]
fn repetition_comes_before_the_bound() {
    let moves = "c3-c4 b3-a3 c4-c3 a3-b3 c3-c4 b3-a3 c4-c3 a3-b3";
    let end = |rules: &str| {
        let mut position = dropped(&format!("dara:{rules}"), CALM);
        _ = moves.split(' ').try_for_each(|token| position.play(action(token)).map(drop));
        (position.ply() - 24, position.outcome())
    };
    assert_eq!(end("traditional+bound=4"), (8, Some(Outcome::Draw(DrawReason::Repetition))));
    assert_eq!(end("traditional+bound=3"), (6, Some(Outcome::Draw(DrawReason::Bound))));
}

#[test]
fn the_bound_waits_for_a_take_and_restarts_after_it() {
    let mut game = Game::moving("traditional+bound=1", O, "..... ..... ....o ..x.. xx... ooo.o");
    play(&mut game, "e4-e5 c3-c2");
    assert_eq!(game.outcome(), None, "a take is due");
    play(&mut game, "xe1 e5-e4");
    assert_eq!(game.outcome(), None, "one quiet turn, of one player");
    play(&mut game, "c2-c3");
    ended(&game, "draw: bound");
}

#[test]
fn a_skipped_turn_counts_for_the_bound() {
    let mut game = Game::moving("traditional+bound=2", O, "..... ....o ..... ..... ooo.. xxxo.");
    play(&mut game, "e5-e6");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e6-d6");
    ended(&game, "draw: bound");
}

#[test]
fn a_win_comes_before_everything() {
    let mut game = Game::moving("traditional+bound=1", O, "..... ..... ....o ..x.. xx... oo...");
    play(&mut game, "e4-e5 c3-c2 xa1");
    ended(&game, "first: stones");
}

#[test]
fn a_game_in_which_no_one_has_a_legal_action_is_drawn() {
    // Only the last drop of a game could lead here. The board is fuller than a game's, so that it is plainly shut.
    let state = Game::dropping("traditional", O, "oxoxo xoxox oxoxo xoxox oxoxo xoxo.").state().clone();
    let mut game = Course::start(state.with_hands([0, 1]));
    let effects = play(&mut game, "e1");
    ended(&game, "draw: blocked");
    assert!(effects.moves_began && effects.skipped.is_empty());
}
