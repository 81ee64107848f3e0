//! Rating plots as PNG files.
//!
//! `cargo bench -p render --bench plot`

#![expect(clippy::print_stdout, reason = "sizes are results too")]
#![expect(clippy::unwrap_used, reason = "the ratings can be drawn")]

#[path = "../tests/ratings/mod.rs"]
mod ratings;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use render::{RatingPlot, Theme};

fn plot(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("plot");
    group.sample_size(20);
    for (name, points) in [
        ("5 points", ratings::of_a_newcomer(5)),
        ("30 points", ratings::of_a_constant_player()),
        ("5,000 points", ratings::of_a_regular(5_000)),
    ] {
        let draw = || {
            RatingPlot::new(black_box(&points).iter().copied(), Theme::Savanna).unwrap().png(ratings::label)
        };
        println!("{name}: {} bytes", draw().unwrap().len());
        group.bench_function(name, |bencher| bencher.iter(draw));
    }
    group.finish();
}

criterion_group!(benches, plot);
criterion_main!(benches);
