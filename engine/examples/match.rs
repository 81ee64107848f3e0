//! Plays two players against each other and prints the score, Elo and its 95 % error.
//!
//! ```text
//! cargo run --release -p engine --example match -- A B [--rules dara:traditional] [--games 400] [--threads 2]
//!     [--sprt 0 10] [--seed 1] [--tablebase FILE] [--balanced 40]
//! ```
//!
//! A player is a time (`100`: milliseconds a turn), nodes (`n20000`), a strength (`L3`), or a skill
//! (`S500,2,0.1,0.25,0.4,0.05,0`: nodes, depth, temperature, how much is overlooked, how often a threat is missed, what
//! holding on to a plan may cost, and whether a won game is finished, 0 or 1); with `baseline:` before it, it plays as the
//! engine's first version did, and with `tablebase:` it uses that of `--tablebase`. `PROGRAM@100` is another build of the
//! example `analyse`. `beginner` makes a row or takes if it can, and otherwise plays anything after which nothing of its
//! own can be taken at once.
//!
//! Openings are 4 to 6 random actions; each is played twice, with sides changed. With `--balanced 40`, only those are played
//! that a search of 200,000 nodes holds equal: worth no more than 40 hundredths of a stone to either side. In games that a
//! better player can hardly win from a lost opening, scores say more so. `--sprt` stops once one of the two Elo
//! differences is refuted (both errors 5 %). The last line is the score of the side that moved first.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]
#![expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "numbers typed by developers")]

#[path = "shared/beginner.rs"]
mod beginner;

use std::{
    io::{BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use beginner::{Beginner, beginner};
use engine::{Engine, Limit, Skill, Strength, Style, Tablebase};
use games::{Action, Outcome, Position, Record, RuleSet, Side};

/// A game that isn't over after this many actions is a draw.
const TOO_LONG: u32 = 1_000;
/// How many nodes say whether an opening is balanced.
const JUDGED: u64 = 200_000;

fn main() {
    let options = Options::read();
    let pairs = options.games.div_ceil(2);
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let results = Mutex::new(Results::default());
    std::thread::scope(|scope| {
        for _ in 0..options.threads {
            scope.spawn(|| {
                let mut players = options
                    .players
                    .each_ref()
                    .map(|text| Player::new(text, options.rules, options.tablebase.as_ref()));
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    let opening = opening(&options, options.seed.wrapping_add(pair as u64));
                    for a_plays in [Side::First, Side::Second] {
                        let seed = options.seed ^ ((pair * 2 + a_plays.index()) as u64) << 16;
                        let outcome = game(&opening, &mut players, a_plays, seed);
                        let mut results = results.lock().expect("no thread panics");
                        results.add(outcome, a_plays);
                        if options.sprt.is_some_and(|bounds| results.decided(bounds).is_some()) {
                            stop.store(true, Ordering::Relaxed);
                        }
                        if results.games().is_multiple_of(100) {
                            println!("{}", results.line());
                        }
                    }
                }
            });
        }
    });
    let results = results.into_inner().expect("no thread panics");
    println!("{} against {}, {}:", options.players[0], options.players[1], options.rules);
    println!("{}", results.line());
    if let Some(bounds) = options.sprt {
        println!(
            "SPRT [{}, {}]: {}",
            bounds.0,
            bounds.1,
            match results.decided(bounds) {
                Some(true) => "A is better",
                Some(false) => "A is not better",
                None => "undecided",
            }
        );
    }
    let [won, drawn, lost] = results.first;
    println!("the first player: +{won} ={drawn} -{lost}");
}

struct Options {
    players: [String; 2],
    rules: RuleSet,
    games: usize,
    threads: usize,
    sprt: Option<(f64, f64)>,
    seed: u64,
    tablebase: Option<Arc<Tablebase>>,
    /// The most that an opening is worth to a side.
    balanced: Option<i32>,
}

impl Options {
    fn read() -> Self {
        let mut options = Self {
            players: [String::new(), String::new()],
            rules: games::Game::Dara.default_rules(),
            games: 400,
            threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            sprt: None,
            seed: 1,
            tablebase: None,
            balanced: None,
        };
        let mut arguments = std::env::args().skip(1);
        let mut players = 0;
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().unwrap_or_else(|| panic!("{argument} needs a value"));
            match argument.as_str() {
                "--rules" => options.rules = value().parse().expect("rules such as dara:niger"),
                "--games" => options.games = value().parse().expect("a number of games"),
                "--threads" => options.threads = value().parse().expect("a number of threads"),
                "--seed" => options.seed = value().parse().expect("a number"),
                "--balanced" => {
                    options.balanced = Some(value().parse().expect("hundredths of a stone"));
                }
                "--tablebase" => {
                    let bytes = std::fs::read(value()).expect("a tablebase file");
                    let tablebase = Tablebase::from_bytes(&bytes);
                    options.tablebase = Some(Arc::new(tablebase.unwrap_or_else(|why| panic!("{why}"))));
                }
                "--sprt" => {
                    let mut elo = || value().parse().expect("Elo");
                    options.sprt = Some((elo(), elo()));
                }
                _ if players < 2 => {
                    options.players[players] = argument;
                    players += 1;
                }
                other => panic!("unexpected argument {other}"),
            }
        }
        assert!(players == 2, "two players, such as 100 and baseline:100");
        options
    }
}

