//! What scenes and descriptions of the other games hold.

use games::{Side, Square, SquareSet, narrow};
use render::{Content, Description, Due, Layer, Marks, Options, Scene, describe, scene};

use crate::game;

/// The end of a record, with these squares chosen in a panel.
pub(crate) fn seen(record: &str, chosen: &str, below: Side) -> Scene {
    let (position, last) = game::played(record);
    let chosen: Vec<Square> = chosen.split_whitespace().map(|square| square.parse().unwrap()).collect();
    let offered =
        if chosen.is_empty() { SquareSet::EMPTY } else { narrow(&position.legal_actions(), &chosen).next };
    scene(
        &position,
        &Marks { last: &last, chosen: &chosen, offered, ..Marks::default() },
        Options { below, ..Options::default() },
    )
}

/// Compares the layers of a square.
pub(crate) fn check(scene: &Scene, square: &str, expect: &str) {
    let layers = scene.items.iter().find_map(|item| match &item.content {
        Content::Square(at, layers) if at.to_string() == square => Some(layers),
        _ => None,
    });
    let found: Vec<String> = layers.unwrap().iter().map(|layer| format!("{layer:?}")).collect();
    assert_eq!(found.join(" "), expect, "{square}");
}

/// The squares that have a layer.
pub(crate) fn marked(scene: &Scene, wanted: Layer) -> String {
    let squares = scene.items.iter().filter_map(|item| match &item.content {
        Content::Square(square, layers) if layers.contains(&wanted) => Some(square.to_string()),
        _ => None,
    });
    squares.collect::<Vec<_>>().join(" ")
}

/// Describes the end of a record.
pub(crate) fn described(record: &str) -> Description {
    let (position, last) = game::played(record);
    describe(&position, &last)
}

/// A man has just captured two, and become a Dama.
const PROMOTION: &str = "damas:ruibal c3-d4 f6-g5 b2-c3 b6-c5 a1-b2 d6-e5 c3-b4 e5xc3xa1";
/// Two men missed a capture.
const OFFENCE: &str = "damas:ruibal e3-d4 h6-g5 d4-c5 d6-e5";

#[test]
fn a_chequered_board_shows_its_dark_squares_with_men_and_damas() {
    let scene = seen(PROMOTION, "", Side::First);
    let squares = scene.items.iter().filter(|item| matches!(item.content, Content::Square(..)));
    assert_eq!(squares.count(), 32);
    check(&scene, "c1", "Dark Man(Seat(0))");
    check(&scene, "h8", "Dark Man(Seat(1))");
}

#[test]
fn a_capture_draws_its_path() {
    let scene = seen(PROMOTION, "", Side::First);
    check(
        &scene,
        "d4",
        "Dark Path { trail: Last, from: Some(UpRight), to: Some(DownLeft) } Arrow(Last, DownLeft) Taken",
    );
    check(
        &scene,
        "c3",
        "Dark Path { trail: Last, from: Some(UpRight), to: Some(DownLeft) } Arrow(Last, DownLeft)",
    );
    check(&scene, "a1", "Dark Path { trail: Last, from: Some(UpRight), to: None } Dama(Seat(1)) To Promoted");
    assert_eq!(marked(&scene, Layer::Taken), "b2 d4");
}

#[test]
fn the_path_of_a_capture_turns_with_the_board() {
    let scene = seen(PROMOTION, "", Side::Second);
    check(
        &scene,
        "a1",
        "Dark Path { trail: Last, from: Some(DownLeft), to: None } Dama(Seat(1)) To Promoted",
    );
}

#[test]
fn pieces_that_missed_a_capture_are_marked_until_the_claim_lapses() {
    let scene = seen(OFFENCE, "", Side::First);
    let claim = marked(&scene, Layer::Offender);
    let Due::Action { offenders, force, .. } = described(OFFENCE).due else { panic!("the game goes on") };
    assert_eq!(claim, offenders.iter().map(Square::to_string).collect::<Vec<_>>().join(" "));
    assert!(offenders.len() > 1 && force);
    let waived = format!("{OFFENCE} g3-h4");
    assert_eq!(marked(&seen(&waived, "", Side::First), Layer::Offender), "");
}

#[test]
fn a_forced_move_is_shown_going_back_and_the_pieces_that_must_capture_are_marked() {
    let scene = seen("damas:ruibal e3-d4 h6-g5 d4-c5 d6-e5 force", "", Side::First);
    check(&scene, "e5", "Dark From");
    check(&scene, "d6", "Dark Man(Seat(1)) To Capturer");
    let description = described("damas:ruibal e3-d4 h6-g5 d4-c5 d6-e5 force");
    assert_eq!(description.last[0].undone.unwrap().to_string(), "d6-e5");
    let Due::Action { capturers, .. } = description.due else { panic!("the game goes on") };
    assert_eq!(
        marked(&scene, Layer::Capturer),
        capturers.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
    );
}

#[test]
fn a_chosen_path_is_drawn_over_the_pieces_that_it_jumps() {
    let scene = seen("damas:ruibal c3-d4 f6-g5 b2-c3 b6-c5 a1-b2 d6-e5 c3-b4", "e5 c3", Side::First);
    check(
        &scene,
        "d4",
        "Dark Path { trail: Chosen, from: Some(UpRight), to: Some(DownLeft) } Man(Seat(0)) Offender Arrow(Chosen, DownLeft)",
    );
    check(&scene, "c3", "Dark Path { trail: Chosen, from: Some(UpRight), to: None } From Chosen");
    check(&scene, "a1", "Dark OfferedEmpty");
}

#[test]
fn a_description_lists_kinds_and_captures() {
    let description = described(PROMOTION);
    insta::assert_debug_snapshot!((&description.players[1], &description.last));
}

#[test]
fn the_centre_of_dala_is_marked_as_due_until_it_is_filled() {
    let scene = seen("dala:standard c3 d4", "", Side::First);
    check(&scene, "c4", "Hollow Centre { due: true }");
    check(&scene, "d4", "Hollow Centre { due: false } Stone(Seat(1)) To");
    check(&scene, "a1", "Hollow");
    let filled = seen("dala:standard c3 d4 d3 c4", "", Side::First);
    assert_eq!(marked(&filled, Layer::Centre { due: true }), "");
    assert_eq!(marked(&filled, Layer::Centre { due: false }), "c3 d3 c4 d4");
    let Due::Action { centres, .. } = described("dala:standard c3 d4").due else {
        panic!("the game goes on")
    };
    assert_eq!(centres.iter().map(Square::to_string).collect::<Vec<_>>(), ["d3", "c4"]);
}
