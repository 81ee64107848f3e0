//! Sample drawings that a palette is chosen from. Together they hold everything that can appear on a board.

use games::{Seat, Side, Surface};

use super::palette::Sample;
use crate::{
    board::{artist::Artist, tray::TilePart},
    draw::canvas::{Area, Drawing},
    scene::{
        direction::Direction,
        items::{Content, Item, Layer, Trail, Tray, TrayPlayer},
        strokes::Strokes,
    },
};

/// Samples with every colour of a game with this many seats.
pub(crate) fn samples(artist: &Artist, seats: usize) -> Vec<Sample> {
    let players: Vec<Seat> = Seat::ALL.into_iter().take(seats).collect();
    let of = |side: Side| players.iter().copied().filter(move |seat| seat.side() == side);
    let player = |seat| TrayPlayer { seat, to_act: true, won: false, hand: 3, aside: 1, gained: 0 };
    let tray = |below| {
        let side = if below { Side::First } else { Side::Second };
        let captured = of(side.opponent()).map(|seat| (seat, 2)).collect();
        Tray { below, players: of(side).map(player).collect(), captured }
    };
    let trays = [false, true].map(|below| (artist.layout.tray(below), Content::Tray(tray(below))));
    let label = (artist.layout.file_label(0), Content::Label("a8".into()));
    let placed = trays
        .into_iter()
        .chain([label])
        .map(|(area, content)| (artist.tile(&Item { area, content }, TilePart::Whole), 2.0));
    let squares =
        squares(artist, &players).into_iter().map(|(layers, weight)| (artist.square(&layers), weight));
    let edges = [false, true].map(|below| (edge(artist, below), 1.0));
    edges
        .into_iter()
        .chain(placed)
        .chain(squares)
        .map(|(drawing, weight)| Sample { drawing, weight })
        .collect()
}

/// The ground above or below the field.
fn edge(artist: &Artist, below: bool) -> Drawing {
    let (picture, field) = (artist.layout.picture(), artist.layout.field());
    let over = 8;
    let top = if below { field.top + field.height - over } else { 0 };
    let height = if below { picture.height - top } else { field.top + over };
    artist.ground(Area { top, height, ..picture })
}

/// Squares with every mark, and how many of each a typical picture has.
fn squares(artist: &Artist, players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
    let (mut squares, base) = match artist.layout.board.surface {
        Surface::Hollows => (hollows(players), Layer::Hollow),
        Surface::Chequered => (chequered(players), Layer::Dark),
        Surface::Pits => (pits(players), Layer::Pit),
        Surface::Lines(_) => (points(players), Layer::Point),
    };
    if !artist.layout.board.centres.is_empty() {
        squares.extend(
            [(false, 2.0), (true, 0.5)].map(|(due, weight)| (vec![base, Layer::Centre { due }], weight)),
        );
    }
    squares
}

fn hollows(players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
    let rod = Layer::Rod(cross());
    let mut squares = vec![(vec![Layer::Hollow], 12.0), (vec![Layer::Hollow, rod, Layer::Taken], 0.5)];
    let marks = [Layer::From, Layer::To, Layer::Taken, Layer::OfferedEmpty, Layer::Chosen];
    squares.extend(marks.map(|mark| (vec![Layer::Hollow, mark], 0.5)));
    for &seat in players {
        squares.push((vec![Layer::Hollow, Layer::Stone(seat)], 9.0));
        squares.push((vec![Layer::Hollow, rod, Layer::Stone(seat), Layer::To], 0.5));
        let marks = [(Layer::Takeable, 5.0), (Layer::Chosen, 0.5), (Layer::OfferedStone, 0.5)];
        squares.extend(marks.map(|(mark, weight)| (vec![Layer::Hollow, Layer::Stone(seat), mark], weight)));
    }
    squares
}

/// Strokes from the middle to all four sides.
fn cross() -> Strokes {
    Strokes {
        arms: [Direction::Up, Direction::Right, Direction::Down, Direction::Left].into_iter().collect(),
        ..Strokes::default()
    }
}

