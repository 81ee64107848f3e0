//! Prints the openings that come up again and again when the engine plays itself, which count as common knowledge in
//! `play/src/game/fair_play/openings.txt`.
//!
//! ```text
//! cargo run --release -p engine --example openings -- [--games 300] [--nodes 1500] [--seed 1] > openings.txt
//! ```
//!
//! The levels from 3 to 7 take turns. A position counts, however it is turned, if it has had at least two actions and one game in
//! thirty came to it within the first eight.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]

use std::collections::HashMap;

use engine::{Engine, Limit, Strength};
use games::{Game, Record, RuleSet, board_key};

/// How many actions of each game are looked at.
const PLIES: u32 = 8;
/// One game in so many has to come to a position.
const ONE_IN: u64 = 30;

fn main() {
    let (mut games, mut nodes, mut seed) = (300, 1_500, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let value = arguments.next().and_then(|text| text.parse().ok()).expect("a number");
        match argument.as_str() {
            "--games" => games = value,
            "--nodes" => nodes = value,
            "--seed" => seed = value,
            _ => panic!("{argument}: unknown"),
        }
    }
    let defaults = Game::ALL.iter().map(|game| game.default_rules());
    let also = ["morris:morabaraba"].map(|rules| rules.parse().expect("a preset"));
    for rules in defaults.chain(also) {
        let mut common = openings(rules, games, nodes, seed);
        common.sort_unstable();
        for record in common {
            println!("{record}");
        }
    }
}

/// The first record of each common position.
fn openings(rules: RuleSet, games: u64, nodes: u64, seed: u64) -> Vec<String> {
    let mut engine = Engine::new();
    let mut found: HashMap<u64, (String, u64)> = HashMap::new();
    for number in 0..games {
        let (mut position, mut record) = (rules.start(), Record { rules, actions: Vec::new() });
        while position.ply() < PLIES && position.to_act().is_some() {
            let level = Strength::ALL
                [usize::try_from(2 + (number + u64::from(position.ply()) / 2) % 5).expect("a level")];
            let seed = seed << 40 | number << 16 | u64::from(position.ply());
            let turn = engine.play(&record, Limit::nodes(nodes), level, seed).expect("a legal record").turn;
            for action in turn {
                position.play(action).expect("legal");
                record.actions.push(action);
                let entry = found.entry(board_key(&position)).or_insert_with(|| (record.to_string(), 0));
                entry.1 += 1;
            }
        }
    }
    let is_common = |count: u64| count * ONE_IN >= games;
    found.into_values().filter(|&(_, count)| is_common(count)).map(|(record, _)| record).collect()
}
