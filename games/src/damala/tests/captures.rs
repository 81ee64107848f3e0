//! The rules of captures, one test per sentence.

use super::*;

#[test]
fn a_marble_dropped_on_an_enemy_captures_one() {
    let effects = check("b2:x b3:o f6:oo", "b2-b3", "b3:x f6:oo");
    assert_eq!((effects.taken, effects.bonus), (set("b3"), None));
    check("b2:x b3:oo f6:oo", "b2-b3", "b3:xo f6:oo");
    check("b2:x b3:xo f6:oo", "b2-b3", "b3:xx f6:oo");
}

#[test]
fn each_marble_captures_one_and_no_square_loses_two() {
    let effects = check("b2:xxx b3:oo b4:ooo c4:o f6:oo", "b2-b3-b4-c4", "b3:xo b4:xoo c4:x f6:oo");
    assert_eq!(effects.taken, set("b3 b4 c4"));
}

#[test]
fn a_fourth_marble_may_be_dropped_where_it_captures_one() {
    check("b2:x b3:xxo f6:oo", "b2-b3", "b3:xxx f6:oo");
    check("b2:x b3:ooo f6:oo", "b2-b3", "b3:xoo f6:oo");
}

#[test]
fn only_captured_marbles_count_as_lost() {
    let mut game = game("standard", X, "b2:x c2:x b3:o f6:oo");
    play(&mut game, "b2-b3");
    assert_eq!((game.state().reserve(O).lost, game.state().reserve(X).lost), (17, 17));
    let effects = play(&mut game, "f6-f5-f4");
    assert!(effects.taken.is_empty() && game.state().captures_began() && game.state().rows().is_empty());
}
