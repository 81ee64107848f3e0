//! Stores the puzzles that come with the program, and has finished games searched for more.

use std::{sync::Arc, time::Duration};

use games::Game;

use crate::{actions::learning::puzzle_search, app::App};

/// How long after the start it begins, since others need the processor then.
const AFTER_START: Duration = Duration::from_secs(30);
/// How often it looks for games that have ended since.
const EVERY: Duration = Duration::from_mins(1);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    tokio::time::sleep(AFTER_START).await;
    for &game in Game::ALL {
        if let Err(error) = app.memory.shipped.store(&app.store, game).await {
            tracing::warn!(%game, "storing the puzzles of this version: {error:#}");
        }
    }
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = puzzle_search::search_all(&app).await {
            tracing::warn!("looking for puzzles in finished games: {error:#}");
        }
    }
}
