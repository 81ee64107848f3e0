//! What the scheduler does with a competition whose time has come.

use anyhow::Context as _;
use data::CommitError;
use jiff::Timestamp;
use play::{
    CompetitionId,
    competition::{self, NeedsId},
};

use super::change::{TRIES, store};
use crate::app::App;

/// Lets a competition go on, and hands games to be adjudicated whose time is over. Returns whether there is such a competition.
pub(crate) async fn go_on(app: &App, id: CompetitionId, now: Timestamp) -> anyhow::Result<bool> {
    for _ in 0..TRIES {
        let contest = app.store.contest(id).await.context("loading a competition whose timer is due")?;
        let Some(contest) = contest else { return Ok(false) };
        // No id is spent if no season follows.
        let settled = if let Ok(settled) = competition::settle(&contest, None, now) {
            settled
        } else {
            let next = app.store.new_competition_id().await.context("taking an id for the next season")?;
            competition::settle(&contest, Some(next), now)
                .map_err(|NeedsId| anyhow::anyhow!("the next season has an id"))?
        };
        let stored = CommitError::unless_stale(store(app, &settled).await);
        // Otherwise, someone joined or a game ended just now.
        if stored.context("storing how a competition goes on")?.is_some() {
            for game in settled.adjudicate {
                app.memory.to_adjudicate.add(game);
            }
            return Ok(true);
        }
    }
    anyhow::bail!("others keep changing competition {id}")
}
