//! Measures how the chance to win grows with the engine's score, for the table in `engine/src/analysis/chance.rs`.
//!
//! ```text
//! cargo run --release -p engine --example chances -- [RULES…]
//!     [--games 500] [--nodes 1000] [--look 50000] [--every 8] [--threads 1] [--seed 1]
//! ```
//!
//! The engine plays itself at `--nodes` a turn. Games begin with 4 to 12 random actions, and one in fifty later turns is
//! random as well. About one turn in `--every` is searched with `--look` nodes, as an analysis would, and its score is kept
//! with how the game ended for the side to move. The steepness is the one that makes the logistic curve fit best; its
//! error is that of 95 %, with games as the units, since positions of one game end alike. Scores beyond eight stones aren't
//! fitted: almost all of them win, and a single one thrown away at `--nodes` would outweigh hundreds of close positions.
//! Then the positions, but for proven results, are sorted into ten bins by the chance they were given, to compare it with
//! what they scored.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "sizes of some thousands")]
#![expect(clippy::cast_sign_loss, reason = "a chance is at least 0")]

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

use engine::{Engine, Limit, STEEPNESS};
use games::{Game, Outcome, Record, RuleSet, Side};

/// A game that isn't over after this many actions is a draw.
const TOO_LONG: u32 = 600;
/// Scores from here on are proven results.
const PROVEN: f64 = 29_000.0;
/// Scores up to here are fitted.
const CLOSE: f64 = 800.0;

/// A position: the score for the side to move, and how the game ended for it, from 0 to 1.
#[derive(Clone, Copy)]
struct Sample {
    score: f64,
    result: f64,
}

#[derive(Clone, Copy)]
struct Options {
    games: usize,
    nodes: u64,
    look: u64,
    every: usize,
    threads: usize,
    seed: u64,
}

fn main() {
    let mut options = Options { games: 500, nodes: 1_000, look: 50_000, every: 8, threads: 1, seed: 1 };
    let mut rule_sets: Vec<RuleSet> = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if !argument.starts_with("--") {
            rule_sets.push(argument.parse().expect("rules such as dara:niger"));
            continue;
        }
        let value: u64 = arguments.next().and_then(|value| value.parse().ok()).expect("a number");
        match argument.as_str() {
            "--games" => options.games = value as usize,
            "--nodes" => options.nodes = value,
            "--look" => options.look = value,
            "--every" => options.every = value as usize,
            "--threads" => options.threads = value as usize,
            "--seed" => options.seed = value,
            other => panic!("{other} is unknown"),
        }
    }
    if rule_sets.is_empty() {
        let all = Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name)));
        rule_sets.extend(all);
    }
    for rules in rule_sets {
        measure(rules, options);
    }
}

fn measure(rules: RuleSet, options: Options) {
    let (next, played) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut engine = Engine::new();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= options.games {
                        break;
                    }
                    let samples = play(rules, &mut engine, options, options.seed << 32 | game as u64);
                    played.lock().expect("no thread panics").push((game, samples));
                }
            });
        }
    });
    let mut played = played.into_inner().expect("no thread panics");
    // Sums of fractions depend on their order, and threads finish in any.
    played.sort_by_key(|&(game, _)| game);
    let games: Vec<Vec<Sample>> = played.into_iter().map(|(_, samples)| samples).collect();
    let all: Vec<Sample> = games.iter().flatten().copied().collect();
    let open: Vec<Sample> = all.iter().copied().filter(|sample| sample.score.abs() < PROVEN).collect();
    let close: Vec<Sample> = open.iter().copied().filter(is_close).collect();
    let steepness = fit(&close);
    println!(
        "{rules}: {steepness:.5} ± {:.5} ({} positions of {} games, {} of them proven, {} close)",
        1.96 * error(&games, steepness),
        all.len(),
        games.len(),
        all.len() - open.len(),
        close.len(),
    );
    println!(
        "    bits lost: {:.4}, with {STEEPNESS}: {:.4}",
        loss(&close, steepness),
        loss(&close, STEEPNESS)
    );
    for bin in 0..10 {
        let of_bin = |sample: &&Sample| ((chance(sample.score, steepness) * 10.0) as usize).min(9) == bin;
        let here: Vec<&Sample> = open.iter().filter(of_bin).collect();
        let mean = |of: &dyn Fn(&Sample) -> f64| {
            100.0 * here.iter().map(|sample| of(sample)).sum::<f64>() / here.len().max(1) as f64
        };
        println!(
            "    {:2} to {:3} %: {:5} positions, predicted {:5.1} %, scored {:5.1} %",
            10 * bin,
            10 * bin + 10,
            here.len(),
            mean(&|sample| chance(sample.score, steepness)),
            mean(&|sample| sample.result),
        );
    }
}