/// Who plays: this engine, another build of it, or a player that only looks at what can be taken at once.
enum Player {
    Beginner(Beginner),
    Inner { engine: Box<Engine>, how_long: HowLong, skill: Option<Skill> },
    Program { _child: Child, input: ChildStdin, output: BufReader<ChildStdout>, how_long: String },
}

#[derive(Clone, Copy)]
enum HowLong {
    Time(Duration),
    Nodes(u64),
    AsTheStrengthDoes,
}

impl Player {
    fn new(text: &str, rules: RuleSet, tablebase: Option<&Arc<Tablebase>>) -> Self {
        if let Some(beginner) = Beginner::named(text) {
            return Self::Beginner(beginner);
        }
        if let Some((program, how_long)) = text.split_once('@') {
            let mut parts = program.split(' ');
            let mut child = Command::new(parts.next().unwrap_or_default())
                .args(parts)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("a build of analyse");
            let input = child.stdin.take().expect("piped");
            let output = BufReader::new(child.stdout.take().expect("piped"));
            return Self::Program { _child: child, input, output, how_long: how_long.to_owned() };
        }
        let (tablebase, text) = match text.strip_prefix("tablebase:") {
            Some(rest) => (Some(Arc::clone(tablebase.expect("--tablebase FILE"))), rest),
            None => (None, text),
        };
        let (style, text) =
            text.strip_prefix("baseline:").map_or((Style::Full, text), |rest| (Style::Baseline, rest));
        let (mut skill, mut how_long) = (None, HowLong::AsTheStrengthDoes);
        if let Some(number) = text.strip_prefix('L') {
            let strength: Strength =
                number.parse().ok().and_then(Strength::new).expect("a strength from 1 to 8");
            skill = strength.skill(rules.game());
            if skill.is_none() {
                how_long = HowLong::Time(Duration::from_millis(800));
            }
        } else if let Some(parts) = text.strip_prefix('S') {
            let parts: Vec<f64> = parts.split(',').map(|part| part.parse().expect("a number")).collect();
            let [nodes, depth, temperature, overlooks, misses, holds, finishes] = parts[..] else {
                panic!("seven parts of a skill")
            };
            let (nodes, depth) = (nodes as u64, depth as i32);
            let finishes = finishes > 0.0;
            skill = Some(Skill { nodes, depth, temperature, overlooks, misses, holds, finishes });
        } else if let Some(nodes) = text.strip_prefix('n') {
            how_long = HowLong::Nodes(nodes.parse().expect("a number of nodes"));
        } else {
            how_long = HowLong::Time(Duration::from_millis(text.parse().expect("milliseconds")));
        }
        let mut engine = Box::new(Engine::with_style(style));
        engine.set_tablebase(tablebase);
        Self::Inner { engine, how_long, skill }
    }

    fn turn(&mut self, record: &Record, seed: u64) -> Vec<Action> {
        match self {
            Self::Beginner(who) => vec![beginner(record, *who, seed)],
            Self::Inner { engine, how_long, skill } => {
                let thought = match *how_long {
                    HowLong::Time(time) => {
                        let end = Instant::now() + time;
                        engine.play_with(record, Limit::while_true(&|| Instant::now() < end), *skill, seed)
                    }
                    HowLong::Nodes(nodes) => engine.play_with(record, Limit::nodes(nodes), *skill, seed),
                    HowLong::AsTheStrengthDoes => {
                        engine.play_with(record, Limit::nodes(10_000_000), *skill, seed)
                    }
                };
                thought.expect("a legal record").turn
            }
            Self::Program { input, output, how_long, .. } => {
                writeln!(input, "{record}\t{how_long}").expect("the program reads");
                let mut line = String::new();
                output.read_line(&mut line).expect("the program answers");
                let answer: serde_json::Value = serde_json::from_str(&line).expect("an answer");
                let turn = answer["turn"].as_array().expect("a turn").iter();
                turn.map(|action| action.as_str().and_then(|text| text.parse().ok()).expect("an action"))
                    .collect()
            }
        }
    }
}

