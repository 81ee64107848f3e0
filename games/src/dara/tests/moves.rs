//! The rules of steps and skipped turns, one test per sentence.

use super::*;

#[test]
fn a_stone_moves_one_step_along_a_rank_or_a_file_to_an_empty_square() {
    let game = Game::moving("traditional", X, "..... ..... ..... .xo.. ..... x.x.o");
    assert_eq!(legal(&game), "a1-a2 a1-b1 b3-a3 b3-b2 b3-b4 c1-b1 c1-c2 c1-d1");
    assert_eq!(refused(&game, "b3-c3"), Illegal::Occupied(at("c3")));
    assert_eq!(refused(&game, "b3-c4"), Illegal::NotAdjacent { from: at("b3"), to: at("c4") });
    assert_eq!(refused(&game, "b3-b5"), Illegal::NotAdjacent { from: at("b3"), to: at("b5") });
    assert_eq!(refused(&game, "a1-a1"), Illegal::NotAdjacent { from: at("a1"), to: at("a1") });
    assert_eq!(refused(&game, "c3-c4"), Illegal::NotYourStone(at("c3")));
    assert_eq!(refused(&game, "d4-d5"), Illegal::Empty(at("d4")));
    assert_eq!(refused(&game, "e6-f6"), Illegal::OffBoard(at("f6")));
    assert_eq!(refused(&game, "f6-e6"), Illegal::OffBoard(at("f6")));
    assert_eq!(refused(&game, "a1-a2-a3"), Illegal::NoSuchAction);
    assert_eq!(refused(&game, "a1xa2"), Illegal::NoSuchAction);
    assert_eq!(refused(&game, "a2"), Illegal::WrongStage { due: Stage::Move });
    assert_eq!(refused(&game, "xe1"), Illegal::NothingToTake);
}

#[test]
fn stones_do_not_step_across_an_edge() {
    // The bits of a6 and b1 are neighbours, and so are that of e1 and the one before it.
    let game = Game::moving("traditional", X, "x.... ..... ..... ..... ..... .x..x");
    assert_eq!(legal(&game), "a6-a5 a6-b6 b1-a1 b1-b2 b1-c1 e1-d1 e1-e2");
}

#[test]
fn a_move_may_not_make_four_in_a_row() {
    let game = Game::moving("traditional", X, "...x. ..... ...x. xxx.. ..... x.xxx");
    assert_eq!(refused(&game, "d4-d3"), Illegal::FourInARow(at("d3")));
    assert_eq!(refused(&game, "a1-b1"), Illegal::FourInARow(at("b1")));
    // The stone leaves its run behind.
    let game = Game::moving("traditional", X, "..... ..... ..... ..... ..... xx.x.");
    assert_eq!(game.explain(action("b1-c1")), None);
}

#[test]
fn a_player_who_cannot_move_is_skipped() {
    let mut game = Game::moving("traditional", O, "..... ....o ..... ..... ooo.. xxxo.");
    let effects = play(&mut game, "e5-e6");
    assert!(effects.skipped.contains(Seat::FIRST) && !effects.skipped.contains(Seat::SECOND));
    assert_eq!(game.state().actor(), Seat::SECOND);
}

#[test]
fn a_player_who_cannot_make_the_first_move_is_skipped() {
    let drops = "b2 d4 a6 a1 a2 b4 a5 c2 c3 d2 b1 b3 b5 b6 a3 e3 c4 d1 c1 a4 c6 c5 d3";
    let mut position: Position = format!("dara:niger {drops}").parse().unwrap();
    let effects = position.play(action("d6")).unwrap();
    assert!(effects.moves_began && effects.skipped.contains(Seat::FIRST));
    assert_eq!(position.to_act(), Some(Seat::SECOND));
}
