//! Every game ends: many random games of every preset, counted by how they end. Its output goes into `BENCHMARKS.md`:
//! `cargo test --release -p games --test random_games -- --ignored --nocapture`.
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a test fails by panicking; figures are printed"
)]

#[expect(dead_code, reason = "other tests need more of it")]
mod chance;

use std::{collections::BTreeMap, time::Instant};

use chance::Chance;
use games::{Game, Outcome, RuleSet};

/// Longer than any random game of a preset. A game that reaches it is endless. Four random players of Damala go on for
/// thousands of actions.
const LONGEST: u32 = 100_000;

/// Plays a random game to its end. Returns how it ended, and after how many actions.
fn play(rules: RuleSet, chance: &mut Chance) -> (String, u32) {
    let mut position = rules.start();
    loop {
        if let Some(outcome) = position.outcome() {
            let end = match outcome {
                Outcome::Win { side, why } => format!("{} wins: {}", side.first_seat(), why.name()),
                Outcome::Draw(why) => format!("drawn: {}", why.name()),
            };
            return (end, position.ply());
        }
        assert!(position.ply() < LONGEST, "{rules}: endless");
        let count = position.legal_count();
        assert!(count > 0, "{rules}: stuck");
        position.play_nth(chance.below(count)).expect("a legal action");
    }
}

fn play_many(rules: RuleSet, games: u32) {
    let (mut ends, mut plies, mut longest) = (BTreeMap::<String, u32>::new(), 0, 0);
    let mut chance = Chance::new(3);
    let begun = Instant::now();
    for _ in 0..games {
        let (end, ply) = play(rules, &mut chance);
        *ends.entry(end).or_default() += 1;
        plies += ply;
        longest = longest.max(ply);
    }
    let seconds = begun.elapsed().as_secs_f64();
    let (a_second, mean) = (f64::from(games) / seconds, f64::from(plies) / f64::from(games));
    println!("{rules}: {a_second:.0} games a second, {mean:.1} actions a game, {longest} at most");
    for (end, times) in ends {
        println!("    {end}: {:.2} %", 100.0 * f64::from(times) / f64::from(games));
    }
}

/// Plays `games` of every preset for two, and `of_four` of those for four, which take twenty times as long.
fn play_every_preset(games: u32, of_four: u32) {
    for game in Game::ALL {
        for rules in game.presets().filter_map(|name| game.preset(name)) {
            play_many(rules, if rules.seats() > 2 { of_four } else { games });
        }
    }
}

#[test]
fn some_random_games_end() {
    play_every_preset(20, 1);
}

#[test]
#[ignore = "minutes in a debug build"]
fn ten_thousand_random_games_of_every_preset_end() {
    play_every_preset(10_000, 10_000);
}
