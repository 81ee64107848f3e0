//! The rules of the drop phase, one test per sentence.

use super::*;

#[test]
fn players_drop_in_turns_on_any_empty_square_until_all_are_dropped() {
    let mut position = dropped("dara:traditional", CALM);
    assert_eq!((position.ply(), position.stage(), position.to_act()), (24, Stage::Move, Some(Seat::FIRST)));
    assert_eq!(position.reserve(Seat::FIRST), Reserve::default());
    assert_eq!(position.play(action("a4")), Err(Illegal::WrongStage { due: Stage::Move }));

    let game = Game::dropping("traditional", X, "..... ..... ..... ..... ..... x...o");
    assert_eq!(legal(&game).split(' ').count(), 28);
    assert_eq!(refused(&game, "a1"), Illegal::Occupied(at("a1")));
    assert_eq!(refused(&game, "e1"), Illegal::Occupied(at("e1")));
    assert_eq!(refused(&game, "f1"), Illegal::OffBoard(at("f1")));
    assert_eq!(refused(&game, "a7"), Illegal::OffBoard(at("a7")));
    assert_eq!(refused(&game, "a1-a2"), Illegal::WrongStage { due: Stage::Drop });
    assert_eq!(refused(&game, "xe1"), Illegal::NothingToTake);
    assert_eq!(refused(&game, "huff:e1"), Illegal::NoSuchAction);
    assert_eq!(refused(&game, "force"), Illegal::NoSuchAction);
}

#[test]
fn the_last_drop_begins_the_move_phase() {
    let mut game = Game::dropping("traditional", O, &CALM.replacen('o', ".", 1));
    let effects = play(&mut game, "a6");
    assert!(effects.moves_began && effects.skipped.is_empty());
    assert_eq!(game.due(), (Stage::Move, Seat::FIRST));
}

#[test]
fn a_drop_may_not_make_four_in_a_row() {
    let game = Game::dropping("traditional", X, "....x ....x ..... ....x xx.x. .xxx.");
    for square in ["c2", "e4", "a1", "e1"] {
        assert_eq!(refused(&game, square), Illegal::FourInARow(at(square)));
    }
    let game = Game::dropping("traditional", X, "x.... .x... ..x.. ..... ....x .....");
    assert_eq!(game.explain(action("d3")), None, "a diagonal is not a row");
}

#[test]
fn a_row_may_be_dropped_but_earns_nothing() {
    let mut game = Game::dropping("traditional", X, "..... ..... ..... ..... ..... xx..o");
    let effects = play(&mut game, "c1");
    assert!(effects.row.is_empty() && !effects.take_due);
    assert_eq!(game.due(), (Stage::Drop, Seat::SECOND));
    assert_eq!(game.state().rows(), set("a1 b1 c1"));
}

#[test]
fn in_niger_a_row_may_not_be_dropped() {
    let game = Game::dropping("niger", X, "..... .x... ..... .x... ..... xx.x.");
    assert_eq!(refused(&game, "b4"), Illegal::ThreeInARow(at("b4")));
    assert_eq!(refused(&game, "c1"), Illegal::ThreeInARow(at("c1")));
    assert_eq!(game.explain(action("e1")), None);
}

#[test]
fn a_player_who_cannot_drop_is_skipped_and_their_stones_set_aside() {
    let drops = "b6 b1 d4 a1 c6 b2 c4 a3 b4 e2 d3 a2 d6 c2 d1 e5 c3 a5 b3 c1 e1 d5";
    let (before, last) = drops.rsplit_once(' ').unwrap();
    let mut position: Position = format!("dara:traditional {before}").parse().unwrap();
    let effects = position.play(action(last)).unwrap();
    // The second player has dropped; the first has one stone left and no square for it, so the second goes on.
    assert_eq!(effects.set_aside, [1, 0, 0, 0]);
    assert!(effects.skipped.contains(Seat::FIRST) && !effects.moves_began);
    assert_eq!((position.stage(), position.to_act()), (Stage::Drop, Some(Seat::SECOND)));
    assert_eq!(position.reserve(Seat::FIRST), Reserve { aside: 1, ..Reserve::default() });
    let last = position.legal_actions()[0];
    assert!(position.play(last).unwrap().moves_began);
    assert_eq!(position.to_act(), Some(Seat::FIRST));
}

#[test]
fn the_first_player_begins_the_move_phase_even_after_the_last_drop() {
    let drops = "b1 e6 a5 c3 b2 c2 d2 e4 b4 e3 c5 a6 d1 b3 c6 b5 b6 d6 a2 d4 a1 e1";
    let mut position: Position = format!("dara:niger {drops}").parse().unwrap();
    let effects = position.play(action("a4")).unwrap();
    assert_eq!((effects.by, effects.set_aside), (Seat::FIRST, [0, 1, 0, 0]));
    assert!(effects.moves_began && effects.skipped.is_empty());
    assert_eq!(position.to_act(), Some(Seat::FIRST));
}
