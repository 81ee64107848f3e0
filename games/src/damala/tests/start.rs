//! The rules of boards and camps, one test per sentence.

use super::*;
use crate::Ruling;

/// The squares where each seat starts with a marble.
fn camps(rules: &str) -> Vec<String> {
    let position: Position = format!("damala:{rules}").parse().unwrap();
    let seats = Seat::ALL.into_iter().take(position.rules().seats());
    let camp = |seat| {
        let of_seat = position.pieces().filter(|(_, piece)| piece.seat == seat);
        of_seat.map(|(square, _)| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    seats.map(camp).collect()
}

#[test]
fn nineteen_marbles_start_on_three_full_ranks() {
    let near = "b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3";
    let far = "a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 b7 c7 d7 e7 f7";
    assert_eq!(camps("standard"), [near, far]);
}

#[test]
fn in_rapid_twelve_marbles_start_on_two_ranks() {
    assert_eq!(
        camps("rapid"),
        ["b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2 g2", "a6 b6 c6 d6 e6 f6 g6 b7 c7 d7 e7 f7"]
    );
}

#[test]
fn each_team_starts_on_its_board_without_the_middle_file() {
    assert_eq!(
        camps("teams"),
        [
            "b1 c1 e1 f1 a2 b2 c2 e2 f2 g2 a3 b3 c3 e3 f3 g3",
            "i1 j1 l1 m1 h2 i2 j2 l2 m2 n2 h3 i3 j3 l3 m3 n3",
            "a5 b5 c5 e5 f5 g5 a6 b6 c6 e6 f6 g6 b7 c7 e7 f7",
            "h5 i5 j5 l5 m5 n5 h6 i6 j6 l6 m6 n6 i7 j7 l7 m7",
        ]
    );
}

#[test]
fn corners_are_blocked_and_each_board_has_its_centre() {
    let of = |rules: &str| (options(rules).form.board(), options(rules).form.marbles());
    let (board, marbles) = of("standard");
    assert_eq!((board.files, board.ranks, marbles), (7, 7, 19));
    assert_eq!((board.blocked, board.centres), (set("a1 g1 a7 g7"), set("d4")));
    assert_eq!(of("rapid"), (board, 12));
    let (board, marbles) = of("teams");
    assert_eq!((board.files, board.ranks, marbles), (14, 7, 16));
    assert_eq!((board.blocked, board.centres), (set("a1 g1 a7 g7 h1 n1 h7 n7"), set("d4 k4")));
}

#[test]
fn each_form_lists_its_rulings() {
    let rulings = |rules: &str| RuleSet::Damala(options(rules)).rulings();
    assert_eq!(rulings("standard")[..2], [Ruling::Reconstruction, Ruling::NoSquarePassedOver]);
    assert!(rulings("rapid").contains(&Ruling::RapidCamps) && rulings("rapid").contains(&Ruling::StuckLoses));
    assert!(
        rulings("teams").contains(&Ruling::MostMarblesGo) && !rulings("teams").contains(&Ruling::StuckLoses)
    );
}

#[test]
fn no_option_leads_from_one_form_to_another() {
    for (name, canonical) in [
        ("damala:standard", "damala:standard"),
        ("damala:rapid+bonus=no", "damala:rapid+bonus=no"),
        ("damala:teams+bound=9+bonus=no", "damala:teams+bonus=no+bound=9"),
    ] {
        assert_eq!(name.parse::<RuleSet>().unwrap().to_string(), canonical);
    }
    assert!("damala:standard+take=any".parse::<RuleSet>().is_err());
}
