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

#[test]
fn a_few_hold_at_a_glance() {
    let mut searcher = Searcher::new();
    for &game in Game::ALL {
        for puzzle in shipped(game).iter().step_by(100) {
            assert_eq!(verify(&mut searcher, puzzle, 150_000), Ok(()), "{puzzle}");
        }
    }
}
