//! Proves every shipped puzzle again, which takes hours:
//!
//! ```sh
//! cargo test --release -p puzzles --test verified -- --ignored --nocapture
//! ```

use games::Game;
use puzzles::{Searcher, shipped, verify};

/// For each search, many times what made the puzzles.
const NODES: u64 = 2_000_000;

#[test]
#[ignore = "an hour and more"]
fn every_shipped_puzzle_holds() {
    let mut searcher = Searcher::new();
    let mut doubts = Vec::new();
    for puzzle in Game::ALL.iter().flat_map(|&game| shipped(game)) {
        if let Err(why) = verify(&mut searcher, puzzle, NODES) {
            doubts.push(format!("{why}: {puzzle}"));
        }
    }
    assert!(doubts.is_empty(), "{}", doubts.join("\n"));
}

/// The engine may have learnt something since they were made, so a few may be in doubt.
#[test]
fn nearly_all_of_some_hold_at_a_glance() {
    let mut searcher = Searcher::new();
    let some: Vec<_> = Game::ALL.iter().flat_map(|&game| shipped(game).iter().step_by(90)).collect();
    let doubts: Vec<_> = some
        .iter()
        .filter_map(|puzzle| Some(format!("{}: {puzzle}", verify(&mut searcher, puzzle, 100_000).err()?)))
        .collect();
    assert!(doubts.len() * 4 <= some.len(), "{} of {}:\n{}", doubts.len(), some.len(), doubts.join("\n"));
}