/// 4 to 6 random turns, with the takes that they earn. If they have to be balanced, the first of these by the seed that are.
fn opening(options: &Options, seed: u64) -> Record {
    let rules = options.rules;
    let mut judge = options.balanced.map(|most| (Engine::new(), most));
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03;
    let mut random = move |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    loop {
        let plies = 4 + random(3);
        let mut record = Record { rules, actions: Vec::new() };
        let mut position = rules.start();
        let mut turns = 0;
        while turns < plies && position.outcome().is_none() {
            let legal = position.legal_actions();
            let action = legal[random(legal.len())];
            let effects = position.play(action).expect("legal");
            record.actions.push(action);
            turns += usize::from(effects.ends_turn);
        }
        let is_balanced = judge.as_mut().is_none_or(|(engine, most)| {
            let thought = engine.think(&record, Limit::nodes(JUDGED)).expect("a legal record");
            thought.score.abs() <= *most
        });
        if position.outcome().is_none() && is_balanced {
            return record;
        }
    }
}

/// Plays a game to its end.
fn game(opening: &Record, players: &mut [Player; 2], a_plays: Side, seed: u64) -> Option<Outcome> {
    let mut record = opening.clone();
    let mut position: Position = record.replay().expect("a legal opening");
    while position.ply() < TOO_LONG {
        let Some(seat) = position.to_act() else { break };
        let player = usize::from(seat.side() != a_plays);
        let turn = players[player].turn(&record, seed.wrapping_add(u64::from(position.ply())));
        assert!(!turn.is_empty(), "no turn after {record}");
        for action in turn {
            position.play(action).unwrap_or_else(|why| panic!("{action} after {record}: {why}"));
            record.actions.push(action);
        }
    }
    position.outcome()
}

/// The games so far, from A's point of view.
#[derive(Default)]
struct Results {
    won: usize,
    drawn: usize,
    lost: usize,
    /// Won, drawn and lost by the first player.
    first: [usize; 3],
}

impl Results {
    fn add(&mut self, outcome: Option<Outcome>, a_plays: Side) {
        let Some(Outcome::Win { side, .. }) = outcome else {
            self.drawn += 1;
            self.first[1] += 1;
            return;
        };
        *(if side == a_plays { &mut self.won } else { &mut self.lost }) += 1;
        self.first[if side == Side::First { 0 } else { 2 }] += 1;
    }

    const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The mean score and its standard error.
    #[expect(clippy::cast_precision_loss, reason = "some thousand games")]
    fn mean(&self) -> (f64, f64) {
        let games = self.games().max(1) as f64;
        let mean = (self.won as f64 + 0.5 * self.drawn as f64) / games;
        let square = (self.won as f64 + 0.25 * self.drawn as f64) / games - mean * mean;
        (mean, (square.max(1e-9) / games).sqrt())
    }

    fn line(&self) -> String {
        let (mean, error) = self.mean();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(1e-4, 1.0 - 1e-4) - 1.0).log10();
        let (low, high) = (elo(mean - 1.96 * error), elo(mean + 1.96 * error));
        format!(
            "{} games: +{} ={} -{}, {:.1} % ± {:.1}, Elo {:+.0} ({low:+.0} to {high:+.0})",
            self.games(),
            self.won,
            self.drawn,
            self.lost,
            100.0 * mean,
            196.0 * error,
            elo(mean),
        )
    }

    /// Whether A is better by the second difference rather than the first, once that is decided.
    fn decided(&self, (worse, better): (f64, f64)) -> Option<bool> {
        let score = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (mean, error) = self.mean();
        let (low, high) = (score(worse), score(better));
        // The likelihood ratio of two normal distributions with the same error.
        let ratio = (high - low) * (2.0 * mean - low - high) / (2.0 * error * error);
        let bound = (0.95_f64 / 0.05).ln();
        (self.games() >= 40 && ratio.abs() >= bound).then_some(ratio > 0.0)
    }
}
