//! The real program is killed at random moments, while it plays and while it starts: no action that was answered is lost or
//! doubled, everything that is due is told, once, and every game is played on.
//!
//! `CRASH_KILLS=1000 cargo test --workspace --test crash -- --nocapture` is the long form. `CRASH_SEED` repeats what was
//! played; when the kills come depends on the machine as well.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test fails by a panic")]

mod course;
mod ledger;
mod left;
mod story;
mod tally;

#[path = "../program/mod.rs"]
mod program;

use std::time::Instant;

use story::Story;

/// Unless `CRASH_KILLS` says otherwise.
const KILLS: usize = 30;
/// Whenever so many are done, it is said.
const SAID_EVERY: usize = 100;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_and_double_nothing() {
    let kills = std::env::var("CRASH_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let seed = std::env::var("CRASH_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    let begun = Instant::now();
    let mut story = Story::begin(seed).await;
    let mut said = 0;
    while story.tally.kills < kills {
        story.round().await;
        if story.tally.kills >= said + SAID_EVERY {
            said = story.tally.kills;
            println!("after {:.0} s: {}", begun.elapsed().as_secs_f64(), story.tally);
        }
    }
    let tally = story.end().await;
    println!("in {:.0} s: {tally}", begun.elapsed().as_secs_f64());
}
