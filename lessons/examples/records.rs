//! Finds a legal record for each drawn position: `cargo run -p lessons --example records lessons/positions/dara.txt`
//! prints the file `lessons/src/dara/records.rs`.
//!
//! A record of drops alone is a matter of their order. For a position of the move phase, turns are taken back at
//! random, each with the stone it took, until all stones are on the board and could have been dropped there.

#[path = "records/backward.rs"]
mod backward;
#[path = "records/drawing.rs"]
mod drawing;
#[path = "records/random.rs"]
mod random;
#[path = "records/runs.rs"]
mod runs;

use std::{env, fs, process::ExitCode};

use self::drawing::Drawing;

#[expect(clippy::print_stdout, clippy::print_stderr, reason = "its output is what it is for")]
fn main() -> ExitCode {
    let Some(path) = env::args().nth(1) else {
        eprintln!("which file of positions?");
        return ExitCode::FAILURE;
    };
    let only: Vec<String> = env::args().skip(2).collect();
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    println!(
        "//! The records of the lessons' positions, written by the example `records` from their drawings.\n"
    );
    let mut missing = 0;
    for drawing in drawing::all(&text) {
        if !only.is_empty() && !only.contains(&drawing.name) {
            continue;
        }
        match record(&drawing) {
            Some(record) => {
                let name = drawing.name.replace('-', "_").to_uppercase();
                println!("pub(super) const {name}: &str = \"{record}\";");
            }
            None => {
                missing += 1;
                eprintln!("no record found for {}", drawing.name);
            }
        }
    }
    if missing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A legal record that ends in the drawn position, with what follows it.
fn record(drawing: &Drawing) -> Option<String> {
    let found = backward::find(drawing)?;
    let all = [&[drawing.rules.to_string()][..], &found, &drawing.then].concat();
    Some(all.join(" "))
}
