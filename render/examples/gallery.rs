//! Writes a picture of every situation in every theme into a folder, to be looked at.
//!
//! `cargo run --release -p render --example gallery -- FOLDER`

use std::{env, error::Error, fs, path::PathBuf, time::Instant};

use games::{Effects, Position, Record, Side, SquareSet, narrow};
use render::{Marks, Options, Painter, Theme, scene};

/// A game by a moment that shows something, and what is chosen in a panel.
const SITUATIONS: [(&str, &str, &[&str]); 1] = [("drops", "dara:traditional b3 c4 c3 d4 b2 e1", &[])];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(&folder)?;
    let painter = Painter::new();
    for theme in Theme::ALL {
        for (name, record, chosen) in SITUATIONS {
            let (position, last) = replay(record)?;
            let chosen = chosen.iter().map(|square| square.parse()).collect::<Result<Vec<_>, _>>()?;
            let offered = if chosen.is_empty() { SquareSet::EMPTY } else { narrow(&position.legal_actions(), &chosen).next };
            let marks = Marks { last: &last, chosen: &chosen, offered };
            for below in [Side::First, Side::Second] {
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

/// The position after a record, and the effects of its last turn.
fn replay(record: &str) -> Result<(Position, Vec<Effects>), Box<dyn Error>> {
    let record: Record = record.parse()?;
    let mut position = record.rules.start();
    let mut turn: Vec<Effects> = Vec::new();
    for action in record.actions {
        let effects = position.play(action)?;
        if turn.last().is_some_and(|last| last.by != effects.by || !last.take_due) {
            turn.clear();
        }
        turn.push(effects);
    }
    Ok((position, turn))
}
