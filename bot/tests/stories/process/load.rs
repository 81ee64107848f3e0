//! The load test's harness in small and without figures: many games at once, at both paces.

#[path = "../../../examples/load/harness/mod.rs"]
mod harness;

use std::time::Duration;

use bot::Heard;

use self::harness::{Load, Pace, all_rules};

fn plays(pace: Pace, stored: u32, computer: usize, workers: usize) {
    let load = Load {
        games: 12,
        rules: all_rules(),
        members: 7,
        pace,
        span: Duration::from_secs(1),
        stored,
        analyses: stored.min(20),
        computer,
        workers,
    };
    harness::run(&load, &Heard::default(), |_| {}).expect("all is answered and stored, and no rule broken");
}

#[test]
fn many_games_at_once_are_played_as_fast_as_they_are_answered() {
    plays(Pace::InFlight(5), 0, 0, 0);
}

#[test]
fn many_games_at_once_are_played_at_a_steady_rate_beside_many_that_are_over_and_some_with_the_computer() {
    plays(Pace::ASecond(20), 500, 3, 0);
}

#[test]
fn two_workers_play_many_games_at_once_beside_many_that_are_over() {
    // Without PostgreSQL there is none.
    if scratch_postgres::shared().expect("a server").is_some() {
        plays(Pace::InFlight(5), 100, 0, 2);
    }
}
