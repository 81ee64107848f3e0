//! Plays the computer's turns that are late, because every engine was busy or the program had died, and the first turns of games
//! that an answer didn't begin.
//!
//! The scheduler finds late ones by their timers and sets each timer again, so a game that fails here is found once more. Of a
//! first turn, the delivery says so when it is to post the start.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use data::CommitError;
use futures::{StreamExt as _, stream};
use play::GameId;

use crate::{
    actions::game::{commit, computer},
    app::App,
};

/// How many turns wait for an engine at a time.
const AT_ONCE: usize = 8;
/// How long a turn waits.
const PATIENCE: Duration = Duration::from_secs(8);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        let games = stream::iter(app.memory.late_turns.take().await);
        games
            .for_each_concurrent(AT_ONCE, async |game| {
                if let Err(error) = play(&app, game).await {
                    tracing::error!(%game, "playing a turn of the computer: {error:#}");
                }
            })
            .await;
    }
}

/// Plays the turns that the computer owes in a game. If no engine is free, the game's timer is due again soon.
async fn play(app: &App, game: GameId) -> anyhow::Result<()> {
    let table = app.store.table(game).await.context("loading a game in which the computer is to act")?;
    let Some(table) = table else { return Ok(()) };
    let from = table.ply();
    let Some(decision) = computer::next_turn(app, &table, PATIENCE).await? else { return Ok(()) };
    let decision = computer::answer(app, decision, from).await;
    // A member may have done something meanwhile.
    CommitError::unless_stale(commit::store(app, None, decision).await)
        .context("storing a turn of the computer")?;
    app.outbox.wake();
    Ok(())
}
