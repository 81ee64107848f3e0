//! Counts action sequences, depth by depth: `cargo run --release -p games --example perft -- dara:traditional 5`.
//!
//! Tokens after the depth are actions to play first, so that the counts begin in the middle of a game.
#![expect(clippy::print_stdout, reason = "a tool for developers")]

use std::{error::Error, time::Instant};

use games::{Action, RuleSet, perft};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules: RuleSet = arguments.next().ok_or("which rule set? e.g. dara:traditional 5")?.parse()?;
    let depth: usize = arguments.next().ok_or("how deep? e.g. dara:traditional 5")?.parse()?;
    let mut position = rules.start();
    for token in arguments {
        position.play(token.parse::<Action>()?)?;
    }
    for depth in 1..=depth {
        let begun = Instant::now();
        let count = perft(&position, depth);
        println!("{depth}: {count} ({:.3} s)", begun.elapsed().as_secs_f64());
    }
    Ok(())
}
