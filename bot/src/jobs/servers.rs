//! Servers that the bot was removed from, and what is kept of them.
//!
//! Discord reports a removal only over the gateway, and only while that connection is up. So the bot also asks which
//! servers it is in: once a day, or every hour without a gateway. In a server it has left, clocks stop. Games go on when
//! it is back or someone uses it there; after some weeks everything stored about the server is deleted.

use std::sync::Arc;

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};

use crate::{
    actions::guild::membership::{back, left},
    app::{App, alarm::Alarm},
    jobs::rounds::rounds,
};

/// How often it asks, with a gateway that reports most removals and without.
pub(crate) const WITH_REPORTS: SignedDuration = SignedDuration::from_hours(24);
pub(crate) const WITHOUT_REPORTS: SignedDuration = SignedDuration::from_hours(1);
/// When it asks again if Discord didn't answer.
const AGAIN: SignedDuration = SignedDuration::from_hours(1);

/// Runs until the program ends, and asks at such intervals.
pub(crate) async fn run(app: Arc<App>, every: SignedDuration) {
    let nothing = Alarm::default();
    rounds(app.clock.clone(), &nothing, "checking which servers were left", || round(&app, every)).await;
}

/// Asks which servers the bot is in. Returns when to ask again.
async fn round(app: &App, every: SignedDuration) -> anyhow::Result<Option<Timestamp>> {
    // From the start of the round: changes during it are found by the next.
    let now = app.clock.now();
    // A deletion that was begun is finished, whatever Discord says.
    delete(app).await?;
    let there = match app.discord.servers(&app.pace).await {
        Ok(there) => there,
        Err(error) => {
            tracing::warn!("{error:#}");
            return Ok(Some(now + AGAIN));
        }
    };
    for (guild, gone) in app.store.guilds().await.context("loading servers")? {
        match (there.contains(&guild), gone) {
            (true, Some(_)) => back(app, guild).await?,
            (false, None) => left(app, guild).await?,
            _ => {}
        }
    }
    delete(app).await?;
    Ok(Some(now + every))
}

/// Deletes the data of servers that were left long ago.
async fn delete(app: &App) -> anyhow::Result<()> {
    let until = app.clock.now() - SignedDuration::from_hours(24 * i64::from(app.chosen.published.keep_left));
    for guild in app.store.guilds_to_delete(until).await.context("loading servers that were left")? {
        // In steps, between which others write.
        while !app.store.delete_guild(guild).await.context("deleting the data of a server")? {}
        // The job wipes the file.
        app.deletions.ring();
        tracing::info!(%guild, "deleted the data of a server that was left");
    }
    Ok(())
}
