//! Stacks, paths and gains in Damala, for two players and for teams.

use games::{Side, Square};
use render::{Content, Layer};

use crate::other_games::{check, described, marked, seen};

/// Marbles are dropped on d3, d4 and d5; one is gained on the centre, and one captured.
const GAIN: &str = "damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5";
/// A path from one board to the other, with a capture on the way.
const TEAMS: &str = "damala:teams b1-c1 h3-h2 c5-b5 m6-m7 e3-d3 n2-n3 g6-h6 j5-j6 f3-f2 n3-m3-m4 c6-c7 j6-j5-i5 f2-g2-h2 \
    l3-k3 e6-d6 l5-l6 h2-g2 j1-i1 g5-h5 j5-i5 g2-h2-i2-i3 i1-i2-h2 c7-c6-d6 i5-h5-g5-f5";

#[test]
fn a_path_shows_its_drops_captures_and_gains() {
    let scene = seen(GAIN, "", Side::First);
    check(&scene, "d2", "Pit Path { trail: Last, from: None, to: Some(Up) } Arrow(Last, Up) From");
    check(
        &scene,
        "d3",
        "Pit Path { trail: Last, from: Some(Down), to: Some(Up) } \
         Marble { seat: Seat(0), number: 0, of: 2 } Marble { seat: Seat(0), number: 1, of: 2 } Arrow(Last, Up)",
    );
    check(
        &scene,
        "d4",
        "Pit Centre { due: false } Path { trail: Last, from: Some(Down), to: Some(Up) } \
         Marble { seat: Seat(0), number: 0, of: 2 } Marble { seat: Seat(0), number: 1, of: 2 } Arrow(Last, Up) Gained",
    );
    check(
        &scene,
        "d5",
        "Pit Path { trail: Last, from: Some(Down), to: None } Marble { seat: Seat(0), number: 0, of: 1 } To TakenAmong",
    );
    assert_eq!(marked(&scene, Layer::Pit).split(' ').count(), 45);
}

#[test]
fn a_description_of_damala_lists_stacks_and_gains() {
    let description = described(GAIN);
    insta::assert_debug_snapshot!((
        &description.left_out,
        &description.centres,
        &description.stacks,
        &description.last,
        description.players[0].reserve,
        description.players[1].reserve,
    ));
}

#[test]
fn marbles_on_a_square_lie_in_order_of_play() {
    let scene = seen(TEAMS, "", Side::First);
    for stack in described(TEAMS).stacks {
        let seats = stack.pieces.iter().flat_map(|&(seat, count)| std::iter::repeat_n(seat, count.into()));
        let of = stack.pieces.iter().map(|&(_, count)| count).sum();
        let marbles: Vec<String> = seats
            .zip(0..)
            .map(|(seat, number)| format!("{:?}", Layer::Marble { seat, number, of }))
            .collect();
        let shown = scene.items.iter().find_map(|item| match &item.content {
            Content::Square(square, layers) if *square == stack.square => Some(layers),
            _ => None,
        });
        let shown = shown.unwrap().iter().filter(|layer| matches!(layer, Layer::Marble { .. }));
        assert_eq!(shown.map(|layer| format!("{layer:?}")).collect::<Vec<_>>(), marbles, "{}", stack.square);
    }
}

#[test]
fn team_mates_share_a_tray_and_the_seam_lies_between_the_boards() {
    let scene = seen(TEAMS, "", Side::Second);
    let trays = scene.items.iter().filter(|item| matches!(item.content, Content::Tray(_)));
    insta::assert_debug_snapshot!(trays.collect::<Vec<_>>());
    let [g5, h5] = ["g5", "h5"].map(|name| name.parse::<Square>().unwrap());
    let left = |square| {
        let area =
            scene.items.iter().find(|item| matches!(&item.content, Content::Square(at, _) if *at == square));
        area.unwrap().area.left
    };
    assert!(left(h5) + scene.layout.cell < left(g5), "the joint lies between the boards");
}
