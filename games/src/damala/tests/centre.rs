//! The rules of the centre and its bonus, one test per sentence.

use super::*;

#[test]
fn a_marble_dropped_on_the_centre_gains_one_there() {
    let effects = check("d3:x b2:x f6:oo", "d3-d4", "b2:x d4:xx f6:oo");
    assert_eq!((effects.bonus, effects.taken), (Some(at("d4")), SquareSet::EMPTY));
    // The bonus also comes in the middle of a path, and only on the centre.
    check("d3:xx b2:x f6:oo", "d3-d4-d5", "b2:x d4:xx d5:x f6:oo");
    check("d4:xx b2:x f6:oo", "d4-d3-c3", "b2:x c3:x d3:x f6:oo");
}

#[test]
fn the_bonus_counts_as_gained_and_not_as_a_lost_marble_returned() {
    let mut game = game("standard", X, "d3:x b2:x f6:oo");
    play(&mut game, "d3-d4");
    let reserve = game.state().reserve(X);
    assert_eq!((reserve.lost, reserve.gained), (17, 1));
}

#[test]
fn the_bonus_needs_room_after_the_capture() {
    check("d3:x d4:x f6:oo", "d3-d4", "d4:xxx f6:oo");
    check("d3:x d4:xx f6:oo", "d3-d4", "d4:xxx f6:oo");
    check("d3:x b2:x d4:oo f6:oo", "d3-d4", "b2:x d4:xxo f6:oo");
    check("d3:x b2:x d4:ooo f6:oo", "d3-d4", "b2:x d4:xoo f6:oo");
    check("d3:x b2:x d4:xoo f6:oo", "d3-d4", "b2:x d4:xxo f6:oo");
}

#[test]
fn the_bonus_marble_captures_nothing() {
    let effects = check("d3:x b2:x d4:oo f6:oo", "d3-d4", "b2:x d4:xxo f6:oo");
    assert_eq!((effects.taken.len(), effects.bonus), (1, Some(at("d4"))));
}

#[test]
fn no_player_has_more_than_twenty_marbles() {
    // Two marbles are still in hand when the first is dropped on the centre.
    let of = |others: &str| format!("d3:xxx f6:oo {others}");
    let nineteen = of("b1:xxx b2:xxx b3:xxx b4:xxx b5:xxx b6:x");
    let twenty = of("b1:xxx b2:xxx b3:xxx b4:xxx b5:xxx b6:xx");
    for (before, gained) in [(nineteen, true), (twenty, false)] {
        let mut game = game("standard", X, &before);
        let effects = play(&mut game, "d3-d4-e4-f4");
        assert_eq!((effects.bonus.is_some(), game.state().marbles(X)), (gained, 20));
    }
}

#[test]
fn only_the_centre_gives_and_only_if_the_rules_say_so() {
    let mut game = game("standard+bonus=no", X, "d3:x b2:x f6:oo");
    assert_eq!(play(&mut game, "d3-d4").bonus, None);
    assert_eq!(check("d3:x b2:x f6:oo", "d3-e3", "b2:x e3:x f6:oo").bonus, None);
}
