//! How a game ends, and which end comes first: one test per sentence of the rules.

use super::*;

#[test]
fn a_player_with_at_most_one_marble_has_lost_to_two() {
    let mut game = game("standard", X, "b2:xx b3:o f6:o");
    play(&mut game, "b2-b3-b4");
    ended(&game, "first: stones");
    assert_eq!((legal(&game).as_str(), refused(&game, "f6-f5")), ("", Illegal::GameOver));
    let mut game = self::game("standard", X, "b2:xx b3:o b4:o");
    play(&mut game, "b2-b3-b4");
    ended(&game, "first: stones");
    let mut game = self::game("standard", O, "b2:x b4:x b3:oo");
    play(&mut game, "b3-b2-c2");
    ended(&game, "second: stones");
}

#[test]
fn a_player_with_two_marbles_plays_on() {
    let mut game = game("standard", X, "b2:xx b3:oo f6:o");
    play(&mut game, "b2-b3-b4");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_marble_gained_counts_at_once() {
    // No game gets here: a player with one marble left has lost before.
    let mut game = game("standard", X, "d3:x d4:o f6:o");
    play(&mut game, "d3-d4");
    ended(&game, "first: stones");
}

#[test]
fn one_marble_against_one_is_drawn() {
    // No game gets here either.
    let mut game = game("standard", X, "b2:x b3:o f6:o");
    play(&mut game, "b2-b3");
    ended(&game, "draw: reduced");
}

#[test]
fn a_player_who_must_move_and_cannot_has_lost() {
    // No game gets here either: it takes more than twenty marbles to shut a stack of three in.
    let board = options("standard").form.board();
    let full = board.squares().map(|square| format!("{square}:ooo")).collect::<Vec<_>>().join(" ");
    let mut game = game("standard", X, &full.replace("e7:ooo", "e7:x").replace("f7:ooo", "f7:x"));
    play(&mut game, "f7-e7");
    ended(&game, "first: blocked");
}

#[test]
fn the_starting_position_counts_for_repetition() {
    let mut position: Position = "damala:standard b3-b4 f5-f4 b4-b3 f4-f5 b3-b4 f5-f4 b4-b3".parse().unwrap();
    assert_eq!(position.outcome(), None);
    position.play("f4-f5".parse().unwrap()).unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn positions_from_before_a_capture_count_if_the_centre_gives_marbles() {
    // c5 is captured, and the centre gives the marble back.
    let round = "c6-c5 d5-d4 c5-c6 d4-d5-c5";
    let stacks = "c6:x a2:x c5:o d5:o g2:o";
    let mut game = game("standard", X, stacks);
    play(&mut game, round);
    assert_eq!(board(&game), "a2:x g2:o c5:o d5:o c6:x");
    play(&mut game, round);
    ended(&game, "draw: repetition");
}

#[test]
fn repetition_compares_whose_turn_it_is_but_not_what_was_captured() {
    let [here, other] = [X, O].map(|turn| state("standard", turn, "b2:xx f6:oo"));
    assert_ne!(here.key(), other.key());
    let mut elsewhere = here.clone();
    (elsewhere.lost, elsewhere.gained, elsewhere.skipped) = ([18, 17, 0, 0], [1, 0, 0, 0], [true; 4]);
    assert_eq!(here.key(), elsewhere.key());
}

#[test]
fn a_capture_restarts_the_bound_but_a_bonus_does_not() {
    let mut game = game("standard+bound=1", X, "b2:x d3:x f6:oo f5:o");
    play(&mut game, "d3-d4");
    assert_eq!(game.outcome(), None);
    play(&mut game, "f5-g5");
    ended(&game, "draw: bound");
    let mut game = self::game("standard+bound=1", X, "b2:x c2:x e5:x f6:oo f5:o");
    play(&mut game, "b2-b3 f5-e5 b3-b2");
    assert_eq!(game.outcome(), None);
}
