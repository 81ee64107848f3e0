//! Pictures of competitions: compared with those in `tests/golden`, pixel by pixel, and with each other.

#![expect(clippy::unwrap_used, reason = "a test")]

#[path = "competition/bracket.rs"]
mod bracket;
#[path = "competition/crosstable.rs"]
mod crosstable;
#[path = "vision/difference.rs"]
mod difference;
mod golden_file;
#[path = "competition/ranking.rs"]
mod ranking;
mod vision;

use image::{DynamicImage, GrayImage};

/// Names as members write them.
const NAMES: [&str; 15] = [
    "Ada Lovelace",
    "ben",
    "Чіді Окафор",
    "Nguyễn Thị Hằng",
    "Wolfeschlegelsteinhausenbergerdorff",
    "Ọlá Adébáyọ̀",
    "Þórdís",
    "marie_claire",
    "x",
    "🦁 Łukasz 🦁",
    "WWWWWWWWWWWW",
    "Ünal",
    "Sofía Ibáñez",
    "Михайло Грушевський",
    "zed",
];

/// Texts that must not spoil a picture.
fn strange() -> [String; 6] {
    [
        "山田太郎".to_owned(),
        format!("Jose\u{301} Z{}", "\u{36f}".repeat(20)),
        "\u{202e}**Ben** @everyone\nx\u{200b}y".to_owned(),
        "W".repeat(500),
        "🦁".to_owned(),
        "a ".repeat(500),
    ]
}

fn grey(png: &[u8]) -> GrayImage {
    DynamicImage::from(golden_file::decode(png)).into_luma8()
}

/// Checks that any two of these pictures can be told apart without colour.
fn assert_all_differ(pictures: &[(String, Vec<u8>)]) {
    let grey: Vec<_> = pictures.iter().map(|(name, png)| (name, grey(png))).collect();
    for (number, (one_name, one)) in grey.iter().enumerate() {
        for (other_name, other) in &grey[number + 1..] {
            let differs = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 24;
            let pixels = one.iter().zip(other.iter()).filter(|&pair| differs(pair)).count();
            assert!(
                one.dimensions() != other.dimensions() || pixels >= 12,
                "{one_name} {other_name}: {pixels}"
            );
        }
    }
}
