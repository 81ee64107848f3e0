//! How many nodes a second the engine searches, how deep it looks in 20 ms, 100 ms and 1 s, and how long it takes to
//! analyse a game.
//!
//! `cargo run --release -p engine --example speed` prints a line for each rule set: the mean over three positions, at
//! the start, in the middle and late in a game of the engine with itself. Then it analyses a game of 60 turns of each,
//! played by the fourth strength; shorter ones count as if they went on.
#![expect(clippy::print_stdout, clippy::expect_used, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, reason = "some millions of nodes")]

use std::time::{Duration, Instant};

use engine::{
    Engine, Limit, Strength,
    analysis::{Analysis, Mark, NODES},
};
use games::{Game, Record, RuleSet};

/// How many turns of a game are analysed.
const TURNS: u64 = 60;
/// After how many actions the positions are.
const PLIES: [usize; 3] = [2, 24, 44];

fn main() {
    let rule_sets: Vec<RuleSet> =
        Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))).collect();
    println!("| rules | nodes a second | depth in 20 ms | 100 ms | 1 s |");
    println!("| --- | --- | --- | --- | --- |");
    for &rules in &rule_sets {
        println!("{}", line(rules));
    }
    println!("\n| rules | seconds for 60 turns | slowest turn | accuracy | marks ! ?! ? ?? |");
    println!("| --- | --- | --- | --- | --- |");
    for &rules in &rule_sets {
        println!("{}", analysis(rules));
    }
}

/// How long the analysis of a game takes, and what it says.
fn analysis(rules: RuleSet) -> String {
    let mut engine = Engine::new();
    let mut record = Record { rules, actions: Vec::new() };
    let strength = Strength::ALL[3];
    for turn in 0..TURNS {
        let limit = Limit::nodes(20_000);
        record.actions.extend(engine.play(&record, limit, strength, turn).expect("a legal record").turn);
    }
    let mut analysis = Analysis::new(record, NODES).expect("a legal record");
    let turns = analysis.turns() as f64;
    let (begun, mut slowest) = (Instant::now(), Duration::ZERO);
    loop {
        let step = Instant::now();
        if !analysis.step(&mut engine) {
            break;
        }
        slowest = slowest.max(step.elapsed());
    }
    let seconds = begun.elapsed().as_secs_f64() / turns * TURNS as f64;
    let game = analysis.finish().expect("all turns are done");
    let accuracies: Vec<String> = game
        .report()
        .sides
        .iter()
        .map(|side| side.accuracy.map_or("none".to_owned(), |accuracy| format!("{accuracy} %")))
        .collect();
    let count = |mark| game.turns.iter().filter(|turn| turn.mark() == Some(mark)).count().to_string();
    let marks = [Mark::OnlyMove, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder].map(count);
    let (accuracies, marks) = (accuracies.join(" and "), marks.join(" "));
    format!("| {rules} | {seconds:.1} | {:.2} s | {accuracies} | {marks} |", slowest.as_secs_f64())
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
