//! The rules of mills and takes, one test per sentence.

use super::*;

#[test]
fn a_dropped_mill_earns_a_take() {
    let mut game = dropping("nine", X, "a1 d1", "d6 g7");
    let effects = play(&mut game, "g1");
    assert_eq!((effects.row, effects.take_due, effects.ends_turn), (set("a1 d1 g1"), true, false));
    assert_eq!(due(&game), (Stage::Take, Seat::FIRST));
    assert_eq!(legal(&game), "xd6 xg7");
    let effects = play(&mut game, "xd6");
    assert_eq!((effects.by, effects.taken, effects.ends_turn), (Seat::FIRST, set("d6"), true));
    assert_eq!(due(&game), (Stage::Drop, Seat::SECOND));
    assert_eq!(game.state().reserve(Seat::SECOND), Reserve { hand: 7, lost: 1, ..Reserve::default() });
    assert_eq!(game.explain(action("d6")), None, "the point is free again");
}

#[test]
fn a_mill_closed_by_a_move_earns_a_take() {
    let mut game = moving("nine", X, "a1 d1 g4 d7", "d6 g7 b2 f2");
    let effects = play(&mut game, "g4-g1");
    assert_eq!((effects.row, effects.take_due), (set("a1 d1 g1"), true));
    assert_eq!(game.state().rows(), set("a1 d1 g1"));
}

#[test]
fn nothing_else_is_legal_before_the_take() {
    let mut game = moving("nine", X, "a1 d1 g4 d7", "d6 g7 b2 f2");
    play(&mut game, "g4-g1");
    assert_eq!(refused(&game, "a1-a4"), Illegal::MustTakeFirst);
    assert_eq!(refused(&game, "a4"), Illegal::MustTakeFirst);
    assert_eq!(refused(&game, "xa4"), Illegal::Empty(at("a4")));
    assert_eq!(refused(&game, "xd7"), Illegal::OwnStone(at("d7")));
    assert_eq!(refused(&game, "xd4"), Illegal::OffBoard(at("d4")));
}

#[test]
fn two_mills_at_once_earn_one_take() {
    let mut game = dropping("nine", X, "a1 d1 g4 g7", "d6 d5 b2 f2");
    assert_eq!(play(&mut game, "g1").row, set("a1 d1 g1 g4 g7"));
    play(&mut game, "xd6");
    assert_eq!(due(&game), (Stage::Drop, Seat::SECOND));
}

#[test]
fn a_piece_in_a_mill_is_taken_only_if_all_stand_in_mills() {
    let mut game = moving("nine", X, "a1 d1 g4", "b6 d6 f6 d7");
    play(&mut game, "g4-g1");
    assert_eq!(legal(&game), "xd7");
    assert_eq!(refused(&game, "xb6"), Illegal::StandsInARow(at("b6")));
    let mut game = moving("nine", X, "a1 d1 g4", "b6 d6 f6 d5 d7");
    play(&mut game, "g4-g1");
    assert_eq!(legal(&game), "xb6 xd5 xd6 xd7 xf6", "all stand in one of two mills");
}

#[test]
fn a_standing_mill_earns_nothing_but_one_closed_again_does() {
    let mut game = moving("nine", X, "a1 d1 g1 d7", "d6 f6 b2 c3");
    assert!(play(&mut game, "d7-a7").row.is_empty());
    play(&mut game, "c3-c4 g1-g4 c4-c3");
    assert_eq!(play(&mut game, "g4-g1").row, set("a1 d1 g1"));
}

#[test]
fn only_morabaraba_has_mills_on_the_diagonals() {
    let row = |rules| play(&mut dropping(rules, X, "a1 b2", "d6 d7"), "c3").row;
    assert_eq!((row("nine"), row("morabaraba")), (set(""), set("a1 b2 c3")));
}

#[test]
fn three_points_across_the_gap_in_the_middle_are_not_a_mill() {
    assert!(play(&mut dropping("nine", X, "b4 c4", "d6 d7"), "e4").row.is_empty());
    assert!(play(&mut dropping("nine", X, "d2 d3", "a1 d7"), "d5").row.is_empty());
}

/// A mill on the left side of the outer square, and a piece that closes another from it.
fn from_mill_to_mill(rules: &str) -> Course<Morris> {
    let mut game = moving(rules, X, "a1 a4 a7 d2 d3 g1", "b6 f4 g7 e5 d7");
    assert!(!play(&mut game, "a1-d1").row.is_empty());
    play(&mut game, "xg7");
    game
}

#[test]
fn in_morabaraba_a_piece_does_not_go_straight_back_from_mill_to_mill() {
    let mut game = from_mill_to_mill("morabaraba");
    play(&mut game, "e5-d5");
    let why = Illegal::BackToMill { from: at("d1"), to: at("a1") };
    assert_eq!(refused(&game, "d1-a1"), why);
    assert!(!legal(&game).split(' ').any(|token| token == "d1-a1"));
    let mut stored = game.clone();
    assert!(stored.play_stored(action("d1-a1")).is_ok(), "games that are stored already stay readable");
    let mut nine = from_mill_to_mill("nine");
    play(&mut nine, "e5-d5");
    assert!(!play(&mut nine, "d1-a1").row.is_empty());
}

#[test]
fn any_other_move_of_that_player_lifts_the_ban() {
    let mut game = from_mill_to_mill("morabaraba");
    for token in ["e5-d5", "d3-e3", "d5-e5"] {
        play(&mut game, token);
    }
    assert!(!play(&mut game, "d1-a1").row.is_empty());
}

#[test]
fn a_way_back_that_closes_no_mill_is_open() {
    let mut game = moving("morabaraba", X, "a1 a4 a7 d2 d3 g1", "b4 b6 c3 g7 f4");
    for token in ["a1-d1", "xg7", "c3-b2", "xa4"] {
        play(&mut game, token);
    }
    assert!(play(&mut game, "d1-a1").row.is_empty());
}

#[test]
fn the_ban_holds_for_flying_and_blocks_who_has_nothing_else() {
    let mut game = moving("morabaraba", X, "a1 a4 a7 g1 d1", "b6 f4 g7 e5 d7");
    assert!(game.state().targets(points::index(at("a1")).unwrap()) != 0);
    let mut flying = game.state().clone();
    flying.pieces[0] = ["d1", "a4", "a7"].into_iter().map(|name| 1 << points::index(at(name)).unwrap()).sum();
    flying.no_return[0] = Some(super::super::Return {
        from: points::index(at("d1")).unwrap(),
        to: points::index(at("a1")).unwrap(),
    });
    flying.reserves[0].lost = 9;
    game = Course::start(flying);
    assert_eq!(refused(&game, "d1-a1"), Illegal::BackToMill { from: at("d1"), to: at("a1") });
    assert_eq!(game.explain(action("d1-g4")), None, "it flies anywhere else");
}

#[test]
fn a_ban_tells_positions_apart() {
    let mut forbidden = from_mill_to_mill("morabaraba");
    let mut free = moving("morabaraba", O, "d1 a4 a7 d2 d3 g1", "b6 f4 e5 d7");
    assert_ne!(forbidden.state().key(), free.state().key());
    for game in [&mut forbidden, &mut free] {
        for token in ["e5-d5", "d3-e3"] {
            play(game, token);
        }
    }
    assert_eq!(forbidden.state().key(), free.state().key(), "it was lifted");
}
