//! The rules of the start and of moves without a capture, one test per sentence.

use super::*;

#[test]
fn twelve_men_a_side_start_on_the_dark_squares_of_the_nearest_ranks() {
    let position = Position::start(RuleSet::Damas(Options::RUIBAL));
    let of = |seat: Seat| -> SquareSet {
        position.pieces().filter(|(_, piece)| piece.seat == seat).map(|(square, _)| square).collect()
    };
    assert_eq!(of(Seat::FIRST), set("a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3"));
    assert_eq!(of(Seat::SECOND), set("b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8"));
    assert!(position.pieces().all(|(_, piece)| piece.kind == PieceKind::Man));
    assert_eq!(position.to_act(), Some(Seat::FIRST));
    assert!(position.captures_began());
}

#[test]
fn a_man_moves_one_square_diagonally_forward() {
    let mut board = game("c3 h2", "d6");
    assert_eq!(legal(&board), "c3-b4 c3-d4 h2-g3");
    for (token, why) in [
        ("c3-c4", Illegal::NotDiagonal { from: at("c3"), to: at("c4") }),
        ("c3-c3", Illegal::NotDiagonal { from: at("c3"), to: at("c3") }),
        ("c3-b2", Illegal::Backward { from: at("c3"), to: at("b2") }),
        ("c3-e5", Illegal::TooFar { from: at("c3"), to: at("e5") }),
        ("h2-i3", Illegal::OffBoard(at("i3"))),
        ("i1-h2", Illegal::OffBoard(at("i1"))),
        ("c4-d5", Illegal::Blocked(at("c4"))),
        ("e5-f6", Illegal::Empty(at("e5"))),
        ("d6-e5", Illegal::NotYourStone(at("d6"))),
        ("c3-d4-e5", Illegal::NoSuchAction),
        ("c3", Illegal::NoSuchAction),
        ("xd6", Illegal::NoSuchAction),
    ] {
        assert_eq!(refused(&board, token), why, "{token}");
    }
    play(&mut board, "c3-d4");
    assert_eq!(legal(&board), "d6-c5 d6-e5");
    assert_eq!(refused(&board, "d6-e7"), Illegal::Backward { from: at("d6"), to: at("e7") });
}

#[test]
fn a_man_moves_only_to_an_empty_square() {
    let board = game("c3 b4 h4", "d4 e5 h8");
    assert_eq!(refused(&board, "c3-b4"), Illegal::Occupied(at("b4")));
    assert_eq!(refused(&board, "c3-d4"), Illegal::Occupied(at("d4")));
}

#[test]
fn a_man_that_ends_on_the_last_rank_becomes_a_dama() {
    let mut board = game("c7 a1", "h4 f4");
    let effects = play(&mut board, "c7-b8");
    assert!(effects.promoted);
    assert_eq!(standing(&board, Side::First), "a1 b8*");
    let mut board = game("c7* a1", "h4 f4");
    assert!(!play(&mut board, "c7-b8").promoted);
    let mut board = game("a1 c1", "h2 h8");
    assert!(play(&mut board, "a1-b2 h2-g1").promoted);
    assert_eq!(standing(&board, Side::Second), "g1* h8");
}

#[test]
fn a_dama_moves_any_number_of_empty_squares_in_all_four_directions() {
    let board = game("d4* g1", "b6 h8");
    assert_eq!(beginning(&board, "d4-"), "d4-a1 d4-b2 d4-c3 d4-c5 d4-e3 d4-e5 d4-f2 d4-f6 d4-g7");
    assert_eq!(refused(&board, "d4-b6"), Illegal::Occupied(at("b6")));
    assert_eq!(refused(&board, "d4-a7"), Illegal::InTheWay(at("b6")));
    assert_eq!(refused(&board, "d4-d6"), Illegal::NotDiagonal { from: at("d4"), to: at("d6") });
}
