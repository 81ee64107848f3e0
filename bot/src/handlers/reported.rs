//! What Discord reports without being asked: a channel was deleted, closed or opened, or the bot was removed from a
//! server.
//!
//! Reports get lost when the connection does, and there are none over HTTP, so `jobs/channels.rs` and `jobs/servers.rs`
//! ask as well.

use play::{ChannelId, GuildId};
use poise::serenity_prelude as serenity;

use crate::{
    actions::{game::lost_channel, guild::membership},
    app::App,
};

/// Handles a report.
pub(super) async fn handle(app: &App, event: &serenity::FullEvent) {
    use serenity::FullEvent;
    let handled = match event {
        FullEvent::ChannelDelete { channel, .. } => deleted(app, channel).await,
        FullEvent::ThreadDelete { thread, .. } => changed(app, thread.id).await,
        FullEvent::ChannelUpdate { new, .. } | FullEvent::ThreadUpdate { new, .. } => {
            changed(app, new.id).await
        }
        // An unavailable server has an outage, and comes back by itself.
        FullEvent::GuildDelete { incomplete, .. } if !incomplete.unavailable => {
            left(app, incomplete.id).await
        }
        FullEvent::GuildCreate { guild, .. } => joined(app, guild.id).await,
        _ => Ok(()),
    };
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
            lost_channel::deleted(app, table.id()).await?;
        }
    }
    Ok(())
}

async fn changed(app: &App, channel: serenity::ChannelId) -> anyhow::Result<()> {
    lost_channel::check_changed(app, ChannelId::try_from(channel.get())?).await
}

async fn left(app: &App, guild: serenity::GuildId) -> anyhow::Result<()> {
    membership::left(app, GuildId::try_from(guild.get())?).await
}

async fn joined(app: &App, guild: serenity::GuildId) -> anyhow::Result<()> {
    let guild = GuildId::try_from(guild.get())?;
    match app.store.guild_gone(guild).await? {
        Some(_) => membership::back(app, guild).await,
        None => Ok(()),
    }
}
