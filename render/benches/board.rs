//! One board as a PNG file. In the same run, a similar picture is drawn pixel by pixel as RGBA and encoded by
//! the `image` crate, for comparison.
//!
//! `cargo bench -p render --bench board`

#![expect(clippy::print_stdout, reason = "sizes are results too")]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "pixels"
)]

#[path = "../tests/game/mod.rs"]
mod game;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use games::{Position, Seat};
use image::{ImageFormat, Rgba, RgbaImage};
use render::{Marks, Options, Painter, scene};

/// A full board of every other size, with its last turn.
const FULL: &[(&str, &str)] = &[
    ("dala", "dala:standard c3 c4 d3 d4 a1 a2 b2 b1 c1 c2 e2 e1 f1 f2 a6 a5 b5 b6 c6 c5 e5 e6 f6 f5"),
    ("damas", "damas:ruibal c3-d4"),
    ("damala", "damala:standard c2-d2 b6-b5 e2-d2 e5-f5 d2-d3-d4-d5"),
    (
        "morris",
        "morris:morabaraba d7 c3 b4 d3 f2 d6 f6 d1 e3 a4 d5 c5 a1 b6 e4 e5 c4 f4 g4 a7 xf2 f2 g1 b2 g7",
    ),
    ("damala for four", "damala:teams c2-d2 j2-k2 c6-d6 j6-k6"),
];

fn board(criterion: &mut Criterion) {
    let (position, last) = game::after(24);
    let marks = Marks { last: &last, ..Marks::default() };
    let painter = Painter::new();
    let full = scene(&position, &marks, Options::default());
    println!(
        "full board, 800 × 960: {} bytes from tiles, {} from scratch",
        painter.png(&full).len(),
        from_scratch(&position).len()
    );
    let sizes: Vec<usize> = (0..=60).map(|actions| size(&painter, actions)).collect();
    println!(
        "a whole game: {} bytes on average, {} at most",
        sizes.iter().sum::<usize>() / sizes.len(),
        sizes.iter().max().unwrap_or(&0)
    );

    let mut group = criterion.benchmark_group("board");
    group.bench_function("tiles", |bencher| bencher.iter(|| painter.png(black_box(&full))));
    group.bench_function("scene and tiles", |bencher| {
        bencher.iter(|| painter.png(&scene(black_box(&position), &marks, Options::default())));
    });
    for &(name, record) in FULL {
        let (position, last) = game::played(record);
        let marks = Marks { last: &last, ..Marks::default() };
        let png = painter.png(&scene(&position, &marks, Options::default()));
        println!("full board of {name}: {} bytes", png.len());
        group.bench_function(name, |bencher| {
            bencher.iter(|| painter.png(&scene(black_box(&position), &marks, Options::default())));
        });
    }
    group.sample_size(20);
    group.bench_function("from scratch", |bencher| bencher.iter(|| from_scratch(black_box(&position))));
    group.finish();
}

fn size(painter: &Painter, actions: usize) -> usize {
    let (position, last) = game::after(actions);
    painter.png(&scene(&position, &Marks { last: &last, ..Marks::default() }, Options::default())).len()
}

/// The obvious approach: draw every stone from scratch with smooth edges, light and shadow, at four bytes a
/// pixel.
fn from_scratch(position: &Position) -> Vec<u8> {
    let mut picture = RgbaImage::from_pixel(800, 960, Rgba([0x5A, 0x36, 0x20, 255]));
    for y in 84..84 + 768 {
        for x in 80..720 {
            picture.put_pixel(x, y, Rgba([0xDD, 0xB2, 0x78, 255]));
        }
    }
    for rank in 0..6u8 {
        for file in 0..5u8 {
            disc(&mut picture, middle(file, rank), 32.0, [0xC4, 0x94, 0x5A], 1.0);
        }
    }
    for (square, piece) in position.pieces() {
        let (x, y) = middle(square.file(), square.rank());
        let (stone, sign) = if piece.seat == Seat::FIRST {
            ([0x65, 0x55, 0x4F], [0xE8, 0xAC, 0x55])
        } else {
            ([0xFF, 0xFB, 0xF0], [0x9A, 0x3B, 0x1C])
        };
        disc(&mut picture, (x + 3.0, y + 6.0), 49.0, [0x3A, 0x20, 0x10], 0.5);
        disc(&mut picture, (x, y), 49.0, stone, 1.0);
        disc(&mut picture, (x, y), 20.0, sign, 1.0);
    }
    let mut file = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut file, ImageFormat::Png).unwrap_or_default();
    file.into_inner()
}

fn middle(file: u8, rank: u8) -> (f32, f32) {
    (144.0 + 128.0 * f32::from(file), 788.0 - 128.0 * f32::from(rank))
}

fn disc(picture: &mut RgbaImage, (x, y): (f32, f32), radius: f32, colour: [u8; 3], share: f32) {
    let (left, top) = ((x - radius - 1.0) as u32, (y - radius - 1.0) as u32);
    let reach = 2 * radius as u32 + 3;
    for py in top..top + reach {
        for px in left..left + reach {
            let (dx, dy) = (px as f32 + 0.5 - x, py as f32 + 0.5 - y);
            let covered = (0.5 + radius - (dx * dx + dy * dy).sqrt()).clamp(0.0, 1.0) * share;
            let light = 1.0 - 0.3 * dx / radius.max(1.0);
            let pixel = picture.get_pixel_mut(px, py);
            for (channel, target) in pixel.0.iter_mut().zip(colour) {
                let target = (f32::from(target) * light).min(255.0);
                *channel = (f32::from(*channel) + (target - f32::from(*channel)) * covered) as u8;
            }
        }
    }
}

criterion_group!(benches, board);
criterion_main!(benches);
