//! Writes a picture of every situation in every theme into a folder, to be looked at.
//!
//! `cargo run --release -p render --example gallery -- FOLDER`

#![expect(clippy::print_stdout, reason = "it tells what it wrote")]

use std::{env, error::Error, fs, path::PathBuf, time::Instant};

use games::{Effects, Position, Record, Side, Square, SquareSet, narrow};
use render::{Marks, Options, Painter, Theme, scene};

/// A whole game.
const GAME: &str = "dara:traditional b4 b5 a2 b1 a4 e6 d2 c5 e2 d3 c1 d6 b6 c4 d4 a3 e5 d5 a1 b3 c6 b2 c2 e3 a4-a5 d3-c3 \
    xb6 c6-b6 c5-c6 xb4 d4-e4 c6-c5 xb6 d2-d3 c5-c6 xa2 d3-d2 xb5 c6-c5 xc1 a5-a4 c5-c6 xa4 e2-e1 c6-c5 \
    xe5 e1-e2 xe6 c4-d4 xe4 e2-e1 d4-c4 xa1 e1-e2 xe3 b1-c1 e2-e1 c4-d4 xc2";

/// A name, how many actions of the game were played, and the squares chosen in a panel (`-` for one just opened).
const SITUATIONS: [(&str, usize, &str); 12] = [
    ("start", 0, ""),
    ("drop", 9, ""),
    ("drop-panel", 9, "-"),
    ("full", 24, ""),
    ("move-panel", 24, "-"),
    ("move-chosen", 24, "b6"),
    ("move", 25, ""),
    ("rows", 26, ""),
    ("take", 27, ""),
    ("row", 32, ""),
    ("late-take", 41, ""),
    ("over", usize::MAX, ""),
];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    for theme in Theme::ALL {
        for (name, plies, chosen) in SITUATIONS {
            let (position, last) = replay(plies)?;
            let panel = !chosen.is_empty();
            let chosen: Vec<Square> = chosen.split(' ').filter_map(|square| square.parse().ok()).collect();
            let offered =
                if panel { narrow(&position.legal_actions(), &chosen).next } else { SquareSet::EMPTY };
            let marks = Marks { last: &last, chosen: &chosen, offered };
            for below in [Side::First, Side::Second].into_iter().take(if name == "drop" { 2 } else { 1 }) {
                let started = Instant::now();
                let png = painter.png(&scene(&position, &marks, Options { theme, below }));
                let took = started.elapsed();
                let path = folder.join(format!("{name}-{theme}-{below:?}.png").to_lowercase());
                println!("{} {} bytes, {took:?}", path.display(), png.len());
                fs::write(path, png)?;
            }
        }
    }
    Ok(())
}

/// The position after so many actions, and the effects of its last turn.
fn replay(plies: usize) -> Result<(Position, Vec<Effects>), Box<dyn Error>> {
    let record: Record = GAME.parse()?;
    let mut position = record.rules.start();
    let mut turn: Vec<Effects> = Vec::new();
    for action in record.actions.into_iter().take(plies) {
        let effects = position.play(action)?;
        if turn.last().is_some_and(|last| last.by != effects.by || !last.take_due) {
            turn.clear();
        }
        turn.push(effects);
    }
    Ok((position, turn))
}
