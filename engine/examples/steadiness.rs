//! Whether an analysis says the same as one with ten times the nodes.
//!
//! ```text
//! cargo run --release -p engine --example steadiness -- [RULES…] [--levels 2,4,6] [--games 2] [--nodes 100000] [--times 10]
//!     [--turns 60] [--seed 1] [--each]
//! ```
//!
//! Each level plays itself. A `?` or `??` is kept if the greater search marks the turn as well, at most one step milder: `?!`
//! for `?`, `?` for `??`. Turning points agree if each search has the other's worst turn among its own, or neither has any.
//! Seconds are those that the usual analysis of 60 turns takes of a core.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, reason = "some thousand turns")]

use std::{io::Write as _, ops::AddAssign, time::Duration};

use engine::{
    Engine, Limit, Strength,
    analysis::{Analysis, GameAnalysis, Mark, NODES, Report},
};
use games::{Game, Record, RuleSet};

/// What is compared.
#[derive(Clone, Copy, Default)]
struct Sums {
    games: usize,
    turns: usize,
    /// `?` and `??`, and how many of them are kept.
    faults: usize,
    kept: usize,
    /// `?` and `??` of the greater search, and how many the usual one marks within a step.
    greater_faults: usize,
    found: usize,
    /// Games whose turning points agree.
    agreeing: usize,
    /// Accuracies of a side, the sum of their differences in percent, and those within 2.
    sides: usize,
    difference: f64,
    within: usize,
    time: Duration,
}

impl AddAssign for Sums {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.turns += other.turns;
        self.faults += other.faults;
        self.kept += other.kept;
        self.greater_faults += other.greater_faults;
        self.found += other.found;
        self.agreeing += other.agreeing;
        self.sides += other.sides;
        self.difference += other.difference;
        self.within += other.within;
        self.time += other.time;
    }
}

fn main() {
    let options = Options::read();
    println!(
        "| rules | games | `?` and `??` kept | those of the greater search found | turning points agree | accuracy apart | within 2 | seconds |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut all = Sums::default();
    for &rules in &options.rules {
        let mut sums = Sums::default();
        for &level in &options.levels {
            for number in 0..options.games {
                sums += compared(&options, rules, level, options.seed + number);
            }
        }
        println!("{}", row(&rules.to_string(), sums));
        std::io::stdout().flush().expect("a terminal or a file");
        all += sums;
    }
    println!("{}", row("all", all));
}

fn row(name: &str, sums: Sums) -> String {
    let share = |part: usize, of: usize| format!("{part} of {of}");
    let seconds = sums.time.as_secs_f64() * 60.0 / sums.turns.max(1) as f64;
    let apart = sums.difference / sums.sides.max(1) as f64;
    format!(
        "| {name} | {} | {} | {} | {} | {apart:.1} | {} | {seconds:.1} |",
        sums.games,
        share(sums.kept, sums.faults),
        share(sums.found, sums.greater_faults),
        share(sums.agreeing, sums.games),
        share(sums.within, sums.sides),
    )
}

fn compared(options: &Options, rules: RuleSet, level: Strength, seed: u64) -> Sums {
    let record = played(rules, level, options.turns, seed);
    let begun = cpu_time();
    let usual = analysed(&record, options.nodes);
    let time = cpu_time().saturating_sub(begun);
    let greater = analysed(&record, options.nodes * options.times);
    let mut sums = Sums { games: 1, turns: usual.turns.len(), time, ..Sums::default() };
    for (one, other) in usual.turns.iter().zip(&greater.turns) {
        let [one, other] = [one.mark(), other.mark()].map(grade);
        if one >= 2 {
            sums.faults += 1;
            sums.kept += usize::from(other + 1 >= one);
        }
        if other >= 2 {
            sums.greater_faults += 1;
            sums.found += usize::from(one + 1 >= other);
        }
    }
    let [one, other] = [usual.report(), greater.report()];
    if options.each {
        println!("{record}");
        for (number, (a, b)) in (1..).zip(usual.turns.iter().zip(&greater.turns)) {
            let [a, b] = [a, b].map(|turn| format!("{}{}", turn.loss(), turn.mark().map_or("", Mark::sign)));
            println!("{number} {a} {b}");
        }
        println!("{:?} {:?}", one.sides.map(|side| side.accuracy), other.sides.map(|side| side.accuracy));
    }
    sums.agreeing = usize::from(agree(&one, &other) && agree(&other, &one));
    for (one, other) in one.sides.iter().zip(&other.sides) {
        let (Some(one), Some(other)) = (one.accuracy, other.accuracy) else { continue };
        let apart = f64::from(one.tenths().abs_diff(other.tenths())) / 10.0;
        sums.sides += 1;
        sums.difference += apart;
        sums.within += usize::from(apart <= 2.0);
    }
    sums
}

/// How long this thread has been running on a core, which other programs don't change. Linux says so.
fn cpu_time() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    Duration::from_nanos(text.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or_default())
}

fn grade(mark: Option<Mark>) -> u8 {
    match mark {
        None | Some(Mark::OnlyMove) => 0,
        Some(Mark::Inaccuracy) => 1,
        Some(Mark::Mistake) => 2,
        Some(Mark::Blunder) => 3,
    }
}

fn agree(one: &Report, other: &Report) -> bool {
    match one.turning_points.first() {
        Some(worst) => other.turning_points.contains(worst),
        None => other.turning_points.is_empty(),
    }
}

fn analysed(record: &Record, nodes: u64) -> GameAnalysis {
    let mut analysis = Analysis::new(record.clone(), nodes).expect("a legal record");
    let mut engine = Engine::new();
    while analysis.step(&mut engine) {}
    analysis.finish().expect("all turns are done")
}

fn played(rules: RuleSet, level: Strength, turns: u64, seed: u64) -> Record {
    let mut engine = Engine::new();
    let mut record = Record { rules, actions: Vec::new() };
    for turn in 0..turns {
        let limit = Limit::nodes(20_000);
        record
            .actions
            .extend(engine.play(&record, limit, level, seed << 20 | turn).expect("a legal record").turn);
    }
    record
}

struct Options {
    rules: Vec<RuleSet>,
    levels: Vec<Strength>,
    games: u64,
    nodes: u64,
    times: u64,
    turns: u64,
    seed: u64,
    /// Whether each turn is printed with what it loses by both searches.
    each: bool,
}

impl Options {
    fn read() -> Self {
        let level = |number: u8| Strength::new(number).expect("a level from 1 to 8");
        let mut options = Self {
            rules: Vec::new(),
            levels: [2, 4, 6].map(level).to_vec(),
            games: 2,
            nodes: NODES,
            times: 10,
            turns: 60,
            seed: 1,
            each: false,
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            if argument == "--each" {
                options.each = true;
                continue;
            }
            let mut value = || arguments.next().unwrap_or_else(|| panic!("{argument} needs a value"));
            let number = |text: String| text.parse().expect("a number");
            match argument.as_str() {
                "--levels" => {
                    options.levels =
                        value().split(',').map(|text| level(text.parse().expect("a level"))).collect();
                }
                "--games" => options.games = number(value()),
                "--nodes" => options.nodes = number(value()),
                "--times" => options.times = number(value()),
                "--turns" => options.turns = number(value()),
                "--seed" => options.seed = number(value()),
                rules => options.rules.push(rules.parse().expect("rules such as dara:traditional")),
            }
        }
        if options.rules.is_empty() {
            options.rules = Game::ALL.iter().map(|game| game.default_rules()).collect();
        }
        options
    }
}
