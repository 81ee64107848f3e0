//! Analyses games. Each line of the input is a record, as the example `referee` of the crate `games` reads it, then a
//! tab, how long to think (`100`: milliseconds, `n20000`: nodes), and optionally a tab and a strength from 1 to 8.
//!
//! ```text
//! $ printf 'dara:traditional b3\tn20000\n' | cargo run -q --release -p engine --example analyse
//! {"turn":["c4"],"score":12,"win":0.52,"depth":6,"nodes":20000,"pv":["c4","d2"]}
//! ```
//!
//! Each line is answered by a line of JSON, at once, so that another program can play against it: `score` in hundredths
//! of a stone and `win`, the chance to win from 0 to 1, are for the player to move; `turn` is empty when the game is
//! over. A bad line is answered by `{"error":"…"}`. With `--baseline`, it plays as the engine's first version did; with
//! `--tablebase FILE`, it uses what the example `tablebase` has written.
#![expect(clippy::print_stderr, reason = "a broken pipe is reported there")]

use std::{
    io::{self, BufRead as _, Write as _},
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{Engine, Limit, Strength, Style, Tablebase, Thought};
use games::Record;

fn main() -> ExitCode {
    let baseline = std::env::args().any(|argument| argument == "--baseline");
    let mut engine = Engine::with_style(if baseline { Style::Baseline } else { Style::Full });
    if let Some(file) = std::env::args().skip_while(|argument| argument != "--tablebase").nth(1) {
        let bytes = std::fs::read(&file).map_err(|why| why.to_string());
        match bytes.and_then(|bytes| Tablebase::from_bytes(&bytes).map_err(|why| why.to_string())) {
            Ok(tablebase) => engine.set_tablebase(Some(Arc::new(tablebase))),
            Err(why) => {
                eprintln!("{file}: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
    for line in input.lines() {
        let answered = line.and_then(|line| {
            writeln!(output, "{}", answer(&mut engine, &line))?;
            output.flush()
        });
        match answered {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
            Ok(()) => {}
        }
    }
    ExitCode::SUCCESS
}

fn answer(engine: &mut Engine, line: &str) -> String {
    match analyse(engine, line) {
        Ok(thought) => {
            let text = |actions: &[games::Action]| {
                let quoted: Vec<String> = actions.iter().map(|action| format!("\"{action}\"")).collect();
                quoted.join(",")
            };
            let Thought { turn, score, win, depth, nodes, line } = &thought;
            format!(
                r#"{{"turn":[{}],"score":{score},"win":{win:.3},"depth":{depth},"nodes":{nodes},"pv":[{}]}}"#,
                text(turn),
                text(line),
            )
        }
        Err(why) => serde_json::json!({ "error": why }).to_string(),
    }
}

fn analyse(engine: &mut Engine, line: &str) -> Result<Thought, String> {
    let mut parts = line.split('\t');
    let record: Record =
        parts.next().unwrap_or_default().parse().map_err(|why: games::BadRecord| why.to_string())?;
    let long = parts.next().unwrap_or("1000").trim();
    let strength = match parts.next() {
        None => Strength::BEST,
        Some(strength) => strength
            .trim()
            .parse()
            .ok()
            .and_then(Strength::new)
            .ok_or_else(|| format!("{strength:?} isn't a strength from 1 to 8"))?,
    };
    let bad = || format!("{long:?} is neither milliseconds nor n and a number of nodes");
    let seed = record.actions.len() as u64 ^ 0x5EED;
    let thought = if let Some(nodes) = long.strip_prefix('n') {
        let nodes = nodes.parse().map_err(|_| bad())?;
        engine.play(&record, Limit::nodes(nodes), strength, seed)
    } else {
        let end = Instant::now() + Duration::from_millis(long.parse().map_err(|_| bad())?);
        engine.play(&record, Limit::while_true(&|| Instant::now() < end), strength, seed)
    };
    thought.map_err(|why| why.to_string())
}
