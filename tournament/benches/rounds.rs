//! Swiss rounds, tables and possible places: `cargo bench -p tournament`.
#![expect(clippy::unwrap_used, reason = "the competitions are valid")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use tournament::{
    Cycles, Entrant, GameResult, Pairing, round_robin,
    swiss::{PastPairing, Swiss},
    table::{Fixture, table},
};

/// A xorshift generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // Less than the limit, so it fits.
        u32::try_from(self.0 % u64::from(limit)).unwrap_or(0)
    }

    /// The higher rated wins more often.
    fn result(&mut self, first: u32, second: u32) -> GameResult {
        match self.below(6) {
            0 => GameResult::Drawn,
            1 => GameResult::FirstWon,
            2 => GameResult::SecondWon,
            _ if first < second => GameResult::FirstWon,
            _ => GameResult::SecondWon,
        }
    }
}

/// Plays a Swiss tournament for `rounds` rounds.
fn swiss(players: u32, rounds: usize, chance: &mut Chance) -> Swiss<u32> {
    let entrants: Vec<Entrant<u32>> =
        (0..players).map(|id| Entrant { id, rating: 2_000.0 - f64::from(id) }).collect();
    let mut history: Vec<Vec<PastPairing<u32>>> = Vec::new();
    for _ in 0..rounds {
        let round = Swiss::new(&entrants, &history, &[]).unwrap().next_round().unwrap();
        let played = round.into_iter().map(|pairing| match pairing {
            Pairing::Game { first, second } => {
                PastPairing::Game { first, second, result: chance.result(first, second) }
            }
            Pairing::Bye(player) => PastPairing::Bye(player),
        });
        history.push(played.collect());
    }
    Swiss::new(&entrants, &history, &[]).unwrap()
}

/// A league of which all but `left` games have been played, in the order of a calendar.
fn league(players: u32, cycles: Cycles, left: usize, chance: &mut Chance) -> (Vec<u32>, Vec<Fixture<u32>>) {
    let players: Vec<u32> = (0..players).collect();
    let rounds = round_robin(&players, cycles).unwrap();
    let mut fixtures: Vec<_> = rounds
        .into_iter()
        .flatten()
        .filter_map(|pairing| match pairing {
            Pairing::Game { first, second } => {
                Some(Fixture { first, second, result: Some(chance.result(first, second)) })
            }
            Pairing::Bye(_) => None,
        })
        .collect();
    let played = fixtures.len().saturating_sub(left);
    for fixture in fixtures.iter_mut().skip(played) {
        fixture.result = None;
    }
    (players, fixtures)
}

fn benches(criterion: &mut Criterion) {
    let mut chance = Chance(88_172_645_463_325_252);
    let mut group = criterion.benchmark_group("swiss round");
    group.sample_size(10);
    for (players, rounds) in [(16, 4), (100, 6), (500, 0), (500, 4), (500, 9), (500, 14), (499, 9)] {
        let swiss = swiss(players, rounds, &mut chance);
        group.bench_function(format!("{players} players after {rounds} rounds"), |bencher| {
            bencher.iter(|| black_box(&swiss).next_round());
        });
    }
    group.finish();

    let mut group = criterion.benchmark_group("table");
    group.sample_size(10);
    for (players, cycles, left) in [
        (101, Cycles::Double, 0),
        (101, Cycles::Double, 8),
        (101, Cycles::Double, 100),
        (101, Cycles::Double, 1_000),
        (101, Cycles::Double, 10_100),
        (142, Cycles::Single, 8),
        (15, Cycles::Double, 0),
        (15, Cycles::Double, 8),
        (15, Cycles::Double, 20),
        (15, Cycles::Double, 60),
        (15, Cycles::Double, 210),
        (15, Cycles::Single, 30),
        (9, Cycles::Double, 20),
    ] {
        let (players, fixtures) = league(players, cycles, left, &mut chance);
        let rows = table(&players, &fixtures).unwrap();
        let exact = rows.iter().filter(|row| row.is_exact()).count();
        let name =
            format!("{} players, {left} of {} games left, {exact} rows exact", players.len(), fixtures.len());
        group.bench_function(name, |bencher| {
            bencher.iter(|| table(black_box(&players), black_box(&fixtures)));
        });
    }

    // Everyone is level, so that only the tie-breaks decide: the most that a search can have to do.
    for (players, cycles, left) in [
        (15, Cycles::Double, 8),
        (15, Cycles::Double, 40),
        (101, Cycles::Double, 8),
        (101, Cycles::Double, 400),
    ] {
        let (players, mut fixtures) = league(players, cycles, left, &mut chance);
        for fixture in &mut fixtures {
            fixture.result = fixture.result.map(|_| GameResult::Drawn);
        }
        let exact = table(&players, &fixtures).unwrap().iter().filter(|row| row.is_exact()).count();
        let name = format!("{} players who drew, {left} games left, {exact} rows exact", players.len());
        group.bench_function(name, |bencher| {
            bencher.iter(|| table(black_box(&players), black_box(&fixtures)));
        });
    }
    group.finish();
}

criterion_group!(rounds, benches);
criterion_main!(rounds);
