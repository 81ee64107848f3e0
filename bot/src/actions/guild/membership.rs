//! The bot is removed from a server, or comes back.

use anyhow::Context as _;
use play::{GuildId, Table};

use crate::{
    actions::{
        competition::halting,
        game::{lost_channel, mail},
    },
    app::{App, caller::Caller},
};

/// Games read at a time.
const GAMES: usize = 100;

/// The bot was removed from a server.
pub(crate) async fn left(app: &App, guild: GuildId) -> anyhow::Result<()> {
    let noted = app.store.set_guild_gone(guild, app.clock.now()).await;
    noted.context("storing that a server was left")?;
    tracing::info!(%guild, "the bot was removed from a server");
    // What is played by direct messages finds out when a board is sent.
    for table in running(app, guild).await?.iter().filter(|table| !table.stored().is_by_mail()) {
        lost_channel::lost(app, table).await?;
    }
    halting::left(app, guild).await
}

/// The bot is back in a server.
pub(crate) async fn back(app: &App, guild: GuildId) -> anyhow::Result<()> {
    let now = app.clock.now();
    app.store.set_guild_back(guild, now).await.context("storing that the bot is back in a server")?;
    // Votes end later, and their posts say so.
    app.timers.set(now);
    tracing::info!(%guild, "the bot is back in a server");
    let running = running(app, guild).await?;
    mail::back(app, &running, guild).await?;
    for table in running.iter().filter(|table| table.is_cut_off()) {
        // If posting still fails, that is noticed again.
        lost_channel::found_without_board(app, table.id(), None).await?;
    }
    halting::back(app, guild).await?;
    app.release(guild.into()).await
}

/// The bot is in a server, and was added to it just now if that `is_new`.
pub(crate) async fn joined(app: &App, guild: GuildId, is_new: bool) -> anyhow::Result<()> {
    if is_new {
        let noted = app.store.welcome_guild(guild, app.clock.now()).await;
        noted.context("storing that the bot was added to a server")?;
    }
    match app.store.guild_gone(guild).await? {
        Some(_) => back(app, guild).await,
        // It was unavailable.
        None => app.release(guild.into()).await,
    }
}

/// A member used the bot in a server that it seemed to have left.
pub(crate) async fn visited(caller: &Caller) {
    let Ok(guild) = caller.guild() else { return };
    if let Err(error) = back(&caller.app, guild).await {
        tracing::error!(%guild, "storing that the bot is back in a server: {error:#}");
    }
}

/// All running games of a server.
pub(crate) async fn running(app: &App, guild: GuildId) -> anyhow::Result<Vec<Table>> {
    let mut games = Vec::new();
    loop {
        let page = app.store.running_games_in(guild.into(), GAMES, games.len()).await;
        let page = page.context("loading a server's games")?;
        let last = page.len() < GAMES;
        games.extend(page);
        if last {
            return Ok(games);
        }
    }
}
