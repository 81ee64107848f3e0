//! A whole game as an animated GIF.
//!
//! `cargo bench -p render --bench replay`

#![expect(clippy::print_stdout, reason = "sizes are results too")]
#![expect(clippy::unwrap_used, reason = "the games are known to be legal")]

#[path = "../tests/sixty_turns/mod.rs"]
mod sixty_turns;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use games::Record;
use render::{Options, Painter, Replay, Size, Theme, WinningChance};

fn replay(criterion: &mut Criterion) {
    let record: Record = sixty_turns::GAME.parse().unwrap();
    let options = Options { size: Size::Small, ..Options::default() };
    let painter = Painter::new();
    for theme in Theme::ALL {
        let replay = Replay::of(&record, None, Options { theme, ..options }).unwrap();
        println!("{} turns in {theme}: {} bytes", replay.turns(), painter.gif(&replay).len());
    }
    let mut group = criterion.benchmark_group("replay");
    group.sample_size(50);
    group.bench_function("scenes and GIF", |bencher| {
        bencher.iter(|| painter.gif(&Replay::of(black_box(&record), None, options).unwrap()));
    });
    let chances: Vec<_> = (0..=60).map(|turn| WinningChance::from_thousandths(turn * 397 % 1_001)).collect();
    let with_bar = |record| Replay::with_chances(record, None, &chances, options).unwrap();
    println!("with a bar: {} bytes", painter.gif(&with_bar(&record)).len());
    group.bench_function("scenes and GIF with a bar", |bencher| {
        bencher.iter(|| painter.gif(&with_bar(black_box(&record))));
    });
    group.bench_function("the first with a bar", |bencher| {
        bencher.iter(|| Painter::new().gif(&with_bar(black_box(&record))));
    });
    group.bench_function("the first of a board and a theme", |bencher| {
        bencher.iter(|| Painter::new().gif(&Replay::of(black_box(&record), None, options).unwrap()));
    });
    group.finish();
}

criterion_group!(benches, replay);
criterion_main!(benches);
