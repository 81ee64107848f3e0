//! The rules of offences and claims, one test per sentence.

use super::*;

/// The man on c3 can capture one piece, the one on g3 two.
fn two_chances() -> Course<Damas> {
    game("c3 g3 a1", "b4 f4 d6 h8")
}

#[test]
fn a_player_who_could_capture_and_did_not_has_offended() {
    let mut board = two_chances();
    let effects = play(&mut board, "a1-b2");
    assert_eq!(effects.offenders, set("c3 g3"));
    assert_eq!(beginning(&board, "huff"), "huff:c3 huff:g3");
    assert_eq!(beginning(&board, "force"), "force");
    assert_eq!(board.state().stage(), Stage::Move);
}

#[test]
fn a_piece_that_moved_away_is_huffed_where_it_is_now() {
    let mut board = two_chances();
    assert_eq!(play(&mut board, "g3-h4").offenders, set("c3 h4"));
    assert_eq!(refused(&board, "huff:g3"), Illegal::NotAnOffender(at("g3")));
    let effects = play(&mut board, "huff:h4");
    assert_eq!((effects.by, effects.taken), (Seat::SECOND, set("h4")));
    assert_eq!(standing(&board, Side::First), "a1 c3");
    assert_eq!(board.state().reserve(Seat::FIRST).lost, 10);
}

#[test]
fn after_a_huff_the_same_player_takes_their_turn() {
    let mut board = two_chances();
    assert!(play(&mut board, "a1-b2").ends_turn && !play(&mut board, "huff:c3").ends_turn);
    assert_eq!(board.state().actor(), Seat::SECOND);
    assert_eq!(legal(&board), "b4-a3 b4-c3 d6-c5 d6-e5 f4-e3 f4xh2 h8-g7");
    assert_eq!(refused(&board, "huff:g3"), Illegal::NothingToClaim);
    assert_eq!(refused(&board, "force"), Illegal::NothingToClaim);
    // The first player's offence doesn't excuse the second player's.
    assert_eq!(play(&mut board, "h8-g7").offenders, set("f4"));
}

#[test]
fn stopping_a_capture_that_could_go_on_is_an_offence() {
    let mut board = two_chances();
    assert_eq!(beginning(&board, "g3x"), "g3xe5 g3xe5xc7");
    let effects = play(&mut board, "g3xe5");
    assert_eq!((effects.taken, effects.offenders), (set("f4"), set("e5")));
    assert_eq!(beginning(&board, "huff"), "huff:e5");
    play(&mut board, "huff:e5");
    // What the capture took stays taken.
    assert_eq!(standing(&board, Side::Second), "b4 d6 h8");
}

#[test]
fn force_takes_the_move_back_and_requires_a_complete_capture() {
    let mut board = two_chances();
    let effects = play(&mut board, "a1-b2 force");
    assert_eq!(effects.undone, Some(action("a1-b2")));
    assert_eq!(standing(&board, Side::First), "a1 c3 g3");
    assert_eq!((board.state().actor(), board.state().stage()), (Seat::FIRST, Stage::Capture));
    assert_eq!(legal(&board), "c3xa5 g3xe5xc7");
    for (token, why) in [
        ("a1-b2", Illegal::MustCapture),
        ("force", Illegal::MustCapture),
        ("huff:b4", Illegal::MustCapture),
        ("g3xe5", Illegal::CaptureGoesOn(at("e5"))),
        ("a1xc3", Illegal::NothingToJump { from: at("a1"), to: at("c3") }),
    ] {
        assert_eq!(refused(&board, token), why, "{token}");
    }
}

#[test]
fn a_forced_capture_goes_on_from_where_it_stopped_short() {
    let mut board = game("c1 a1 g3", "d2 f4 d6 b4 h8");
    play(&mut board, "g3xe5 force");
    assert_eq!(standing(&board, Side::Second), "b4 d2 d6 f4 h8");
    assert_eq!(legal(&board), "g3xe5xc7");
    assert_eq!(refused(&board, "c1xe3"), Illegal::OtherCapture);
    assert_eq!(refused(&board, "c1xe3xg5"), Illegal::OtherCapture);
    assert_eq!(play(&mut board, "g3xe5xc7").taken, set("f4 d6"));
}

#[test]
fn a_claimed_capture_cannot_offend() {
    let mut board = two_chances();
    assert!(play(&mut board, "a1-b2 force c3xa5").offenders.is_empty());
    assert_eq!((beginning(&board, "huff").as_str(), beginning(&board, "force").as_str()), ("", ""));
}

#[test]
fn an_offence_is_waived_by_playing() {
    let mut board = two_chances();
    assert!(play(&mut board, "a1-b2 h8-g7").offenders.contains(at("f4")));
    // The second player's own offence can be claimed now, and the first player's no longer.
    assert_eq!(beginning(&board, "huff"), "huff:b4 huff:f4");
}

#[test]
fn without_an_offence_there_is_nothing_to_claim() {
    let board = two_chances();
    assert_eq!(refused(&board, "force"), Illegal::NothingToClaim);
    assert_eq!(refused(&board, "huff:c3"), Illegal::NothingToClaim);
}

#[test]
fn only_a_piece_that_should_have_captured_can_be_huffed() {
    let mut board = two_chances();
    play(&mut board, "a1-b2");
    for square in ["b2", "b4", "a5", "c4"] {
        assert_eq!(refused(&board, &format!("huff:{square}")), Illegal::NotAnOffender(at(square)));
    }
    assert_eq!(refused(&board, "huff:i1"), Illegal::OffBoard(at("i1")));
}

#[test]
fn when_a_dama_could_capture_only_damas_have_offended() {
    let mut board = game("a3* f2 h2", "d6 g3 h8");
    assert_eq!(play(&mut board, "f2-e3").offenders, set("a3"));
    play(&mut board, "force");
    assert_eq!(legal(&board), "a3xe7 a3xf8");
    assert_eq!(refused(&board, "f2xh4"), Illegal::DamaCaptures(at("a3")));
}

#[test]
fn an_offender_may_have_become_a_dama() {
    let mut board = house("man-captures=both-ways", "c7 a1", "d6 h8 h4");
    let effects = play(&mut board, "c7-b8");
    assert_eq!((effects.promoted, effects.offenders), (true, set("b8")));
    play(&mut board, "force");
    assert_eq!((standing(&board, Side::First).as_str(), legal(&board).as_str()), ("a1 c7", "c7xe5"));
}

#[test]
fn a_position_with_an_open_claim_is_a_different_one() {
    let mut claimable = two_chances();
    play(&mut claimable, "a1-b2");
    let plain = Damas::begin(Options::RUIBAL, claimable.state().now);
    assert_ne!(claimable.state().key(), plain.key());
    play(&mut claimable, "force");
    let before = two_chances();
    assert_eq!(claimable.state().now, before.state().now);
    assert_ne!(claimable.state().key(), before.state().key());
}
