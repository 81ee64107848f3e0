//! Points, lines and mills in Morris.

use games::Side;
use render::{Content, Layer, Strokes};

use crate::other_games::{check, described, marked, seen};

/// A mill on a diagonal of Morabaraba, and the take that it earned.
const DIAGONAL: &str = "morris:morabaraba a1 d7 b2 e4 f2 d6 c3 xd7";
/// The move from b4 to b2 closes two mills at once.
const TWO_MILLS: &str = "morris:morabaraba d7 c3 b4 d3 f2 d6 f6 d1 e3 a4 d5 c5 a1 b6 e4 e5 c4 f4 g4 a7 xf2 f2 g1 b2 g7 b2-d2 \
    c3-b2 c4-c3 c5-c4 d5-c5 e5-d5 e4-e5 f4-e4 g4-f4 xb2 g1-g4 b4-b2";

#[test]
fn lines_run_through_points_and_through_the_squares_between_them() {
    let scene = seen("morris:nine a1", "", Side::First);
    check(&scene, "a1", "Lines(Strokes { arms: [Up, Right], corners: [] }) Point Stone(Seat(0)) To");
    check(&scene, "d2", "Lines(Strokes { arms: [Up, Right, Down, Left], corners: [] }) Point");
    check(&scene, "b1", "Lines(Strokes { arms: [Right, Left], corners: [] })");
    let squares = scene.items.iter().filter(|item| matches!(item.content, Content::Square(..)));
    assert_eq!(squares.count(), 24 + 24, "all points, and what lies between those of the two outer squares");
    assert_eq!(marked(&scene, Layer::Point).split(' ').count(), 24);
}

#[test]
fn diagonals_cut_corners_of_the_squares_beside_them() {
    let scene = seen("morris:morabaraba", "", Side::First);
    check(&scene, "b2", "Lines(Strokes { arms: [Up, UpRight, Right, DownLeft], corners: [] }) Point");
    check(&scene, "b1", "Lines(Strokes { arms: [Right, Left], corners: [UpLeft] })");
    check(&scene, "c2", "Lines(Strokes { arms: [Right, Left], corners: [UpLeft] })");
    let turned = seen("morris:morabaraba", "", Side::Second);
    check(&turned, "b1", "Lines(Strokes { arms: [Right, Left], corners: [DownRight] })");
}

#[test]
fn a_mill_is_joined_along_its_line() {
    let scene = seen(DIAGONAL, "", Side::First);
    let rods = |square: &str| {
        let layers = scene.items.iter().find_map(|item| match &item.content {
            Content::Square(at, layers) if at.to_string() == square => Some(layers),
            _ => None,
        });
        let rods = layers.unwrap().iter().filter_map(|layer| match layer {
            Layer::Rod(Strokes { arms, .. }) => Some(format!("{arms:?}")),
            _ => None,
        });
        rods.collect::<String>()
    };
    assert_eq!(["a1", "b2", "c3", "b1"].map(rods), ["[UpRight]", "[UpRight, DownLeft]", "[DownLeft]", "[]"]);
    check(&scene, "d7", "Lines(Strokes { arms: [Right, Down, Left], corners: [] }) Point Taken");
}

#[test]
fn a_move_on_lines_shows_only_its_ends() {
    let scene = seen(TWO_MILLS, "", Side::First);
    let paths = scene.items.iter().filter(|item| match &item.content {
        Content::Square(_, layers) => {
            layers.iter().any(|layer| matches!(layer, Layer::Path { .. } | Layer::Arrow(..)))
        }
        _ => false,
    });
    assert_eq!(paths.count(), 0);
    assert_eq!((marked(&scene, Layer::From).as_str(), marked(&scene, Layer::To).as_str()), ("b4", "b2"));
}

#[test]
fn a_description_of_morris_leaves_out_no_squares() {
    let description = described(TWO_MILLS);
    assert_eq!((description.left_out.len(), description.centres.len()), (0, 0));
    assert_eq!(description.players[0].reserve.hand, 0);
    assert!(!description.last[0].row.is_empty());
}
