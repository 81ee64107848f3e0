//! Whole random games, and perft, through the public interface: `cargo bench -p games`.
#![expect(clippy::print_stdout, reason = "the mean length of a game is one of the figures")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::{Action, Game, Position, perft};

/// A xorshift generator, so that random numbers cost little next to the game.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // The upper half times the limit avoids a division.
        (((self.0 >> 32) * limit as u64) >> 32) as usize
    }
}

/// Plays one random game to its end without listing its legal actions, and returns its length in actions.
fn playout(start: &Position, chance: &mut Chance) -> u32 {
    let mut position = start.clone();
    loop {
        match position.legal_count() {
            0 => return position.ply(),
            count => _ = position.play_nth(chance.below(count)),
        }
    }
}

/// Plays one random game to its end by listing the legal actions, as a referee must, and returns its length.
fn listed_playout(start: &Position, chance: &mut Chance, legal: &mut Vec<Action>) -> u32 {
    let mut position = start.clone();
    loop {
        position.legal_actions_into(legal);
        if legal.is_empty() {
            return position.ply();
        }
        let action = legal[chance.below(legal.len())];
        _ = position.play(action);
    }
}

fn benches(criterion: &mut Criterion) {
    for game in Game::ALL {
        for rules in game.presets().filter_map(|name| game.preset(name)) {
            let start = rules.start();
            let mut group = criterion.benchmark_group(rules.to_string());
            let (mut chance, mut legal) = (Chance(1 << 40 | 1), Vec::new());
            let plies: u32 = (0..10_000).map(|_| playout(&start, &mut chance)).sum();
            println!("{rules}: {:.1} actions a game", f64::from(plies) / 10_000.0);
            group.throughput(Throughput::Elements(1));
            group.bench_function("playout", |bencher| bencher.iter(|| playout(&start, &mut chance)));
            group.bench_function("listed playout", |bencher| {
                bencher.iter(|| listed_playout(&start, &mut chance, &mut legal));
            });
            group.throughput(Throughput::Elements(perft(&start, 4)));
            group.bench_function("perft 4", |bencher| bencher.iter(|| perft(black_box(&start), 4)));
        }
    }
}

criterion_group!(playouts, benches);
criterion_main!(playouts);
