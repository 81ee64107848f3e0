//! The rules of the drop phase, one test per sentence.

use super::*;

#[test]
fn no_stone_is_dropped_next_to_one_of_its_owner() {
    let game = Game::dropping("adjacent", X, "..... ..... ..... .x... ....o x....");
    for square in ["a3", "b2", "b4", "c3", "a2", "b1"] {
        assert_eq!(refused(&game, square), Illegal::BesideOwn(at(square)));
    }
    assert_eq!(refused(&game, "b3"), Illegal::Occupied(at("b3")));
    assert_eq!(refused(&game, "f1"), Illegal::OffBoard(at("f1")));
    // Diagonally next to one's own stone, and next to an enemy.
    for square in ["a4", "c4", "c2", "d2", "e1"] {
        assert_eq!(game.explain(action(square)), None);
    }
}

#[test]
fn squares_across_an_edge_are_not_neighbours() {
    // The bits of a6 and b1 are neighbours.
    let game = Game::dropping("adjacent", X, "x.... ..... ..... ..... ..... o....");
    assert_eq!(game.explain(action("b1")), None);
}

#[test]
fn a_player_who_cannot_drop_waits_and_their_stones_are_set_aside() {
    let drops = "d4 e3 b1 b4 a3 d1 b5 c2 e6 a6 e2 c6 c3";
    let mut position: Position = format!("wali:adjacent {drops}").parse().unwrap();
    let effects = position.play(action("a1")).unwrap();
    assert!(effects.skipped.contains(Seat::FIRST) && !effects.moves_began);
    assert_eq!(effects.set_aside, [5, 0, 0, 0]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Drop, Some(Seat::SECOND)));
    let effects = position.play(action("d5")).unwrap();
    assert!(effects.moves_began && position.captures_began());
    assert_eq!(effects.set_aside, [0, 4, 0, 0]);
    assert_eq!([Seat::FIRST, Seat::SECOND].map(|seat| position.reserve(seat).aside), [5, 4]);
}

#[test]
fn the_first_player_begins_the_move_phase_even_after_the_last_drop() {
    let drops = "c1 e3 e6 b6 a3 d5 c3 b4 a1 b2 e4 d1 a5 e2";
    let mut position: Position = format!("wali:adjacent {drops}").parse().unwrap();
    let effects = position.play(action("c6")).unwrap();
    assert_eq!((effects.by, effects.moves_began), (Seat::FIRST, true));
    assert_eq!((position.stage(), position.to_act()), (Stage::Move, Some(Seat::FIRST)));
}

#[test]
fn if_drops_are_free_even_long_runs_may_be_dropped_but_earn_nothing() {
    let mut game = Game::dropping("adjacent+beside-drops=yes", X, "..... ..... ..... ..... o.o.o xxx..");
    let effects = play(&mut game, "d1");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
}
