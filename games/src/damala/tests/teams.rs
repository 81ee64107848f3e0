//! The rules of the game for four, one test per sentence.

use super::*;

/// Plays a turn of `x`'s in a game for four, and checks the board after it.
fn check(before: &str, token: &str, after: &str) -> Effects {
    let mut game = game("teams", X, before);
    let effects = play(&mut game, token);
    assert_eq!(board(&game), after, "{before} {token}");
    effects
}

#[test]
fn turns_go_crosswise() {
    let mut position: Position = "damala:teams".parse().unwrap();
    for (seat, token) in [(X, "b3-b4"), (O, "i3-i4"), (Y, "b5-c5"), (Z, "i5-j5"), (X, "b4-b3")] {
        assert_eq!(position.to_act(), Some(seat));
        assert_eq!(position.play(token.parse().unwrap()).unwrap().by, seat);
    }
}

#[test]
fn marbles_step_from_board_to_board() {
    check("g4:x b2:x m2:oo", "g4-h4", "b2:x m2:oo h4:x");
    let game = game("teams", X, "g2:x b2:x m2:oo");
    assert_eq!(refused(&game, "g2-g1"), Illegal::Blocked(at("g1")));
    assert_eq!(game.explain("g2-h2".parse().unwrap()), None);
}

#[test]
fn a_partners_marbles_are_neither_moved_nor_captured() {
    let effects = check("b2:xy b3:y m2:oo", "b2-b3", "b2:y m2:oo b3:xy");
    assert!(effects.taken.is_empty());
    let game = game("teams", X, "b2:x c2:y m2:oo");
    assert_eq!(refused(&game, "c2-c3"), Illegal::NotYourStone(at("c2")));
}

#[test]
fn a_partners_marbles_count_towards_three_on_a_square() {
    for full in ["yyy", "xyy", "xxy"] {
        let game = game("teams", X, &format!("b2:x b3:{full} m2:oo"));
        assert_eq!(refused(&game, "b2-b3"), Illegal::Full(at("b3")), "{full}");
    }
    check("b2:x b3:xyo m2:oo", "b2-b3", "m2:oo b3:xxy");
    check("b2:x b3:yyz m2:oo", "b2-b3", "m2:oo b3:xyy");
}

#[test]
fn the_enemy_with_more_marbles_or_the_lower_seat_loses_one() {
    check("b2:x b3:ozz c2:y m2:oo", "b2-b3", "c2:y m2:oo b3:xoz");
    check("b2:x b3:ooz c2:y m2:oo", "b2-b3", "c2:y m2:oo b3:xoz");
    check("b2:x b3:oz c2:y m2:oo", "b2-b3", "c2:y m2:oo b3:xz");
    // For the other team, the lower seat is the first player's.
    let mut game = game("teams", Z, "b2:z b3:xy c2:y m2:oo");
    play(&mut game, "b2-b3");
    assert_eq!(board(&game), "c2:y m2:oo b3:yz");
    assert_eq!((game.state().lost[0], game.state().lost[2]), (16, 14));
}

#[test]
fn both_centres_give_marbles_to_every_player() {
    assert_eq!(check("d3:x b2:x m2:oo", "d3-d4", "b2:x m2:oo d4:xx").bonus, Some(at("d4")));
    assert_eq!(check("k3:x b2:x m2:oo", "k3-k4", "b2:x m2:oo k4:xx").bonus, Some(at("k4")));
    check("k3:x k4:y b2:x m2:oo", "k3-k4", "b2:x m2:oo k4:xxy");
    check("k3:x k4:yy b2:x m2:oo", "k3-k4", "b2:x m2:oo k4:xyy");
}

#[test]
fn the_limit_of_twenty_marbles_is_per_player() {
    let partner = "b1:yyy b2:yyy b3:yyy b4:yyy b5:yyy b6:yyy c1:yy";
    check(
        &format!("d3:x m2:oo {partner}"),
        "d3-d4",
        "b1:yyy c1:yy b2:yyy m2:oo b3:yyy b4:yyy d4:xx b5:yyy b6:yyy",
    );
}

