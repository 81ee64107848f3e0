//! Whether a level that is winning goes on to win, and what a beginner scores against each level.
//!
//! ```text
//! cargo run --release -p engine --example won_games -- [RULES…] [--levels 1,2,3,4,5,6,7,8]
//!     [--against blind,greedy,beginner] [--games 40] [--seed 1]
//! ```
//!
//! Each level plays a beginner of the example `match`, as the first player in half of the games. Where a search of 20,000
//! nodes gives it a chance above 97 % and it could make a row or capture, the turn counts as *left* unless it does so, plays
//! what that search would, or wins by force no later. The length of its won games is the mean, in turns of both. The greatest
//! level has 20,000 nodes a turn.
#![expect(clippy::print_stdout, clippy::expect_used, clippy::panic, reason = "a tool for developers")]
#![expect(clippy::cast_precision_loss, reason = "some thousand games")]

#[path = "shared/beginner.rs"]
mod beginner;

use std::io::Write as _;

use beginner::{Beginner, beginner};
use engine::{Engine, Limit, Strength, Thought};
use games::{Action, Game, Outcome, Position, Record, RuleSet, Side};

/// A game that isn't over after this many actions is a draw.
const TOO_LONG: u32 = 400;
/// The nodes that judge a position, and those of the greatest level.
const NODES: u64 = 20_000;
/// From this chance on a game is won.
const WON: f64 = 0.97;

/// What is counted of a level.
#[derive(Default)]
struct Sums {
    games: usize,
    /// Of the beginner, a draw being half.
    score: f64,
    /// Positions with something to make, and how often it was left.
    ready: usize,
    left: usize,
    won: usize,
    turns: usize,
}

fn main() {
    let options = Options::read();
    println!("| rules | level | against | scores | left | turns to win |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for &rules in &options.rules {
        for &level in &options.levels {
            for name in &options.against {
                let who = Beginner::named(name).expect("blind, greedy or beginner");
                let mut sums = Sums::default();
                for number in 0..options.games {
                    play(rules, level, who, options.seed + number, &mut sums);
                }
                let score = 100.0 * sums.score / sums.games.max(1) as f64;
                let turns = sums.turns as f64 / sums.won.max(1) as f64;
                let (left, ready, level) = (sums.left, sums.ready, level.number());
                println!("| {rules} | {level} | {name} | {score:.0} % | {left} of {ready} | {turns:.0} |");
                std::io::stdout().flush().expect("a terminal or a file");
            }
        }
    }
}

fn play(rules: RuleSet, level: Strength, who: Beginner, seed: u64, sums: &mut Sums) {
    let (mut engine, mut judge) = (Engine::new(), Engine::new());
    let own = if seed.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut record = Record { rules, actions: Vec::new() };
    let mut position = rules.start();
    let mut turns = 0;
    while let Some(seat) = position.to_act().filter(|_| position.ply() < TOO_LONG) {
        let number = seed << 20 | u64::from(position.ply());
        let turn = if seat.side() == own {
            let limit = if level == Strength::BEST { NODES } else { 10_000_000 };
            let turn = engine.play(&record, Limit::nodes(limit), level, number).expect("legal").turn;
            judge_turn(&mut judge, &record, &position, &turn, sums);
            turn
        } else {
            vec![beginner(&record, who, number)]
        };
        for action in turn {
            turns += usize::from(position.play(action).expect("legal").ends_turn);
            record.actions.push(action);
        }
    }
    sums.games += 1;
    match position.outcome() {
        Some(Outcome::Win { side, .. }) if side == own => {
            sums.won += 1;
            sums.turns += turns;
        }
        Some(Outcome::Win { .. }) => sums.score += 1.0,
        Some(Outcome::Draw(_)) | None => sums.score += 0.5,
    }
}

/// Whether an action makes a row or captures.
fn makes(position: &Position, action: Action) -> bool {
    let effects = position.clone().play(action).expect("legal");
    !effects.row.is_empty() || !effects.taken.is_empty()
}

fn judge_turn(judge: &mut Engine, record: &Record, position: &Position, turn: &[Action], sums: &mut Sums) {
    let legal = position.legal_actions();
    let ready = legal.len() > 1
        && legal.iter().any(|&action| makes(position, action))
        && legal.iter().any(|&action| !makes(position, action));
    if !ready {
        return;
    }
    let best = thought(judge, record);
    if best.win <= WON {
        return;
    }
    sums.ready += 1;
    let made = turn.first().is_some_and(|&action| makes(position, action));
    let fine = made || turn == best.turn || wins_as_soon(judge, record, turn, &best);
    sums.left += usize::from(!fine);
}

/// Whether a turn wins by force, no later than the best one does.
fn wins_as_soon(judge: &mut Engine, record: &Record, turn: &[Action], best: &Thought) -> bool {
    let mut after = record.clone();
    after.actions.extend(turn);
    if after.replay().expect("legal").outcome().is_some() {
        return true;
    }
    // A win found by search is worth less the more actions it takes.
    let actions = i32::try_from(turn.len()).expect("a few");
    let worth = -thought(judge, &after).score - actions;
    worth > 20_000 && worth >= best.score.min(29_999 - actions)
}

fn thought(judge: &mut Engine, record: &Record) -> Thought {
    judge.think(record, Limit::nodes(NODES)).expect("legal")
}

struct Options {
    rules: Vec<RuleSet>,
    levels: Vec<Strength>,
    against: Vec<String>,
    games: u64,
    seed: u64,
}

impl Options {
    fn read() -> Self {
        let (mut rules, mut levels) = (Vec::new(), Strength::ALL.to_vec());
        let mut against = vec!["beginner".to_owned()];
        let (mut games, mut seed) = (40, 1);
        let mut arguments = std::env::args().skip(1);
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().unwrap_or_else(|| panic!("{argument} needs a value"));
            let level = |text: &str| text.parse().ok().and_then(Strength::new).expect("a level from 1 to 8");
            match argument.as_str() {
                "--levels" => levels = value().split(',').map(level).collect(),
                "--against" => against = value().split(',').map(str::to_owned).collect(),
                "--games" => games = value().parse().expect("a number"),
                "--seed" => seed = value().parse().expect("a number"),
                text => rules.push(text.parse().expect("rules such as dara:traditional")),
            }
        }
        if rules.is_empty() {
            rules = Game::ALL.iter().map(|game| game.default_rules()).collect();
        }
        Self { rules, levels, against, games, seed }
    }
}
