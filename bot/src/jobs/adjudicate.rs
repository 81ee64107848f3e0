//! Judges the positions of games whose competition's time is over, one after the other, so that nothing else waits for it.
//!
//! The competition's timer hands each game over again until it has ended, so one that fails here is found once more.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use data::CommitError;
use engine::Strength;
use games::Side;
use play::{GameId, game::table};

use crate::{
    actions::game::commit,
    app::{App, thinking::Purpose},
};

/// From this chance to win on, a side is certain to: about the advantage of five stones.
const CERTAIN: f64 = 0.95;
/// How long a game waits for a free engine.
const PATIENCE: Duration = Duration::from_secs(8);

/// Runs until the program ends.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        for game in app.memory.to_adjudicate.take().await {
            if let Err(error) = adjudicate(&app, game).await {
                tracing::error!(%game, "adjudicating a game: {error:#}");
            }
        }
    }
}

/// Ends a game by its position. If no engine is free, the competition hands it over again soon.
async fn adjudicate(app: &App, game: GameId) -> anyhow::Result<()> {
    let table = app.store.table(game).await.context("loading a game to adjudicate")?;
    let Some(table) = table.filter(|table| table.ending().is_none()) else { return Ok(()) };
    let Some(to_act) = table.to_act() else { return Ok(()) };
    let Some(chance) = chance(app, &table).await? else { return Ok(()) };
    let winner = winner(chance, to_act.side());
    let Some(decision) = table::adjudicate(&table, winner, app.clock.now()) else { return Ok(()) };
    // If something was played at the last moment, there is another position to judge.
    CommitError::unless_stale(commit::store(app, None, decision).await)
        .context("storing that a game was adjudicated")?;
    app.outbox.wake();
    Ok(())
}

async fn chance(app: &App, table: &play::Table) -> anyhow::Result<Option<f64>> {
    let record = table.stored().record.clone();
    let thought = app.thinking.think(record, Strength::BEST, 0, Purpose::Adjudication, PATIENCE).await?;
    Ok(thought.map(|thought| thought.win))
}

/// Who is certain to win, given the chance of the side to act.
fn winner(chance: f64, to_act: Side) -> Option<Side> {
    if chance >= CERTAIN {
        Some(to_act)
    } else if chance <= 1.0 - CERTAIN {
        Some(to_act.opponent())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_crushing_advantage_wins() {
        assert_eq!(winner(1.0, Side::First), Some(Side::First));
        assert_eq!(winner(0.02, Side::First), Some(Side::Second));
        assert_eq!(winner(0.9, Side::Second), None);
    }
}
