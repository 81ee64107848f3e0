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
//!
//! With `--game RECORD`, it prints where that game turned instead: a line for each turn with the first side's chance to win
//! after it, its mark, the reason for that, and what would have been better. `--nodes 20000` makes it faster.
#![expect(clippy::print_stderr, reason = "a broken pipe is reported there")]

use std::{
    fmt::Write as _,
    io::{self, BufRead as _, Write as _},
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use engine::{
    Engine, Limit, Strength, Style, Tablebase, Thought,
    analysis::{Analysis, GameAnalysis, NODES},
};
use games::Record;

fn main() -> ExitCode {
    let baseline = std::env::args().any(|argument| argument == "--baseline");
    let mut engine = Engine::with_style(if baseline { Style::Baseline } else { Style::Full });
    if let Some(file) = std::env::args().skip_while(|argument| argument != "--tablebase").nth(1) {
        let bytes = std::fs::read(&file).map_err(|why| why.to_string());
        match bytes.and_then(|bytes| Tablebase::from_bytes(&bytes).map_err(|why| why.to_string())) {
            Ok(tablebase) => engine.set_tablebase(Some(Arc::new(tablebase))),
            Err(why) => return complain(&format!("{file}: {why}")),
        }
    }
    let (input, mut output) = (io::stdin().lock(), io::stdout().lock());
    if let Some(game) = std::env::args().skip_while(|argument| argument != "--game").nth(1) {
        let nodes = std::env::args().skip_while(|argument| argument != "--nodes").nth(1);
        let nodes = nodes.and_then(|nodes| nodes.parse().ok()).unwrap_or(NODES);
        let printed = where_it_turned(&mut engine, &game, nodes).map(|table| write!(output, "{table}"));
        return match printed {
            Ok(Ok(())) => ExitCode::SUCCESS,
            Ok(Err(error)) => complain(&error.to_string()),
            Err(why) => complain(&why),
        };
    }
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

fn complain(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

/// The turns of a game as a table, and what they come to.
fn where_it_turned(engine: &mut Engine, game: &str, nodes: u64) -> Result<String, String> {
    let record: Record = game.parse().map_err(|why: games::BadRecord| why.to_string())?;
    let begun = Instant::now();
    let mut analysis = Analysis::new(record.clone(), nodes).map_err(|why| why.to_string())?;
    while analysis.step(engine) {}
    let taken = begun.elapsed().as_secs_f64();
    let game = analysis.finish().unwrap_or_default();
    let stored = serde_json::to_string(&game).map_err(|why| why.to_string())?.len();
    let turns = game.turns.len();
    Ok(table(&record, &game) + &format!("{turns} turns in {taken:.1} s, {stored} bytes as JSON\n"))
}

fn table(record: &Record, game: &GameAnalysis) -> String {
    let text =
        |actions: &[games::Action]| actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let (mut table, mut from) = (String::new(), 0);
    for (number, turn) in (1..).zip(&game.turns) {
        let to = from + usize::from(turn.actions);
        let played = text(record.actions.get(from..to).unwrap_or_default());
        let chance = f64::from(turn.after.thousandths()) / 10.0;
        let mark = turn.mark().map_or("", |mark| mark.sign());
        let _ = write!(table, "{number:4}. ({}) {played:20} {mark:2} {chance:5.1} %", turn.seat);
        if turn.loss() > 0 {
            let _ = write!(table, "  lost {:4.1}", f64::from(turn.loss()) / 10.0);
        }
        if let Some(reason) = turn.reason {
            let _ = write!(table, "  {reason:?}; better {}", text(&turn.best));
        }
        table.push('\n');
        from = to;
    }
    let report = game.report();
    for (side, number) in report.sides.iter().zip(1..) {
        let accuracy = side.accuracy.map_or("none".to_owned(), |accuracy| format!("{accuracy} %"));
        let _ = writeln!(
            table,
            "side {number}: accuracy {accuracy}, {} ?!, {} ?, {} ??, {} !",
            side.inaccuracies, side.mistakes, side.blunders, side.only_moves
        );
    }
    let points: Vec<String> = report.turning_points.iter().map(|at| (at + 1).to_string()).collect();
    let _ = writeln!(table, "turned at: {}", points.join(", "));
    table
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
