//! The program is killed at random moments, while it runs and while it starts. No answered action may be lost or
//! doubled, everything due is announced once, no message shows what isn't so, and every game can go on. In bad weather,
//! Discord fails at random besides.
//!
//! For a long run: `CRASH_KILLS=1000 FAULT=kills cargo test -p bot --test processes every_fault -- --nocapture`. `CRASH_SEED` repeats
//! the same play; the moments of the kills still depend on the machine.

mod course;
pub(crate) mod ledger;
mod left;
mod story;
mod tally;

use std::time::Instant;

use self::story::Story;
use crate::faults::{Faults, killed};

/// The kills of a run, unless `CRASH_KILLS` is set.
const KILLS: usize = 20;
const KILLS_IN_BAD_WEATHER: usize = 10;
/// How often a long run prints its tally.
const SAID_EVERY: usize = 100;

/// One of so many requests fails in bad weather.
const ONE_IN: u32 = 10;

pub(crate) fn all(faults: &mut Faults) {
    faults.add("kills", kills(None));
    faults.add("kills in bad weather", kills(Some(ONE_IN)));
}

async fn kills(weather: Option<u32>) {
    let few = if weather.is_some() { KILLS_IN_BAD_WEATHER } else { KILLS };
    let (kills, seed) = (killed::kills(few), killed::seed());
    let begun = Instant::now();
    let mut story = Story::begin(seed, weather).await;
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
