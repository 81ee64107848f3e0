//! Fits the weights of the patterns to games of the engine with itself, and writes them as a file.
//!
//! ```text
//! cargo run --release -p engine --example fit -- dara:traditional engine/weights/dara-traditional.weights
//!     [--games 20000] [--nodes 1000] [--threads 2] [--seed 1]
//! ```
//!
//! Games begin with 4 to 12 random actions, and one in fifty later turns is random as well. Of each turn that neither
//! makes a row nor captures, the features of the position and how the game ended are kept. The weights are those of a
//! logistic regression, found by stochastic gradient descent with a step for each weight; a tenth of the games is left
//! out, to measure how well the rest predicts them.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "sizes of some millions")]

use std::sync::{
    Mutex,
    atomic::{AtomicUsize, Ordering},
};

use engine::{Engine, Limit, STEEPNESS, fitting};
use games::{Action, Outcome, Record, RuleSet, Side, Stage};

/// How many times the fit goes through all positions.
const ROUNDS: usize = 6;
const STEP: f32 = 2.0;

/// A position: the features, each times its number, and the result for the first side.
struct Sample {
    features: Vec<(u16, i8)>,
    result: f32,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules: RuleSet = arguments.next().expect("rules").parse().expect("rules such as dara:niger");
    let file = arguments.next().expect("a file");
    let (mut games, mut nodes, mut threads, mut seed) = (20_000, 1_000, 2, 1);
    while let Some(argument) = arguments.next() {
        let value: u64 = arguments.next().and_then(|value| value.parse().ok()).expect("a number");
        match argument.as_str() {
            "--games" => games = value as usize,
            "--nodes" => nodes = value,
            "--threads" => threads = value as usize,
            "--seed" => seed = value,
            other => panic!("{other} is unknown"),
        }
    }
    let (next, played) = (AtomicUsize::new(0), Mutex::new((Vec::new(), Vec::new(), [0_usize; 3])));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = Engine::new();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let (samples, outcome) = play(rules, &mut engine, nodes, seed << 32 | game as u64);
                    let mut played = played.lock().expect("no thread panics");
                    played.2[outcome] += 1;
                    (if game % 10 == 0 { &mut played.1 } else { &mut played.0 }).extend(samples);
                }
            });
        }
    });
    let (mut samples, checks, outcomes) = played.into_inner().expect("no thread panics");
    println!("{games} games (won, drawn, lost by the first: {outcomes:?}), {} positions", samples.len());
    let weights = fit(fitting::weights(&rules.start()), &mut samples, &checks, seed);
    let bytes: Vec<u8> = weights.iter().flat_map(|&weight| (weight.round() as i16).to_le_bytes()).collect();
    std::fs::write(&file, bytes).expect("the file can be written");
    println!("{file}: {} weights", weights.len());
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

/// Plays a game, and returns its quiet positions and whether the first player won, drew or lost.
fn play(rules: RuleSet, engine: &mut Engine, nodes: u64, seed: u64) -> (Vec<Sample>, usize) {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut record = Record { rules, actions: Vec::new() };
    let mut position = rules.start();
    let mut kept = Vec::new();
    let begin = 4 + random.below(9);
    let mut turns = 0;
    while position.outcome().is_none() && position.ply() < 600 {
        let is_random = turns < begin || random.below(50) == 0;
        let turn: Vec<Action> = if is_random {
            let legal = position.legal_actions();
            vec![legal[random.below(legal.len())]]
        } else {
            engine.think(&record, Limit::nodes(nodes)).expect("a legal record").turn
        };
        if !is_random && turn.len() == 1 && position.stage() != Stage::Take {
            let features = fitting::features(&position);
            kept.push(features.into_iter().map(|(weight, times)| (weight as u16, times as i8)).collect());
        }
        for action in turn {
            position.play(action).expect("legal");
            record.actions.push(action);
        }
        turns += 1;
    }
    let (result, outcome) = match position.outcome() {
        Some(Outcome::Win { side: Side::First, .. }) => (1.0, 0),
        Some(Outcome::Win { side: Side::Second, .. }) => (0.0, 2),
        _ => (0.5, 1),
    };
    (kept.into_iter().map(|features| Sample { features, result }).collect(), outcome)
}

fn chance(weights: &[f32], sample: &Sample) -> f32 {
    let worth: f32 =
        sample.features.iter().map(|&(weight, times)| weights[usize::from(weight)] * f32::from(times)).sum();
    1.0 / (1.0 + (-STEEPNESS as f32 * worth).exp())
}

/// The mean loss of information, in bits, if the results are predicted with these weights.
fn loss(weights: &[f32], samples: &[Sample]) -> f32 {
    let of = |sample: &Sample| {
        let chance = chance(weights, sample).clamp(1e-6, 1.0 - 1e-6);
        -(sample.result * chance.log2() + (1.0 - sample.result) * (1.0 - chance).log2())
    };
    samples.iter().map(of).sum::<f32>() / samples.len().max(1) as f32
}

fn fit(weights: usize, samples: &mut [Sample], checks: &[Sample], seed: u64) -> Vec<f32> {
    let mut weights = vec![0_f32; weights];
    let mut squares = vec![1e-3_f32; weights.len()];
    let mut random = Random(seed);
    // Too many rounds would only learn these games by heart, so the best round counts.
    let mut best = (f32::INFINITY, weights.clone());
    for round in 0..ROUNDS {
        for at in (1..samples.len()).rev() {
            samples.swap(at, random.below(at + 1));
        }
        let slower = 1.0 - round as f32 / ROUNDS as f32;
        for sample in samples.iter() {
            let error = sample.result - chance(&weights, sample);
            for &(weight, times) in &sample.features {
                let at = usize::from(weight);
                let gradient = error * f32::from(times);
                squares[at] += gradient * gradient;
                weights[at] += slower * STEP * gradient / squares[at].sqrt();
            }
        }
        let others = loss(&weights, checks);
        println!("round {}: {:.4} bits, others {others:.4}", round + 1, loss(&weights, samples));
        if others < best.0 {
            best = (others, weights.clone());
        }
    }
    best.1
}