/// Strokes from corner to corner.
fn saltire() -> Strokes {
    let arms = [Direction::UpRight, Direction::DownRight, Direction::DownLeft, Direction::UpLeft]
        .into_iter()
        .collect();
    Strokes { arms, ..Strokes::default() }
}

fn points(players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
    let (lines, rod) = (Layer::Lines(cross()), Layer::Rod(cross()));
    let mut squares = vec![
        (Vec::new(), 9.0),
        (vec![lines], 16.0),
        (vec![lines, Layer::Point], 10.0),
        (vec![Layer::Lines(saltire()), Layer::Point], 2.0),
        (vec![lines, rod], 0.5),
        (vec![Layer::Lines(saltire()), Layer::Rod(saltire())], 0.5),
    ];
    let marks = [Layer::From, Layer::To, Layer::Taken, Layer::OfferedEmpty, Layer::Chosen];
    squares.extend(marks.map(|mark| (vec![lines, Layer::Point, mark], 0.5)));
    for &seat in players {
        let with = |layers: &[Layer]| [&[lines, Layer::Point], layers].concat();
        squares.push((with(&[Layer::Stone(seat)]), 8.0));
        squares.push((with(&[rod, Layer::Stone(seat), Layer::To]), 0.5));
        let marks = [(Layer::Takeable, 4.0), (Layer::Chosen, 0.5), (Layer::OfferedStone, 0.5)];
        squares.extend(marks.map(|(mark, weight)| (with(&[Layer::Stone(seat), mark]), weight)));
    }
    squares
}

fn chequered(players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
    let path = |trail| Layer::Path { trail, from: Some(Direction::DownLeft), to: Some(Direction::UpRight) };
    let mut squares = vec![(Vec::new(), 8.0), (vec![Layer::Dark], 12.0)];
    let marks = [Layer::From, Layer::To, Layer::Taken, Layer::OfferedEmpty, Layer::Chosen];
    squares.extend(marks.map(|mark| (vec![Layer::Dark, mark], 0.5)));
    squares.extend([Trail::Last, Trail::Chosen].map(|trail| (vec![Layer::Dark, path(trail)], 0.5)));
    for &seat in players {
        squares.push((vec![Layer::Dark, Layer::Man(seat)], 9.0));
        squares.push((vec![Layer::Dark, Layer::Dama(seat), Layer::To, Layer::Promoted], 1.0));
        let marks = [Layer::Offender, Layer::Capturer, Layer::Chosen, Layer::OfferedStone];
        squares.extend(marks.map(|mark| (vec![Layer::Dark, Layer::Man(seat), mark], 0.5)));
    }
    squares
}

fn pits(players: &[Seat]) -> Vec<(Vec<Layer>, f32)> {
    let path = |trail| Layer::Path { trail, from: Some(Direction::Left), to: Some(Direction::Up) };
    let mut squares = vec![(vec![Layer::Pit], 12.0), (vec![Layer::Pit, Layer::From], 0.5)];
    let marks = [Layer::OfferedEmpty, Layer::Chosen, Layer::Gained];
    squares.extend(marks.map(|mark| (vec![Layer::Pit, mark], 0.5)));
    for &seat in players {
        let marble = |number, of| Layer::Marble { seat, number, of };
        squares.push((vec![Layer::Pit, marble(0, 1)], 8.0));
        squares.push((vec![Layer::Pit, marble(0, 2), marble(1, 2)], 3.0));
        squares.push((vec![Layer::Pit, marble(0, 3), marble(1, 3), marble(2, 3)], 2.0));
        let marks = [Layer::To, Layer::TakenAmong, Layer::Chosen, Layer::OfferedStone];
        squares.extend(marks.map(|mark| (vec![Layer::Pit, path(Trail::Last), marble(0, 1), mark], 0.5)));
        squares.push((vec![Layer::Pit, path(Trail::Chosen), marble(0, 1)], 0.5));
    }
    squares
}
