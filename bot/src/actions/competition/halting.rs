//! Competitions that stand still: their games can't begin, or the bot or their channel is gone.

use anyhow::Context as _;
use data::CommitError;
use jiff::Timestamp;
use play::{
    ChannelId, CompetitionId, GuildId,
    competition::{self, Contest, Obstacle, Settled},
};

use super::change::{TRIES, store};
use crate::app::App;

/// A game of a competition can't begin.
pub(crate) async fn halt(app: &App, id: CompetitionId, why: Obstacle) -> anyhow::Result<()> {
    settle(app, id, |contest, now| competition::halt(contest, why, now)).await
}

/// The bot was removed from a server.
pub(crate) async fn left(app: &App, guild: GuildId) -> anyhow::Result<()> {
    for one in app.store.running_competitions(guild).await.context("loading a server's competitions")? {
        halt(app, one.id, Obstacle::NotInServer).await?;
    }
    Ok(())
}

/// The bot is back in a server. What still can't begin is found out again.
pub(crate) async fn back(app: &App, guild: GuildId) -> anyhow::Result<()> {
    for one in app.store.running_competitions(guild).await.context("loading a server's competitions")? {
        if one.halt.is_some_and(|halt| halt.why == Obstacle::NotInServer) {
            settle(app, one.id, competition::resume).await?;
        }
    }
    Ok(())
}

/// A channel was deleted.
pub(crate) async fn channel_deleted(app: &App, guild: GuildId, channel: ChannelId) -> anyhow::Result<()> {
    for one in app.store.running_competitions(guild).await.context("loading a server's competitions")? {
        if one.channel == channel {
            halt(app, one.id, Obstacle::NoChannel).await?;
        }
    }
    Ok(())
}

async fn settle(
    app: &App,
    id: CompetitionId,
    decide: impl Fn(&Contest, Timestamp) -> Option<Settled>,
) -> anyhow::Result<()> {
    for _ in 0..TRIES {
        let contest = app.store.contest(id).await.context("loading a competition that stands still")?;
        let settled = contest.and_then(|contest| decide(&contest, app.clock.now()));
        let Some(settled) = settled else { return Ok(()) };
        let stored = CommitError::unless_stale(store(app, &settled).await);
        if stored.context("storing that a competition stands still")?.is_some() {
            app.outbox.wake();
            return Ok(());
        }
    }
    // The next attempt finds out again.
    Ok(())
}
