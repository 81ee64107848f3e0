//! What Discord reports without being asked: a channel was deleted, closed or opened, the bot's roles changed, or it was
//! removed from a server. What was refused there is tried again at once.
//!
//! Reports get lost when the connection does, and there are none over HTTP, so `jobs/channels.rs` and `jobs/servers.rs`
//! ask as well.

use play::{ChannelId, GuildId};
use poise::serenity_prelude as serenity;

use crate::{
    actions::{competition::halting, game::lost_channel, guild::membership},
    app::App,
};

/// Handles a report.
pub(super) async fn handle(app: &App, event: &serenity::FullEvent) {
    use serenity::FullEvent;
    let handled = match event {
        FullEvent::ChannelDelete { channel, .. } => deleted(app, channel).await,
        FullEvent::ThreadDelete { thread, .. } => changed(app, thread.id).await,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            changed_in(app, new.guild_id, new.id).await
        }
        FullEvent::GuildRoleUpdate { new, .. } => permissions_changed(app, new.guild_id).await,
        FullEvent::GuildRoleDelete { guild_id, .. } => permissions_changed(app, *guild_id).await,
        // Without a privileged intent, only the bot's own changes are reported.
        FullEvent::GuildMemberUpdate { event, .. } if event.user.id == app.discord.me => {
            permissions_changed(app, event.guild_id).await
        }
        // An unavailable server has an outage, and comes back by itself.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            left(app, incomplete.id).await
        }
        FullEvent::GuildCreate { guild, .. } => joined(app, guild.id, guild.joined_at).await,
        _ => Ok(()),
    };
    log(handled);
}

/// Handles the report of a channel that is hidden from the bot.
pub(crate) async fn channel_changed(app: &App, guild: serenity::GuildId, channel: serenity::ChannelId) {
    log(changed_in(app, guild, channel).await);
}

fn log(handled: anyhow::Result<()>) {
    if let Err(error) = handled {
        tracing::error!("handling an event from Discord: {error:#}");
    }
}

/// A deleted channel takes its threads along, and they aren't reported.
async fn deleted(app: &App, channel: &serenity::GuildChannel) -> anyhow::Result<()> {
    let (guild, gone) = (GuildId::try_from(channel.guild_id.get())?, ChannelId::try_from(channel.id.get())?);
    for table in membership::running(app, guild).await? {
        let stored = table.stored();
        if stored.channel == gone || stored.thread_of.is_some_and(|(parent, _)| parent == gone) {
            lost_channel::deleted(app, &table).await?;
        }
    }
    halting::channel_deleted(app, guild, gone).await
}

/// A channel was changed: maybe closed to the bot, or opened. One that is hidden takes its threads along, and they aren't reported.
async fn changed_in(app: &App, guild: serenity::GuildId, channel: serenity::ChannelId) -> anyhow::Result<()> {
    let (guild, parent) = (GuildId::try_from(guild.get())?, ChannelId::try_from(channel.get())?);
    let checked = check_games(app, guild, parent).await;
    // Also if Discord couldn't be asked about its games.
    app.release(guild.into()).await?;
    checked
}

async fn check_games(app: &App, guild: GuildId, parent: ChannelId) -> anyhow::Result<()> {
    lost_channel::check_changed(app, parent).await?;
    let mut below = membership::running(app, guild).await?;
    below.retain(|table| table.stored().thread_of.is_some_and(|(channel, _)| channel == parent));
    if !below.is_empty() && app.discord.access().is_hidden(parent).await? {
        for table in &below {
            lost_channel::deleted(app, table).await?;
        }
    }
    Ok(())
}

/// What the bot may do in a server has changed.
async fn permissions_changed(app: &App, guild: serenity::GuildId) -> anyhow::Result<()> {
    let guild = GuildId::try_from(guild.get())?;
    let checked = check_lost(app, guild).await;
    app.release(guild.into()).await?;
    checked
}

async fn check_lost(app: &App, guild: GuildId) -> anyhow::Result<()> {
    let access = app.discord.access();
    for table in membership::running(app, guild).await?.iter().filter(|table| table.is_cut_off()) {
        app.pace.turn().await;
        lost_channel::check(app, &access, table).await?;
    }
    Ok(())
}

async fn changed(app: &App, channel: serenity::ChannelId) -> anyhow::Result<()> {
    lost_channel::check_changed(app, ChannelId::try_from(channel.get())?).await
}

async fn left(app: &App, guild: serenity::GuildId) -> anyhow::Result<()> {
    membership::left(app, GuildId::try_from(guild.get())?).await
}

/// The bot is in a server: it was added just now, or the connection begins, or an outage of the server is over.
async fn joined(app: &App, guild: serenity::GuildId, since: serenity::Timestamp) -> anyhow::Result<()> {
    let is_new = since.unix_timestamp() > app.started.as_second();
    membership::joined(app, GuildId::try_from(guild.get())?, is_new).await
}
