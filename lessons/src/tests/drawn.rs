//! The records lead to the positions that are drawn.

use std::collections::BTreeMap;

use games::{Game, Recorded, Seat, Square};

use super::steps;
use crate::Start;

const DRAWINGS: [(Game, &str); 4] = [
    (Game::Dara, include_str!("../../positions/dara.txt")),
    (Game::Wali, include_str!("../../positions/wali.txt")),
    (Game::Dala, include_str!("../../positions/dala.txt")),
    (Game::Morris, include_str!("../../positions/morris.txt")),
];

/// A position as it is drawn.
fn drawn(scene: &Recorded) -> String {
    let board = scene.position().rules().board();
    let pieces: BTreeMap<Square, Seat> =
        scene.position().pieces().map(|(square, piece)| (square, piece.seat)).collect();
    let mark = |file: u8, rank: u8| {
        let square = Square::new(file, rank).unwrap();
        match pieces.get(&square) {
            Some(&Seat::FIRST) => 'x',
            Some(_) => 'o',
            None if board.is_usable(square) => '.',
            None => ' ',
        }
    };
    let rank = |rank: u8| (0..board.files).map(|file| mark(file, rank)).collect::<String>();
    (0..board.ranks).rev().map(rank).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_drawing_is_a_step_and_is_what_its_record_leads_to() {
    let scenes: Vec<_> = steps()
        .filter(|(_, step, _)| matches!(step.step().start, Start::Record(_)))
        .map(|(lesson, _, scene)| (lesson.game(), drawn(&scene)))
        .collect();
    for (game, file) in DRAWINGS {
        for block in file.split("\n\n").skip(1) {
            let (name, drawing) = block.split_once('\n').unwrap();
            assert!(
                scenes.contains(&(game, drawing.trim_end_matches('\n').to_owned())),
                "{game}: {name} isn't a step:\n{drawing}"
            );
        }
    }
}
