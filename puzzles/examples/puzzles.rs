//! Lists, makes, follows and verifies puzzles.
//!
//! ```text
//! puzzles list                                    every shipped puzzle as a line of JSON
//! puzzles make --game dara --count 500 --seed 1   finds puzzles in games of the engine with itself
//! puzzles follow [FILE]                           proves and rates puzzles again, as far as solutions go today
//! puzzles verify [--nodes N] [--every K] [FILE]   proves the shipped puzzles, or those of a file, again
//! puzzles select [--count N] FILE                 writes those of a file that are worth solving
//! ```
//!
//! `make` writes lines for `puzzles/sets/<game>.txt` to the output, each as soon as it's found, and says on the error stream
//! how far it is. The rule sets of the game for two take turns, those of Damala
//! also without the centre's bonus. `--except FILE` leaves out puzzles that a file has, to go on
//! with another seed. `follow` writes what holds with its new solution, motifs and rating. `verify` writes the puzzles that hold, and says on the error stream why the others don't; with
//! `--every 10`, it tries one in ten. `select` keeps those that are *lively* ([`Puzzle::is_lively`]), of the others two for each
//! three lively ones, and of several from nearly the same position the best; with a count, as many of each hundred points of ratings.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool for developers")]

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
    fmt::Display,
    process::ExitCode,
    str::FromStr,
};