/// Numbers that are the same for the same seed.
struct Random(u64);

impl Random {
    fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = (self.0 ^ self.0 >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        (mixed >> 33) as usize % below
    }
}

/// Plays a game, and returns some of its positions.
fn play(rules: RuleSet, engine: &mut Engine, options: Options, seed: u64) -> Vec<Sample> {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut record = Record { rules, actions: Vec::new() };
    let mut position = rules.start();
    let mut kept: Vec<(Side, f64)> = Vec::new();
    let begin = 4 + random.below(9);
    let mut turns = 0;
    while let Some(seat) = position.to_act().filter(|_| position.ply() < TOO_LONG) {
        let is_random = turns < begin || random.below(50) == 0;
        if turns >= begin && random.below(options.every) == 0 && position.legal_count() > 1 {
            let thought = engine.think(&record, Limit::nodes(options.look)).expect("a legal record");
            kept.push((seat.side(), f64::from(thought.score)));
        }
        let turn = if is_random {
            let legal = position.legal_actions();
            vec![legal[random.below(legal.len())]]
        } else {
            engine.think(&record, Limit::nodes(options.nodes)).expect("a legal record").turn
        };
        for action in turn {
            position.play(action).expect("legal");
            record.actions.push(action);
        }
        turns += 1;
    }
    let result = |side: Side| match position.outcome() {
        Some(Outcome::Win { side: winner, .. }) if winner == side => 1.0,
        Some(Outcome::Win { .. }) => 0.0,
        _ => 0.5,
    };
    kept.into_iter().map(|(side, score)| Sample { score, result: result(side) }).collect()
}

fn is_close(sample: &Sample) -> bool {
    sample.score.abs() <= CLOSE
}

fn chance(score: f64, steepness: f64) -> f64 {
    1.0 / (1.0 + (-steepness * score).exp())
}

/// The mean loss of information, in bits, if the results are predicted with this steepness.
fn loss(samples: &[Sample], steepness: f64) -> f64 {
    let of = |sample: &Sample| {
        let chance = chance(sample.score, steepness).clamp(1e-9, 1.0 - 1e-9);
        -(sample.result * chance.log2() + (1.0 - sample.result) * (1.0 - chance).log2())
    };
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// The slope of the likelihood at a steepness, and how it bends.
fn slope(samples: &[Sample], steepness: f64) -> (f64, f64) {
    samples.iter().fold((0.0, 0.0), |(slope, bend), sample| {
        let chance = chance(sample.score, steepness);
        (
            slope + (sample.result - chance) * sample.score,
            bend + chance * (1.0 - chance) * sample.score * sample.score,
        )
    })
}

/// The steepness with the greatest likelihood, by halving: the slope falls as it grows.
fn fit(samples: &[Sample]) -> f64 {
    let (mut low, mut high) = (0.0, 0.1);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if slope(samples, middle).0 > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The standard error of a steepness.
fn error(games: &[Vec<Sample>], steepness: f64) -> f64 {
    let (squares, bend) = games.iter().fold((0.0, 0.0), |(squares, bend), samples| {
        let close: Vec<Sample> = samples.iter().copied().filter(is_close).collect();
        let (of_game, bends) = slope(&close, steepness);
        (squares + of_game * of_game, bend + bends)
    });
    if bend > 0.0 { squares.sqrt() / bend } else { f64::INFINITY }
}
