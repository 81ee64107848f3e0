//! The rules of the board and the drop phase, one test per sentence.

use super::*;

#[test]
fn the_board_has_24_points_and_16_or_20_lines() {
    for (rules, lines) in [("morris:nine", 16), ("morris:morabaraba", 20)] {
        let board = rules.parse::<RuleSet>().unwrap().board();
        assert_eq!((board.squares().count(), board.lines().len()), (24, lines), "{rules}");
        assert!(["d4", "a2", "c6"].iter().all(|name| !board.is_usable(at(name))), "{rules}");
    }
}

#[test]
fn each_player_has_nine_pieces_or_twelve() {
    for (rules, hand) in [("morris:nine", 9), ("morris:morabaraba", 12)] {
        let position: Position = rules.parse().unwrap();
        assert_eq!(position.reserve(Seat::SECOND), Reserve { hand, ..Reserve::default() });
        assert_eq!((position.stage(), position.legal_actions().len()), (Stage::Drop, 24));
    }
}

#[test]
fn a_piece_is_dropped_on_any_empty_point() {
    let mut game = dropping("nine", X, "a1", "d1");
    assert_eq!(refused(&game, "a1"), Illegal::Occupied(at("a1")));
    assert_eq!(refused(&game, "d1"), Illegal::Occupied(at("d1")));
    for beside in ["d4", "a2", "h1", "g8"] {
        assert_eq!(refused(&game, beside), Illegal::OffBoard(at(beside)));
    }
    assert_eq!(game.count(), 22);
    play(&mut game, "g1");
    assert_eq!(due(&game), (Stage::Drop, Seat::SECOND));
}

#[test]
fn nothing_moves_or_is_taken_while_pieces_are_dropped() {
    let game = dropping("nine", X, "a1", "g1");
    assert_eq!(refused(&game, "a1-a4"), Illegal::WrongStage { due: Stage::Drop });
    assert_eq!(refused(&game, "xg1"), Illegal::NothingToTake);
    for token in ["a1xa7", "huff:g1", "force", "a1-a4-a7"] {
        assert_eq!(refused(&game, token), Illegal::NoSuchAction, "{token}");
    }
}

#[test]
fn the_move_phase_begins_when_both_hands_are_empty() {
    let first = "a1 a7 b4 c3 d5 d6 e4 f2 g4";
    let mut game = dropping("nine", O, first, "a4 b2 b6 c4 c5 d3 e3 f6");
    let effects = play(&mut game, "g1");
    assert!(effects.moves_began && effects.ends_turn && effects.skipped.is_empty());
    assert_eq!(due(&game), (Stage::Move, Seat::FIRST));
    assert_eq!(refused(&game, "d7"), Illegal::WrongStage { due: Stage::Move });
}

#[test]
fn a_take_that_the_last_drop_earned_comes_before_the_move_phase() {
    let mut game = dropping("nine", O, "a1 a7 b4 d5 d6 e4 f2 g4 g7", "d1 b2 b6 c4 c5 d3 d2 e3");
    let effects = play(&mut game, "c3");
    assert!(effects.take_due && !effects.moves_began && !effects.ends_turn);
    assert_eq!(due(&game), (Stage::Take, Seat::SECOND));
    assert!(play(&mut game, "xg7").moves_began);
    assert_eq!(due(&game), (Stage::Move, Seat::FIRST));
}

#[test]
fn pieces_can_be_taken_once_a_player_has_dropped_three() {
    let began = |drops: &str| format!("morris:nine {drops}").parse::<Position>().unwrap().captures_began();
    assert!(!began("a1 g1 a4 g4") && began("a1 g1 a4 g4 d3"));
    assert!(moving("nine", X, "a1 a4 d7", "g1 g4 d6").state().captures_began());
}