#[test]
fn a_player_with_no_legal_action_is_skipped() {
    let mut game = game("teams", X, "b2:x c2:y m2:zz");
    let effects = play(&mut game, "b2-b3");
    assert_eq!(effects.skipped.iter().collect::<Vec<_>>(), [O]);
    assert_eq!(game.state().actor(), Y);
    // A marble that is shut in by a partner's can't move either.
    let mut game = self::game("teams", O, "b1:x c1:yyy b2:yyy m2:o m6:z");
    play(&mut game, "m2-m3 c1-d1-d2-d3 m6-m5");
    assert_eq!(game.state().actor(), X, "c1 is free");
    let mut game = self::game("teams", Z, "b1:x c1:yyy b2:yyy m2:o m6:z");
    let effects = play(&mut game, "m6-m5");
    assert!(effects.skipped.contains(X) && game.state().actor() == O);
}

#[test]
fn a_skipped_turn_counts_for_the_bound() {
    let mut game = game("teams+bound=1", X, "b2:x c2:y m2:zz");
    play(&mut game, "b2-b3 c2-c3");
    assert_eq!(game.outcome(), None);
    play(&mut game, "m2-m3-m4");
    ended(&game, "draw: bound");
}

#[test]
fn a_team_with_one_marble_between_them_has_lost() {
    let mut game = game("teams", X, "b2:x c2:y b3:o m2:z");
    play(&mut game, "b2-b3");
    ended(&game, "first: stones");
    // One marble of each player is two for the team.
    let mut game = self::game("teams", X, "b2:x c2:y b3:oo m2:z");
    play(&mut game, "b2-b3");
    assert_eq!(game.outcome(), None);
}

#[test]
fn one_marble_of_a_team_against_one_is_drawn() {
    // No game gets here: a team with one marble left has lost before.
    let mut game = game("teams", X, "b2:x b3:o m2:z");
    play(&mut game, "b2-b3");
    ended(&game, "draw: reduced");
}

#[test]
fn a_team_has_lost_when_both_were_skipped_in_a_row() {
    // In a game, the players of a team with two marbles can't both be stuck: here one of them was skipped though they
    // have a marble.
    let mut state = state("teams", X, "b2:x c2:y m2:zz");
    state.skipped = [false, false, false, true];
    let mut game = Course::start(state);
    play(&mut game, "b2-b3");
    ended(&game, "first: blocked");
}

#[test]
fn a_player_who_plays_ends_the_row_of_skips() {
    let mut game = game("teams", X, "b2:x c2:y m2:zz");
    play(&mut game, "b2-b3 c2-c3 m2-m3-m4 b3-b2");
    assert_eq!((game.outcome(), game.state().skipped), (None, [false, true, false, false]));
}

#[test]
fn when_no_one_can_play_the_team_skipped_first_has_lost() {
    // No game gets here. Stacks of `x` and `z` alternate, so that a player who steps onto the other's could only go on
    // to their own. One `x` lies on three `z`, and the square next to it lacks an `x`.
    let mut state = state("teams", X, "b2:x");
    for square in state.options.form.board().squares() {
        let seat = if (square.file() + square.rank()).is_multiple_of(2) { X } else { Z };
        state.stacks.put(square, state.stacks.at(square).left_by(X).with(seat).with(seat).with(seat));
    }
    state.stacks.put(at("d3"), state.stacks.at(at("d3")).with(X));
    state.stacks.put(at("c3"), state.stacks.at(at("c3")).without(X));
    state.lost = [0; 4];
    let mut game = Course::start(state);
    let effects = play(&mut game, "d3-c3");
    ended(&game, "first: blocked");
    assert_eq!(effects.skipped.iter().collect::<Vec<_>>(), [O, Y, Z]);
}
