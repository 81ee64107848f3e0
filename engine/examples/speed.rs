//! How many nodes a second the engine searches, and how deep it looks in 20 ms, 100 ms and 1 s.
//!
//! `cargo run --release -p engine --example speed` prints a line for each rule set: the mean over three positions, at
//! the start, in the middle and late in a game of the engine with itself.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, reason = "some millions of nodes")]

use std::time::{Duration, Instant};

use engine::{Engine, Limit};
use games::{Game, Record, RuleSet};

/// After how many actions the positions are.
const PLIES: [usize; 3] = [2, 24, 44];

fn main() {
    println!("| rules | nodes a second | depth in 20 ms | 100 ms | 1 s |");
    println!("| --- | --- | --- | --- | --- |");
    for &game in Game::ALL {
        for rules in game.presets().filter_map(|name| game.preset(name)) {
            println!("{}", line(rules));
        }
    }
}

fn line(rules: RuleSet) -> String {
    let mut engine = Engine::new();
    let positions = positions(rules, &mut engine);
    let (mut depths, mut speed) = (Vec::new(), 0.0);
    for milliseconds in [20, 100, 1_000] {
        let (mut depth, mut nodes) = (0, 0);
        for record in &positions {
            let end = Instant::now() + Duration::from_millis(milliseconds);
            let thought =
                engine.think(record, Limit::while_true(&|| Instant::now() < end)).expect("a legal record");
            depth += thought.depth;
            nodes += thought.nodes;
        }
        let count = positions.len() as f64;
        depths.push(format!("{:.1}", f64::from(depth) / count));
        speed = nodes as f64 / count / milliseconds as f64 / 1_000.0;
    }
    format!("| {rules} | {speed:.2} million | {} |", depths.join(" | "))
}

fn positions(rules: RuleSet, engine: &mut Engine) -> Vec<Record> {
    let mut record = Record { rules, actions: Vec::new() };
    let mut positions = Vec::new();
    for plies in PLIES {
        while record.actions.len() < plies {
            let turn = engine.think(&record, Limit::nodes(2_000)).expect("a legal record").turn;
            if turn.is_empty() {
                return positions;
            }
            record.actions.extend(turn);
        }
        positions.push(record.clone());
    }
    positions
}
