//! Servers from which the bot was removed, and what is kept of them.
//!
//! Discord tells only bots with an intent of it. So it is asked once a day in which servers the bot is. In one that it has left
//! the clocks stand; when it is back, or somebody uses it there, its games go on, and after some weeks all that is stored of it
//! is deleted.

use std::{collections::HashSet, sync::Arc};

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};
use play::{GuildId, Table};
use poise::serenity_prelude as serenity;
use serenity::GuildPagination;

use crate::{alarm::Alarm, app::App, asked::Asked, lost_channel, plain::plain, rounds::rounds};

/// How often it is asked.
const EVERY: SignedDuration = SignedDuration::from_hours(24);
/// How soon again where Discord did not answer.
const AGAIN: SignedDuration = SignedDuration::from_hours(1);
/// So many servers Discord names at a time.
const PAGE: u64 = 200;
/// So many games are looked at at a time.
const GAMES: usize = 100;

/// Asks until the end of the program.
pub(crate) async fn run(app: Arc<App>) {
    let nothing = Alarm::default();
    rounds(app.clock.clone(), &nothing, "looking which servers were left", || round(&app)).await;
}

/// Asks in which servers the bot is, and says when to ask again.
async fn round(app: &App) -> anyhow::Result<Option<Timestamp>> {
    // From its beginning on: who is added or removed meanwhile is asked about in time.
    let now = app.clock.now();
    // What was begun is finished, whatever Discord says.
    delete(app).await?;
    let there = match joined(app).await {
        Ok(there) => there,
        Err(error) => {
            tracing::warn!("{error:#}");
            return Ok(Some(now + AGAIN));
        }
    };
    for (guild, gone) in app.store.guilds().context("looking for servers")? {
        match (there.contains(&guild), gone) {
            (true, Some(_)) => back(app, guild).await?,
            (false, None) => left(app, guild).await?,
            _ => {}
        }
    }
    delete(app).await?;
    Ok(Some(now + EVERY))
}

/// All servers in which the bot is: only an answer that is whole counts.
async fn joined(app: &App) -> anyhow::Result<HashSet<GuildId>> {
    let (mut all, mut last) = (HashSet::new(), None);
    loop {
        app.pace.turn().await;
        let page = app.http.get_guilds(last.map(GuildPagination::After), Some(PAGE)).await;
        let page = page.map_err(plain).context("asking in which servers the bot is")?;
        for server in &page {
            all.insert(server.id.get().try_into().context("a server without a number")?);
        }
        match page.last() {
            Some(server) if page.len() as u64 == PAGE => last = Some(server.id),
            _ => return Ok(all),
        }
    }
}

/// The bot is in a server no longer.
async fn left(app: &App, guild: GuildId) -> anyhow::Result<()> {
    let noted = app.store.set_guild_gone(guild, Some(app.clock.now())).await;
    noted.context("noting that a server was left")?;
    tracing::info!(%guild, "the bot is in a server no longer");
    for table in running(app, guild)? {
        lost_channel::lost(app, table.id()).await?;
    }
    Ok(())
}

/// It is there again.
async fn back(app: &App, guild: GuildId) -> anyhow::Result<()> {
    app.store.set_guild_gone(guild, None).await.context("noting that the bot is in a server again")?;
    tracing::info!(%guild, "the bot is in a server again");
    for table in running(app, guild)?.iter().filter(|table| table.is_cut_off()) {
        // Where nothing can be posted still, it is found out by that.
        lost_channel::found_without_board(app, table.id(), None).await?;
    }
    Ok(())
}

/// Somebody has used the bot in a server: so it is there.
pub(crate) async fn visited(app: &App, asked: &Asked) {
    let Ok(guild) = asked.guild() else { return };
    let seen = async {
        match app.store.guild_gone(guild)? {
            Some(_) => back(app, guild).await,
            None => Ok(()),
        }
    };
    if let Err(error) = seen.await {
        tracing::error!(%guild, "noting that the bot is in a server again: {error:#}");
    }
}

fn running(app: &App, guild: GuildId) -> anyhow::Result<Vec<Table>> {
    let mut games = Vec::new();
    loop {
        let page = app.store.running_games_in(guild, GAMES, games.len());
        let page = page.context("looking for the games of a server")?;
        let last = page.len() < GAMES;
        games.extend(page);
        if last {
            return Ok(games);
        }
    }
}

/// Deletes what is stored of servers that were left long ago.
async fn delete(app: &App) -> anyhow::Result<()> {
    let until = app.clock.now() - SignedDuration::from_hours(24 * i64::from(app.published.keep_left));
    for guild in app.store.guilds_to_delete(until).context("looking for servers that were left")? {
        // In steps, between which others write.
        while !app.store.delete_guild(guild).await.context("deleting the data of a server")? {}
        // The job wipes what the file has left of it.
        app.deletions.ring();
        tracing::info!(%guild, "the data of a server that was left were deleted");
    }
    Ok(())
}
