//! Compares graphs of chances with those in `tests/golden`, pixel by pixel.

#![expect(clippy::unwrap_used, reason = "a test")]

mod golden_file;

use image::DynamicImage;
use render::{ChancesGraph, GraphTurn, Theme, TurnMark, WinningChance};

/// A game of so many turns, with marks.
fn game(turns: u16, theme: Theme) -> ChancesGraph {
    let mut chance: i32 = 500;
    let turn = |number: u16| {
        let swing = match number % 13 {
            5 => 260,
            9 => -170,
            11 => -330,
            other => [13, -21, 34, -8][usize::from(other % 4)] * 2,
        };
        chance = (chance + swing + i32::from(number / 8)).clamp(10, 990);
        let mark = match number % 26 {
            5 => Some(TurnMark::Blunder),
            9 | 22 => Some(TurnMark::Mistake),
            12 | 14 => Some(TurnMark::Inaccuracy),
            17 => Some(TurnMark::OnlyMove),
            _ => None,
        };
        GraphTurn { chance: WinningChance::from_thousandths(u16::try_from(chance).unwrap()), mark }
    };
    ChancesGraph {
        title: "Ada Lovelace – Чіді".to_owned(),
        start: WinningChance::EVEN,
        turns: (1..=turns).map(turn).collect(),
        turning_points: vec![31, 5, 24],
        theme,
    }
}

fn check(name: &str, graph: &ChancesGraph) {
    golden_file::compare(&format!("chances-{name}"), &graph.png().unwrap());
}

#[test]
fn a_game_looks_as_before() {
    for theme in Theme::ALL {
        check(&format!("game-{theme}"), &game(48, theme));
    }
}

#[test]
fn short_and_long_games_look_as_before() {
    let short = game(5, Theme::Savanna);
    check("short-savanna", &ChancesGraph { turning_points: vec![3, 4, 5, 1], ..short });
    check("long-night", &game(300, Theme::Night));
}

/// A graph of two turns.
fn graph(marks: [Option<TurnMark>; 2], turning_points: &[usize], theme: Theme) -> Vec<u8> {
    let turns = marks.map(|mark| GraphTurn { mark, ..GraphTurn::default() }).to_vec();
    let turning_points = turning_points.to_vec();
    ChancesGraph { turns, turning_points, theme, ..ChancesGraph::default() }.png().unwrap()
}

#[test]
fn marks_can_be_told_apart_without_colour() {
    let marks = [
        None,
        Some(TurnMark::OnlyMove),
        Some(TurnMark::Inaccuracy),
        Some(TurnMark::Mistake),
        Some(TurnMark::Blunder),
    ];
    for theme in Theme::ALL {
        let pictures = marks.map(|mark| {
            let picture = DynamicImage::from(golden_file::decode(&graph([mark, None], &[], theme)));
            (mark, picture.into_luma8())
        });
        for (number, (one, picture)) in pictures.iter().enumerate() {
            for (other, against) in &pictures[number + 1..] {
                let differs = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 24;
                let pixels = picture.iter().zip(against.iter()).filter(|&pair| differs(pair)).count();
                assert!(pixels >= 12, "{one:?} {other:?} {theme}: {pixels}");
            }
        }
    }
}

#[test]
fn only_three_turning_points_are_numbered_in_their_order() {
    let with = |turning_points: &[usize]| {
        let graph = game(48, Theme::Night);
        ChancesGraph { turning_points: turning_points.to_vec(), ..graph }.png().unwrap()
    };
    assert!(with(&[31, 5, 24]) == with(&[31, 5, 24, 40]));
    assert!(with(&[31, 5, 24]) == with(&[0, 31, 49, 5, usize::MAX, 24]), "numbers of no turn");
    assert!(with(&[31, 5, 24]) != with(&[5, 31, 24]));
    assert!(with(&[31, 5]) != with(&[31, 5, 24]));
}

#[test]
fn games_without_turns_and_endless_ones_can_be_drawn() {
    for turns in [0, 1, 20_000] {
        let png = game(turns, Theme::Savanna).png().unwrap();
        let (width, height) = ChancesGraph::SIZE;
        assert_eq!(golden_file::decode(&png).dimensions(), (width.into(), height.into()));
        assert!(png.len() < 80_000, "{turns} turns: {} bytes", png.len());
    }
}