use games::{Game, Record, RuleSet};
use puzzles::{Effort, Key, Mined, Miner, Puzzle, Searcher, SelfPlay};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let options = arguments.get(1..).unwrap_or_default();
    let done = match arguments.first().map(String::as_str) {
        Some("list") => {
            list();
            Ok(())
        }
        Some("make") => make(options),
        Some("follow") => follow(options),
        Some("verify") => verify(options),
        Some("select") => select(options),
        _ => Err("list, make, follow, verify or select, please".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The value after `--name`, if it's there.
fn option<T: FromStr>(options: &[String], name: &str) -> Result<Option<T>, String>
where
    T::Err: Display,
{
    let Some(at) = options.iter().position(|option| option == name) else { return Ok(None) };
    let value = options.get(at + 1).ok_or_else(|| format!("{name} needs a value"))?;
    value.parse().map(Some).map_err(|why| format!("{name} {value}: {why}"))
}

/// The file that a command is about, if one is named.
fn file(options: &[String]) -> Option<&String> {
    let is_name = |at: usize| options.get(at).is_some_and(|option| option.starts_with("--"));
    (0..options.len())
        .find(|&at| !is_name(at) && !at.checked_sub(1).is_some_and(is_name))
        .and_then(|at| options.get(at))
}

fn read(file: &str) -> Result<Vec<Puzzle>, String> {
    let text = std::fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
    text.lines().map(|line| line.parse().map_err(|why| format!("{file}: {why}: {line}"))).collect()
}

fn list() {
    for puzzle in Game::ALL.iter().flat_map(|&game| puzzles::shipped(game)) {
        let solution: Vec<String> = puzzle.solution().map(|action| action.to_string()).collect();
        let motifs: Vec<&str> = puzzle.motifs().iter().map(|motif| motif.name()).collect();
        let record = puzzle.record();
        let (rules, record) = (record.rules.to_string(), record.to_string());
        // None of these texts has a character that JSON would write in another way than Rust.
        println!(
            "{{\"rules\": {rules:?}, \"record\": {record:?}, \"solution\": {solution:?}, \"motifs\": {motifs:?}}}"
        );
    }
}

fn make(options: &[String]) -> Result<(), String> {
    let game: Game = option(options, "--game")?.ok_or("--game, please")?;
    let count: usize = option(options, "--count")?.unwrap_or(100);
    let first: u64 = option(options, "--seed")?.unwrap_or(1);
    let mut keys: HashSet<Key> = HashSet::new();
    if let Some(file) = option::<String>(options, "--except")? {
        keys.extend(read(&file)?.iter().map(Puzzle::key));
    }
    let presets = game.presets().filter_map(|name| game.preset(name));
    let mut rule_sets: Vec<RuleSet> = presets.filter(|rules| rules.seats() == 2).collect();
    if game == Game::Damala {
        // Where marbles are lost for good, more games come to endings.
        for rules in rule_sets.clone() {
            let without_bonus = format!("{rules}+bonus=no");
            rule_sets.push(without_bonus.parse().map_err(|why| format!("{without_bonus}: {why}"))?);
        }
    }
    let mut searcher = Searcher::new();
    let (mut found, mut greedy) = (0, 0);
    // Each seed has a million games.
    for (number, &rules) in (first * 1_000_000..).zip(rule_sets.iter().cycle()) {
        let mut games = SelfPlay::new(rules, number);
        let mut in_game = 0;
        while let Some(record) = games.next(&mut searcher) {
            let Some(puzzle) = last(record, &mut searcher)? else { continue };
            games.skip();
            // At most one in ten is solved by taking what can be taken, in Damala one in two: there it's seldom as plain.
            let share = if game == Game::Damala { 2 } else { 10 };
            let is_greedy = puzzle.is_greedy();
            if is_greedy && (greedy + 1) * share > found + 1 || !keys.insert(puzzle.key()) {
                continue;
            }
            println!("{puzzle}");
            found += 1;
            greedy += usize::from(is_greedy);
            eprintln!("{game}: {found} puzzles in {} games", number - first * 1_000_000 + 1);
            if found == count {
                return Ok(());
            }
            in_game += 1;
            // With so few marbles, what follows is much the same.
            if game == Game::Damala && in_game == 3 {
                break;
            }
        }
    }
    Ok(())
}

/// The puzzle after a game's last turn, if there is one.
fn last(record: Record, searcher: &mut Searcher) -> Result<Option<Puzzle>, String> {
    let effort = Effort::of(record.rules.game());
    let mut miner = Miner::of_last_turn(record, effort).map_err(|why| why.to_string())?;
    loop {
        match miner.step(searcher) {
            Mined::Nothing => {}
            Mined::Puzzle(puzzle) => return Ok(Some(*puzzle)),
            Mined::Done => return Ok(None),
        }
    }
}

fn follow(options: &[String]) -> Result<(), String> {
    let mut searcher = Searcher::new();
    let all = shipped_or_of(options)?;
    let mut lost = 0;
    for puzzle in &all {
        match puzzles::follow(&mut searcher, puzzle) {
            Some(followed) => println!("{followed}"),
            None => lost += 1,
        }
    }
    eprintln!("{lost} of {} are lost", all.len());
    Ok(())
}

/// The puzzles of a file, or all that are shipped.
fn shipped_or_of(options: &[String]) -> Result<Vec<Puzzle>, String> {
    match file(options) {
        Some(file) => read(file),
        None => Ok(Game::ALL.iter().flat_map(|&game| puzzles::shipped(game)).cloned().collect()),
    }
}

/// At most one in so many is solved by taking what can be taken; in Damala, where it's seldom as plain, one in two.
const GREEDY: usize = 10;
/// How many actions two positions of a game must be apart to be two puzzles.
const APART: usize = 6;

fn select(options: &[String]) -> Result<(), String> {
    let count: usize = option(options, "--count")?.unwrap_or(usize::MAX);
    let all = read(file(options).ok_or("a file, please")?)?;
    let mut kept: Vec<&Puzzle> = Vec::new();
    let (mut dull, mut greedy) = (0, 0);
    for puzzle in spread(&all) {
        if kept.len() == count {
            break;
        }
        let is_new = !kept.iter().any(|other| is_near(puzzle, other));
        let share = if puzzle.record().rules.game() == Game::Damala { 2 } else { GREEDY };
        let has_room = puzzle.is_lively() || dull < (kept.len() - dull) * 2 / 3;
        if is_new && has_room && (!puzzle.is_greedy() || greedy < kept.len() / share) {
            dull += usize::from(!puzzle.is_lively());
            greedy += usize::from(puzzle.is_greedy());
            kept.push(puzzle);
        }
    }
    for puzzle in all.iter().filter(|puzzle| kept.contains(puzzle)) {
        println!("{puzzle}");
    }
    eprintln!("{} of {} are kept, {dull} of them quiet, {greedy} greedy", kept.len(), all.len());
    Ok(())
}

/// Puzzles in the order in which they are worth keeping: from each hundred points of ratings as many as from the others, the lively
/// ones first.
fn spread(all: &[Puzzle]) -> Vec<&Puzzle> {
    let mut best: Vec<&Puzzle> = all.iter().collect();
    best.sort_by_cached_key(|puzzle| (!puzzle.is_lively(), puzzle.is_greedy(), Reverse(puzzle.rating())));
    let mut before: HashMap<u16, usize> = HashMap::new();
    let mut ranked = Vec::with_capacity(best.len());
    for puzzle in best {
        let rank = before.entry(puzzle.rating() / 100).or_default();
        ranked.push((*rank, Reverse(puzzle.rating()), puzzle));
        *rank += 1;
    }
    ranked.sort_by_key(|&(rank, rating, _)| (rank, rating));
    ranked.into_iter().map(|(.., puzzle)| puzzle).collect()
}

/// Whether two puzzles are from nearly the same position of a game.
fn is_near(one: &Puzzle, other: &Puzzle) -> bool {
    let (one, other) = (one.record(), other.record());
    let both = one.actions.len().min(other.actions.len());
    one.rules == other.rules
        && one.actions.len().abs_diff(other.actions.len()) < APART
        && one.actions[..both] == other.actions[..both]
}

fn verify(options: &[String]) -> Result<(), String> {
    let nodes: u64 = option(options, "--nodes")?.unwrap_or(2_000_000);
    let every: usize = option(options, "--every")?.unwrap_or(1);
    let all = shipped_or_of(options)?;
    let mut searcher = Searcher::new();
    let (mut tried, mut doubtful) = (0, 0);
    for puzzle in all.iter().step_by(every.max(1)) {
        tried += 1;
        match puzzles::verify(&mut searcher, puzzle, nodes) {
            Ok(()) => println!("{puzzle}"),
            Err(why) => {
                doubtful += 1;
                eprintln!("{why}: {puzzle}");
            }
        }
    }
    eprintln!("{doubtful} of {tried} are in doubt");
    Ok(())
}
